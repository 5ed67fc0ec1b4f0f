import type { Problem } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import type { Real } from '../real/real';
import type { Notation } from '../significant';

/** One key's worth of what has been entered: what is shown, and the calculator notation it stands for. */
export interface Part {
  readonly kind: 'digit' | 'operator' | 'open' | 'close' | 'sign' | 'value' | 'postfix' | 'text';
  readonly shown: string;
  readonly meant: string;
}

export interface TapeLine {
  readonly expression: string;
  readonly result: string;
}

export interface Keypad {
  readonly notation: Notation;
  readonly angle: AngleUnit;
  readonly parts: readonly Part[];
  /** Exact values behind the names that parts mean: results go on exactly, not as they are shown. */
  readonly values: Readonly<Record<string, Real>>;
  /** Set once '=' gave a result, until something else is entered. */
  readonly result: Real | undefined;
  /** What the line above the result says after '='. */
  readonly asked: string;
  readonly problem: Problem | undefined;
  /** Pressing '=' again does this to the result. */
  readonly repeat: Part | undefined;
  readonly memory: Real | undefined;
  readonly answer: Real | undefined;
  /** Latest last. */
  readonly tape: readonly TapeLine[];
}

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
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

/** The display, ready to be shown. */
export interface Display {
  /** What is being entered, or what '=' was asked. */
  readonly expression: string;
  /** The result, or while entering a preview of it; empty when there is none yet. */
  readonly result: string;
  readonly settled: boolean;
  readonly problem: Problem | undefined;
  readonly memory: string | undefined;
}
