import { gcd, isZero, one, power as powerRational, rational, type Rational } from '../../maths/rational.js';
import { num, power as powerNode, type Expr } from '../tree/expr.js';
import { exactRoot } from './integer.js';
import { MathProblem } from './problem.js';

const MAX_BITS = 60_000;

/** An exact power; one too large to write out stays a power. */
export const integerPower = (base: Rational, exponent: bigint): Expr => {
  const size = Math.max(base.n.toString(2).length, base.d.toString(2).length) * Math.abs(Number(exponent));
  if (size > MAX_BITS && base.n !== 1n && base.n !== -1n) return powerNode(num(base), num(exponent));
  if (base.n === 0n && exponent < 0n) throw new MathProblem('math.zero-division');
  if (size > MAX_BITS) return num(exponent % 2n === 0n ? one : base);
  return num(powerRational(base, Number(exponent)));
};

/** inside^(1/index) with the smallest index: 4^(1/4) is 2^(1/2). */
export const reduceIndex = (inside: bigint, index: number): Expr => {
  for (let k = index; k > 1; k -= 1) {
    const root = index % k === 0 ? exactRoot(inside, k) : null;
    if (root !== null) return powerNode(num(root), num(rational(1, index / k)));
  }
  return powerNode(num(inside), num(rational(1, index)));
};

/** The largest fraction both are whole multiples of. */
export const rationalGcd = (a: Rational, b: Rational): Rational => {
  if (isZero(a)) return b.n < 0n ? { n: -b.n, d: b.d } : b;
  return { n: gcd(a.n, b.n), d: (a.d * b.d) / gcd(a.d, b.d) };
};

/** Certainly above 0, whatever the letters are. */
export const isPositiveConstant = (e: Expr): boolean =>
  (e.kind === 'num' && e.value.n > 0n) || (e.kind === 'sym' && (e.name === 'ℯ' || e.name === 'π'));
