/** A text that is stored for later pages. Never throws. Without storage it lasts as long as the page. */
export interface StorageSlot {
  read(): string | null;
  /** `null` deletes it. */
  write(text: string | null): void;
}
