import type { Draft, Problem } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { evaluate, type Point } from '../evaluate.js';
import { endValue, near } from './shape.js';
import type { Judge } from './steps.js';
import { definedAt, truthAt } from './truth.js';
import { exponential, measured, over, plus, times, type Measured } from '../measured.js';

type Pair = readonly [number, number];
type Plane = (x: number, y: number) => number;

/** Left minus right of an equation in two letters. */
export const planeOf =
  (equation: Expr, x = 'x', y = 'y'): Plane =>
  (p, q) => {
    const at = { [x]: measured(p), [y]: measured(q) };
    const [left, right] = [arg(equation, 0), arg(equation, 1)];
    return definedAt(left, at) && definedAt(right, at)
      ? evaluate(left, at).re - evaluate(right, at).re
      : Number.NaN;
  };

/** [a, b, c] of an equation that is a x + b y + c = 0 up to form; null when it bends. */
const affine = (equation: Expr): readonly [number, number, number] | null => {
  if (!isNode(equation) || equation.kind !== 'relation') return null;
  const f = planeOf(equation);
  const c = f(0, 0);
  const [a, b] = [f(1, 0) - c, f(0, 1) - c];
  const straight = (
    [
      [2.3, -1.7],
      [-4.1, 3.3],
      [7.9, 5.3],
    ] as const
  ).every(([x, y]) => near(f(x, y), a * x + b * y + c, 1e-8));
  return straight && Math.hypot(a, b) > 1e-12 ? [a, b, c] : null;
};

const pointsIn = (items: readonly Expr[]): Pair[] => {
  const values = items.map(endValue);
  return Array.from({ length: Math.floor(values.length / 2) }, (_, k): Pair => [
    values[2 * k] ?? 0,
    values[2 * k + 1] ?? 0,
  ]);
};

const passes = ([a, b, c]: readonly [number, number, number], [x, y]: Pair): boolean =>
  Math.abs(a * x + b * y + c) <= 1e-9 * (1 + Math.abs(a * x) + Math.abs(b * y) + Math.abs(c));
const alike = (a: Pair, b: Pair): boolean =>
  Math.abs(a[0] * b[1] - a[1] * b[0]) <= 1e-9 * Math.hypot(...a) * Math.hypot(...b);
const upright = (a: Pair, b: Pair): boolean => alike(a, [-b[1], b[0]]);

const isPoint = (e: Expr, [x, y]: Pair): boolean =>
  isNode(e) &&
  e.name === 'tuple' &&
  e.args.length === 2 &&
  near(endValue(arg(e, 0)), x) &&
  near(endValue(arg(e, 1)), y);

