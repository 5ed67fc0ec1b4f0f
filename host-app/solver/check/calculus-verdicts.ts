import { rational } from '../../maths/rational.js';
import type { Draft, Problem } from '../solution.js';
import { arg, isCall, isNode, num, relation, sym, ZERO, type Expr } from '../tree/expr.js';
import { someNode, substitute, variablesOf } from '../tree/walk.js';
import { quadrature } from './calculus.js';
import { evaluate } from './evaluate.js';
import { curveOf, endValue, near, type Curve } from './functions-shape.js';
import type { Judge } from './functions-steps.js';
import { isLimit } from './limit.js';
import { exponential, measured, over, plus, times } from './measured.js';
import { scanRoots } from './roots.js';

const differ = (a: number, b: number): boolean =>
  a !== b && !(Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) < 1e-6 * (1 + Math.abs(a)));

/** Values in windows that come closer and closer to the point. */
const windows = (f: Curve, point: number, side: number): number[][] =>
  [1, 2, 3, 4].map((k) =>
    Array.from({ length: 3000 }, (_, j) => f(point + side * 10 ** -k * (0.1 + (0.9 * j) / 3000))).filter(
      Number.isFinite,
    ),
  );
/** Both values are come close to in every window. */
const comesBackTo = (values: readonly number[], target: number, reach: number): boolean =>
  Number.isFinite(target)
    ? values.some((value) => Math.abs(value - target) < 0.02 * (1 + Math.abs(target)))
    : values.some((value) => value * Math.sign(target) > reach);

const oscillates = (e: Expr, name: string, point: number, side: number, a: number, b: number): boolean => {
  const f = curveOf(e, name);
  const whole = (k: number): number[] => Array.from({ length: 40 }, (_, j) => f(40 * 3 ** k + j));
  const found = Number.isFinite(point)
    ? windows(f, point, side)
    : someNode(e, (part) => part.kind === 'power' && evaluate(arg(part, 0), {}).re < 0)
      ? [0, 1, 2].map(whole)
      : [1, 2, 3].map((k) =>
          Array.from({ length: 4000 }, (_, j) => f(Math.sign(point) * (10 ** k + j * 0.0137 * k))).filter(
            Number.isFinite,
          ),
        );
  return found.every(
    (values, k) =>
      values.length > 20 && comesBackTo(values, a, 2 * (k + 1)) && comesBackTo(values, b, 2 * (k + 1)),
  );
};

export const NO_LIMIT: Judge = {
  holds: ({ expression, variable, options }, { evidence }) => {
    const [a = Number.NaN, b = Number.NaN] = (evidence ?? []).map(endValue);
    if (!options.to || Number.isNaN(a) || Number.isNaN(b) || !differ(a, b)) return false;
    const point = endValue(options.to);
    if (options.side === undefined && Number.isFinite(point)) {
      const sides =
        isLimit(expression, variable, point, a, 'left') && isLimit(expression, variable, point, b, 'right');
      if (sides) return true;
    }
    return oscillates(expression, variable, point, options.side === 'left' ? -1 : 1, a, b);
  },
  step: ({ rule, before, after }, problem, draft) => {
    if (isCall(before, 'lim') && isNode(before) && before.args.length === 4) {
      const side = arg(before, 3).key === '-' ? 'left' : 'right';
      return isLimit(arg(before, 0), problem.variable, endValue(arg(before, 2)), endValue(after), side)
        ? 'numeric'
        : null;
    }
    if (rule !== 'sides-differ' && rule !== 'oscillation') return undefined;
    return NO_LIMIT.holds(problem, draft) ? 'recomputed' : null;
  },
};

/** Areas of strips that halve on the way to the bad place; they fall fast enough for a finite whole, or they do not. */
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

/** Whether positive numbers that change slowly add up to more than any bound; null when it is too close to call. */
const addsUpForever = (sizes: readonly number[]): boolean | null => {
  const known = sizes.filter((value) => Number.isFinite(value));
  const count = known.length;
  if (count < 30) return null;
  const [half = 0, last = 0, before = 0] = [
    known[Math.floor(count / 2) - 1],
    known[count - 1],
    known[count - 6],
  ];
  if (last === 0 || last < 1e-200) return false;
  const growth = (last / before) ** (1 / 5);
  if (growth < 0.97) return false;
  if (growth > 1.0005) return true;
  const decay = -Math.log(last / half) / Math.log(count / Math.floor(count / 2));
  if (decay < 1.04) return true;
  return decay > 1.2 ? false : null;
};

