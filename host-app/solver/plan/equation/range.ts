import { approx, byValue } from '../../kernel/approx.js';
import { add, mul } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import type { Problem } from '../../solution.js';
import { num, type Expr } from '../../tree/expr.js';
import type { Solved } from './equation.js';

/** The range of the question. */
export interface Limits {
  readonly from: Expr;
  readonly to: Expr;
  readonly fromOpen: boolean;
  readonly toOpen: boolean;
}
export const limitsOf = ({ from, to, operation }: Problem['options']): Limits | null =>
  from && to
    ? {
        from: canon(from),
        to: canon(to),
        fromOpen: operation?.startsWith('(') ?? false,
        toOpen: operation?.endsWith(')') ?? false,
      }
    : null;

/** The roots in the range, in order, each repeated with the period. */
export const rootsWithin = ({ roots, period }: Pick<Solved, 'roots' | 'period'>, limits: Limits): Expr[] => {
  const [low, high] = [approx(limits.from), approx(limits.to)];
  const found: Expr[] = [];
  for (const root of roots) {
    const [start, length] = [approx(root), period ? approx(period) : Infinity];
    const first = period ? Math.ceil((low - start) / length - 1e-9) : 0;
    for (let k = first; k < first + 400; k += 1) {
      const value = period ? start + k * length : start;
      if (value > high + 1e-9) break;
      const outside =
        value < low - 1e-9 ||
        (limits.fromOpen && Math.abs(value - low) < 1e-9) ||
        (limits.toOpen && Math.abs(value - high) < 1e-9);
      if (!outside) found.push(period ? expand(add(root, mul(num(k), period))) : root);
      if (!period) break;
    }
  }
  return found.sort(byValue);
};