const lineHolds = ({ expression, options }: Problem, { answer }: Draft): boolean => {
  const items = options.items ?? [];
  const points = pointsIn(items);
  const [p = [0, 0], q = [0, 0]] = points;
  const { operation } = options;
  if (operation === 'midpoint')
    return answer.kind === 'expression' && isPoint(answer.exact, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  const given = affine(expression);
  if (answer.kind === 'value') {
    if (!given) return false;
    const [a, b, c] = given;
    const value = endValue(answer.exact);
    return operation === 'slope'
      ? near(value, -a / b)
      : near(value, Math.abs(a * p[0] + b * p[1] + c) / Math.hypot(a, b));
  }
  const line = answer.kind === 'equation' ? affine(answer.exact) : null;
  if (!line) return false;
  const direction: Pair = [line[0], line[1]];
  switch (operation) {
    case 'through':
      return Math.hypot(p[0] - q[0], p[1] - q[1]) > 0 && passes(line, p) && passes(line, q);
    case 'point-slope': {
      const [m = Number.NaN, x = Number.NaN, y = Number.NaN] = items.map(endValue);
      return near(-line[0] / line[1], m) && passes(line, [x, y]);
    }
    case 'slope-intercept':
      return (
        given !== null && alike(direction, [given[0], given[1]]) && passes(given, [0, -line[2] / line[1]])
      );
    case 'bisector': {
      const middle: Pair = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      return passes(line, middle) && alike(direction, [q[0] - p[0], q[1] - p[1]]);
    }
    default:
      return (
        given !== null &&
        passes(line, p) &&
        (operation === 'parallel' ? alike : upright)(direction, [given[0], given[1]])
      );
  }
};
export const LINE: Judge = { holds: lineHolds };

const TURNS = [0, 0.4, 1.1, 1.9, 2.7, 3.5, 4.4, 5.2, 6];

/** The points at the right distance satisfy the equation, and no others do. */
const isCircle = (equation: Expr, [a, b]: Pair, radius: number): boolean => {
  const f = planeOf(equation);
  const at = (t: number, r: number): number => f(a + r * Math.cos(t), b + r * Math.sin(t));
  const scale = 1 + a * a + b * b + radius * radius;
  return (
    radius > 0 &&
    TURNS.every((t) => Math.abs(at(t, radius)) < 1e-8 * scale) &&
    TURNS.every(
      (t) => Math.abs(at(t, radius * 1.01)) > 1e-5 * radius && Math.abs(at(t, radius * 0.99)) > 1e-5 * radius,
    )
  );
};

const circleHolds = ({ expression, options }: Problem, { answer }: Draft): boolean => {
  const items = options.items ?? [];
  const [p = [0, 0], q = [0, 0]] = pointsIn(items);
  if (options.operation === 'equation')
    return answer.kind === 'equation' && isCircle(answer.exact, p, endValue(items[2] ?? arg(expression, 0)));
  if (options.operation === 'center-point')
    return answer.kind === 'equation' && isCircle(answer.exact, p, Math.hypot(p[0] - q[0], p[1] - q[1]));
  if (options.operation === 'diameter')
    return (
      answer.kind === 'equation' &&
      isCircle(answer.exact, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], Math.hypot(p[0] - q[0], p[1] - q[1]) / 2)
    );
  const found = roundOf(expression);
  if (!found) return false;
  const { center, radius } = found;
  if (answer.kind === 'equation') return isCircle(answer.exact, center, radius);
  if (answer.kind === 'value') return near(endValue(answer.exact), radius);
  if (answer.kind === 'expression') return isPoint(answer.exact, center);
  return (
    answer.kind === 'facts' &&
    answer.facts.length === 2 &&
    answer.facts.every(({ name, value }) =>
      name === 'center' ? isPoint(value, center) : near(endValue(value), radius),
    )
  );
};
/** Centre and radius from four values of left minus right. */
const roundOf = (equation: Expr): { center: Pair; radius: number } | null => {
  const f = planeOf(equation);
  const [zero, right, left, up, down] = [f(0, 0), f(1, 0), f(-1, 0), f(0, 1), f(0, -1)];
  const lead = (right + left - 2 * zero) / 2;
  const [d, e] = [(right - left) / 2, (up - down) / 2];
  const center: Pair = [-d / (2 * lead), -e / (2 * lead)];
  const square = center[0] ** 2 + center[1] ** 2 - zero / lead;
  const radius = Math.sqrt(square);
  return square > 0 && isCircle(equation, center, radius) ? { center, radius } : null;
};
export const CIRCLE: Judge = { holds: circleHolds };

const SMALL = 1e-4;
const gradient = (f: Plane, [x, y]: Pair): Pair => {
  const by = (g: (h: number) => number): number =>
    (8 * (g(SMALL) - g(-SMALL)) - (g(2 * SMALL) - g(-2 * SMALL))) / (12 * SMALL);
  return [by((h) => f(x + h, y)), by((h) => f(x, y + h))];
};

const tangentHolds = ({ expression, variable, options }: Problem, { answer }: Draft): boolean => {
  const at = options.at ?? {};
  const p = at[variable] ?? at['x'];
  if (!p) return false;
  const graph = expression.kind !== 'relation';
  const x = endValue(p);
  const height = (t: number): number => {
    const place = { [variable]: measured(t) };
    return definedAt(expression, place) ? evaluate(expression, place).re : Number.NaN;
  };
  const y = at['y'] ? endValue(at['y']) : graph ? height(x) : Number.NaN;
  const f: Plane = graph ? (s, t) => t - height(s) : planeOf(expression);
  const slope = gradient(f, [x, y]);
  if (!(Math.abs(f(x, y)) < 1e-9 * (1 + Math.abs(y))) || !(Math.hypot(...slope) > 1e-9)) return false;
  if (answer.kind === 'value') return near(endValue(answer.exact), -slope[0] / slope[1], 1e-7);
  const line = answer.kind === 'equation' ? affine(answer.exact) : null;
  if (!line || !passes(line, [x, y])) return false;
  const direction: Pair = [line[0], line[1]];
  const apart =
    options.operation === 'normal'
      ? direction[0] * slope[0] + direction[1] * slope[1]
      : direction[0] * slope[1] - direction[1] * slope[0];
  return Math.abs(apart) < 1e-7 * Math.hypot(...direction) * Math.hypot(...slope);
};

