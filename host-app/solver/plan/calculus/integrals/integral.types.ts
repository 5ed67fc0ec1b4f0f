import type { Step } from '../../../solution.js';
import type { Expr } from '../../../tree/expr.js';

/** An antiderivative and the steps that lead to it. */
export interface Antiderivative {
  readonly value: Expr;
  readonly steps: readonly Step[];
}
export interface IntegrationTask {
  readonly f: Expr;
  readonly x: string;
  readonly depth: number;
  /** For the integrals a technique leads to. */
  readonly integrate: (f: Expr, x: string) => Antiderivative | null;
}
export type Technique = (task: IntegrationTask) => Antiderivative | null;
