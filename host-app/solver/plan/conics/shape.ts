import { isZero, rational, type Rational } from '../../../maths/rational.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, rationalCoefficients } from '../../kernel/normal.js';
import { type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { leftMinusRight } from '../../kernel/canonical.js';

/** a x² + c y² + d x + e y + f = 0 with numbers, no product x y, and at least one square. */
export interface Conic {
  readonly a: Rational;
  readonly c: Rational;
  readonly d: Rational;
  readonly e: Rational;
  readonly f: Rational;
}
export const conicOf = (equation: Expr): Conic | null => {
  if (equation.kind !== 'relation' || equation.name !== '=') return null;
  if (variablesOf(equation).some((name) => name !== 'x' && name !== 'y')) return null;
  const gap = expand(leftMinusRight(equation));
  const inY = coefficientsIn(gap, 'y');
  if (!inY || inY.length > 3) return null;
  const [rest, e, c] = inY.map((part) => rationalCoefficients(part, 'x'));
  if (!rest || rest.length > 3 || e === null || c === null || (e?.length ?? 0) > 1 || (c?.length ?? 0) > 1)
    return null;
  const at = (p: readonly Rational[] | undefined, k: number): Rational => p?.[k] ?? rational(0);
  const found = { a: at(rest, 2), c: at(c, 0), d: at(rest, 1), e: at(e, 0), f: at(rest, 0) };
  return isZero(found.a) && isZero(found.c) ? null : found;
};