/** Partial areas that keep swinging. */
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

const areaDiverges = ({ expression, variable, options }: Problem, { evidence }: Draft): boolean => {
  const [place, side] = evidence ?? [];
  const [from, to] = [options.from, options.to].map((end) => (end ? endValue(end) : Number.NaN));
  if (!place || !side || from === undefined || to === undefined || !(from < to)) return false;
  const at = endValue(place);
  if (at < from || at > to) return false;
  const f = curveOf(expression, variable);
  const direction = side.key === '-' ? -1 : 1;
  if ((direction < 0 && at === from) || (direction > 0 && at === to)) return false;
  const room = Number.isFinite(at)
    ? Math.min(0.37, Math.abs((direction > 0 ? to : from) - at) / 2)
    : 11.3 + Math.abs(at > 0 ? Math.max(from, 0) : Math.min(to, 0));
  const areas = strips(f, at, direction, room);
  const sign = Math.sign(areas.at(-1) ?? 0);
  const steady = areas
    .slice(20)
    .filter(Number.isFinite)
    .every((area) => area * sign >= 0);
  if (steady && addsUpForever(usable(areas, at).map(Math.abs)) === true) return true;
  return !Number.isFinite(at) && swings(f, Number.isFinite(from) ? Math.max(from, 0) : 0);
};
/** Beside a place other than 0 doubles end after about fifty halvings. */
const usable = (areas: readonly number[], at: number): number[] => {
  const end = at === 0 || !Number.isFinite(at) ? areas.length : 36;
  const known = areas.slice(0, end);
  const last = known.findIndex((value) => !Number.isFinite(value));
  return last > 30 ? known.slice(0, last) : [...known];
};
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
    const cuts = scanRoots(relation('=', arg(before, 0), ZERO), variable).filter((x) => x > from && x < to);
    const ends = [from, ...cuts.sort((a, b) => a - b), to];
    const total = ends.slice(1).reduce((sum, end, k) => sum + quadrature(f, ends[k] ?? from, end).value, 0);
    return near(total, endValue(after), 1e-5) ? 'numeric' : null;
  },
};

type Terms = (n: number) => number;
const termsOf =
  (e: Expr, name: string): Terms =>
  (n) => {
    const value = evaluate(e, { [name]: measured(n) });
    return Math.abs(value.im) > 1e-9 * (1 + Math.abs(value.re)) ? Number.NaN : value.re;
  };

/** Whether the sizes of the terms add up: by the ratio of neighbours, then by doubling (Cauchy's condensation). */
const sizesConverge = (a: Terms): boolean | null => {
  const ratio = (n: number): number => Math.abs(a(n + 1) / a(n));
  const [early, late] = [ratio(90), ratio(145)];
  if (Number.isFinite(late) && Number.isFinite(early)) {
    if (late < 0.965 && late < early + 0.02) return true;
    if (late > 1.03) return false;
  }
  const sizes = Array.from({ length: 300 }, (_, k) => 2 ** k * Math.abs(a(2 ** (k + 1))));
  const known = sizes.slice(
    3,
    sizes.findIndex((value, k) => k > 3 && (!Number.isFinite(value) || value > 1e280)) >>> 0,
  );
  const forever = addsUpForever(known);
  return forever === null ? null : !forever;
};
const alternates = (a: Terms): boolean =>
  Array.from({ length: 40 }, (_, k) => k + 20).every(
    (n) => a(n) * a(n + 1) < 0 && Math.abs(a(n + 1)) <= Math.abs(a(n)) * (1 + 1e-12),
  );
const vanishes = (a: Terms): boolean =>
  Math.abs(a(1e9)) < 0.3 * Math.abs(a(1e3)) || Math.abs(a(900)) < 1e-12 || Math.abs(a(1e9)) < 1e-3;

const seriesVerdict = (a: Terms, verdict: string): boolean => {
  const sizes = sizesConverge(a);
  const leibniz = alternates(a) && vanishes((n) => a(2 * Math.round(n / 2)));
  if (verdict === 'converges') return sizes === true || (sizes === null && leibniz);
  if (verdict === 'conditional') return sizes === false && leibniz;
  const steady = Array.from({ length: 60 }, (_, k) => a(100 + k)).every(
    (value, _, all) => value * (all[0] ?? 0) >= 0,
  );
  const termsStay =
    [1e2, 1e3, 1e4].every((n) => Math.abs(a(n)) > 0.02 || Math.abs(a(n + 1)) > 0.02) && !vanishes(a);
  return sizes === false && (steady || termsStay || Math.abs(a(140)) > Math.abs(a(60)));
};

