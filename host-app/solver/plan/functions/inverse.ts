import { approx } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { fn } from '../../kernel/functions.js';
import { isProvenZero } from '../../kernel/normal.js';
import { MathProblem } from '../../kernel/problem.js';
import type { Draft, Problem } from '../../solution.js';
import {
  arg,
  E,
  isNode,
  isNum,
  negative,
  num,
  ONE,
  relation,
  sum,
  sym,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { rootLine } from '../equation/equation.js';
import { solveEquation } from '../equation/index.js';
import { simplest } from '../simplify/index.js';
import { step, draftOf } from '../trace.js';
import { valueAt } from './analysis.js';
import { pointOf } from './extrema.js';

/** Two points with the same value, found by solving f(x) = value for a few values. */
const sameValueTwice = (e: Expr, x: string): readonly Expr[] | null => {
  for (const value of [1, 2, 4, 0, 3, 5, -1, 7, 10]) {
    const solved = solveEquation(e, num(value), x);
    if (!solved || solved.everything || solved.roots.length === 0) continue;
    const [first, second] = solved.roots;
    if (first && second) return [first, second];
    if (first && solved.period) return [first, canon(sum(first, solved.period))];
  }
  return null;
};

const notOneToOne = (e: Expr, x: string): Draft | null => {
  const places = sameValueTwice(e, x);
  if (!places) return null;
  const [a = ZERO, b = ZERO] = places;
  const put = (place: Expr): Expr => substitute(e, sym(x), place);
  return {
    ...draftOf({ kind: 'verdict', verdict: 'no-inverse' }, [step('same-value', put(a), put(b), 'equal')]),
    evidence: places,
  };
};

/** Undoes the operations on the variable from the outside in; null where an operation has two inverses. */
const peeled = (e: Expr, value: Expr, x: string): Expr | null => {
  if (e.kind === 'sym') return value;
  if (!isNode(e) || e.args.filter((part) => contains(part, x)).length !== 1) return null;
  const inner = e.args.find((part) => contains(part, x)) ?? e;
  const others = e.args.filter((part) => part !== inner);
  if (e.kind === 'sum') return peeled(inner, sub(value, add(...others)), x);
  if (e.kind === 'product') return peeled(inner, div(value, mul(...others)), x);
  if (e.kind === 'call') {
    const undone = UNDONE[e.name];
    return undone && others.length === 0 ? peeled(inner, undone(value), x) : null;
  }
  if (e.kind !== 'power') return null;
  const [base, exponent] = [arg(e, 0), arg(e, 1)];
  if (inner === exponent) return peeled(inner, div(fn('ln', value), fn('ln', base)), x);
  if (!isNum(exponent) || exponent.value.n % 2n === 0n) return null;
  return peeled(inner, pow(value, div(ONE, exponent)), x);
};
const UNDONE: Readonly<Record<string, (value: Expr) => Expr>> = {
  ln: (value) => pow(E, value),
  asin: (value) => fn('sin', value),
  acos: (value) => fn('cos', value),
  atan: (value) => fn('tan', value),
  sinh: (value) => fn('asinh', value),
  tanh: (value) => fn('atanh', value),
};

export const planInverse = ({ expression: e, variable: x }: Problem): Draft | null => {
  const other = x === 'y' ? 't' : 'y';
  let solved: ReturnType<typeof solveEquation> = null;
  try {
    solved = solveEquation(e, sym(other), x);
  } catch (error) {
    if (!(error instanceof MathProblem)) throw error;
  }
  const single = solved?.roots.length === 1 && !solved.period ? solved.roots[0] : undefined;
  const only = single ?? peeled(canon(e), sym(other), x);
  if (!only) return notOneToOne(e, x);
  const inverse = simplest(canon(substitute(only, sym(other), sym(x)))).form;
  const start = relation('=', sym(other), e);
  const swapped = relation('=', sym(x), substitute(e, sym(x), sym(other)));
  const done = relation('=', sym(other), inverse);
  const again = single ? solveEquation(arg(swapped, 1), sym(x), other) : null;
  const lines = again?.steps ?? [];
  const inner = lines.length > 1 && lines.every(({ link }) => link === 'equivalent') ? lines : [];
  return draftOf(
    { kind: 'expression', exact: inverse },
    [step('swap-variables', start, swapped, 'case'), step('solve-for', swapped, done, 'implies', inner)],
    ['note.inverse-domain'],
  );
};

/** Compares f(-x) with f(x): even, odd or neither. */
export const planSymmetry = ({ expression: e, variable: x }: Problem): Draft | null => {
  const mirrored = substitute(e, sym(x), negative(sym(x)));
  const [plainForm, turned] = [canon(e), canon(mirrored)];
  if (plainForm.key === '0') return null;
  const even = isProvenZero(sub(plainForm, turned));
  const odd = !even && isProvenZero(sub(plainForm, neg(turned)));
  if (!even && !odd && !differs(plainForm, turned, x)) return null;
  const short = even ? e : odd ? negative(e) : simplest(turned).form;
  const steps = mirrored.key === short.key ? [] : [step('mirror', mirrored, short, 'equal')];
  return draftOf({ kind: 'verdict', verdict: even ? 'even' : odd ? 'odd' : 'neither' }, steps);
};

/** Certainly neither equal nor opposite: tested at one point each. */
const differs = (a: Expr, b: Expr, x: string): boolean => {
  const values = [0.37, 1.19, 2.41, 3.3, 0.83].map((place) => [
    approx(a, { [x]: place }),
    approx(b, { [x]: place }),
  ]);
  const far = (sign: number): boolean =>
    values.some(
      ([p = 0, q = 0]) =>
        Math.abs(p - sign * q) > 1e-6 * (1 + Math.abs(p)) || Number.isNaN(p) !== Number.isNaN(q),
    );
  return far(1) && far(-1);
};

/** The value of the function at 0, and where it is 0. */
export const planIntercepts = ({ expression: e, variable: x }: Problem): Draft | null => {
  const at0 = valueAt(e, x, ZERO);
  const solved = solveEquation(e, ZERO, x);
  if (!solved || solved.period || solved.everything) return null;
  const put = substitute(e, sym(x), ZERO);
  const steps = [
    ...(solved.steps.length > 0
      ? [step('set-y-zero', relation('=', e, ZERO), rootLine(x, solved.roots), 'equivalent' as const, [])]
      : []),
    ...(at0 && put.key !== at0.key ? [step('set-x-zero', put, at0, 'equal' as const)] : []),
  ];
  return draftOf(
    {
      kind: 'facts',
      facts: [
        ...solved.roots.map((root) => ({ name: 'x-intercept' as const, value: pointOf(root, ZERO) })),
        ...(at0 ? [{ name: 'y-intercept' as const, value: pointOf(ZERO, at0) }] : []),
      ],
    },
    steps,
  );
};
