export interface Random {
  bytes(count: number): Uint8Array;
  /** At least 0, less than 1. */
  fraction(): number;
}
