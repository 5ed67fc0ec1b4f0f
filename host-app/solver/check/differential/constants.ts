import type { Expr } from '../../tree/expr.js';
import { fitted, gapBy, straightRoot, type Values } from './numbers.js';

type Gap = (c: number) => number;
const SIZES = Array.from({ length: 225 }, (_, k) => 10 ** ((k - 112) / 16));
const GRID = [...SIZES.map((size) => -size).reverse(), ...SIZES];

const bisected = (f: Gap, from: number, to: number): number => {
  let [a, b] = [from, to];
  const start = f(a);
  for (let k = 0; k < 60; k += 1) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    if (f(middle) * start > 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
};
/** The root of (p + q c) / (1 + s c); NaN for other functions. */
const quotientRoot = (f: Gap): number => {
  const samples = [0.31, -0.77, 1.9, -2.6, 4.3].map((c) => [c, f(c)] as const);
  const gaps = ({ p = 0, q = 0, s = 0 }: Values): number[] =>
    samples.map(([c, value]) => p + q * c - s * c * value - value);
  const found = samples.every(([, value]) => Number.isFinite(value)) ? fitted(gaps, ['p', 'q', 's']) : null;
  const isExact =
    found !== null &&
    gaps(found).every((gap, k) => Math.abs(gap) < 1e-9 * (1 + Math.abs(samples[k]?.[1] ?? 0)));
  const root = isExact ? -(found['p'] ?? 0) / (found['q'] ?? 0) : Number.NaN;
  return Math.abs(f(root)) < 1e-7 ? root : Number.NaN;
};
/** The place itself, or the one nearest to it with a value on the way to the other. */
const edge = (f: Gap, place: number, other: number): number => {
  let [outside, inside] = [place, other];
  for (let k = 0; k < 50; k += 1) {
    const middle = (outside + inside) / 2;
    if (middle === outside || middle === inside) break;
    if (Number.isFinite(f(middle))) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The constants with which a line holds at a point. */
export const constantsAt = (line: Expr, name: string, at: Values): number[] => {
  const f = gapBy(line, name, at);
  if (!f) return [];
  const direct = straightRoot(f);
  if (Number.isFinite(direct)) return [direct];
  const simple = quotientRoot(f);
  if (Number.isFinite(simple)) return [simple];
  const values = GRID.map(f);
  return GRID.flatMap((c, k) => {
    const [next, here = Number.NaN, there = Number.NaN] = [GRID[k + 1], values[k], values[k + 1]];
    if (next === undefined) return [];
    const [isHere, isThere] = [Number.isFinite(here), Number.isFinite(there)];
    if (isHere === isThere && !(here * there < 0)) return [];
    // A logarithm or a root begins between them: the last place with a value takes part.
    const from = isHere ? c : edge(f, c, next);
    const to = isThere ? next : edge(f, next, c);
    if (!(f(from) * f(to) < 0)) return [];
    const root = bisected(f, from, to);
    return Math.abs(f(root)) < 1e-7 ? [root] : [];
  });
};
