import { canon } from '../../kernel/canonical.js';
import type { Problem } from '../../solution.js';
import { list, negative, power, product, relation, sum, sym, TWO, ZERO, type Expr } from '../../tree/expr.js';

/** x² + y² + Dx + Ey + F = 0 for each of the points, as a system for D, E and F. */
export const circleSystem = (points: readonly (readonly Expr[])[]): Problem => {
  const lines = points.map(([x = ZERO, y = ZERO]) => relation('=', canon(sum(product(x, sym('D')), product(y, sym('E')), sym('F'))), canon(negative(sum(power(x, TWO), power(y, TWO))))));
  return { kind: 'system', expression: list('system', lines), variable: 'D', options: {} };
}; // prettier-ignore
