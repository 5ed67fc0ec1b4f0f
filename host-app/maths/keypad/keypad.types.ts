import type { CalculationProblem } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import type { Real } from '../real/real';
import type { Notation } from '../significant';

/** The entry of one key: the displayed text, and the calculator notation for it. */
export interface EntryPart {
  readonly kind: 'digit' | 'operator' | 'open' | 'close' | 'sign' | 'value' | 'postfix' | 'text';
  readonly label: string;
  readonly source: string;
}

export interface TapeLine {
  readonly expression: string;
  readonly result: string;
}

export interface Keypad {
  readonly notation: Notation;
  readonly angle: AngleUnit;
  readonly parts: readonly EntryPart[];
  /**
   * Exact values for the names in the notation. Further calculations use them instead of the rounded display.
   */
  readonly values: Readonly<Record<string, Real>>;
  /** Set after '=' until the user enters something else. */
  readonly result: Real | undefined;
  /** The line above the result after '='. */
  readonly evaluated: string;
  readonly problem: CalculationProblem | undefined;
  /** The operation that another '=' repeats on the result. */
  readonly repeat: EntryPart | undefined;
  readonly memory: Real | undefined;
  readonly answer: Real | undefined;
  /** The latest is last. */
  readonly tape: readonly TapeLine[];
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type BasicKey =
  | Digit
  | '.'
  | '+'
  | '-'
  | '*'
  | '/'
  | '('
  | ')'
  | '%'
  | '='
  | 'clear'
  | 'clear-tape'
  | 'backspace'
  | 'change-sign'
  | 'memory-clear'
  | 'memory-recall'
  | 'memory-add'
  | 'memory-subtract';

/** The content of the display. */
export interface Display {
  /** The current entry, or the calculation that '=' has evaluated. */
  readonly expression: string;
  /** The result, or a preview while the user is typing; empty when there is none yet. */
  readonly result: string;
  /** What is not certain about the result. */
  readonly note: string;
  readonly settled: boolean;
  readonly problem: CalculationProblem | undefined;
  readonly memory: string | undefined;
}
