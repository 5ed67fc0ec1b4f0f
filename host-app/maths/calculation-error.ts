import type { MessageKey, Params } from './messages';

/** Part of the text that was typed, from `start` up to but without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something a person can put right: what to say, and where in the text. */
export interface Problem {
  readonly message: MessageKey;
  readonly params?: Params;
  readonly at: Span;
}

/** A calculation that has no result; `key` is worded by messages.ts. */
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

  /** The innermost place wins: an error that already knows its place keeps it. */
  locatedAt(span: Span): CalculationError {
    return this.at ? this : new CalculationError(this.key, this.params, span);
  }
}

/** Runs `work`; a calculation error comes back as a value, any other error is thrown on. */
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
