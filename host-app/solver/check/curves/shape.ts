import type { Draft, Interval, Problem } from '../../solution.js';
import { arg, relation, ZERO, membersOf, type Expr } from '../../tree/expr.js';
import { collectNodes, contains, wholeLetter } from '../../tree/walk.js';
import { evaluate, endValue } from '../values/evaluate.js';
import type { Judge } from './steps.js';
import { definedAt, truthAt } from './truth.js';
import { measured, near } from '../numbers/measured.js';
import { scanRoots } from '../solutions/roots.js';

export type Curve = (x: number) => number;

/** A function of one letter; NaN where a part of it is not a real number. */
export const curveOf =
  (e: Expr, name: string): Curve =>
  (x) => {
    const at = { [name]: measured(x) };
    return definedAt(e, at) ? evaluate(e, at).re : Number.NaN;
  };

interface Span {
  readonly lo: number;
  readonly hi: number;
  readonly loOpen: boolean;
  readonly hiOpen: boolean;
}
const spanOf = ({ lo, hi, loOpen, hiOpen }: Interval): Span => ({
  lo: endValue(lo),
  hi: endValue(hi),
  loOpen,
  hiOpen,
});
const within = (spans: readonly Span[], x: number): boolean =>
  spans.some(
    ({ lo, hi, loOpen, hiOpen }) => (x > lo || (!loOpen && x === lo)) && (x < hi || (!hiOpen && x === hi)),
  );

const GRID: readonly number[] = [
  ...Array.from({ length: 161 }, (_, k) => (k - 80) * 0.313 + 0.0071),
  ...Array.from({ length: 81 }, (_, k) => (k - 40) / 2),
  -1e4,
  1e4,
];

/** Zeros of all denominators. */
const poles = (e: Expr, name: string): number[] =>
  collectNodes(e, (part) => part.kind === 'quotient' || part.kind === 'power').flatMap((part) => {
    const bottom = part.kind === 'quotient' ? arg(part, 1) : arg(part, 0);
    const sinks = part.kind === 'quotient' || evaluate(arg(part, 1), {}).re < 0;
    return sinks && contains(bottom, name) ? scanRoots(relation('=', bottom, ZERO), name) : [];
  });

const domainIntervals = (e: Expr, name: string, intervals: readonly Interval[]): boolean => {
  const spans = intervals.map(spanOf);
  const ends = [...new Set(spans.flatMap(({ lo, hi }) => [lo, hi]).filter(Number.isFinite))].sort(
    (a, b) => a - b,
  );
  const inner = ends.flatMap((end, k) => [
    end - 1e-4 * (1 + Math.abs(end)),
    end + 1e-4 * (1 + Math.abs(end)),
    (end + (ends[k + 1] ?? end + 7)) / 2,
  ]);
  const f = curveOf(e, name);
  const apart = (x: number): boolean => ends.every((end) => Math.abs(end - x) > 1e-9);
  if (![...GRID.filter(apart), ...inner].every((x) => Number.isFinite(f(x)) === within(spans, x)))
    return false;
  const exactEnds = intervals
    .flatMap(({ lo, hi }) => [lo, hi])
    .filter((end) => Number.isFinite(endValue(end)));
  const endsHold = exactEnds.every((end) => {
    const value = evaluate(end, {});
    return definedAt(e, { [name]: value }) === within(spans, value.re);
  });
  return (
    endsHold && poles(e, name).every((x) => !within(spans, x) || ends.some((end) => Math.abs(end - x) < 1e-6))
  );
};

/** x != root + k period: no value at the holes, and values everywhere else. */
const domainHoles = (e: Expr, name: string, exact: Expr): boolean => {
  const holes = membersOf(exact).map((one) => arg(one, 1));
  const places = holes.flatMap((hole) =>
    [-3, -2, -1, 0, 1, 2, 3].map((turn) => evaluate(hole, { [wholeLetter(e)]: measured(turn) })),
  );
  const near0 = places.filter(({ re }) => Math.abs(re) < 7);
  const grid = Array.from({ length: 900 }, (_, k) => (k - 450) * 0.0117 + 0.0003);
  return (
    near0.length > 0 &&
    near0.every((at) => !definedAt(e, { [name]: at })) &&
    grid.every(
      (x) => definedAt(e, { [name]: measured(x) }) || near0.some(({ re }) => Math.abs(re - x) < 1e-3),
    ) &&
    blowUps(curveOf(e, name), grid).every((x) => near0.some(({ re }) => Math.abs(re - x) < 0.12))
  );
};
/** Points where neighbouring values are large and of different sign, or much larger than farther away. */
const blowUps = (f: Curve, grid: readonly number[]): number[] =>
  grid.filter((x, k) => {
    const [value, next] = [f(x), f(grid[k + 1] ?? x)];
    return Math.abs(value) > 25 && Math.abs(next) > 25;
  });

