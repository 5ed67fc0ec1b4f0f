import { isZero, rational } from '../../../maths/rational.js';
import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { fn } from '../../kernel/functions.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, type QPoly } from '../../poly/univariate.js';
import type { Draft, Problem, Step } from '../../solution.js';
import {
  anyOf,
  call,
  I,
  negative,
  num,
  PI,
  power,
  product,
  quotient,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { equation, rootLine } from '../equation/equation.js';
import { factoredExpr, quadraticRoots } from '../equation/polynomial.js';
import { written } from '../acts.js';
import { coefficientsOf, standardForm } from '../equation/standard.js';
import { planRootsOf } from './circle.js';
import { Trace, draftOf } from '../trace.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';

/** The n roots of x^n = value on a circle: r (cos + i sin) at equal angles. */
const onCircle = (value: Expr, n: number): Expr[] => {
  const minus = approx(value) < 0;
  const radius = pow(expand(minus ? neg(value) : value), num(rational(1, n)));
  return Array.from({ length: n }, (_, k) => {
    const angle = mul(num(rational(2 * k + (minus ? 1 : 0), n)), PI);
    return expand(mul(radius, add(fn('cos', angle), mul(I, fn('sin', angle)))));
  });
};

/** Roots of an irreducible factor, or null when they have no short form. */
const rootsOf = (p: QPoly): Expr[] | null => {
  const at = (k: number): Expr => num(coefficient(p, k));
  const degree = p.length - 1;
  if (degree === 1) return [div(neg(at(0)), at(1))];
  if (degree === 2) return quadraticRoots(at(2), at(1), at(0));
  if (p.slice(1, -1).every(isZero)) return onCircle(div(neg(at(0)), at(degree)), degree);
  if (degree !== 4 || !isZero(coefficient(p, 1)) || !isZero(coefficient(p, 3))) return null;
  const squares = quadraticRoots(at(4), at(2), at(0));
  // The square root of a number that is not real would add two more roots.
  if (squares.some((value) => !Number.isFinite(approx(value)))) return null;
  return squares.flatMap((value) => {
    const size = approx(value);
    const root = pow(size < 0 ? expand(neg(value)) : value, num(rational(1, 2)));
    const whole = size < 0 ? mul(I, root) : root;
    return [neg(whole), whole];
  });
};

/** The quadratic formula with a negative number under the root. */
const byFormula = (trace: Trace, p: QPoly, x: string, roots: readonly Expr[]): readonly Step[] => {
  const [c, b, a] = (coefficientsOf(trace, x) ?? p).map((one) => num(one));
  if (!a || !b || !c) return trace.steps;
  const inner = sum(power(b, TWO), negative(product(num(4), a, c)));
  const value = expand(canon(inner));
  const cases = (minusB: Expr, root: Expr, bottom: Expr): Expr =>
    anyOf([negative(root), root].map((one) => equation(sym(x), quotient(sum(minusB, one), bottom))));
  trace.to('quadratic-formula', cases(b.key === '0' ? b : negative(b), call('sqrt', inner), product(TWO, a)));
  trace.says(
    'evaluate',
    cases(neg(b), call('sqrt', value), mul(TWO, a)),
    `${written(inner)} = ${written(value)}.`,
  );
  const root = pow(value, num(rational(1, 2)));
  return trace.says('imaginary-unit', rootLine(x, roots), `√(${written(value)}) = ${written(root)}.`).steps;
};

/** All roots of a polynomial equation, also those that are not real. */
export const planComplex = (problem: Problem): Draft | null => {
  const { expression, variable } = problem;
  const p = rationalCoefficients(leftMinusRight(expression), variable);
  if (!p) return planRootsOf(problem);
  if (p.length < 2) return null;
  const roots = factorUnivariate(p).factors.map(([factor]) => rootsOf(factor));
  const known = roots.flatMap((some) => some ?? []);
  if (roots.includes(null)) return null;
  const trace = standardForm(new Trace(expression, 'equivalent'), variable);
  if (p.length === 3 && roots.length === 1 && known.length === 2) {
    const steps = byFormula(trace, p, variable, known);
    return draftOf({ kind: 'roots', variable, roots: known, complex: true }, steps);
  }
  trace.to('factor', equation(factoredExpr(p, variable), ZERO));
  trace.to('zero-product', rootLine(variable, known));
  return draftOf({ kind: 'roots', variable, roots: known, complex: true }, trace.steps);
};
