export interface Clock {
  /** Milliseconds since the epoch. Only differences are relied upon. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function calls it off. */
  after(ms: number, action: () => void): () => void;
}
