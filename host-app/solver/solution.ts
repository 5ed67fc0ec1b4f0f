import type { AnswerFormat, FormattedAnswer } from './answer-format/answer-format.types.js';
import type { Span } from './parse/index.js';
import type { FunctionAnswer, FunctionKind } from './plan/functions/functions.types.js';
import type { Rule, TextKey } from './texts/en.js';
import type { Expr } from './tree/expr.js';

/**
 * The relation of a line to the one before: same value, same roots, at least the same roots, or one of
 * several cases.
 */
export type Link = 'equal' | 'equivalent' | 'implies' | 'case';
export type CheckWay = 'identity' | 'substitution' | 'numeric' | 'recomputed';

export interface Step {
  readonly rule: Rule;
  readonly titleKey: TextKey;
  readonly whyKey: TextKey;
  readonly before: Expr;
  readonly after: Expr;
  /** Ids (paths) of the parts of `after` that are new. */
  readonly focus: readonly string[];
  readonly link: Link;
  /** The row operation, or the meaning of a new letter: 'R2 -> R2 - 3*R1'. It belongs to the title. */
  readonly detail?: string;
  /** What is done to each side, with its number: '3 is subtracted from each side.' It replaces the general reason. */
  readonly act?: string;
  /** New letters of the line with their values: the first of the variable, each further one of the letter before. */
  readonly letters?: readonly (readonly [name: string, value: Expr])[];
  readonly substeps: readonly Step[];
  /** The check of this step; null before it is checked. A solution contains checked steps only. */
  readonly check: CheckWay | null;
}

export interface Method {
  readonly nameKey: TextKey;
  readonly steps: readonly Step[];
}

export interface Interval {
  readonly lo: Expr;
  readonly hi: Expr;
  readonly loOpen: boolean;
  readonly hiOpen: boolean;
}

export type SolutionAnswer =
  | FunctionAnswer
  | { readonly kind: 'value'; readonly exact: Expr }
  | { readonly kind: 'expression'; readonly exact: Expr }
  | {
      readonly kind: 'roots';
      readonly variable: string;
      readonly roots: readonly Expr[];
      /** The roots have no short exact form: they are decimals, correct to the last digit. */
      readonly rounded?: true;
      /** Over the complex numbers: the list is complete. */
      readonly complex?: true;
    }
  /** Roots that repeat: each of `roots` plus any whole multiple of `period`. */
  | {
      readonly kind: 'periodic';
      readonly variable: string;
      readonly roots: readonly Expr[];
      readonly period: Expr;
      /** Stands for any whole number; the question does not use it. */
      readonly letter: string;
    }
  | { readonly kind: 'everything'; readonly variable: string }
  | {
      readonly kind: 'intervals';
      readonly variable: string;
      readonly intervals: readonly Interval[];
      /** Each interval shifted by a whole multiple of this is a solution, too. */
      readonly period?: Expr;
      /** Stands for this whole number; the question does not use it. */
      readonly letter?: string;
    }
  | {
      readonly kind: 'points';
      readonly variables: readonly string[];
      readonly points: readonly (readonly Expr[])[];
      /** There is no solution, not even a complex one. */
      readonly inconsistent?: true;
    }
  /** Infinitely many solutions of a system: every value of the parameters gives one. */
  | {
      readonly kind: 'family';
      readonly variables: readonly string[];
      readonly point: readonly Expr[];
      readonly parameters: readonly string[];
    }
  | { readonly kind: 'list'; readonly items: readonly Expr[] }
  | { readonly kind: 'truth'; readonly value: boolean };

export type ProblemKind =
  | FunctionKind
  | 'evaluate'
  | 'simplify'
  | 'expand'
  | 'factor'
  | 'solve'
  | 'inequality'
  | 'system'
  | 'derivative'
  | 'integral'
  | 'definite'
  | 'limit'
  | 'series'
  | 'sequence'
  | 'gcd'
  | 'lcm'
  | 'prime-factors'
  | 'is-prime'
  | 'is-composite'
  | 'remainder'
  | 'matrix'
  /** Divisors, residues, bases, decimals: `operation` selects which. */
  | 'numbers'
  /** An identity to be proven. */
  | 'identity'
  | 'probability'
  /** Sentences as relations between named amounts; `items` has the requested amounts. */
  | 'story'
  /** An amount of a figure or a law: `operation` names the formula table with its relations. */
  | 'measure'
  /** A number from data or from a count of cases: `operation` selects which, `items` has the data. */
  | 'counted'
  /** Another form of an expression, or a number derived from it: `operation` selects which. */
  | 'rewrite'
  /** A question of a family in `families/`: `operation` is its name and its task. */
  | 'applied'
  /** An integral over a rectangle; `items` are the letters with their bounds, the inner one first. */
  | 'double';

