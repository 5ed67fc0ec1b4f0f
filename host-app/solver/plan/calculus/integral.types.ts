import type { Step } from '../../solution.js';
import type { Expr } from '../../tree/expr.js';

/** An antiderivative and the steps that lead to it. */
export interface Found {
  readonly value: Expr;
  readonly steps: readonly Step[];
}
export interface Task {
  readonly f: Expr;
  readonly x: string;
  readonly depth: number;
  /** For the integrals a technique leads to. */
  readonly integrate: (f: Expr, x: string) => Found | null;
}
export type Technique = (task: Task) => Found | null;
