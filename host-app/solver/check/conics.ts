import { near } from './numbers/measured.js';
import type { Draft, Problem } from '../solution.js';
import { arg, isNode, type Expr } from '../tree/expr.js';
import type { Judge } from './curves/steps.js';
import { affine, planeOf, type Pair, type Plane } from './curves/lines.js';
import { follows } from './curves/truth.js';
import { endValue } from './values/evaluate.js';

type Facts = Readonly<Record<string, readonly Expr[]>>;
const XS = [-7.3, -4.1, -2.2, -1.3, -0.6, -0.1, 0.3, 0.9, 1.7, 2.6, 3.9, 5.2, 8.1, 13.7];

/** Zeros of the parabola through three values. */
const zeros = (f: (t: number) => number): number[] => {
  const [zero, up, down] = [f(0), f(1), f(-1)];
  const [a, b] = [(up + down) / 2 - zero, (up - down) / 2];
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-zero / b];
  const inside = b * b - 4 * a * zero;
  return inside < 0 ? [] : [-1, 1].map((side) => (-b + side * Math.sqrt(inside)) / (2 * a));
};
/** Points of the curve on vertical and horizontal lines, near the given place. */
const pointsOn = (f: Plane, [p, q]: Pair, scale: number): Pair[] =>
  XS.flatMap((step): Pair[] => {
    const [x, y] = [p + step * scale, q + step * scale];
    return [
      ...zeros((t) => f(x, t)).map((t): Pair => [x, t]),
      ...zeros((t) => f(t, y)).map((t): Pair => [t, y]),
    ];
  });

const pairOf = (e: Expr | undefined): Pair =>
  e && isNode(e) && e.args.length === 2
    ? [endValue(arg(e, 0)), endValue(arg(e, 1))]
    : [Number.NaN, Number.NaN];
const away = ([a, b]: Pair, [c, d]: Pair): number => Math.hypot(a - c, b - d);
const fromLine = ([a, b, c]: readonly [number, number, number], [x, y]: Pair): number =>
  Math.abs(a * x + b * y + c) / Math.hypot(a, b);
const middle = ([a, b]: Pair, [c, d]: Pair): Pair => [(a + c) / 2, (b + d) / 2];
const isOn = (f: Plane, [x, y]: Pair): boolean => Math.abs(f(x, y)) < 1e-7 * (1 + x * x + y * y);

/** The facts of a kind follow from its definition by distances; all points are found with numbers. */
const ellipseHolds = (f: Plane, facts: Facts, isCrossed: boolean): boolean => {
  const [one, two] = (facts['focus'] ?? []).map(pairOf);
  const [start, end] = (facts['vertex'] ?? []).map(pairOf);
  if (!one || !two || !start || !end) return false;
  const size = away(start, end);
  const points = pointsOn(f, middle(start, end), size / 8);
  const sums = points.map((at) =>
    isCrossed ? Math.abs(away(at, one) - away(at, two)) : away(at, one) + away(at, two),
  );
  const center = pairOf(facts['center']?.[0]);
  const eccentricity = facts['eccentricity']?.[0];
  const sides = (facts['co-vertex'] ?? []).map(pairOf);
  return (
    points.length >= 6 &&
    sums.every((sum) => near(sum, size)) &&
    away(center, middle(one, two)) < 1e-9 * (1 + size) &&
    away(center, middle(start, end)) < 1e-9 * (1 + size) &&
    isOn(f, start) &&
    isOn(f, end) &&
    eccentricity !== undefined &&
    near(endValue(eccentricity), away(one, two) / size) &&
    (isCrossed
      ? asymptotesHold(f, facts['asymptote'] ?? [], center)
      : sides.length === 2 && sides.every((at) => isOn(f, at)) && axesHold(facts, size, sides))
  );
};
const axesHold = (facts: Facts, size: number, [a = [0, 0], b = [0, 0]]: readonly Pair[]): boolean => {
  const [large, small] = [facts['semi-major axis']?.[0], facts['semi-minor axis']?.[0]];
  return (
    large !== undefined &&
    small !== undefined &&
    near(endValue(large), size / 2) &&
    near(endValue(small), away(a, b) / 2) &&
    away(a, b) < size
  );
};
/** Far out the curve comes ever closer to the line: the highest power cancels along it. */
const asymptotesHold = (f: Plane, lines: readonly Expr[], center: Pair): boolean => {
  const found = lines.map(affine);
  const [first, second] = found;
  if (!first || !second || found.length !== 2) return false;
  const isNew = Math.abs(first[0] * second[1] - first[1] * second[0]) > 1e-9;
  return (
    isNew &&
    found.every((line) => {
      if (!line || fromLine(line, center) > 1e-9 * (1 + Math.hypot(...center))) return false;
      const [dx, dy] = [-line[1], line[0]];
      const values = [-2, 1, 3].map((t) => f(center[0] + t * dx, center[1] + t * dy));
      return values.every((value) => near(value, values[0] ?? Number.NaN));
    })
  );
};
const circleHolds = (f: Plane, facts: Facts): boolean => {
  const [center, radius] = [pairOf(facts['center']?.[0]), facts['radius']?.[0]];
  if (!radius) return false;
  const points = pointsOn(f, center, endValue(radius) / 8);
  return points.length >= 6 && points.every((at) => near(away(at, center), endValue(radius)));
};
const parabolaHolds = (f: Plane, facts: Facts): boolean => {
  const [focus, vertex] = [pairOf(facts['focus']?.[0]), pairOf(facts['vertex']?.[0])];
  const directrix = facts['directrix']?.[0] ? affine(facts['directrix'][0]) : null;
  const axis = facts['axis of symmetry']?.[0] ? affine(facts['axis of symmetry'][0]) : null;
  if (!directrix || !axis) return false;
  const points = pointsOn(f, vertex, 1);
  return (
    points.length >= 6 &&
    points.every((at) => near(away(at, focus), fromLine(directrix, at))) &&
    isOn(f, vertex) &&
    fromLine(axis, focus) < 1e-9 &&
    fromLine(axis, vertex) < 1e-9 &&
    Math.abs(axis[0] * directrix[0] + axis[1] * directrix[1]) < 1e-9 &&
    facts['eccentricity']?.[0]?.key === '1'
  );
};

