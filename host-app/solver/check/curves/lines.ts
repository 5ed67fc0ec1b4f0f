import type { Draft, Problem } from '../../solution.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { evaluate, endValue } from '../values/evaluate.js';
import { curveOf } from './shape.js';
import type { Judge } from './steps.js';
import { definedAt, follows } from './truth.js';
import { measured, near } from '../numbers/measured.js';

export type Pair = readonly [number, number];
export type Plane = (x: number, y: number) => number;

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
export const affine = (equation: Expr): readonly [number, number, number] | null => {
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

export const passes = ([a, b, c]: readonly [number, number, number], [x, y]: Pair): boolean =>
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

const directionOf = ([u, v]: readonly ReturnType<typeof affine>[]): string => {
  if (!u || !v) return '';
  const [a, b]: readonly Pair[] = [[u[0], u[1]], [v[0], v[1]]];
  if (!a || !b) return '';
  if (alike(a, b)) return alike([u[0], u[2]], [v[0], v[2]]) && alike([u[1], u[2]], [v[1], v[2]]) ? 'the same line' : 'parallel';
  return upright(a, b) ? 'perpendicular' : 'neither parallel nor perpendicular';
}; // prettier-ignore

const lineHolds = ({ expression, options }: Problem, { answer }: Draft): boolean => {
  const items = options.items ?? [];
  const points = pointsIn(items);
  const [p = [0, 0], q = [0, 0]] = points;
  const { operation } = options;
  if (operation === 'midpoint')
    return answer.kind === 'expression' && isPoint(answer.exact, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  if (operation === 'directions')
    return (
      answer.kind === 'facts' &&
      answer.facts.every(({ value }) => value.key === directionOf(items.map(affine)))
    );
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
    case 'standard': {
      const [a, b, c] = line;
      const isWhole = [a, b, c].every((part) => Math.abs(part - Math.round(part)) < 1e-9);
      return given !== null && isWhole && [a * given[1] - b * given[0], a * given[2] - c * given[0], b * given[2] - c * given[1]].every((gap) => Math.abs(gap) < 1e-9 * (1 + Math.hypot(a, b, c) * Math.hypot(...given)));
    } // prettier-ignore
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
/** The slope of y = mx + b by two of its values. */
const readSlope = (line: Expr): number => {
  const f = curveOf(arg(line, 1), 'x');
  return f(1) - f(0);
};
export const LINE: Judge = {
  holds: lineHolds,
  step: ({ rule, before, after }) => {
    if (rule === 'compare-slopes') {
      const [m = 0, n = 0] = membersOf(before).map(endValue);
      const isRight = near(m * n, -1);
      return (/^(?:parallel|the same line)$/.test(after.key) ? near(m, n) : isRight === (after.key === 'perpendicular')) ? 'recomputed' : null;
    } // prettier-ignore
    if (rule === 'point-slope') {
      const [m, x = 0, y = 0] = membersOf(before).map(endValue);
      const line = affine(after);
      return line && m !== undefined && near(-line[0] / line[1], m) && passes(line, [x, y])
        ? 'recomputed'
        : null;
    }
    if (rule !== 'read-slope') return undefined;
    return near(readSlope(before), endValue(after)) ? 'recomputed' : null;
  },
};

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
export const CIRCLE: Judge = {
  holds: circleHolds,
  step: ({ rule, after }, _, { answer }) =>
    rule !== 'circle-form' || answer.kind !== 'equation'
      ? undefined
      : follows(after, answer.exact, true)
        ? 'recomputed'
        : null,
};
