import { arg, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { sym } from '../../tree/expr.js';
import { evaluate, realAt, sidesAt } from '../values/evaluate.js';
import { close, identical } from '../values/identity.js';
import { minus, plus, type Measured } from '../numbers/measured.js';

/** True when left = right at this value, within the rounding error of both sides. */
export const holdsAt = (equation: Expr, variable: string, value: Measured): boolean => {
  const at = { [variable]: value };
  const [left, right] = sidesAt(equation, at);
  if (!Number.isFinite(left.re + right.re)) return false;
  if (close(left, right) === 'yes') return true;
  // A root in surds has rounding errors; both sides must agree far better than by accident.
  const gap = plus(left, minus(right));
  return (
    Math.hypot(gap.re, gap.im) <= 1e-9 * (1 + Math.hypot(left.re, left.im)) + 40 * Math.min(gap.error, 1e-7)
  );
};

/** The same with the exact root inserted, so that identities in letters can be decided, too. */
export const holdsFor = (equation: Expr, variable: string, root: Expr): boolean => {
  const [left, right] = [
    substitute(arg(equation, 0), sym(variable), root),
    substitute(arg(equation, 1), sym(variable), root),
  ];
  const value = evaluate(root, {});
  return Number.isNaN(value.re)
    ? identical(left, right) === 'yes' || identical(left, right, 'positive') === 'yes'
    : holdsAt(equation, variable, value);
};

const GRID: readonly number[] = (() => {
  const far = Array.from({ length: 45 }, (_, k) => 12.07 * 1.32 ** k).filter((x) => x < 1e6);
  const near = Array.from({ length: 331 }, (_, k) => -12 + k * 0.0727);
  const tiny = [1e-6, 1e-5, 1e-4, 1e-3, 0.01].flatMap((x) => [x, -x]);
  return [...far.map((x) => -x), ...near, ...tiny, ...far].sort((a, b) => a - b);
})();

const bisect = (f: (x: number) => number, from: number, to: number): number | null => {
  let [a, b, fa] = [from, to, f(from)];
  for (let k = 0; k < 70; k += 1) {
    const middle = (a + b) / 2;
    const value = f(middle);
    if (Number.isNaN(value)) return null;
    if (value === 0) return middle;
    if (value < 0 === fa < 0) [a, fa] = [middle, value];
    else b = middle;
  }
  return Math.abs(f(a)) < 1e-6 * (1 + Math.abs(f(from))) + 1e-6 ? a : null;
};

/** The smallest |f| near a dip, for roots where f touches 0 without crossing. */
const dip = (f: (x: number) => number, from: number, to: number): number | null => {
  let [a, b] = [from, to];
  for (let k = 0; k < 90; k += 1) {
    const [p, q] = [a + (b - a) * 0.382, a + (b - a) * 0.618];
    if (Math.abs(f(p)) < Math.abs(f(q))) b = q;
    else a = p;
  }
  const x = (a + b) / 2;
  // A minimum at an end is a slope, not a dip.
  if (Math.min(x - from, to - x) < 1e-4 * (to - from)) return null;
  return Math.abs(f(x)) < 1e-12 * (1 + Math.abs(f(from)) + Math.abs(f(to))) ? x : null;
};

/** Whether the parabola through three equally spaced values comes much closer to 0 than they do. */
const nearZero = (previous: number, value: number, next: number): boolean => {
  const bend = previous - 2 * value + next;
  return Math.abs(value - (previous - next) ** 2 / (8 * bend)) < 0.35 * Math.abs(value) + 1e-12;
};

/** Left minus right; undefined where both are too small for doubles to distinguish, there and nearby. */
const gap =
  (equation: Expr, variable: string) =>
  (x: number): number => {
    const sides = (at: number): [number, number] => [
      realAt(arg(equation, 0), variable, at),
      realAt(arg(equation, 1), variable, at),
    ];
    const faded = ([left, right]: [number, number]): boolean =>
      Math.max(Math.abs(left), Math.abs(right)) < 1e-90;
    const here = sides(x);
    return Math.abs(x) > 12 && faded(here) && faded(sides(x * 1.0001)) ? Number.NaN : here[0] - here[1];
  };

/** Real roots that a numeric search finds, without any algebra. */
export const scanRoots = (equation: Expr, variable: string, grid: readonly number[] = GRID): number[] => {
  const f = gap(equation, variable);
  const values = grid.map(f);
  const found: number[] = [];
  grid.forEach((x, k) => {
    const [previous = Number.NaN, value = Number.NaN, next = Number.NaN, before = x, after = x] = [
      values[k - 1],
      values[k],
      values[k + 1],
      grid[k - 1],
      grid[k + 1],
    ];
    if (value === 0) found.push(x);
    else if (previous < 0 !== value < 0 && previous !== 0 && !Number.isNaN(previous + value))
      found.push(...present(bisect(f, before, x)));
    else if (
      Math.abs(value) < Math.abs(previous) &&
      Math.abs(value) <= Math.abs(next) &&
      previous < 0 === next < 0 &&
      nearZero(previous, value, next)
    )
      found.push(...present(dip(f, before, after)));
  });
  return found;
};
const present = (x: number | null): number[] => (x === null ? [] : [x]);

/** Both sides agree everywhere they are defined. */
export const isIdentity = (equation: Expr): boolean =>
  identical(arg(equation, 0), arg(equation, 1)) === 'yes';

/** The two differences keep a constant ratio: the equations have the same roots, real or not. */
export const proportional = (a: Expr, b: Expr, variable: string): boolean => {
  const [left, right] = [a, b].map(
    (equation) =>
      (x: number): number =>
        realAt(arg(equation, 0), variable, x) - realAt(arg(equation, 1), variable, x),
  );
  const ratios: number[] = [];
  for (const x of [0.37, -1.43, 2.61, 5.17, -3.29, 0.91, 7.7]) {
    const [p = Number.NaN, q = Number.NaN] = [left?.(x), right?.(x)];
    if (Number.isFinite(p) && Number.isFinite(q) && Math.abs(q) > 1e-9 && Math.abs(p) > 1e-9)
      ratios.push(p / q);
  }
  const [first = 0] = ratios;
  return ratios.length >= 4 && ratios.every((ratio) => Math.abs(ratio - first) < 1e-7 * Math.abs(first));
};
