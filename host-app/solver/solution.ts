import type { Span } from './parse/index.js';
import type { FunctionAnswer, FunctionKind } from './plan/functions/functions.types.js';
import type { Rule, TextKey } from './texts/en.js';
import type { Expr } from './tree/expr.js';

/** How a line follows from the one before: same value, same roots, at least the same roots, or one of several cases. */
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
  /** What is done to which row, or what stands for what: 'R2 -> R2 - 3*R1'. It belongs to the title. */
  readonly detail?: string;
  readonly substeps: readonly Step[];
  /** How this step was checked; null while it is not. A solution shows checked steps only. */
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

export type Answer =
  | FunctionAnswer
  | { readonly kind: 'value'; readonly exact: Expr }
  | { readonly kind: 'expression'; readonly exact: Expr }
  | {
      readonly kind: 'roots';
      readonly variable: string;
      readonly roots: readonly Expr[];
      /** The roots have no short exact form: they are decimals, right to the last place shown. */
      readonly rounded?: true;
      /** Asked for over the complex numbers: all of them are there. */
      readonly complex?: true;
    }
  /** Roots that repeat: each of `roots` plus any whole multiple of `period`. */
  | {
      readonly kind: 'periodic';
      readonly variable: string;
      readonly roots: readonly Expr[];
      readonly period: Expr;
    }
  | { readonly kind: 'everything'; readonly variable: string }
  | {
      readonly kind: 'intervals';
      readonly variable: string;
      readonly intervals: readonly Interval[];
      /** Each interval moved by any whole multiple of this is one too. */
      readonly period?: Expr;
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
  /** Divisors, residues, bases, decimals: `operation` says which. */
  | 'numbers'
  /** An identity to be proven. */
  | 'identity'
  | 'probability'
  /** Sentences as relations between named amounts; `items` holds what is asked. */
  | 'story'
  /** An amount of a figure or a law: `operation` names the sheet with its relations. */
  | 'measure'
  /** A number that data or a count of cases lead to: `operation` says which, `items` hold the data. */
  | 'counted'
  /** Another form of an expression, or a number that belongs to it: `operation` says which. */
  | 'rewrite'
  /** An integral over a rectangle; `items` are the letters with their bounds, the inner one first. */
  | 'double';

/** What is asked, after reading: `expression` holds the maths, `options` what the verb added (bounds, point, order). */
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
    /** Values of letters at the point that is asked for. */
    readonly at?: Readonly<Record<string, Expr>>;
    readonly unknowns?: readonly string[];
    readonly operation?: string;
    /** What the words may also mean, as a question of its own. */
    readonly otherwise?: { readonly text: string; readonly expression: Expr };
    /** Roots over the complex numbers are wanted. */
    readonly complex?: boolean;
    /** Angles of the question are in degrees. */
    readonly degrees?: boolean;
    readonly items?: readonly Expr[];
    readonly letters?: {
      readonly bag: Readonly<Record<string, number>>;
      readonly drawn: string;
      readonly ordered: boolean;
    };
  };
}

export interface Draft {
  readonly answer: Answer;
  readonly methods: readonly { readonly nameKey: TextKey; readonly steps: readonly Step[] }[];
  readonly notes: readonly TextKey[];
  /** Simplifying roots and logarithms of letters holds where the letters are positive. */
  readonly positive?: boolean;
  /** What the planner rests a verdict on, for the checks to test: two one-sided limits, two places with one value. */
  readonly evidence?: readonly Expr[];
  /** The roots before those outside of the range that was asked for are left out. */
  readonly before?: readonly Expr[];
  /** All solutions of a system of which one unknown was asked. */
  readonly points?: Extract<Answer, { kind: 'points' }>;
}

export interface Reading {
  readonly kind: ProblemKind;
  readonly expression: Expr;
  readonly variable: string;
  /** The expression with its sign and bounds, where the question has some: to be shown. */
  readonly asked: Expr;
  /** The problem in ASCII maths with its verb, to click on. */
  readonly text: string;
}

export interface Solution {
  readonly kind: 'solution';
  readonly problem: string;
  readonly reading: Reading;
  readonly alternatives: readonly Reading[];
  readonly methods: readonly Method[];
  readonly answer: {
    readonly value: Answer;
    readonly exact: Expr;
    readonly approx: string | null;
    readonly words: TextKey | null;
  };
  readonly domainNotes: readonly TextKey[];
  /** 'steps': every step and the answer are checked. 'answer': the answer only; no steps are shown. */
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
