/** The address bar. */
export interface AddressBar {
  read(): string;
  /** Replaces the address. The page, its state and the history stay. */
  replace(address: string): void;
}
