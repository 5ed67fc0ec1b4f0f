import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { INFINITY, list, relation, sym, ZERO, type Expr } from '../../tree/expr.js';

const A = sym('A');
interface SetUp {
  readonly best: 'max' | 'min';
  readonly condition?: Expr;
  readonly objective: Expr;
  readonly to?: Expr;
  readonly from?: Expr;
  /** The letters or the amount that the question asks for. */
  readonly asked: readonly Expr[];
}
export const optimum = ({ best, condition, objective, from, to, asked }: SetUp): Problem =>
  problem('applied', list('system', [...(condition ? [condition] : []), relation('=', A, objective)]), 'x', {
    operation: `optimum:${best}`,
    items: asked,
    from: from ?? ZERO,
    to: to ?? INFINITY,
  });
