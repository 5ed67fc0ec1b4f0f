import { rational } from '../../../../maths/rational.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, isNum, membersOf, negative, num, product, quotient, relation, sum, sym, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { taskOf } from '../../family.js';
import { equals, of, rounded, valueAt } from '../formula.js';
import type { AreaRule } from './read.js';

/** The weight of each place in halves of a part: of n parts there are 2n + 1 places. */
const WEIGHTS: Readonly<Record<AreaRule, (half: number, n: number) => number>> = {
  left: (half, n) => (half % 2 === 0 && half < 2 * n ? 1 : 0),
  right: (half) => (half % 2 === 0 && half > 0 ? 1 : 0),
  midpoint: (half) => half % 2,
  trapezoidal: (half, n) => (half % 2 === 1 ? 0 : half === 0 || half === 2 * n ? 1 : 2),
  simpson: (half, n) => (half % 2 === 1 ? 0 : half === 0 || half === 2 * n ? 1 : half % 4 === 0 ? 2 : 4),
};
const DIVISORS: Readonly<Record<AreaRule, number>> = { left: 1, right: 1, midpoint: 1, trapezoidal: 2, simpson: 3 }; // prettier-ignore
const times = (count: number, e: Expr): Expr => (count === 1 ? e : product(num(count), e));
const isShort = (e: Expr): boolean => isNum(e) && e.value.d < 100_000n;

/** Width of a part times the weighted sum of values; long fractions and roots are written as decimals. */
export const planAreaRule = (problem: Problem): Draft | null => {
  const [first, second] = membersOf(problem.expression);
  const rule = taskOf(problem) as AreaRule;
  if (!first || !second) return null;
  const [area, letter] = [arg(first, 1), problem.variable];
  const [body, a, b] = [arg(area, 0), arg(area, 2), arg(area, 3)];
  const n = Math.round(approx(arg(second, 1)));
  const T = arg(first, 0);
  const width = tidy(canon(quotient(sum(b, negative(a)), num(n))));
  const used = Array.from({ length: 2 * n + 1 }, (_, half) => ({ half, weight: WEIGHTS[rule](half, n) })).filter(({ weight }) => weight > 0);
  const places = used.map(({ half }) => tidy(canon(sum(a, product(num(rational(half, 2)), width)))));
  const exactValues = places.map((place) => valueAt(body, letter, place));
  const values = exactValues.flatMap((one) => one ?? []);
  if (values.length < places.length) return null;
  const isExact = values.every(isShort);
  const shown = values.map((one) => (isExact || isShort(one) ? one : rounded(approx(canon(one)), 6)));
  const h = DIVISORS[rule] === 1 ? width : quotient(width, num(DIVISORS[rule]));
  const weighted = (items: readonly Expr[]): Expr => product(h, sum(...items.map((one, k) => times(used[k]?.weight ?? 1, one))));
  const total = tidy(canon(weighted(values)));
  const trace = new Trace(problem.expression, 'implies');
  trace.says('rule-width', equals(sym('h'), quotient(sum(b, negative(a)), num(n))), undefined);
  trace.says('rule-width-value', equals(sym('h'), width), `The places are ${places.map(written).join(', ')}.`);
  trace.says(`rule-${rule}`, equals(T, weighted(places.map((place) => of('f', place)))), undefined);
  const isClose = isExact && isShort(total);
  trace.says('rule-values', relation(isClose ? '=' : '≈', T, weighted(shown)), `f(${letter}) = ${written(body)}.`);
  const answer = isClose ? total : rounded(approx(canon(total)), 6);
  trace.says('rule-total', relation(isClose ? '=' : '≈', T, answer), undefined);
  return draftOf({ kind: 'value', exact: answer }, trace.steps, isClose ? [] : ['note.six-decimals']);
}; // prettier-ignore