export const DOMAIN: Judge = {
  holds: ({ expression, variable }: Problem, { answer }: Draft) =>
    answer.kind === 'intervals'
      ? domainIntervals(expression, variable, answer.intervals)
      : answer.kind === 'equation' && domainHoles(expression, variable, answer.exact),
  step: ({ before, after, rule }, { expression, variable }) => {
    if (rule === 'solve-conditions' && contains(after, wholeLetter(expression)))
      return domainHoles(expression, variable, after) ? 'recomputed' : null;
    if (rule !== 'conditions') return undefined;
    const { holds } = CONDITIONS;
    return holds(before, after, variable) ? 'numeric' : null;
  },
};

/** Whether a value is taken between two neighbouring places without a jump between them. */
const attained = (f: Curve, places: readonly number[], value: number): boolean =>
  places.some((from, k) => {
    const to = places[k + 1];
    if (to === undefined || !((f(from) - value) * (f(to) - value) <= 0)) return false;
    let [a, b] = [from, to];
    for (let round = 0; round < 70; round += 1) {
      const middle = (a + b) / 2;
      if ((f(middle) - value) * (f(a) - value) > 0) a = middle;
      else b = middle;
    }
    return [a, b].some((x) => Math.abs(f(x) - value) < 1e-6 * (1 + Math.abs(value)));
  });
const placesAround = (special: readonly number[]): number[] =>
  [
    ...GRID,
    ...special.flatMap((x) => [x, ...[1, 2, 3, 4, 5, 6].flatMap((k) => [x - 10 ** -k, x + 10 ** -k])]),
  ].sort((a, b) => a - b);

/** Values inside the range must be reached, and values outside must not. */
const rangeHolds = ({ expression: e, variable: name }: Problem, { answer, evidence }: Draft): boolean => {
  if (answer.kind !== 'intervals') return false;
  const spans = answer.intervals.map(spanOf);
  const f = curveOf(e, name);
  const values = GRID.map(f).filter(Number.isFinite);
  const slack = (x: number): number => 1e-7 * (1 + Math.abs(x));
  const fits = (v: number): boolean => spans.some(({ lo, hi }) => v >= lo - slack(lo) && v <= hi + slack(hi));
  if (values.length < 5 || !values.every(fits)) return false;
  const special = (evidence ?? []).map(endValue);
  const taken = (evidence ?? []).map((place) => evaluate(e, { [name]: evaluate(place, {}) }).re);
  const places = placesAround([...special, ...poles(e, name)]);
  const close = places.filter((x) => Math.abs(x) < 4).map(f);
  return spans.every(({ lo, hi, loOpen, hiOpen }) => {
    const width = Number.isFinite(hi - lo) ? hi - lo : 10;
    const inner = [
      Number.isFinite(lo) ? lo + 0.01 * width : Math.min(hi, 1) - 8,
      Number.isFinite(hi) ? hi - 0.01 * width : Math.max(lo, -1) + 8,
      Number.isFinite(lo) ? lo + 0.4 * width : Number.isFinite(hi) ? hi - 4 : 0.3,
    ];
    const closed = [...(loOpen ? [] : [lo]), ...(hiOpen ? [] : [hi])];
    const open = [...(loOpen ? [lo] : []), ...(hiOpen ? [hi] : [])].filter(Number.isFinite);
    const inside = lo === hi ? [] : inner;
    return (
      inside.every((v) => attained(f, places, v)) &&
      closed.every((v) => taken.some((t) => near(t, v))) &&
      open.every((v) => !taken.some((t) => near(t, v)) && !close.includes(v))
    );
  });
};

export const RANGE: Judge = {
  holds: rangeHolds,
  step: ({ rule, before, after }, problem, draft) => {
    if (rule === 'attained-values') return rangeHolds(problem, draft) ? 'recomputed' : null;
    if (rule !== 'conditions') return undefined;
    return CONDITIONS.holds(before, after, problem.variable) ? 'numeric' : null;
  },
};

const CONDITIONS = {
  /** The conditions hold exactly where the expression has a value. */
  holds: (e: Expr, line: Expr, name: string): boolean =>
    GRID.every((x) => {
      const at = { [name]: measured(x) };
      return definedAt(e, at) === truthAt(line, at);
    }),
};