/** Points of a curve with the slope and the bend there, found by Newton's method beside each of them. */
export const curvePoints = (equation: Expr, x: string, y: string): Point[] => {
  const f = planeOf(equation, x, y);
  const found: Point[] = [];
  for (const start of [0.31, 0.83, 1.37, 1.9, 2.6, -0.57, -1.21, 3.7, 0.07])
    for (const guess of [0.4, 1.3, -0.9, 2.8, -2.7, 4.3]) {
      const q = solveY(f, start, guess);
      if (q === null || found.some((one) => near(one[x]?.re ?? 0, start) && near(one[y]?.re ?? 0, q, 1e-6)))
        continue;
      const h = 2e-3;
      const around = [-2, -1, 1, 2].map((k) => solveY(f, start + k * h, q));
      const [a, b, c, d] = around;
      if (a === null || b === null || c === null || d === null) continue;
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      if (Math.max(Math.abs(a - q), Math.abs(d - q)) > 0.05) continue;
      const first = (8 * (c - b) - (d - a)) / (12 * h);
      const second = (-d + 16 * c - 30 * q + 16 * b - a) / (12 * h * h);
      found.push({
        [x]: measured(start),
        [y]: measured(q),
        [`${y}'`]: measured(first, 0, 1e-7 * (1 + Math.abs(first))),
        [`${y}''`]: measured(second, 0, 1e-5 * (1 + Math.abs(second))),
      });
    }
  return found.slice(0, 14);
};
const solveY = (f: Plane, x: number, guess: number): number | null => {
  let y = guess;
  for (let k = 0; k < 40; k += 1) {
    const value = f(x, y);
    const slope = (f(x, y + 1e-6) - f(x, y - 1e-6)) / 2e-6;
    const change = value / slope;
    if (!Number.isFinite(change)) return null;
    y -= change;
    if (Math.abs(change) < 1e-13 * (1 + Math.abs(y)))
      return Math.abs(f(x, y)) < 1e-10 * (1 + Math.abs(y)) ? y : null;
  }
  return Math.abs(f(x, y)) < 1e-11 ? y : null;
};

const close = (a: Measured, b: number, tolerance: number): boolean =>
  Math.abs(a.re - b) <= tolerance * (1 + Math.abs(b)) && Math.abs(a.im) < 1e-9;

const implicitHolds = ({ expression, variable, options }: Problem, { answer }: Draft): boolean => {
  if (answer.kind !== 'expression' && answer.kind !== 'value') return false;
  const y = options.unknowns?.[0] ?? 'y';
  const name = options.order === 2 ? `${y}''` : `${y}'`;
  const tolerance = options.order === 2 ? 2e-4 : 2e-6;
  if (answer.kind === 'value') {
    const [p, q] = [options.at?.[variable], options.at?.[y]];
    if (!p || !q) return false;
    const f = planeOf(expression, variable, y);
    const [x0, y0] = [endValue(p), endValue(q)];
    const h = 1e-3;
    const [a, b, c, d] = [-2, -1, 1, 2].map((k) => solveY(f, x0 + k * h, y0) ?? Number.NaN);
    if (
      !(Math.abs(f(x0, y0)) < 1e-9) ||
      a === undefined ||
      b === undefined ||
      c === undefined ||
      d === undefined
    )
      return false;
    const first = (8 * (c - b) - (d - a)) / (12 * h);
    const second = (-d + 16 * c - 30 * y0 + 16 * b - a) / (12 * h * h);
    return close(evaluate(answer.exact, {}), options.order === 2 ? second : first, tolerance);
  }
  const points = curvePoints(expression, variable, y).filter((at) =>
    Number.isFinite(evaluate(answer.exact, at).re),
  );
  return (
    points.length >= 3 &&
    points.every((at) => close(evaluate(answer.exact, at), at[name]?.re ?? Number.NaN, tolerance))
  );
};

