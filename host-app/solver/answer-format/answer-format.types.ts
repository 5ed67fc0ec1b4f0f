import type { SolutionAnswer } from '../solution.js';

/** How a question wants its answer written; without an entry in no particular way. */
export interface AnswerFormat {
  /** Rounded to so many decimal places; -1 for tens. */
  readonly places?: number;
  /** Rounded to so many significant digits. */
  readonly digits?: number;
  /** The unit whose whole numbers `places` counts from: 'to the nearest cent'. */
  readonly unit?: string;
  /** 'standard' is Ax + By = C of a line. */
  readonly notation?: 'interval' | 'set' | 'standard' | 'mixed' | 'decimal' | 'percent';
  readonly isFraction?: true;
}

/** The answer in the form that the question has named. */
export interface FormattedAnswer {
  readonly value: SolutionAnswer;
  /** Its numbers, rounded. */
  readonly approx: string | null;
  /** The answer in another notation, as a sentence. */
  readonly notes: readonly string[];
}
