import { divide, negate, isZero } from '../../../maths/rational.js';
import { add, div, mul, neg, pow, splitTerm, sqrt, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { pack } from '../../packs/registry.js';
import { coefficient, degreeOf, leading, type QPoly } from '../../poly/univariate.js';
import { displayed } from '../../print/displayed.js';
import type { Step } from '../../solution.js';
import type { TextKey } from '../../texts/en.js';
import {
  anyOf,
  arg,
  call,
  isInt,
  isNum,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
  type Node,
} from '../../tree/expr.js';
import { contains, countNodes } from '../../tree/walk.js';
import { divided, halfSquared, subtracted, written } from '../acts.js';
import { Trace } from '../trace.js';
import { difference, equation, rootLine, type Equation, type Handler, type Way } from './equation.js';
import { byFactoring, solveCases } from './factored.js';
import { polynomialRoots, realRootsOf } from './polynomial.js';
import { cleared, coefficientsOf, standardForm, toZero } from './standard.js';

const start = (first: Expr, x: string): Trace => standardForm(new Trace(first, 'equivalent'), x);
const numbersOf = (trace: Trace, x: string): [c: Expr, b: Expr, a: Expr] => {
  const p = coefficientsOf(trace, x) ?? [];
  return [0, 1, 2].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
};
const nothing = (trace: Trace, x: string, act: string): readonly Step[] =>
  trace.to('no-real-root', rootLine(x, []), 'case', [], undefined, act).steps;

const byFormula = (first: Expr, x: string, roots: readonly Expr[]): readonly Step[] => {
  const trace = start(first, x);
  const [c, b, a] = numbersOf(trace, x);
  const inner = sum(power(b, TWO), negative(product(num(4), a, c)));
  const value = canon(inner);
  const below = `${written(inner)} = ${written(value)}`;
  if (splitTerm(value)[0].n < 0n)
    return nothing(trace, x, `Under the root of the quadratic formula ${below} is negative.`);
  const cases = (minusB: Expr, root: Expr, bottom: Expr): Expr =>
    anyOf([negative(root), root].map((one) => equation(sym(x), quotient(sum(minusB, one), bottom))));
  const isZeroB = b.key === '0';
  trace.to('quadratic-formula', cases(isZeroB ? b : negative(b), call('sqrt', inner), product(TWO, a)));
  const root = sqrt(value);
  const known = isNum(root) ? ` Its root is ${written(root)}.` : '';
  trace.says(
    'evaluate',
    cases(neg(b), isNum(root) ? root : call('sqrt', value), mul(TWO, a)),
    `${below}.${known}`,
  );
  const last = rootLine(x, roots);
  return trace.to(countNodes(displayed(last)) > countNodes(trace.line) ? 'divide-terms' : 'simplify', last)
    .steps;
};

/** The roots of both sides of baseⁿ = value, and the cases that they give. */
const rooted = (
  e: Equation,
  trace: Trace,
  [base, value, n]: readonly [base: Expr, value: Expr, n: number],
  roots: readonly Expr[],
): Trace => {
  const found = realRootsOf(value, n);
  const values = found.map(written).join(' and ');
  const index = n === 2 ? 'square' : n === 3 ? 'cube' : `${n}th`;
  const act = `The ${index} root${found.length > 1 ? `s of ${written(value)} are` : ` of ${written(value)} is`} ${values}.`;
  const lines = found.map((side) => equation(base, side));
  trace.says('take-root', anyOf(lines), act);
  const cases = lines.flatMap((line) => {
    const solved = e.solve(base, arg(line, 1), e.x);
    return solved ? [{ line, solved }] : [];
  });
  return solveCases(trace, cases, e.x, roots);
};

const bySquare = (e: Equation, first: Expr, roots: readonly Expr[]): readonly Step[] => {
  const { x } = e;
  const trace = start(first, x);
  const [c, b, a] = numbersOf(trace, x);
  const half = div(b, mul(TWO, a));
  const monicLeft = expand(add(pow(sym(x), TWO), mul(div(b, a), sym(x))));
  const constant = div(c, a);
  trace.says('divide', equation(add(monicLeft, constant), ZERO), divided(a));
  trace.says('collect-constants', equation(monicLeft, neg(constant)), subtracted(constant));
  const [base, value] = [add(sym(x), half), sub(pow(half, TWO), constant)];
  trace.says('complete-square', equation(pow(base, TWO), value), halfSquared(half));
  if (roots.length === 0) return nothing(trace, x, `A square is never negative, and ${written(value)} is.`);
  return rooted(e, trace, [base, value, 2], roots).steps;
};

/** axⁿ + b = 0 */
const byRoots = (e: Equation, first: Expr, p: QPoly): readonly Step[] => {
  const [{ x }, n] = [e, degreeOf(p)];
  const trace = new Trace(first, 'equivalent');
  if (!contains(arg(first, 0), x)) trace.to('turn-round', equation(arg(first, 1), arg(first, 0)));
  cleared(trace);
  if (contains(arg(trace.line, 1), x)) toZero(trace, x);
  const left = rationalCoefficients(canon(arg(trace.line, 0)), x) ?? p;
  const [moved, lead] = [num(coefficient(left, 0)), num(leading(left))];
  const value = num(divide(negate(coefficient(p, 0)), leading(p)));
  const acts = [
    ...(moved.key === '0' ? [] : [subtracted(moved)]),
    ...(lead.key === '1' ? [] : [divided(lead)]),
  ];
  const act = acts.length > 0 ? acts.join(' ') : undefined;
  trace.says('isolate-square', equation(pow(sym(x), num(n)), value), act);
  return realRootsOf(value, n).length === 0
    ? nothing(trace, x, `An even power is never negative, and ${written(value)} is.`)
    : rooted(e, trace, [sym(x), value, n], realRootsOf(value, n)).steps;
};
/** (x − a)ⁿ = b */
const byShiftedRoots = (e: Equation, { args: [left, right] }: Node, roots: readonly Expr[]): Way[] => {
  const { x } = e;
  if (left?.kind !== 'power' || !right || contains(right, x) || right.key === '0') return [];
  const [base, exponent] = [arg(left, 0), arg(left, 1)];
  const value = canon(right);
  if (base.kind !== 'sum' || !isInt(exponent) || exponent.value.n < 2n || roots.length === 0) return [];
  if (rationalCoefficients(canon(base), x)?.length !== 2) return [];
  const trace = new Trace(equation(left, right), 'equivalent');
  const { steps } = rooted(e, trace, [base, value, Number(exponent.value.n)], roots);
  return [{ nameKey: 'method.roots', steps }];
};

/** The ways to solve p = 0 that a book shows, the one that is tried first in front. */
const polynomialWays = (e: Equation, p: QPoly, roots: readonly Expr[]): readonly Way[] => {
  const { x } = e;
  const first = equation(e.left, e.right);
  const isPure = p.slice(1, -1).every(isZero);
  const isQuadratic = p.length === 3;
  const factoring = byFactoring(e, p, roots);
  const taken = isPure ? byRoots(e, first, p) : null;
  const way = (nameKey: TextKey, steps: readonly Step[] | null): readonly Way[] =>
    steps ? [{ nameKey, steps }] : [];
  return [
    ...byShiftedRoots(e, first, roots),
    ...way('method.roots', taken),
    ...way('method.factoring', factoring),
    ...(isQuadratic ? way('method.formula', byFormula(first, x, roots)) : []),
    ...(isQuadratic && !isPure ? way('method.square', bySquare(e, first, roots)) : []),
  ];
};

/** A polynomial of any degree with rational coefficients. */
export const polynomial: Handler = (e) => {
  const p = rationalCoefficients(difference(e), e.x);
  const roots = p && polynomialRoots(p);
  if (!p || !roots) return null;
  if (p.length === 1)
    return { roots, steps: toZero(new Trace(equation(e.left, e.right), 'equivalent'), e.x).steps };
  const ways = polynomialWays(e, p, roots);
  const [first] = ways;
  return first ? { roots, steps: first.steps, ways } : pack('algebra').powerSubstitution(e, p);
};
