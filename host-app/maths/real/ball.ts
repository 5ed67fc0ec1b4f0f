import { CalculationError } from '../calculation-error';
import { abs, bitLength, rational, type Rational } from '../rational';

/** All numbers of (mid ± radius) · 2^exponent. Every operation returns a ball that holds the true result. */
export interface Ball {
  readonly mid: bigint;
  readonly radius: bigint;
  readonly exponent: number;
}

const RADIUS_BITS = 32;
const LARGEST_EXPONENT = 2 ** 50;
/** Bounds as fractions are formed only up to this size. */
const LONGEST_BOUND = 100_000;

export const shift = (value: bigint, by: number): bigint =>
  by >= 0 ? value << BigInt(by) : value >> BigInt(-by);

/** Keeps `bits` bits, and none that the radius covers anyway. The radius takes up what is lost. */
export const trimmed = (mid: bigint, radius: bigint, exponent: number, bits: number): Ball => {
  if (Math.abs(exponent) > LARGEST_EXPONENT)
    throw new CalculationError(exponent > 0 ? 'overflow' : 'underflow');
  const surplus = Math.max(bitLength(mid) - bits, bitLength(radius) - RADIUS_BITS);
  return surplus <= 0
    ? { mid, radius, exponent }
    : { ...onGrid({ mid, radius, exponent }, exponent + surplus), exponent: exponent + surplus };
};

/** Middle and radius as multiples of 2^exponent. */
export const onGrid = (ball: Ball, exponent: number): { mid: bigint; radius: bigint } => {
  const by = ball.exponent - exponent;
  const rounded = by < 0 ? 2n : 0n;
  return { mid: shift(ball.mid, by), radius: shift(ball.radius, by) + rounded };
};

export const ballOf = (value: Rational, bits: number): Ball => {
  if (value.d === 1n) return trimmed(value.n, 0n, 0, bits);
  const by = bits + 2 + bitLength(value.d) - bitLength(value.n);
  const mid = by >= 0 ? (value.n << BigInt(by)) / value.d : value.n / (value.d << BigInt(-by));
  return trimmed(mid, 1n, -by, bits + 2);
};

/** The absolute value is below 2 to this power. */
export const topOf = ({ mid, radius, exponent }: Ball): number => bitLength(abs(mid) + radius) + exponent;
/** The number of bits that are certain. */
export const accuracyOf = ({ mid, radius }: Ball): number => bitLength(mid) - bitLength(radius);

/** -1, 0 or 1, or `undefined` while the ball has numbers of both signs. */
export const signOf = ({ mid, radius }: Ball): number | undefined => {
  if (mid > radius) return 1;
  if (mid < -radius) return -1;
  return mid === 0n && radius === 0n ? 0 : undefined;
};

export const add = (a: Ball, b: Ball, bits: number): Ball => {
  // Digits far below the leading one of the sum become part of the radius.
  const lowest = Math.max(topOf(a), topOf(b)) - bits - RADIUS_BITS;
  const exponent = Math.max(Math.min(a.exponent, b.exponent), lowest);
  const [x, y] = [onGrid(a, exponent), onGrid(b, exponent)];
  return trimmed(x.mid + y.mid, x.radius + y.radius, exponent, bits);
};

export const negate = (a: Ball): Ball => ({ ...a, mid: -a.mid });

export const multiply = (a: Ball, b: Ball, bits: number): Ball =>
  trimmed(
    a.mid * b.mid,
    abs(a.mid) * b.radius + abs(b.mid) * a.radius + a.radius * b.radius,
    a.exponent + b.exponent,
    bits,
  );

/** `b` does not contain 0. */
export const divide = (a: Ball, b: Ball, bits: number): Ball => {
  const by = Math.max(0, bits + 8 + bitLength(b.mid) - bitLength(a.mid));
  const size = abs(b.mid);
  const wide = (a.radius * size + abs(a.mid) * b.radius) << BigInt(by);
  const radius = wide / (size * (size - b.radius)) + 2n;
  return trimmed((a.mid << BigInt(by)) / b.mid, radius, a.exponent - b.exponent - by, bits);
};

const fraction = (mid: bigint, exponent: number): Rational =>
  exponent >= 0 ? rational(mid << BigInt(exponent)) : rational(mid, 1n << BigInt(-exponent));

/** The smallest and the largest number of the ball. */
export const boundsOf = ({ mid, radius, exponent }: Ball): readonly [Rational, Rational] => {
  if (Math.abs(exponent) > LONGEST_BOUND) throw new CalculationError('undecided');
  return [fraction(mid - radius, exponent), fraction(mid + radius, exponent)];
};

/** The double in the middle; infinite or 0 where doubles end. */
export const toDouble = ({ mid, exponent }: Ball): number => {
  const surplus = Math.max(0, bitLength(mid) - 64);
  const power = exponent + surplus;
  // Scaled in two steps, because 2^1070 is not a double.
  const half = Math.trunc(power / 2);
  return Number(shift(mid, -surplus)) * 2 ** half * 2 ** (power - half);
};
