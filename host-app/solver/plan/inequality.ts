import { approx } from '../kernel/approx.js';
import { add, sub } from '../kernel/canon.js';
import { expand } from '../kernel/expand.js';
import { pack } from '../packs/registry.js';
import type { Draft, Interval, Method, Problem } from '../solution.js';
import { list, type Expr } from '../tree/expr.js';
import { variablesOf, wholeLetter } from '../tree/walk.js';
import { limitsOf } from './equation/range.js';
import { EVERYWHERE, intervalsWhere } from './inequalities/chart.js';
import { linearSteps } from './inequalities/linear.js';
import { placesOfChange, type Places } from './inequalities/places.js';

export { intervalsExpr } from './inequalities/intervals.js';

interface SolvedInequality {
  readonly intervals: readonly Interval[];
  readonly places: Places;
}

/** One period, cut where the line does not hold, so that no interval runs over the end. */
const periodic = (line: Expr, x: string, { points, period }: Places): Interval[] => {
  const [first] = points;
  if (!first || !period) return intervalsWhere(line, x, points);
  const end = expand(add(first, period));
  const whole = intervalsWhere(line, x, points.slice(1), {
    from: first,
    to: end,
    fromOpen: false,
    toOpen: false,
  });
  // Around 0 rather than around a whole turn.
  const only = whole.length === 1 ? whole[0] : undefined;
  if (
    only &&
    approx(add(only.lo, only.hi)) > approx(period) + 1e-9 &&
    approx(only.hi) > approx(period) + 1e-9
  )
    return [{ ...only, lo: expand(sub(only.lo, period)), hi: expand(sub(only.hi, period)) }];
  const [head, last] = [whole[0], whole.at(-1)];
  // The piece that ends at the cut continues at its start: it is written once, one period earlier.
  if (
    !head ||
    !last ||
    head.lo.key !== first.key ||
    last.hi.key !== end.key ||
    head.loOpen ||
    whole.length < 2
  )
    return whole;
  const back = (e: Expr): Expr => expand(sub(e, period));
  return [{ ...head, lo: back(last.lo), loOpen: last.loOpen }, ...whole.slice(1, -1)];
};

const find = (line: Expr, x: string, options: Problem['options']): SolvedInequality | null => {
  const limits = limitsOf(options);
  const places = placesOfChange(line, x, limits);
  if (!places) return null;
  if (!places.period || limits)
    return { places, intervals: intervalsWhere(line, x, places.points, limits ?? EVERYWHERE) };
  const intervals = periodic(line, x, places);
  const [only] = intervals;
  const full = only && intervals.length === 1 && approx(sub(only.hi, only.lo)) > approx(places.period) - 1e-9;
  if (!full) return { places, intervals };
  return only.loOpen && only.hiOpen
    ? { places, intervals }
    : { places: { points: places.points }, intervals: intervalsWhere(list('all', []), x, []) };
};

const methodsFor = (
  expression: Expr,
  x: string,
  { intervals, places }: SolvedInequality,
  isLimited: boolean,
): readonly Method[] => {
  const linear = isLimited ? null : linearSteps(expression, x);
  return linear
    ? [{ nameKey: 'method.linear', steps: linear.steps }]
    : pack('algebra').nonlinearMethods(
        expression,
        x,
        intervals,
        places.points,
        isLimited,
        isLimited ? undefined : places.period,
      );
};

export const planInequality = ({ expression, variable, options }: Problem): Draft | null => {
  if (variablesOf(expression).join() !== variable) return null;
  const found = find(expression, variable, options);
  if (!found) return null;
  const { intervals, places } = found;
  const repeats = !options.from && places.period && intervals.length > 0;
  return {
    answer: {
      kind: 'intervals',
      variable,
      intervals,
      ...(repeats && places.period ? { period: places.period, letter: wholeLetter(expression) } : {}),
    },
    methods: methodsFor(expression, variable, found, options.from !== undefined),
    notes: repeats ? ['note.integer'] : [],
  };
};
