import { near } from '../numbers/measured.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, isCall, isNode, relation, ZERO } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { quadrature } from '../calculus/calculus.js';
import { isLimit } from '../calculus/limit.js';
import { scanRoots } from '../solutions/roots.js';
import { curveOf, type Curve } from './shape.js';
import { addsUpForever } from './sizes.js';
import type { Judge } from './steps.js';
import { endValue } from '../values/evaluate.js';

/**
 * Areas of strips whose width is halved towards the singularity. They must decrease fast enough for a finite
 * sum.
 */
const strips = (f: Curve, place: number, side: number, reach: number): number[] =>
  Array.from({ length: 110 }, (_, k) => {
    const [near1, far] = Number.isFinite(place)
      ? [reach * 2 ** -(k + 1), reach * 2 ** -k]
      : [reach * 2 ** k, reach * 2 ** (k + 1)];
    const [a, b] = Number.isFinite(place)
      ? side > 0
        ? [place + near1, place + far]
        : [place - far, place - near1]
      : place > 0
        ? [near1, far]
        : [-far, -near1];
    if (!(b > a)) return Number.NaN;
    return gauss(f, a, b);
  });
const NODES: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
];
const gauss = (f: Curve, a: number, b: number): number => {
  const [half, middle] = [(b - a) / 2, (a + b) / 2];
  return (
    half *
    NODES.reduce(
      (sum, [node, weight]) => sum + weight * (f(middle - half * node) + f(middle + half * node)),
      0,
    )
  );
};

/** Partial areas that oscillate. */
const swings = (f: Curve, from: number): boolean => {
  let total = 0;
  const partial: number[] = [];
  for (let k = 0; k < 1500; k += 1) {
    total += gauss(f, from + k * 0.25, from + (k + 1) * 0.25);
    partial.push(total);
  }
  const width = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return (
    Number.isFinite(total) &&
    width(partial.slice(-300)) > 0.8 * width(partial.slice(300, 600)) &&
    width(partial) > 1e-3
  );
};

/** Between the ends the curve has a value; a few singular places do not fall on these. */
const hasValues = (f: Curve, from: number, to: number): boolean => {
  const [low, high] = [Math.atan(from), Math.atan(to)];
  return Array.from({ length: 60 }, (_, k) => Math.tan(low + ((high - low) * (k + 0.391)) / 60)).every((x) =>
    Number.isFinite(f(x)),
  );
};

const areaDiverges = ({ expression, variable, options }: Problem, { evidence }: Draft): boolean => {
  const [place, side] = evidence ?? [];
  const [from, to] = [options.from, options.to].map((end) => (end ? endValue(end) : Number.NaN));
  if (!place || !side || from === undefined || to === undefined || !(from < to)) return false;
  const at = endValue(place);
  if (at < from || at > to) return false;
  const f = curveOf(expression, variable);
  if (!hasValues(f, from, to)) return false;
  const direction = side.key === '-' ? -1 : 1;
  if ((direction < 0 && at === from) || (direction > 0 && at === to)) return false;
  const room = Number.isFinite(at)
    ? Math.min(0.37, Math.abs((direction > 0 ? to : from) - at) / 2)
    : 11.3 + Math.abs(at > 0 ? Math.max(from, 0) : Math.min(to, 0));
  const areas = strips(f, at, direction, room);
  const known = usable(areas, at);
  const sign = Math.sign(known.at(-1) ?? 0);
  const steady = known.slice(20).every((area) => area * sign >= 0);
  if (steady && addsUpForever(known.map((area) => Math.log(Math.abs(area)))) === true) return true;
  return !Number.isFinite(at) && swings(f, Number.isFinite(from) ? Math.max(from, 0) : 0);
};
/** Near a point other than 0, doubles allow about fifty halvings. */
const usable = (areas: readonly number[], at: number): number[] => {
  const end = at === 0 || !Number.isFinite(at) ? areas.length : 36;
  const known = areas.slice(0, end);
  const last = known.findIndex((value) => !Number.isFinite(value));
  return last > 30 ? known.slice(0, last) : [...known];
};
/** The partial areas grow, and their differences do not vanish; logarithms grow slowly. */
const growsTowards = (f: Curve, place: number, side: number, target: number): boolean => {
  const places = Number.isFinite(place)
    ? [1e-2, 1e-4, 1e-6, 1e-8, 1e-10].map((h) => place + side * h)
    : [1e2, 1e4, 1e8, 1e16, 1e32, 1e64].map((x) => Math.sign(place) * x);
  const values = places.map((x) => Math.sign(target) * f(x)).filter((value) => !Number.isNaN(value));
  const steps = values.slice(1).map((value, k) => value - (values[k] ?? value));
  return (
    steps.length >= 3 && steps.every((step) => step > 0.25) && (steps.at(-1) ?? 0) > 0.4 * (steps[0] ?? 0)
  );
};
/** Far out the values still are far apart. */
const neverSettles = (f: Curve): boolean =>
  [1e2, 1e3, 1e4].every((start) => {
    const values = Array.from({ length: 60 }, (_, k) => f(start + k * 0.73));
    return Math.max(...values) - Math.min(...values) > 1e-2;
  });
