import type { Draft, Interval, Problem } from '../../solution.js';
import { arg, isNode, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { collectNodes, contains } from '../../tree/walk.js';
import { evaluate } from '../evaluate.js';
import type { Judge } from './steps.js';
import { definedAt, truthAt } from './truth.js';
import { measured } from '../measured.js';
import { scanRoots } from '../roots.js';

export type Curve = (x: number) => number;

/** A function of one letter; NaN where a part of it is not a real number. */
export const curveOf =
  (e: Expr, name: string): Curve =>
  (x) => {
    const at = { [name]: measured(x) };
    return definedAt(e, at) ? evaluate(e, at).re : Number.NaN;
  };

export const endValue = (e: Expr): number =>
  e.key === '∞' ? Infinity : e.key.includes('∞') ? -Infinity : evaluate(e, {}).re;
export const near = (a: number, b: number, tolerance = 1e-9): boolean =>
  Math.abs(a - b) <= tolerance * (1 + Math.abs(a) + Math.abs(b));

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

/** Zeros of everything that stands in a denominator. */
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
  const holes = (isNode(exact) && exact.kind === 'list' ? exact.args : [exact]).map((one) => arg(one, 1));
  const places = holes.flatMap((hole) =>
    [-3, -2, -1, 0, 1, 2, 3].map((k) => evaluate(hole, { k: measured(k) })),
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
/** Where neighbouring values are large and of different sign, or much larger than further away. */
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
    if (rule === 'solve-conditions' && contains(after, 'k'))
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

/** Values inside that must be reached, and values outside that must not. */
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

export const SYMMETRY: Judge = {
  holds: ({ expression, variable }, { answer }) => {
    if (answer.kind !== 'verdict') return false;
    const f = curveOf(expression, variable);
    const pairs = [0.37, 1.19, 2.41, 3.3, 0.83, 5.71, 9.2, 0.11].map((x): [number, number] => [f(x), f(-x)]);
    const both = pairs.filter(([a, b]) => Number.isFinite(a) || Number.isFinite(b));
    const even = both.every(([a, b]) => near(a, b));
    const odd = both.every(([a, b]) => near(a, -b));
    if (both.length < 4 || (even && odd)) return false;
    return answer.verdict === (even ? 'even' : odd ? 'odd' : 'neither');
  },
};

const TRIES = [0.137, 0.611, 1.013, 1.77, 2.391, 3.07, -0.83, 4.69, 7.31, 11.9];
const repeatsAfter = (f: Curve, length: number): boolean => {
  const pairs = TRIES.map((x): [number, number] => [f(x), f(x + length)]).filter(([a, b]) =>
    Number.isFinite(a + b),
  );
  return pairs.length >= 5 && pairs.every(([a, b]) => near(a, b, 1e-8));
};
const periodHolds = (f: Curve, length: number): boolean =>
  length > 0 &&
  repeatsAfter(f, length) &&
  Array.from({ length: 15 }, (_, k) => k + 2).every((parts) => !repeatsAfter(f, length / parts));
const amplitudeHolds = (f: Curve, height: number): boolean => {
  const values = Array.from({ length: 40_001 }, (_, k) => f((k - 20_000) * 0.00237));
  if (!values.every(Number.isFinite)) return false;
  const [low, high] = values.reduce(
    ([a, b], v): [number, number] => [Math.min(a, v), Math.max(b, v)],
    [Infinity, -Infinity],
  );
  return near((high - low) / 2, height, 1e-3) && height > 0;
};
/** About the shifted place the wave is odd or even. */
const shiftHolds = (f: Curve, place: number): boolean => {
  const middle = f(place);
  const pairs = [0.013, 0.07, 0.11, 0.19].map((t): [number, number] => [f(place + t), f(place - t)]);
  return (
    pairs.every(([a, b]) => near(a, b, 1e-8)) || pairs.every(([a, b]) => near(a - middle, middle - b, 1e-8))
  );
};

export const PERIOD: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const f = curveOf(expression, variable);
    if (answer.kind === 'facts')
      return answer.facts.every(({ name, value }) =>
        name === 'period' ? periodHolds(f, endValue(value)) : amplitudeHolds(f, endValue(value)),
      );
    if (answer.kind !== 'value') return false;
    const value = endValue(answer.exact);
    if (options.operation === 'amplitude') return amplitudeHolds(f, value);
    return options.operation === 'shift' ? shiftHolds(f, value) : periodHolds(f, value);
  },
  step: ({ rule }, problem, draft) =>
    rule === 'common-period' || rule === 'read-amplitude'
      ? PERIOD.holds(problem, draft)
        ? 'recomputed'
        : null
      : undefined,
};