export const CONVERGENCE: Judge = {
  holds: ({ expression, variable }, { answer }) =>
    answer.kind === 'verdict' && seriesVerdict(termsOf(expression, variable), answer.verdict),
  step: (step, problem, draft) => seriesStep(step.rule, step.before, step.after, problem, draft),
};
const seriesStep = (
  rule: string,
  before: Expr,
  after: Expr,
  problem: Problem,
  draft: Draft,
): 'recomputed' | 'numeric' | null | undefined => {
  if (rule === 'absolute-test')
    return draft.answer.kind === 'verdict' && CONVERGENCE.holds(problem, draft) ? 'recomputed' : null;
  if (isCall(before, 'sum')) return sumHolds(before, after) ? 'numeric' : null;
  return undefined;
};

/** A sum without end by partial sums, with the rest extrapolated in two ways that must agree. */
const endless = (a: Terms, from: number): number => {
  const marks = [64, 128, 256, 512, 1024, 2048, 4096];
  const sums: number[] = [];
  let total = 0;
  let small = 0;
  for (let n = from; n < from + 4096; n += 1) {
    const term = a(n);
    if (!Number.isFinite(term)) {
      if (small < 1e-15 * (1 + Math.abs(total))) return total;
      return Number.NaN;
    }
    total += term;
    small = Math.abs(term);
    if (small < 1e-18 && n > from + 12 && Math.abs(a(n + 1)) < 1e-18) return total;
    if (marks.includes(n - from + 1)) sums.push(total);
  }
  return alternates(a) ? averaged(a, from) : richardson(sums);
};
/** Powers of 1/n drop out one after the other. */
const richardson = (sums: readonly number[]): number => {
  let row = [...sums];
  for (let k = 1; row.length > 2; k += 1)
    row = row.slice(1).map((value, j) => (2 ** k * value - (row[j] ?? 0)) / (2 ** k - 1));
  const [a = Number.NaN, b = Number.NaN] = row;
  return Math.abs(a - b) < 1e-7 * (1 + Math.abs(b)) ? b : Number.NaN;
};
/** Means of means of partial sums (Euler). */
const averaged = (a: Terms, from: number): number => {
  let total = 0;
  const sums: number[] = [];
  for (let n = from; n < from + 60; n += 1) {
    total += a(n);
    if (n >= from + 20) sums.push(total);
  }
  let row = sums;
  while (row.length > 2) row = row.slice(1).map((value, j) => (value + (row[j] ?? 0)) / 2);
  return row[1] ?? Number.NaN;
};

const sumHolds = (sum: Expr, value: Expr): boolean => {
  const letter = arg(sum, 1);
  if (letter.kind !== 'sym') return false;
  const a = termsOf(arg(sum, 0), letter.name);
  const [from, to] = [endValue(arg(sum, 2)), arg(sum, 3)];
  const [free] = variablesOf(to);
  if (free === undefined) {
    const wanted = endValue(value);
    if (to.key === '∞') return near(endless(a, from), wanted, 1e-8);
    return near(added(a, from, endValue(to)), wanted, 1e-9);
  }
  return [3, 4, 5, 7, 10, 13].every((n) => {
    const last = evaluate(to, { [free]: measured(n) }).re;
    return near(added(a, from, last), evaluate(value, { [free]: measured(n) }).re, 1e-9);
  });
};
const added = (a: Terms, from: number, to: number): number => {
  let total = 0;
  for (let n = from; n <= to && n < from + 20_000; n += 1) total += a(n);
  return to - from < 20_000 ? total : Number.NaN;
};

export const SUM: Judge = {
  holds: ({ expression, variable, options }, draft) => {
    const { answer } = draft;
    if (answer.kind === 'verdict') return seriesVerdict(termsOf(expression, variable), answer.verdict);
    if (answer.kind !== 'value' && answer.kind !== 'expression') return false;
    const { from, to } = options;
    if (!from || !to) return false;
    return sumHolds(
      { kind: 'call', name: 'sum', key: '', args: [expression, sym(variable), from, to] },
      answer.exact,
    );
  },
  step: (step, problem, draft) => seriesStep(step.rule, step.before, step.after, problem, draft),
};

