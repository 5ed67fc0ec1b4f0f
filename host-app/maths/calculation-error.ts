import type { MessageKey, Params } from './messages';

/** A part of the typed text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A mistake that the user can correct: the message, and its position in the text. */
export interface CalculationProblem {
  readonly message: MessageKey;
  readonly params?: Params;
  readonly at: Span;
}

/** A calculation without a result; messages.ts has the text for `key`. */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
  readonly key: MessageKey;
  readonly params: Params;
  readonly at: Span | undefined;

  constructor(key: MessageKey, params: Params = {}, at?: Span) {
    super(key);
    this.key = key;
    this.params = params;
    this.at = at;
  }

  /** Adds the position, unless the error has one: the innermost position is kept. */
  locatedAt(span: Span): CalculationError {
    return this.at ? this : new CalculationError(this.key, this.params, span);
  }
}

/** Runs `work` and returns a calculation error as a value; other errors are thrown on. */
export const attempt = <T>(
  work: () => T,
): { ok: true; value: T } | { ok: false; error: CalculationError } => {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof CalculationError) return { ok: false, error };
    throw error;
  }
};
