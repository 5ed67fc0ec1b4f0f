import type { Interval } from '../../solution.js';
import { list, relation, sym, anyOf, type Expr, type RelationName } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';

/** x < 2 or 3 <= x < 5. */
export const intervalsExpr = (x: string, intervals: readonly Interval[]): Expr => {
  const side = (name: RelationName, a: Expr, b: Expr): Expr => relation(name, a, b);
  const one = ({ lo, hi, loOpen, hiOpen }: Interval): Expr => {
    const below = isInfinite(lo);
    const above = isInfinite(hi);
    if (below && above) return list('all', []);
    if (lo.key === hi.key) return side('=', sym(x), lo);
    if (below) return side(hiOpen ? '<' : '<=', sym(x), hi);
    if (above) return side(loOpen ? '>' : '>=', sym(x), lo);
    return list('and', [side(loOpen ? '<' : '<=', lo, sym(x)), side(hiOpen ? '<' : '<=', sym(x), hi)]);
  };
  const parts = intervals.map(one);
  return anyOf(parts);
};
