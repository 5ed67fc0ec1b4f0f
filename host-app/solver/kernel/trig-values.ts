import { rational, type Rational } from '../../maths/rational.js';
import { HALF, num, ONE, PI, ZERO, type Expr } from '../tree/expr.js';
import { approx } from './approx.js';
import { add, mul, neg, sqrt, sub } from './canon.js';
import { MathProblem } from './problem.js';

const q = (n: number, d: number): Expr => num(rational(n, d));
const root = (n: number): Expr => sqrt(num(n));

/** Sines of the first quarter turn, by the fraction of π. */
const SINES: Readonly<Record<string, () => Expr>> = {
  '0/1': () => ZERO,
  '1/12': () => mul(q(1, 4), sub(root(6), root(2))),
  '1/10': () => mul(q(1, 4), sub(root(5), ONE)),
  '1/8': () => mul(HALF, sqrt(sub(num(2), root(2)))),
  '1/6': () => HALF,
  '1/5': () => mul(q(1, 4), sqrt(sub(num(10), mul(num(2), root(5))))),
  '1/4': () => mul(HALF, root(2)),
  '3/10': () => mul(q(1, 4), add(root(5), ONE)),
  '1/3': () => mul(HALF, root(3)),
  '3/8': () => mul(HALF, sqrt(add(num(2), root(2)))),
  '2/5': () => mul(q(1, 4), sqrt(add(num(10), mul(num(2), root(5))))),
  '5/12': () => mul(q(1, 4), add(root(6), root(2))),
  '1/2': () => ONE,
};
const TANGENTS: Readonly<Record<string, () => Expr>> = {
  '0/1': () => ZERO,
  '1/12': () => sub(num(2), root(3)),
  '1/8': () => sub(root(2), ONE),
  '1/6': () => mul(q(1, 3), root(3)),
  '1/5': () => sqrt(sub(num(5), mul(num(2), root(5)))),
  '1/4': () => ONE,
  '1/3': () => root(3),
  '3/8': () => add(root(2), ONE),
  '2/5': () => sqrt(add(num(5), mul(num(2), root(5)))),
  '5/12': () => add(num(2), root(3)),
};

/** r modulo m, in [0, m). */
const modulo = (r: Rational, m: bigint): Rational => rational(((r.n % (m * r.d)) + m * r.d) % (m * r.d), r.d);
const half = (r: Rational): boolean => r.n * 2n > r.d;
const from = (table: Readonly<Record<string, () => Expr>>, r: Rational): Expr | null =>
  table[`${r.n}/${r.d}`]?.() ?? null;

/** sin(r π), or null when there is no short form. */
export const sine = (turns: Rational): Expr | null => {
  const r = modulo(turns, 2n);
  const negative = r.n > r.d;
  const upper = negative ? rational(r.n - r.d, r.d) : r;
  const value = from(SINES, half(upper) ? rational(upper.d - upper.n, upper.d) : upper);
  return value && negative ? neg(value) : value;
};
export const cosine = (turns: Rational): Expr | null => sine(rational(turns.n * 2n + turns.d, turns.d * 2n));

export const tangent = (turns: Rational, cotangent: boolean): Expr | null => {
  const r = modulo(cotangent ? rational(turns.d - 2n * turns.n, 2n * turns.d) : turns, 1n);
  if (r.n * 2n === r.d) throw new MathProblem('math.undefined');
  const value = from(TANGENTS, half(r) ? rational(r.d - r.n, r.d) : r);
  return value && half(r) ? neg(value) : value;
};

const DENOMINATORS = [1, 2, 3, 4, 6, 5, 8, 10, 12];

/** asin(1/2) = π/6: a guess from doubles, then proven by the exact sine. */
export const inverse = (name: string, x: Expr): Expr | null => {
  const value =
    name === 'asin' ? Math.asin(approx(x)) : name === 'acos' ? Math.acos(approx(x)) : Math.atan(approx(x));
  if (!Number.isFinite(value)) return null;
  for (const d of DENOMINATORS) {
    const n = Math.round((value / Math.PI) * d);
    if (Math.abs(value - (n * Math.PI) / d) > 1e-9) continue;
    const turns = rational(n, d);
    const exact =
      name === 'asin'
        ? sine(turns)
        : name === 'acos'
          ? cosine(turns)
          : n * 2 === d
            ? null
            : tangent(turns, false);
    if (exact?.key === x.key) return mul(num(turns), PI);
  }
  return null;
};
