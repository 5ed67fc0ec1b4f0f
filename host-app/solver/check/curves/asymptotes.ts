import { arg, ONE, quotient, relation, ZERO, membersOf, type Expr } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { curveOf, type Curve } from './shape.js';
import type { Judge } from './steps.js';
import { scanRoots } from '../solutions/roots.js';
import { FINE } from './monotonicity.js';
import { endValue } from '../values/evaluate.js';

/** Grows beyond all bounds on at least one side. */
const isPole = (f: Curve, x: number): boolean =>
  [-1, 1].some((side) => {
    const values = [1e-2, 1e-4, 1e-6, 1e-8, 1e-10].map((h) => Math.abs(f(x + side * h)));
    const known = values.filter(Number.isFinite);
    const [first = Number.NaN, last = Number.NaN] = [known[0], known.at(-1)];
    return (
      known.length >= 3 &&
      last > first + 4 &&
      known.every((value, k) => k === 0 || value > (known[k - 1] ?? 0))
    );
  });

const comesTo = (gap: Curve, sign: number): boolean => {
  const values = [1e2, 1e3, 1e4, 1e5, 1e6].map((x) => Math.abs(gap(sign * x))).filter(Number.isFinite);
  const [first = Number.NaN, last = Number.NaN] = [values[0], values.at(-1)];
  return values.length >= 3 && (last < 2e-3 || (last < 0.25 * first && last < 0.05));
};
/** Far away, the values do not converge. */
const staysApart = (f: Curve, sign: number): boolean => {
  const values = [1e3, 1e4, 1e5, 1e6].map((x) => f(sign * x));
  if (values.some(Number.isNaN)) return true;
  const gaps = values.slice(1).map((value, k) => Math.abs(value - (values[k] ?? 0)));
  return gaps.every((gap) => !(gap < 0.02));
};

/** Far away the values come to a number, or grow without end in one direction. */
const endsHold = (f: Curve, values: readonly Expr[]): boolean =>
  values.length === 2 &&
  [1, -1].every((sign, k) => {
    const value = values[k] ?? ZERO;
    if (!isInfinite(value)) return comesTo((x) => f(x) - endValue(value), sign);
    const far = [1e3, 1e4, 1e5, 1e6].map((x) => f(sign * x) * Math.sign(endValue(value)));
    return staysApart(f, sign) && far.every((one, at) => one > (far[at - 1] ?? 0));
  });

export const ASYMPTOTES: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const f = curveOf(expression, variable);
    const facts = answer.kind === 'facts' ? answer.facts : [];
    if (answer.kind !== 'facts' && answer.kind !== 'verdict') return false;
    if (options.operation === 'ends')
      return endsHold(f, facts.map(({ value }) => arg(value, 1))); // prettier-ignore
    const upright = facts
      .filter(({ name }) => name === 'vertical asymptote')
      .map(({ value }) => endValue(arg(value, 1)));
    const others = facts
      .filter(({ name }) => name !== 'vertical asymptote')
      .map(({ value }) => curveOf(arg(value, 1), variable));
    const wanted = options.operation ?? 'all';
    const near1 = (x: number): boolean => upright.some((known) => Math.abs(known - x) < 0.07);
    const noOther = FINE.every((x, k) => {
      const next = FINE[k + 1] ?? x;
      const jump = Math.abs(f(x)) > 60 && f(x) * f(next) < 0;
      return !(jump && isPoleNear(f, x, next)) || near1(x);
    });
    if (!upright.every((x) => isPole(f, x))) return false;
    if (
      (wanted === 'all' || wanted === 'vertical') &&
      (!noOther || !zerosBelow(expression, variable).every((x) => !isPole(f, x) || near1(x)))
    )
      return false;
    const reached = (line: Curve): boolean => [1, -1].some((sign) => comesTo((x) => f(x) - line(x), sign));
    if (!others.every(reached)) return false;
    const level = facts.some(({ name }) => name === 'horizontal asymptote');
    if (wanted === 'horizontal' || wanted === 'all')
      return [1, -1].every(
        (sign) =>
          staysApart(f, sign) || (level && others.some((line) => comesTo((x) => f(x) - line(x), sign))),
      );
    return true;
  },
  step: ({ rule, after }, { expression, variable }) => {
    if (rule !== 'poles') return undefined;
    const f = curveOf(expression, variable);
    const lines = membersOf(after);
    return lines.every((line) => isPole(f, endValue(arg(line, 1)))) ? 'numeric' : null;
  },
};
const isPoleNear = (f: Curve, from: number, to: number): boolean => {
  let [a, b] = [from, to];
  for (let k = 0; k < 45; k += 1) {
    const middle = (a + b) / 2;
    if (f(middle) * f(a) > 0) a = middle;
    else b = middle;
  }
  return Math.abs(f(a)) > 1e6;
};
/** Zeros of 1/f that a search finds. */
const zerosBelow = (e: Expr, name: string): number[] =>
  scanRoots(relation('=', quotient(ONE, e), ZERO), name);
