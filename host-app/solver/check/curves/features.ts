import { near } from '../numbers/measured.js';
import { arg, isNode, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import type { Judge } from './steps.js';
import { scanRoots } from '../solutions/roots.js';
import { type Curve, curveOf } from './shape.js';
import { endValue } from '../values/evaluate.js';

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
/** Half of what a function ranges over; NaN where it has no value somewhere. The answer and its step ask for it. */
const heightOf = (f: Curve): number => {
  let [low, high] = [Infinity, -Infinity];
  for (let k = -20_000; k <= 20_000; k += 1) {
    const value = f(k * 0.00237);
    if (!Number.isFinite(value)) return Number.NaN;
    [low, high] = [Math.min(low, value), Math.max(high, value)];
  }
  return (high - low) / 2;
};
const HEIGHTS = new WeakMap<Expr, number>();
const amplitudeHolds = (expression: Expr, f: Curve, height: number): boolean => {
  const own = HEIGHTS.get(expression) ?? heightOf(f);
  HEIGHTS.set(expression, own);
  return near(own, height, 1e-3) && height > 0;
};
/** At the shifted point the function is odd or even. */
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
        name === 'period'
          ? periodHolds(f, endValue(value))
          : name === 'phase shift'
            ? shiftHolds(f, endValue(value))
            : amplitudeHolds(expression, f, endValue(value)),
      );
    if (answer.kind !== 'value') return false;
    const value = endValue(answer.exact);
    if (options.operation === 'amplitude') return amplitudeHolds(expression, f, value);
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

const WIDE = Array.from({ length: 4001 }, (_, k) => (k - 2000) * 0.0173 + 0.0031);
const FAR = Array.from({ length: 121 }, (_, k) => 10 ** ((k - 60) / 10)).flatMap((x) => [x, -x]);
/** The value is reached at a place, and no other one is beyond it, near or far. */
const isExtreme = (f: Curve, value: number, [place]: readonly Expr[], wanted = ''): boolean => {
  const sign = wanted === 'maximum' ? -1 : wanted === 'minimum' ? 1 : 0;
  const at = place ? endValue(place) : Number.NaN;
  const beyond = (x: number): boolean => sign * (f(x) - value) < -1e-9 * (1 + Math.abs(value));
  const beside = [1e-2, 1e-3].flatMap((by) => [at + by, at - by]);
  return (
    sign !== 0 &&
    near(f(at), value) &&
    beside.every((x) => sign * (f(x) - value) > 0) &&
    ![...WIDE, ...FAR, ...WIDE.map((x) => at + x / 100)].some(beyond)
  );
};

export const VERTEX: Judge = {
  holds: ({ expression, variable, options }, { answer, evidence = [] }) => {
    const f = curveOf(expression, variable);
    const found = throughThree(f);
    if (!found)
      return answer.kind === 'value' && isExtreme(f, endValue(answer.exact), evidence, options.operation);
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
  // Swapping the variables mirrors the same curve.
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
