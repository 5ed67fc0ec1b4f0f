import type { Draft, Problem } from '../../solution.js';
import { arg, type Expr } from '../../tree/expr.js';
import { evaluate, sidesAt, endValue, type Point } from '../values/evaluate.js';
import type { Judge } from './steps.js';
import { definedAt, truthAt } from './truth.js';
import { measured, type Measured, near } from '../numbers/measured.js';
import { type Pair, type Plane, planeOf, affine, passes } from './lines.js';

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
const curvePoints = (equation: Expr, x: string, y: string): Point[] => {
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
  if (!['implicit-derivative', 'implicit-collect', 'solve-slope', 'second-implicit'].includes(rule))
    return undefined;
  const y = options.unknowns?.[0] ?? 'y';
  const points = curvePoints(expression, variable, y);
  const holds = (line: Expr, at: Point): boolean => {
    const [left, right] = sidesAt(line, at);
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