/** Convergence is tried with numbers just inside and just outside, and at the ends. */
export const POWER_SERIES: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    const n = options.unknowns?.[0] ?? 'n';
    const at = (x: Expr): Terms => termsOf(substitute(expression, sym(variable), x), n);
    const tried = (x: number): boolean | null => sizesConverge(at(exactly(x)));
    if (answer.kind === 'value') {
      const center = centerOf(expression, variable, n);
      const radius = endValue(answer.exact);
      if (center === null) return false;
      if (radius === Infinity) return tried(center + 30.1) === true && tried(center - 29.7) === true;
      if (radius === 0) return tried(center + 0.03) === false && tried(center - 0.03) === false;
      return [1, -1].every(
        (side) =>
          tried(center + side * radius * 0.93) === true && tried(center + side * radius * 1.07) === false,
      );
    }
    if (answer.kind !== 'intervals' || answer.intervals.length !== 1) return false;
    const [interval] = answer.intervals;
    if (!interval) return false;
    const [lo, hi] = [endValue(interval.lo), endValue(interval.hi)];
    if (!Number.isFinite(lo)) return tried(30.1) === true && tried(-29.7) === true;
    const [middle, half] = [(lo + hi) / 2, (hi - lo) / 2];
    if (half === 0) return tried(middle + 0.03) === false && tried(middle - 0.03) === false;
    const around = [1, -1].every(
      (side) => tried(middle + side * half * 0.93) === true && tried(middle + side * half * 1.07) === false,
    );
    const end = (e: Expr, open: boolean): boolean => {
      const a = at(e);
      return open
        ? seriesVerdict(a, 'diverges')
        : seriesVerdict(a, 'converges') || seriesVerdict(a, 'conditional');
    };
    return around && end(interval.lo, interval.loOpen) && end(interval.hi, interval.hiOpen);
  },
};
/** Where all terms from some place on are 0. */
const centerOf = (e: Expr, x: string, n: string): number | null => {
  const third = substitute(e, sym(n), exactly(3));
  const zeros = scanRoots(relation('=', third, ZERO), x);
  const distinct = zeros.filter(
    (value, k) => zeros.findIndex((other) => Math.abs(other - value) < 1e-3) === k,
  );
  if (distinct.length > 1) return null;
  const [only] = distinct;
  return only === undefined
    ? null
    : Math.abs(only - Math.round(only * 12) / 12) < 0.02
      ? Math.round(only * 12) / 12
      : only;
};

/** Coefficients by Cauchy's integral around the point. */
export const TAYLOR: Judge = {
  holds: ({ expression, variable, options }, { answer }) => {
    if (answer.kind !== 'expression') return false;
    const place = options.at?.[variable];
    const a = place ? evaluate(place, {}) : measured(0);
    const coefficients = (e: Expr, count: number, radius: number): number[] =>
      Array.from({ length: count + 1 }, (_, k) => {
        let total = measured(0);
        for (let j = 0; j < 64; j += 1) {
          const angle = (2 * Math.PI * j) / 64;
          const z = plus(a, times(measured(radius), exponential(measured(0, angle))));
          total = plus(total, over(evaluate(e, { [variable]: z }), exponential(measured(0, angle * k))));
        }
        return total.re / 64;
      });
    const byCount = options.operation === 'terms';
    const most = byCount ? 26 : (options.order ?? 3) + 4;
    return [0.3, 0.21].some((radius) => {
      const [wanted, found] = [
        coefficients(expression, most, radius),
        coefficients(answer.exact, most, radius),
      ];
      const full = wanted.findIndex(
        (_, k) => byCount && wanted.slice(0, k + 1).filter(notZero).length === (options.order ?? 3),
      );
      const last = byCount ? full : (options.order ?? 3);
      return (
        last >= 0 &&
        wanted.every((value, k) => {
          const other = found[k] ?? Number.NaN;
          return k <= last
            ? Math.abs(value - other) < 1e-10 * (1 + Math.abs(value))
            : Math.abs(other) < 1e-10;
        })
      );
    });
  },
};
const notZero = (value: number): boolean => Math.abs(value) > 1e-13;
const exactly = (x: number): Expr => num(rational(BigInt(Math.round(x * 2 ** 20)), 2n ** 20n));