/** Lines of an implicit derivative hold at points of the curve, with the slope measured there. */
const alongCurve: Judge['step'] = ({ rule, before, after }, { expression, variable, options }) => {
  if (!['implicit-derivative', 'solve-slope', 'second-implicit'].includes(rule)) return undefined;
  const y = options.unknowns?.[0] ?? 'y';
  const points = curvePoints(expression, variable, y);
  const holds = (line: Expr, at: Point): boolean => {
    const [left, right] = [evaluate(arg(line, 0), at), evaluate(arg(line, 1), at)];
    const size = 1 + Math.abs(left.re) + Math.abs(right.re);
    return Math.abs(left.re - right.re) <= (rule === 'second-implicit' ? 2e-4 : 1e-5) * size;
  };
  const known = points.filter((at) =>
    Number.isFinite(evaluate(arg(after, 1), at).re + evaluate(arg(after, 0), at).re),
  );
  return known.length >= 3 &&
    known.every((at) => (truthAt(before, at) || holds(before, at)) && holds(after, at))
    ? 'numeric'
    : null;
};

export const TANGENT: Judge = { holds: tangentHolds, step: alongCurve };
export const IMPLICIT: Judge = { holds: implicitHolds, step: alongCurve };

/** Cauchy's integral in one letter after the other: the mixed derivative at a point, without a rule of differentiation. */
const derivativeAt = (e: Expr, at: Point, by: readonly (readonly [string, number])[]): Measured => {
  const [head, ...rest] = by;
  if (!head) return evaluate(e, at);
  const [name, order] = head;
  const [count, radius] = [24, 0.13];
  let total = measured(0);
  for (let k = 0; k < count; k += 1) {
    const angle = (2 * Math.PI * k) / count;
    const moved = plus(at[name] ?? measured(0), times(measured(radius), exponential(measured(0, angle))));
    const value = derivativeAt(e, { ...at, [name]: moved }, rest);
    total = plus(total, over(value, exponential(measured(0, angle * order))));
  }
  let factorial = 1;
  for (let k = 2; k <= order; k += 1) factorial *= k;
  return times(total, measured(factorial / count / radius ** order));
};
const grouped = (by: readonly string[]): [string, number][] =>
  [...new Set(by)].map((name) => [name, by.filter((one) => one === name).length]);

const SPOTS: readonly number[] = [0.71, 1.13, 1.57, 0.93, 1.31, 0.83, 1.77];

const agreesAt = (e: Expr, exact: Expr, by: readonly string[], at: Point): boolean | null => {
  const [left, right] = [derivativeAt(e, at, grouped(by)), evaluate(exact, at)];
  if (!Number.isFinite(left.re + right.re)) return null;
  return Math.abs(left.re - right.re) <= 2e-5 * (1 + Math.abs(right.re)) && Math.abs(right.im) < 1e-9;
};
const everywhere = (e: Expr, exact: Expr, by: readonly string[], names: readonly string[]): boolean => {
  const verdicts = [0, 1, 2, 3].map((round) =>
    agreesAt(
      e,
      exact,
      by,
      Object.fromEntries(names.map((name, k) => [name, measured(SPOTS[(round * 2 + k * 3) % 7] ?? 1)])),
    ),
  );
  return (
    verdicts.every((verdict) => verdict !== false) &&
    verdicts.filter((verdict) => verdict === true).length >= 2
  );
};

export const PARTIAL: Judge = {
  holds: ({ expression, options }, { answer }) => {
    if (answer.kind !== 'expression' && answer.kind !== 'value') return false;
    const by = options.by ?? [];
    const names = [...new Set([...variablesOf(expression), ...by])];
    if (by.length === 0 || names.length > 4 || new Set(by).size > 3) return false;
    const point =
      options.at &&
      Object.fromEntries(Object.entries(options.at).map(([name, value]) => [name, evaluate(value, {})]));
    const parts =
      options.operation === 'gradient' && isNode(answer.exact)
        ? answer.exact.args.map((part, k): [Expr, readonly string[]] => [part, [by[k] ?? '']])
        : [[answer.exact, by] as [Expr, readonly string[]]];
    return parts.every(([part, letters]) =>
      point
        ? agreesAt(expression, part, letters, point) === true
        : everywhere(expression, part, letters, names),
    );
  },
};