/**
 * The question after reading: `expression` is the maths, `options` are the further parts (bounds, point,
 * order).
 */
export interface Problem {
  readonly kind: ProblemKind;
  readonly expression: Expr;
  readonly variable: string;
  readonly options: {
    readonly from?: Expr;
    readonly to?: Expr;
    readonly side?: 'left' | 'right';
    readonly order?: number;
    /** Letters to differentiate by, one after the other. */
    readonly by?: readonly string[];
    /** Values of letters at the point of the question. */
    readonly at?: Readonly<Record<string, Expr>>;
    readonly unknowns?: readonly string[];
    readonly operation?: string;
    /** How the question wants the equation of a line. */
    readonly lineForm?: 'general' | 'point-slope' | 'standard';
    /** The story is of a known kind: its amounts stand in the table of that kind. */
    readonly hasTable?: boolean;
    /** Another interpretation of the words, as a question of its own. */
    readonly otherwise?: { readonly text: string; readonly expression: Expr };
    /** The question asks for roots over the complex numbers. */
    readonly complex?: boolean;
    /** The question is about the answer of this one. */
    readonly inner?: Problem;
    /** The unit of the answer, as the question names it. */
    readonly unit?: string;
    /** Angles of the question are in degrees. */
    readonly degrees?: boolean;
    readonly items?: readonly Expr[];
    /** The expression is the value of a function: its body, and what takes the place of its letter. */
    readonly composed?: {
      readonly body: Expr;
      readonly variable: string;
      readonly inner: string;
      readonly value: Expr;
    };
    /** How the answer is to be written. */
    readonly format?: AnswerFormat;
    readonly letters?: {
      readonly bag: Readonly<Record<string, number>>;
      readonly drawn: string;
      readonly ordered: boolean;
    };
  };
}

export interface Draft {
  readonly answer: SolutionAnswer;
  readonly methods: readonly { readonly nameKey: TextKey; readonly steps: readonly Step[] }[];
  readonly notes: readonly TextKey[];
  /** Roots and logarithms of letters are simplified for positive letters. */
  readonly positive?: boolean;
  /**
   * The data behind a planner's verdict, which the checks test: two one-sided limits, two points with one
   * value.
   */
  readonly evidence?: readonly Expr[];
  /** The roots before those outside the range were dropped. */
  readonly before?: readonly Expr[];
  /** The question is about the solutions of an equation or inequality: those. */
  readonly inner?: Draft;
  /** All solutions of a system when the question asks for one unknown. */
  readonly points?: Extract<SolutionAnswer, { kind: 'points' }>;
}

export interface Reading {
  readonly kind: ProblemKind;
  readonly expression: Expr;
  readonly variable: string;
  /** The unit of the answer; `null` for a number without one. */
  readonly unit: string | null;
  /** The expression with its sign and bounds, for display. */
  readonly question: Expr;
  /** What is asked of the expression, as 'derivative of'; empty where the expression shows it. */
  readonly task: string;
  /** The problem in ASCII maths with its verb, as a link to this interpretation. */
  readonly text: string;
}

export interface Solution {
  readonly kind: 'solution';
  readonly problem: string;
  readonly reading: Reading;
  readonly alternatives: readonly Reading[];
  readonly methods: readonly Method[];
  readonly answer: {
    readonly value: SolutionAnswer;
    readonly exact: Expr;
    readonly approx: string | null;
    /** Null where the question names no form. */
    readonly requested: FormattedAnswer | null;
    readonly words: TextKey | null;
    /** Relations between letters under which the answer is true; they belong to the answer. */
    readonly conditions: readonly Expr[];
  };
  readonly domainNotes: readonly TextKey[];
  /** 'steps': every step and the answer were checked. 'answer': only the answer was; no steps are shown. */
  readonly verification: 'steps' | 'answer';
}
export interface Misread {
  readonly kind: 'misread';
  readonly problem: string;
  readonly messageKey: TextKey;
  readonly span: Span;
}
export interface CannotSolve {
  readonly kind: 'cannot-solve';
  readonly problem: string;
  readonly reading: Reading | null;
  readonly messageKey: TextKey;
}
