import { arg, isNode, type Expr } from '../../tree/expr.js';
import { variablesOf, variablesOfAll, relationsOf, wholeLetter } from '../../tree/walk.js';
import { evaluate, sidesAt, type Point } from '../values/evaluate.js';
import { measured, type Measured } from '../numbers/measured.js';
import { scanRoots } from '../solutions/roots.js';

/** Real up to rounding: the root of a number that is 0 up to rounding counts as real. */
const isReal = (value: Measured): boolean =>
  Number.isFinite(value.re) && Math.abs(value.im) <= 1e-12 * (1 + Math.abs(value.re)) + 8 * value.error;

/** True when every part of an expression is real there: sqrt(x) sqrt(x) is not for x < 0. */
export const definedAt = (e: Expr, at: Point): boolean =>
  e.kind === 'num' ||
  (isReal(evaluate(e, at)) && (!isNode(e) || e.args.every((part) => definedAt(part, at))));

const compared = (name: string, left: Measured, right: Measured): boolean => {
  const gap = left.re - right.re;
  const tie =
    Math.abs(gap) <=
    1e-9 * (1 + Math.abs(left.re) + Math.abs(right.re)) + 40 * Math.min(left.error + right.error, 1e-7);
  if (name === '=') return tie;
  if (name === '!=') return !tie;
  if (tie) return name.includes('=');
  return name.startsWith('<') ? gap < 0 : gap > 0;
};

/** Whether a relation, or relations joined by and / or, holds at a point; false where it has no value. */
export const truthAt = (line: Expr, at: Point): boolean => {
  if (!isNode(line)) return false;
  if (line.kind === 'list') {
    if (line.name === 'all') return true;
    if (line.name === 'none') return false;
    return line.name === 'or'
      ? line.args.some((part) => truthAt(part, at))
      : line.args.every((part) => truthAt(part, at));
  }
  if (line.kind !== 'relation') return false;
  const [left, right] = sidesAt(line, at);
  return isReal(left) && isReal(right) && compared(line.name, left, right);
};

const SPREAD: readonly number[] = Array.from({ length: 121 }, (_, k) => (k - 60) * 0.2173 + 0.0091);

/** Places where the truth of one of the lines may change, and a grid. */
const onLine = (lines: readonly Expr[], name: string): Point[] => {
  const special = lines.flatMap(relationsOf).flatMap((one) => {
    const sides = [arg(one, 0), arg(one, 1)];
    const fixed = sides.filter((side) => variablesOf(side).length === 0).map((side) => evaluate(side, {}).re);
    return [...fixed, ...scanRoots(one, name)];
  });
  const near = [...new Set(special.filter(Number.isFinite))].flatMap((x) => [x, x - 1e-3, x + 1e-3]);
  return [...near, ...SPREAD].map((x) => ({ [name]: measured(x) }));
};

const STARTS = [-7.3, -3.1, -1.7, -0.4, 0.6, 1.3, 2.9, 5.2];

/** Points of the plane on the curves of the lines, and some beside them. */
const onPlane = (lines: readonly Expr[], [a = 'x', b = 'y']: readonly string[]): Point[] => {
  const found: Point[] = [];
  const grid = Array.from({ length: 160 }, (_, k) => (k - 80) * 0.4137 + 0.031);
  for (const curve of lines.flatMap(relationsOf))
    for (const [fixed, free] of [
      [a, b],
      [b, a],
    ] as const)
      for (const start of STARTS)
        for (const value of crossings(curve, fixed, start, free, grid))
          found.push({ [fixed]: measured(start), [free]: measured(value) });
  const beside = STARTS.flatMap((x) =>
    [-2.2, 0.35, 3.8].map((y) => ({ [a]: measured(x), [b]: measured(y) })),
  );
  return [...found, ...beside];
};

/** Values of the free letter where left minus right changes its sign. */
const crossings = (
  curve: Expr,
  fixed: string,
  value: number,
  free: string,
  grid: readonly number[],
): number[] => {
  const gap = (t: number): number => {
    const at = { [fixed]: measured(value), [free]: measured(t) };
    const [left, right] = sidesAt(curve, at);
    return isReal(left) && isReal(right) ? left.re - right.re : Number.NaN;
  };
  const values = grid.map(gap);
  return grid.flatMap((t, k) => {
    const [before = Number.NaN, after = Number.NaN] = [values[k], values[k + 1]];
    if (!(before * after < 0)) return [];
    let [lo, hi] = [t, grid[k + 1] ?? t];
    for (let round = 0; round < 60; round += 1) {
      const middle = (lo + hi) / 2;
      if (gap(middle) * before > 0) lo = middle;
      else hi = middle;
    }
    return Math.abs(gap(lo)) < 1e-6 ? [lo] : [];
  });
};

/**
 * Whether both lines are equivalent (or the second follows from the first), tested at many points of the line
 * or the plane.
 */
export const follows = (before: Expr, after: Expr, bothWays: boolean): boolean => {
  const letter = wholeLetter(before);
  const names = variablesOfAll(before, after).filter((name) => name !== letter);
  if (names.length === 0 || names.length > 2) return false;
  const [first = 'x'] = names;
  const points = names.length === 1 ? onLine([before, after], first) : onPlane([before, after], names);
  let seen = 0;
  for (const at of points) {
    const [left, right] = [truthAt(before, at), truthAt(after, at)];
    if (left && !right) return false;
    if (bothWays && right && !left) return false;
    if (left) seen += 1;
  }
  return seen > 0 || (bothWays && isNode(after) && after.name === 'none');
};
