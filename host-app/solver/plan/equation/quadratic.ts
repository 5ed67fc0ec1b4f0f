import { compare, exactSquare, rational } from './numbers.js';
import { add, div, mul, neg, pow, sqrt, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { coefficient, type QPoly } from '../../poly/univariate.js';
import type { Step } from '../../solution.js';
import { canon } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { isZero } from '../../../maths/rational.js';
import { contains } from '../../tree/walk.js';
import {
  arg,
  list,
  num,
  product,
  quotient,
  sum,
  call,
  negative,
  power,
  sym,
  TWO,
  ZERO,
  anyOf,
  type Expr,
} from '../../tree/expr.js';
import type { Rule } from '../../texts/en.js';
import { divided, halfSquared, middleNumbers, subtracted, written } from '../acts.js';
import { Trace } from '../trace.js';
import { equation, factorsToZero, rootLine } from './equation.js';
import { discriminantOf, factoredExpr, factorsOf, polynomialExpr } from './polynomial.js';
import { standardForm } from './standard.js';

type Way = readonly Step[];

const start = (first: Expr, p: QPoly, x: string): Trace =>
  standardForm(new Trace(first, 'equivalent'), polynomialExpr(p, x));

export const byFactoring = (first: Expr, p: QPoly, x: string, roots: readonly Expr[]): Way | null => {
  const root = exactSquare(discriminantOf(p));
  if (root === null) return null;
  const trace = start(first, p, x);
  trace.to('factor', equation(factoredExpr(p, x), ZERO), 'equivalent', [], undefined, middleNumbers(p, root));
  return factorsToZero(trace, factorsOf(p, x), x, roots).steps;
};

export const byFormula = (first: Expr, p: QPoly, x: string, roots: readonly Expr[]): Way => {
  const [a, b, c] = [2, 1, 0].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
  const trace = start(first, p, x);
  const inner = sum(power(b, TWO), negative(product(num(4), a, c)));
  const branch = (sign: 1 | -1): Expr =>
    quotient(
      sum(negative(b), sign > 0 ? call('sqrt', inner) : negative(call('sqrt', inner))),
      product(TWO, a),
    );
  const d = discriminantOf(p);
  if (compare(d, rational(0)) < 0) return trace.steps;
  trace.to('quadratic-formula', list('or', [equation(sym(x), branch(-1)), equation(sym(x), branch(1))]));
  return trace.to('simplify', rootLine(x, roots)).steps;
};

export const bySquare = (first: Expr, p: QPoly, x: string, roots: readonly Expr[]): Way => {
  const [c, b, a] = [0, 1, 2].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
  const half = div(b, mul(TWO, a));
  const trace = start(first, p, x);
  const monicLeft = expand(add(pow(sym(x), TWO), mul(div(b, a), sym(x))));
  const constant = div(c, a);
  const to = (rule: Rule, after: Expr, act: string): Trace =>
    trace.to(rule, after, 'equivalent', [], undefined, act);
  to('divide', equation(add(monicLeft, constant), ZERO), divided(a));
  to('collect-constants', equation(monicLeft, neg(constant)), subtracted(constant));
  const square = pow(add(sym(x), half), TWO);
  const value = sub(pow(half, TWO), constant);
  to('complete-square', equation(square, value), halfSquared(half));
  if (compare(discriminantOf(p), rational(0)) < 0) return trace.steps;
  const root = sqrt(value);
  const signs = root.key === '0' ? [root] : [neg(root), root];
  const cases = signs.map((side) => equation(add(sym(x), half), side));
  trace.to('take-root', anyOf(cases));
  return trace.to('solve-case', rootLine(x, roots)).steps;
};

/** b = 0: isolates the square. */
/** What is done to each side of ax² + b = c. */
const isolating = (first: Expr, x: string): string | undefined => {
  const [b, , a] = rationalCoefficients(canon(arg(first, 0)), x) ?? [];
  if (!a || !b || contains(arg(first, 1), x)) return undefined;
  const moved = isZero(b) ? [] : [subtracted(num(b))];
  const done = [...moved, ...(a.n === a.d ? [] : [divided(num(a))])];
  return done.length === 0 ? undefined : done.join(' ');
};

export const byRoots = (first: Expr, p: QPoly, x: string, roots: readonly Expr[]): Way => {
  const value = num(
    rational(-coefficient(p, 0).n * coefficient(p, 2).d, coefficient(p, 0).d * coefficient(p, 2).n),
  );
  const act = isolating(first, x);
  const line = equation(pow(sym(x), TWO), value);
  const trace = new Trace(first, 'equivalent').says('isolate-square', line, act);
  if (roots.length === 0) return trace.steps;
  return trace.says(
    'take-root',
    rootLine(x, roots),
    `The square roots of ${written(value)} are ${roots.map(written).join(' and ')}.`,
  ).steps;
};
