import { add, div, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { fn } from '../../../kernel/functions.js';
import { together } from '../../../kernel/normal.js';
import type { Draft, Interval, Problem, Step } from '../../../solution.js';
import { call, INFINITY, negative, ONE, quotient, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { isPlusInfinity } from '../../../tree/predicates.js';
import { contains, substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { simplest, tidy } from '../../simplify/index.js';
import { limitAtEnd, limStep, ratioOf, testSeries } from './convergence.js';
import { derive } from '../derivatives/derivative.js';
import { draftOf, step } from '../../trace.js';

interface Reach {
  readonly center: Expr;
  /** null: everywhere. */
  readonly radius: Expr | null;
  readonly steps: readonly Step[];
}
/** The set where the ratio of neighbouring terms tends to less than 1. */
const reachOf = (a: Expr, n: string, x: string): Reach | null => {
  const ratio = ratioOf(canon(a), n);
  if (!ratio) return null;
  // The distance from the centre is divided out: the rest does not contain x.
  const numerator = simplest(ratio).form;
  const slope = derive(numerator, x);
  if (!slope || contains(together(slope), x)) return null;
  const rate = together(slope);
  const center = together(sub(sym(x), div(numerator, rate)));
  if (contains(center, x) || contains(center, n)) return null;
  const found = limitAtEnd(fn('abs', rate), n);
  if (!found) return null;
  const radius = found.key === '0' ? null : isPlusInfinity(found) ? ZERO : tidy(div(ONE, found));
  const gap = sub(sym(x), tidy(center));
  const far = written(gap.kind === 'sum' ? call('abs', gap) : fn('abs', gap));
  const ends = radius
    ? radius.key === '0'
      ? `it grows without bound, but for ${far} = 0`
      : `the series converges where ${far} · ${written(found)} is less than 1, that is for ${far} < ${written(radius)}`
    : `the product is less than 1 for every ${x}`;
  return {
    center: tidy(center),
    radius,
    steps: [
      limStep(
        'radius-limit',
        fn('abs', rate),
        n,
        found,
        `The ratio of neighbors is ${far} times this: ${ends}.`,
      ),
    ],
  };
};

/** R = 1/L from the limit L. */
const radiusStep = ({ radius, steps }: Reach): Step[] => {
  const limit = steps.at(-1)?.after;
  if (!radius || !limit || radius.key === '0' || radius.key === limit.key) return [];
  return [step('radius-value', quotient(ONE, limit), radius, 'equal')];
};

const atEnd = (steps: readonly Step[], x: string, end: Expr): Step[] =>
  steps.map((one) => ({ ...one, detail: `${x} = ${written(end)}` }));

/** Radius and interval of convergence of a power series. */
export const planPowerSeries = ({ expression, variable: x, options }: Problem): Draft | null => {
  const n = options.unknowns?.[0] ?? 'n';
  const found = reachOf(expression, n, x);
  if (!found) return null;
  const { center, radius, steps } = found;
  if (options.operation === 'radius')
    return draftOf({ kind: 'value', exact: radius ?? INFINITY }, [...steps, ...radiusStep(found)]);
  if (!radius)
    return draftOf(
      {
        kind: 'intervals',
        variable: x,
        intervals: [{ lo: negative(INFINITY), hi: INFINITY, loOpen: true, hiOpen: true }],
      },
      steps,
    );
  const [lo, hi] = [tidy(sub(center, radius)), tidy(add(center, radius))];
  if (radius.key === '0')
    return draftOf(
      { kind: 'intervals', variable: x, intervals: [{ lo, hi, loOpen: false, hiOpen: false }] },
      steps,
    );
  const ends = [lo, hi].map((end) => testSeries(substitute(expression, sym(x), end), n));
  const [left, right] = ends;
  if (!left || !right) return null;
  const interval: Interval = {
    lo,
    hi,
    loOpen: left.verdict === 'diverges',
    hiOpen: right.verdict === 'diverges',
  };
  return draftOf({ kind: 'intervals', variable: x, intervals: [interval] }, [
    ...steps,
    ...atEnd(left.steps, x, lo),
    ...atEnd(right.steps, x, hi),
  ]);
};
