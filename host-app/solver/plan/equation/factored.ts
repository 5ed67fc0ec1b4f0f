import { canon } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { pack } from '../../packs/registry.js';
import { factorUnivariate } from '../../poly/factor.js';
import { coefficient, primitive, type QPoly } from '../../poly/univariate.js';
import { displayed } from '../../print/displayed.js';
import type { Step } from '../../solution.js';
import { anyOf, arg, factorsOf, num, ZERO, type Expr } from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { divided, middleNumbers, written } from '../acts.js';
import { Trace } from '../trace.js';
import { equation, rootLine, type Equation, type Solved } from './equation.js';
import { exactSquare } from './numbers.js';
import { discriminantOf, factoredExpr, polynomialExpr } from './polynomial.js';
import { coefficientsOf, standardForm } from './standard.js';

/** The factors with the unknown in a product = 0, as they are written; null where the line is no such product. */
const factorsIn = (line: Expr, x: string): readonly Expr[] | null => {
  const [left, right] = [arg(line, 0), arg(line, 1)];
  const whole = left.kind === 'negative' ? arg(left, 0) : left;
  const isProduct = whole.kind === 'product' || whole.kind === 'power';
  const bases = factorsOf(whole).map((part) => (part.kind === 'power' ? arg(part, 0) : part));
  const open = bases.filter((part) => contains(part, x));
  const isEach = open.every((part) => rationalCoefficients(canon(part), x));
  return isProduct && right.key === '0' && isEach ? open : null;
};

/** What a case has as its roots, in a sentence: '2x − 3 = 0 gives x = 3/2'. */
const said = (line: Expr, x: string, { roots }: Solved): string =>
  roots.length === 0
    ? `${written(arg(line, 0))} is never ${written(arg(line, 1))}`
    : `${written(line)} gives ${roots.map((root) => `${x} = ${written(root)}`).join(' and ')}`;

export interface Case {
  readonly line: Expr;
  readonly solved: Solved;
}
/** Each case is solved; how, where it is not seen at once. */
export const solveCases = (
  trace: Trace,
  cases: readonly Case[],
  x: string,
  roots: readonly Expr[],
): Trace => {
  const open = cases.filter(({ line }) => arg(line, 0).key !== x || contains(arg(line, 1), x));
  // A root that one case leaves out may be a root of another: such lines are checked with their own equation only.
  const isHard = ({ solved: { method, roots: found, steps } }: Case): boolean =>
    method !== 'linear' && found.length > 0 && steps.every(({ rule }) => rule !== 'test-roots');
  const hard = open.filter(isHard);
  const act = `${open.map(({ line, solved }) => said(line, x, solved)).join('; ')}.`;
  return trace.says(
    'solve-case',
    rootLine(x, roots),
    open.length === 0 || cases.some(({ solved }) => solved.period) ? undefined : act,
    hard.flatMap(({ solved }) => solved.steps),
  );
};
/** A product is 0 where one of its factors is. */
export const toCases = (
  trace: Trace,
  factors: readonly (readonly [factor: Expr, solved: Solved])[],
  x: string,
  roots: readonly Expr[],
): Trace => {
  const cases = factors.map(([factor, solved]) => ({ line: equation(factor, ZERO), solved }));
  trace.to('zero-product', anyOf(cases.map(({ line }) => line)));
  return solveCases(trace, cases, x, roots);
};

/** The two numbers that make the factors of x² + bx + c. */
export const factorsAct = (p: QPoly): string | undefined => {
  const square = p.length === 3 ? exactSquare(discriminantOf(p)) : null;
  return square && coefficient(p, 2).n === 1n ? middleNumbers(p, square) : undefined;
};

/** A polynomial with rational coefficients that is a product of shorter ones. */
export const byFactoring = (e: Equation, p: QPoly, roots: readonly Expr[]): readonly Step[] | null => {
  const { x } = e;
  const trace = new Trace(equation(e.left, e.right), 'equivalent');
  const cases = (factors: readonly Expr[]): readonly Step[] | null => {
    const solved = factors.map((factor) => [factor, e.solve(factor, ZERO, x)] as const);
    const all = solved.flatMap(([factor, one]) => (one ? [[factor, one] as const] : []));
    return all.length < factors.length ? null : toCases(trace, all, x, roots).steps;
  };
  const given = factorsIn(trace.line, x);
  if (given) return cases(given);
  const { factors } = factorUnivariate(p);
  if (factors.length === 1 && factors[0]?.[1] === 1) return null;
  standardForm(trace, x);
  const [content, whole] = primitive(coefficientsOf(trace, x) ?? p);
  trace.says('divide-common', equation(polynomialExpr(whole, x), ZERO), divided(num(content)));
  const act = factorsAct(whole);
  if (!act) pack('expressions').toFactors(trace, whole, x);
  trace.says('factor', equation(factoredExpr(whole, x), ZERO), act);
  return roots.length === 0 ? trace.steps : cases(factorsIn(displayed(trace.line), x) ?? []);
};
