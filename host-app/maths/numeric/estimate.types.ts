/** A value from samples of a function, and how far two estimates of it are apart. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}
