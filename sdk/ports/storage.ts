/** A piece of text that outlives the page. Never throws: without storage it lives as long as the page. */
export interface StorageSlot {
  read(): string | null;
  /** `null` empties it. */
  write(text: string | null): void;
}