/** The parabola through three values, calculated with numbers. */
const throughThree = (f: Curve): { h: number; k: number } | null => {
  const [low, middle, high] = [f(-1), f(0), f(1)];
  const a = (low + high - 2 * middle) / 2;
  const b = (high - low) / 2;
  const fits = [2.3, -3.7, 5.1].every((x) => near(f(x), a * x * x + b * x + middle, 1e-8));
  return fits && Math.abs(a) > 1e-12 ? { h: -b / (2 * a), k: middle - (b * b) / (4 * a) } : null;
};

export const VERTEX: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const f = curveOf(expression, variable);
    const found = throughThree(f);
    if (!found) return false;
    if (answer.kind === 'equation')
      return arg(answer.exact, 0).key === variable && near(endValue(arg(answer.exact, 1)), found.h);
    if (answer.kind === 'value') {
      const top = options.operation === 'maximum';
      return near(endValue(answer.exact), found.k) && f(found.h + 1) < found.k === top;
    }
    if (answer.kind !== 'expression') return false;
    const { exact } = answer;
    if (options.operation === 'form') {
      const g = curveOf(exact, variable);
      return TRIES.every((x) => near(f(x), g(x)));
    }
    return (
      isNode(exact) &&
      exact.name === 'tuple' &&
      near(endValue(arg(exact, 0)), found.h) &&
      near(endValue(arg(exact, 1)), found.k)
    );
  },
};

export const INTERCEPTS: Judge = {
  holds: ({ expression, variable }, { answer }) => {
    if (answer.kind !== 'facts') return false;
    const f = curveOf(expression, variable);
    const xs = answer.facts
      .filter(({ name }) => name === 'x-intercept')
      .map(({ value }) => endValue(arg(value, 0)));
    const ys = answer.facts
      .filter(({ name }) => name === 'y-intercept')
      .map(({ value }) => endValue(arg(value, 1)));
    const at0 = f(0);
    return (
      xs.every((x) => Math.abs(f(x)) < 1e-8) &&
      scanRoots(relation('=', expression, ZERO), variable).every((x) =>
        xs.some((known) => near(known, x, 1e-5)),
      ) &&
      (ys.length === 0 ? !Number.isFinite(at0) : ys.length === 1 && near(ys[0] ?? Number.NaN, at0))
    );
  },
};

export const INVERSE: Judge = {
  holds: ({ expression, variable }, { answer, evidence }) => {
    const f = curveOf(expression, variable);
    if (answer.kind === 'verdict') {
      const [a = Number.NaN, b = Number.NaN] = (evidence ?? []).map(endValue);
      return Math.abs(a - b) > 1e-9 && near(f(a), f(b)) && Number.isFinite(f(a));
    }
    if (answer.kind !== 'expression') return false;
    const g = curveOf(answer.exact, variable);
    const places = [...TRIES, -2.7, -6.1, 0.05, 0.93, 23.1];
    const back = places.map((x): [number, number] => [x, g(f(x))]).filter(([x]) => Number.isFinite(f(x)));
    return back.length >= 3 && back.every(([x, y]) => near(x, y, 1e-6));
  },
  // The letters change places: the same curve, mirrored.
  step: ({ rule, before, after }, { variable }) => {
    if (rule !== 'swap-variables') return undefined;
    const f = curveOf(arg(before, 1), variable);
    const other = arg(before, 0);
    if (other.kind !== 'sym') return null;
    const g = curveOf(arg(after, 1), other.name);
    return TRIES.every((x) => near(f(x), g(x)) || Number.isNaN(f(x))) &&
      arg(after, 0).key === sym(variable).key
      ? 'numeric'
      : null;
  },
};
