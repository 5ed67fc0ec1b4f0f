import { CalculationError } from '../calculation-error';
import * as exact from '../rational';
import { bitLength, rational, type Rational } from '../rational';
import * as algebra from './algebraic';
import type { Effort } from './effort';
import * as elementary from './elementary';
import * as real from './real';
import {
  approximation,
  ballAt,
  exactly,
  isExact,
  LONGEST_POWER,
  multiply,
  negate,
  sign,
  type Real,
} from './real';

const LARGEST_INDEX = 64;

export const exponential = (x: Real, effort: Effort): Real =>
  isExact(x) && exact.isZero(x)
    ? exact.one
    : approximation(elementary.exponential(ballAt(x, effort), effort), [x]);

export const logarithm = (x: Real, effort: Effort): Real => {
  if (sign(x) <= 0) throw new CalculationError('logarithmDomain');
  if (isExact(x) && exact.equals(x, exact.one)) return exact.zero;
  return approximation(elementary.logarithm(ballAt(x, effort), effort), [x]);
};

/** The index-th root of a positive number. */
const positiveRoot = (x: Real, index: number, effort: Effort): Real => {
  const root = isExact(x) && bitLength(x.n) < LONGEST_POWER ? exact.exactRoot(x, index) : null;
  if (root) return root;
  const known = isExact(x) ? algebra.ofRational(x) : x.algebraic;
  const key = isExact(x) ? `${index}: ${exact.formatRational(x)}` : x;
  return approximation(
    elementary.root(ballAt(x, effort), index, effort),
    [x],
    algebra.rootOf(known, index, key),
  );
};

/** A negative number has a root when the index is odd. @throws CalculationError */
export const root = (x: Real, index: number, name: string, effort: Effort): Real => {
  const side = sign(x);
  if (side < 0 && index % 2 === 0) throw new CalculationError('evenRootOfNegative', { name });
  if (index < 0) return real.divide(exact.one, root(x, -index, name, effort), effort);
  if (side === 0) return exact.zero;
  const size = side < 0 ? negate(x) : x;
  const found =
    index <= LARGEST_INDEX
      ? positiveRoot(size, index, effort)
      : exponential(real.divide(logarithm(size, effort), rational(index), effort), effort);
  return side < 0 ? negate(found) : found;
};

const isOdd = (value: bigint): boolean => value % 2n !== 0n;

/** |base|^exponent by logarithms. */
const byLogarithm = (base: Real, exponent: Real, effort: Effort): Real => {
  const size = sign(base) < 0 ? negate(base) : base;
  return exponential(multiply(exponent, logarithm(size, effort), effort), effort);
};

/** Exact up to a length, then with the logarithm. */
const wholePower = (base: Real, exponent: bigint, effort: Effort): Real => {
  const times = exponent < 0n ? -exponent : exponent;
  if (isExact(base)) {
    if (exact.equals(exact.absolute(base), exact.one)) return isOdd(exponent) ? base : exact.one;
    const length = Math.max(bitLength(base.n), bitLength(base.d)) * Number(times);
    effort.spend(1 + (Math.min(length, LONGEST_POWER) / 1000) ** 2 / 10);
    if (length < LONGEST_POWER) return exact.power(base, Number(exponent));
  } else if (times <= 100_000n) {
    const ball = elementary.integerPower(base.ball, exponent, effort);
    return approximation(ball, [base], algebra.powerOf(base.algebraic, Number(exponent)));
  }
  const size = byLogarithm(base, rational(exponent), effort);
  return sign(base) < 0 && isOdd(exponent) ? negate(size) : size;
};

/** An odd root of a negative number is real: (−8)^(1/3) is −2, (−2)^(2/3) is 4^(1/3). */
const rationalPower = (base: Real, exponent: Rational, effort: Effort): Real => {
  if (exponent.d === 1n) return wholePower(base, exponent.n, effort);
  if (sign(base) < 0 && !isOdd(exponent.d)) throw new CalculationError('fractionalPowerOfNegative');
  if (exponent.d <= LARGEST_INDEX)
    return wholePower(root(base, Number(exponent.d), '', effort), exponent.n, effort);
  const size = byLogarithm(base, exponent, effort);
  return sign(base) < 0 && isOdd(exponent.n) ? negate(size) : size;
};

export const power = (base: Real, exponent: Real, effort: Effort): Real => {
  const known = exactly(exponent, effort);
  if (known?.n === 0n) return exact.one;
  if (sign(base) === 0) {
    if (sign(exponent) < 0) throw new CalculationError('zeroToNegativePower');
    return exact.zero;
  }
  if (known) return rationalPower(base, known, effort);
  if (sign(base) < 0) throw new CalculationError('fractionalPowerOfNegative');
  return byLogarithm(base, exponent, effort);
};

/** log 1000 is 3, log 2 is not exact. */
const exactLogarithm = (base: Real, value: Real): Rational | undefined => {
  if (!isExact(base) || !isExact(value)) return undefined;
  const guess = exact.logarithmOfSize(value) / exact.logarithmOfSize(base);
  const near = Math.round(guess);
  if (!(Math.abs(guess - near) < 1e-9) || Math.abs(near) > LONGEST_POWER) return undefined;
  return exact.equals(exact.power(base, near), value) ? rational(near) : undefined;
};

export const logarithmTo = (base: Real, value: Real, effort: Effort): Real => {
  if (sign(base) <= 0 || sign(real.subtract(base, exact.one, effort)) === 0)
    throw new CalculationError('logarithmBase');
  if (sign(value) <= 0) throw new CalculationError('logarithmDomain');
  return (
    exactLogarithm(base, value) ?? real.divide(logarithm(value, effort), logarithm(base, effort), effort)
  );
};
