/** The address bar. */
export interface AddressBar {
  read(): string;
  /** Puts another address there; the page, its state and the history stay. */
  replace(address: string): void;
}
