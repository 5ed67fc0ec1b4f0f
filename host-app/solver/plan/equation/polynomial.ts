import { compare, isZero, rational, type Rational } from '../../../maths/rational.js';
import { approx, byValue } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sqrt, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, countRealRoots, degreeOf, type QPoly } from '../../poly/univariate.js';
import { num, sym, TWO, type Expr } from '../../tree/expr.js';

/** a x^2 + b x + c: both roots, also complex ones; a is not 0. */
export const quadraticRoots = (a: Expr, b: Expr, c: Expr): [Expr, Expr] => {
  const discriminant = expand(sub(pow(b, TWO), mul(num(4), a, c)));
  const half = expand(div(neg(b), mul(TWO, a)));
  const offset = expand(div(sqrt(discriminant), mul(TWO, a)));
  return [expand(sub(half, offset)), expand(add(half, offset))];
};
export const discriminantOf = (p: QPoly): Rational => {
  const [c, b, a] = [coefficient(p, 0), coefficient(p, 1), coefficient(p, 2)];
  return rational(b.n * b.n * a.d * c.d - 4n * a.n * c.n * b.d * b.d, b.d * b.d * a.d * c.d);
};

/** Real roots of x^k = value. */
export const realRootsOf = (value: Expr, k: number): Expr[] => {
  const size = approx(value);
  const root = pow(value, num(rational(1, k)));
  if (k % 2 === 1) return [size < 0 ? neg(pow(expand(neg(value)), num(rational(1, k)))) : root];
  if (value.key === '0') return [value];
  return size < 0 ? [] : [neg(root), root];
};

/** The common divisor of the exponents: 2 for x^4 - 5x^2 + 4. */
export const stride = (p: QPoly): number => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return p.reduce((found, c, k) => (isZero(c) ? found : gcd(found, k)), 0);
};

const irreducibleRoots = (p: QPoly): Expr[] | null => {
  const at = (k: number): Expr => num(coefficient(p, k));
  const degree = degreeOf(p);
  if (degree === 1) return [div(neg(at(0)), at(1))];
  if (degree === 2)
    return compare(discriminantOf(p), rational(0)) < 0 ? [] : quadraticRoots(at(2), at(1), at(0));
  if (countRealRoots(p) === 0) return [];
  const k = stride(p);
  if (k < 2) return null;
  const inner = irreducibleRoots(p.filter((_, at) => at % k === 0));
  return inner?.flatMap((value) => realRootsOf(value, k)) ?? null;
};

/** All different real roots in closed form; null when some have none. */
export const polynomialRoots = (p: QPoly): Expr[] | null => {
  const found: Expr[] = [];
  for (const [factor] of factorUnivariate(p).factors) {
    const roots = irreducibleRoots(factor);
    if (roots === null) return null;
    found.push(...roots);
  }
  return found.sort(byValue);
};

export const termOf = (p: QPoly, k: number, x: string): Expr =>
  mul(num(coefficient(p, k)), pow(sym(x), num(k)));
/** Coefficients as an expression in x. */
export const polynomialExpr = (p: QPoly, x: string): Expr =>
  add(...p.map((c, k) => mul(num(c), pow(sym(x), num(k)))));

/** The product of the irreducible factors. */
export const factoredExpr = (p: QPoly, x: string): Expr => {
  const { constant, factors } = factorUnivariate(p);
  return mul(
    num(constant),
    ...factors.map(([factor, multiplicity]) => pow(polynomialExpr(factor, x), num(multiplicity))),
  );
};
