import { CalculationError } from '../calculation-error';
import * as exact from '../rational';
import { fromNumber, toNumber, type Rational } from '../rational';

/** A fraction where the value is rational and exact, otherwise the nearest double. */
export type Real = Rational | number;

export const isExact = (value: Real): value is Rational => typeof value !== 'number';
export const approximate = (value: Real): number => (isExact(value) ? toNumber(value) : value);

/** Longer fractions take too much time, so they become doubles. */
const LONGEST = 2n ** 40_000n;
const LARGEST_EXPONENT = 30_000;

/** @throws CalculationError when the result is not finite */
export const checked = (value: Real): Real => {
  if (isExact(value)) {
    if (value.n > LONGEST || value.n < -LONGEST) throw new CalculationError('overflow');
    return value.d > LONGEST ? toNumber(value) : value;
  }
  if (Number.isNaN(value)) throw new CalculationError('undefinedResult');
  if (!Number.isFinite(value)) throw new CalculationError('overflow');
  return value;
};

const combine =
  (exactly: (a: Rational, b: Rational) => Rational, roughly: (a: number, b: number) => number) =>
  (a: Real, b: Real): Real =>
    checked(isExact(a) && isExact(b) ? exactly(a, b) : roughly(approximate(a), approximate(b)));

/** When two doubles cancel except for their last few bits, the rest is noise: √2² − 2 is 0. */
const cancelled = (result: number, a: number, b: number): number =>
  Math.abs(result) <= 4 * Number.EPSILON * Math.max(Math.abs(a), Math.abs(b)) ? 0 : result;

export const add = combine(exact.add, (a, b) => cancelled(a + b, a, b));
export const subtract = combine(exact.subtract, (a, b) => cancelled(a - b, a, b));
export const multiply = combine(exact.multiply, (a, b) => a * b);
export const negate = (value: Real): Real => (isExact(value) ? exact.negate(value) : -value);
export const isZero = (value: Real): boolean => (isExact(value) ? exact.isZero(value) : value === 0);

const quotient = combine(exact.divide, (a, b) => a / b);
export const divide = (a: Real, b: Real): Real => {
  if (isZero(b)) throw new CalculationError('divisionByZero');
  return quotient(a, b);
};

/** The result has the sign of the divisor, as the hours of a clock. */
export const modulo = (a: Real, b: Real): Real => {
  if (isZero(b)) throw new CalculationError('divisionByZero');
  const wholes = (value: Rational): Rational => exact.rational(exact.floor(value));
  return combine(
    (x, y) => exact.subtract(x, exact.multiply(y, wholes(exact.divide(x, y)))),
    (x, y) => x - y * Math.floor(x / y),
  )(a, b);
};

const rationalPower = (base: Rational, exponent: Rational): Real => {
  const [top, index] = [Number(exponent.n), Number(exponent.d)];
  if (base.n === 0n && top < 0) throw new CalculationError('zeroToNegativePower');
  const length = Math.max(base.n.toString(2).length, base.d.toString(2).length);
  const plain = exact.equals(exact.absolute(base), exact.one) || base.n === 0n;
  if (index === 1 && plain) return base.n < 0n && top % 2 === 0 ? exact.one : top === 0 ? exact.one : base;
  if (index === 1 && length * Math.abs(top) < LARGEST_EXPONENT * 2) return exact.power(base, top);
  const root = index > 1 && index <= 64 ? exact.exactRoot(base, index) : null;
  if (root && length * Math.abs(top) < LARGEST_EXPONENT) return exact.power(root, top);
  // An odd root of a negative number is real: (−8)^(1/3) is −2, (−2)^(1/3) the negative of 2^(1/3).
  if (base.n < 0n && index % 2 === 1)
    return toNumber(exact.absolute(base)) ** (top / index) * (top % 2 === 0 ? 1 : -1);
  return roughPower(toNumber(base), toNumber(exponent));
};

const roughPower = (base: number, exponent: number): number => {
  if (base === 0 && exponent < 0) throw new CalculationError('zeroToNegativePower');
  if (base < 0 && !Number.isInteger(exponent)) throw new CalculationError('fractionalPowerOfNegative');
  return base ** exponent;
};

export const power = (base: Real, exponent: Real): Real =>
  checked(
    isExact(base) && isExact(exponent)
      ? rationalPower(base, exponent)
      : roughPower(approximate(base), approximate(exponent)),
  );

/** √2² should be the whole number 2: removes rounding where only whole numbers are meaningful. */
export const nearestWhole = (value: Real): Real => {
  if (isExact(value)) return value;
  const near = Math.round(value);
  return Math.abs(value - near) <= 4 * Number.EPSILON * Math.abs(value) ? fromNumber(near) : value;
};
