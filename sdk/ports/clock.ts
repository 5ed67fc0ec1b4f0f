export interface Clock {
  /** Milliseconds since the epoch. The code uses only differences. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}
