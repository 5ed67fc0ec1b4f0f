import { exactRoot, gcd, isZero, rational, sign, type Rational } from '../../../maths/rational.js';
import { approx } from '../../kernel/approx.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { written } from '../../plan/acts.js';
import { solveEquation } from '../../plan/equation/index.js';
import { polynomialExpr } from '../../plan/equation/polynomial.js';
import type { Fact, FactName } from '../../plan/functions/functions.types.js';
import { PLANNERS } from '../../plan/index.js';
import { draftOf, step, Trace } from '../../plan/trace.js';
import { squareFree, type QPoly } from '../../poly/univariate.js';
import type { Draft, Problem } from '../../solution.js';
import {
  list,
  negative,
  num,
  power,
  product,
  relation,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { planCommon } from './common.js';

/** One side of the equation, or the polynomial itself. */
export const bodyOf = ({ expression }: Problem): Expr =>
  expression.kind === 'relation' ? leftMinusRight(expression) : canon(expression);

const relationOf = (name: FactName, value: Expr): Expr => relation('=', sym(name), value);

const nature = (problem: Problem, p: QPoly): Draft | null => {
  const [c, b, a] = p;
  if (!a || !b || !c) return null;
  const formula = sum(power(num(b), TWO), negative(product(num(4), num(a), num(c))));
  const value = rational(b.n ** 2n * a.d * c.d - 4n * a.n * c.n * b.d ** 2n, b.d ** 2n * a.d * c.d);
  const name = sign(value) < 0 ? 'no real roots, two complex ones' : isZero(value) ? 'two equal real roots' : exactRoot(value, 2) ? 'two distinct real roots, rational' : 'two distinct real roots, irrational';
  const why = sign(value) < 0 ? 'is below 0' : isZero(value) ? 'is 0' : `is above 0, and its root √${written(num(value))} is ${exactRoot(value, 2) ? 'rational' : 'irrational'}`;
  const exact = sym(name);
  const trace = new Trace(problem.expression, 'implies');
  trace.says('nature-discriminant', formula, `The discriminant b² − 4ac with a = ${written(num(a))}, b = ${written(num(b))} and c = ${written(num(c))}.`);
  trace.to('evaluate', num(value), 'equal');
  trace.says('nature-result', exact, `The discriminant ${written(num(value))} ${why}.`);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore

const NAMES: readonly FactName[] = [
  'simple zero',
  'double zero',
  'triple zero',
  'fourfold zero',
  'fivefold zero',
];
const zeros = (problem: Problem, p: QPoly): Draft | null => {
  const x = problem.variable;
  const facts: Fact[] = [];
  for (const [part, times] of squareFree(p)) {
    const name = NAMES[times - 1];
    const found = solveEquation(polynomialExpr(part, x), ZERO, x);
    if (!found || found.roots.length !== part.length - 1 || !name) return null;
    for (const root of found.roots) facts.push({ name, value: root });
  }
  if (facts.some(({ value }) => !Number.isFinite(approx(value)))) return null;
  const inner: Problem = { kind: 'factor', expression: polynomialExpr(p, x), variable: x, options: {} };
  const draft = PLANNERS.factor(inner);
  const steps = draft?.methods[0]?.steps ?? [];
  const last = steps.at(-1)?.after ?? bodyOf(problem);
  const factored = draft?.answer.kind === 'value' || draft?.answer.kind === 'expression' ? draft.answer.exact : last;
  const said = facts.map(({ name, value }) => `${x} = ${written(value)} is a ${name}`);
  const lines = facts.map(({ name, value }) => relationOf(name, value));
  const [only] = lines;
  const shown = only && lines.length === 1 ? only : list('and', lines);
  const act = `Each factor is 0 at a zero, and its exponent is the multiplicity: ${said.join(', ')}.`;
  return draftOf({ kind: 'facts', facts }, [...steps, step('zeros-result', factored, shown, 'implies', [], undefined, act)]);
}; // prettier-ignore

const divisorsOf = (n: bigint): bigint[] => {
  const all: bigint[] = [];
  for (let k = 1n; k <= n; k += 1n) if (n % k === 0n) all.push(k);
  return all;
};
const FAR = 5000n;
/** ± a divisor of the last coefficient over a divisor of the first. */
const candidates = (problem: Problem, p: QPoly): Draft | null => {
  const [last, first] = [p[0], p.at(-1)];
  if (!last || !first || isZero(last) || p.some(({ d }) => d !== 1n)) return null;
  // With a common factor it is open whether that counts.
  if (p.reduce((all, { n }) => gcd(all, n), 0n) > 1n) return null;
  const [c, a] = [last.n < 0n ? -last.n : last.n, first.n < 0n ? -first.n : first.n];
  if (c > FAR || a > FAR) return null;
  const [tops, bottoms] = [divisorsOf(c), divisorsOf(a)];
  const all = new Map(tops.flatMap((t) => bottoms.map((b) => rational(t, b))).map((one) => [num(one).key, one]));
  const sizes = [...all.values()].sort((u, v) => (u.n * v.d < v.n * u.d ? -1 : 1));
  if (sizes.length > 40) return null;
  const items = sizes.flatMap((one) => [num(one), num({ n: -one.n, d: one.d })]);
  const sets = list('tuple', [tops, bottoms].map((some) => list('set', some.map((n) => num(n)))));
  const trace = new Trace(problem.expression, 'implies');
  trace.says('candidates-divisors', sets, `A rational root p/q in lowest terms has a p that divides ${c} and a q that divides ${a}.`);
  trace.says('candidates-result', list('set', items), `Every p over every q, with both signs, makes ${items.length} candidates.`);
  return draftOf({ kind: 'list', items }, trace.steps);
}; // prettier-ignore

const signsOf = (p: QPoly): readonly Rational[] => [...p].reverse().filter((one) => !isZero(one));
const changesIn = (all: readonly Rational[]): number =>
  all.filter((one, k) => k > 0 && sign(one) !== sign(all[k - 1] ?? one)).length;
/** k, k − 2, k − 4 … */
const down = (k: number): readonly Expr[] =>
  Array.from({ length: Math.floor(k / 2) + 1 }, (_, j) => num(k - 2 * j));
const counted = (k: number): Expr => {
  const [only = ZERO, ...more] = down(k);
  return more.length === 0 ? only : list('or', [only, ...more]);
};
const signs = (problem: Problem, p: QPoly): Draft | null => {
  const turned = p.map((one, k) => (k % 2 === 1 ? { n: -one.n, d: one.d } : one));
  const [plus, minus] = [signsOf(p), signsOf(turned)];
  const facts: Fact[] = [
    { name: 'positive roots', value: counted(changesIn(plus)) },
    { name: 'negative roots', value: counted(changesIn(minus)) },
  ];
  const trace = new Trace(problem.expression, 'implies');
  const act = (all: readonly Rational[], kind: string, of: string): string =>
    `The coefficients of ${of} change their sign ${changesIn(all)} times: there are ${down(changesIn(all)).map(written).join(' or ')} ${kind} roots.`;
  trace.says('signs-positive', list('tuple', plus.map((one) => num(one))), act(plus, 'positive', 'f(x)'));
  trace.says('signs-negative', list('tuple', minus.map((one) => num(one))), act(minus, 'negative', 'f(−x)'));
  return draftOf({ kind: 'facts', facts }, trace.says('signs-result', list('and', facts.map(({ name, value }) => relationOf(name, value))), 'A double root counts twice; the number falls by 2 for each pair of complex roots.').steps);
}; // prettier-ignore

const TASKS: Readonly<Record<string, (problem: Problem, p: QPoly) => Draft | null>> = { nature, zeros, candidates, signs }; // prettier-ignore
export const planPolynomials = (problem: Problem): Draft | null => {
  const task = taskOf(problem);
  if (task === 'gcd' || task === 'lcm') return planCommon(problem.expression, task === 'gcd');
  const p = rationalCoefficients(bodyOf(problem), problem.variable);
  return p && (TASKS[task]?.(problem, p) ?? null);
};