export const NO_AREA: Judge = {
  holds: areaDiverges,
  step: (step, problem, draft) => {
    if (step.rule === 'no-value') return areaDiverges(problem, draft) ? 'recomputed' : null;
    if (step.rule !== 'unbounded-area') return undefined;
    const { before, after } = step;
    const way =
      isNode(before) && before.args.length === 4
        ? arg(before, 3).key === '-'
          ? 'left'
          : 'right'
        : undefined;
    if (isInfinite(after)) {
      const f = curveOf(arg(before, 0), problem.variable);
      return growsTowards(f, endValue(arg(before, 2)), way === 'left' ? -1 : 1, endValue(after))
        ? 'numeric'
        : null;
    }
    if (after.kind === 'sym')
      return neverSettles(curveOf(arg(before, 0), problem.variable)) ? 'numeric' : null;
    return isLimit(arg(before, 0), problem.variable, endValue(arg(before, 2)), endValue(after), way)
      ? 'numeric'
      : null;
  },
};

export const AREA: Judge = {
  holds: ({ variable, options }, { answer }) => {
    const [f, g = ZERO] = options.items ?? [];
    if (!f || answer.kind !== 'value') return false;
    const meeting = scanRoots(relation('=', f, g), variable);
    const from = options.from ? endValue(options.from) : Math.min(...meeting);
    const to = options.to ? endValue(options.to) : Math.max(...meeting);
    if (!(from < to)) return false;
    const [top, bottom] = [curveOf(f, variable), curveOf(g, variable)];
    const ends = [from, ...meeting.filter((x) => x > from + 1e-9 && x < to - 1e-9).sort((a, b) => a - b), to];
    const total = ends.slice(1).reduce((sum, end, k) => {
      const start = ends[k] ?? from;
      return sum + Math.abs(quadrature((x) => top(x) - bottom(x), start, end).value);
    }, 0);
    return near(total, endValue(answer.exact), 1e-6);
  },
  step: ({ rule, before, after }, { variable }) => {
    if (rule !== 'area-pieces') return undefined;
    const [from, to] = [endValue(arg(before, 2)), endValue(arg(before, 3))];
    const f = curveOf(arg(before, 0), variable);
    const body = arg(before, 0);
    const inside = isCall(body, 'abs') ? arg(body, 0) : body;
    const cuts = scanRoots(relation('=', inside, ZERO), variable).filter((x) => x > from && x < to);
    const ends = [from, ...cuts.sort((a, b) => a - b), to];
    const total = ends.slice(1).reduce((sum, end, k) => sum + quadrature(f, ends[k] ?? from, end).value, 0);
    return near(total, endValue(after), 1e-5) ? 'numeric' : null;
  },
};