/** The curve is exactly these lines: every point found is on one, and each of them is on the curve. */
const linesHold = (f: Plane, lines: readonly Expr[], count: number): boolean => {
  const found = lines.map(affine);
  if (found.length !== count) return false;
  const points = pointsOn(f, [0.17, 0.29], 1);
  return (
    points.length >= 6 &&
    points.every((at) =>
      found.some((line) => line !== null && fromLine(line, at) < 1e-6 * (1 + Math.hypot(...at))),
    ) &&
    found.every((line) => {
      if (!line) return false;
      const [a, b, c] = line;
      const foot: Pair = [(-a * c) / (a * a + b * b), (-b * c) / (a * a + b * b)];
      return [-3, 0.7, 2].every((t) => isOn(f, [foot[0] - t * b, foot[1] + t * a]));
    })
  );
};
/** The sign is the same everywhere but at most in one point, where the value is smallest. */
const oneSign = (f: Plane, center: Pair | null): boolean => {
  const turning = (g: (t: number) => number): number => {
    const [zero, up, down] = [g(0), g(1), g(-1)];
    const bend = (up + down) / 2 - zero;
    return Math.abs(bend) < 1e-12 ? 0 : -(up - down) / 4 / bend;
  };
  const lowest: Pair = [turning((t) => f(t, 0.3)), turning((t) => f(0.3, t))];
  const value = f(...lowest);
  const isBent = XS.every((x) => XS.every((y) => (f(x, y) - value) * (f(9.7, 11.3) - value) >= -1e-9));
  if (center)
    return (
      isBent &&
      away(center, lowest) < 1e-7 * (1 + Math.hypot(...center)) &&
      isOn(f, center) &&
      f(lowest[0] + 1, lowest[1]) * f(lowest[0], lowest[1] + 1) > 1e-9
    );
  return isBent && value * f(9.7, 11.3) > 0;
};

const everything = (f: Plane, kind: string, facts: Facts): boolean => {
  if (kind === 'circle') return circleHolds(f, facts);
  if (kind === 'ellipse') return ellipseHolds(f, facts, false);
  if (kind === 'hyperbola') return ellipseHolds(f, facts, true);
  if (kind === 'parabola') return parabolaHolds(f, facts);
  if (kind === 'point') return oneSign(f, pairOf(facts['center']?.[0]));
  if (kind === 'no points') return oneSign(f, null);
  return linesHold(f, facts['line'] ?? [], kind === 'one line' ? 1 : 2);
};

const conicHolds = ({ expression }: Problem, { answer, evidence = [] }: Draft): boolean => {
  if (answer.kind !== 'facts') return false;
  const all = evidence.map((line): [string, Expr] => [arg(line, 0).key, arg(line, 1)]);
  const facts: Record<string, Expr[]> = {};
  for (const [name, value] of all) facts[name] = [...(facts[name] ?? []), value];
  const kind = facts['kind']?.[0]?.key ?? '';
  const form = facts['standard form']?.[0];
  return (
    everything(planeOf(expression), kind, facts) &&
    (!form || follows(expression, form, true)) &&
    answer.facts.every(({ name, value }) => facts[name]?.some((own) => own.key === value.key))
  );
};
/** Kind and parts of a conic, by the definitions with distances. */
export const CONIC: Judge = {
  holds: conicHolds,
  step: ({ rule, before, after }) => {
    if (rule === 'only-zero') {
      const [x, y] = isNode(after) ? after.args.map((line) => endValue(arg(line, 1))) : [];
      return x !== undefined && y !== undefined && isOn(planeOf(before), [x, y]) ? 'substitution' : null;
    }
    if (rule !== 'complete-squares-of-both' && rule !== 'divide-right') return undefined;
    // The same up to a factor: also where no point, or only one, satisfies both.
    const [f, g] = [planeOf(before), planeOf(after)];
    const ratios = XS.map((x, k) => f(x, XS[(k * 5) % 14] ?? 1) / g(x, XS[(k * 5) % 14] ?? 1)).filter(
      Number.isFinite,
    );
    const [first = 0] = ratios;
    return first !== 0 && ratios.length > 5 && ratios.every((ratio) => near(ratio, first))
      ? 'identity'
      : null;
  },
};
