import { CalculationError } from '../calculation-error';
import * as exact from '../rational';
import { bitLength, rational, toNumber, type Rational } from '../rational';
import * as algebra from './algebraic';
import type { Algebraic } from './algebraic';
import * as balls from './ball';
import { ballOf, boundsOf, signOf, toDouble, topOf, type Ball } from './ball';
import { MOST_BITS, undecided, type Effort } from './effort';
import { piBall } from './elementary';

/** A number that is not known to be rational: an interval, and what is known about it. */
export interface Approximation {
  readonly ball: Ball;
  /** The value is exactly this many times π. */
  readonly pi?: Rational | undefined;
  readonly algebraic?: Algebraic | undefined;
  /** The interval is an estimate, because a function was sampled. */
  readonly isEstimate?: boolean;
  /** The same value with another precision. */
  readonly again?: (effort: Effort) => Real;
  /** How many earlier results it depends on. */
  readonly depth?: number;
}
/** A fraction where the value is rational and exact. */
export type Real = Rational | Approximation;

export const isExact = (value: Real): value is Rational => 'n' in value;
/** The nearest double. */
export const approximate = (value: Real): number => (isExact(value) ? toNumber(value) : toDouble(value.ball));

/** Longer fractions take too much time, so they become approximations. */
const LONGEST = 40_000;
/** Exact powers are formed up to this number of bits. */
export const LONGEST_POWER = 60_000;

export const ballAt = (value: Real, { bits }: Effort): Ball =>
  isExact(value) ? ballOf(value, bits) : value.ball;
const algebraicOf = (value: Real): Algebraic | undefined =>
  isExact(value) ? algebra.ofRational(value) : value.algebraic;
const isEstimate = (value: Real): boolean => !isExact(value) && value.isEstimate === true;

/** An interval; 0 where an algebraic number is too close to it to be another one. */
export const approximation = (ball: Ball, from: readonly Real[], algebraic?: Algebraic): Real => {
  if (algebraic && signOf(ball) === undefined && topOf(ball) <= -algebra.separationBits(algebraic))
    return exact.zero;
  return { ball, algebraic, isEstimate: from.some(isEstimate) };
};

const tidy = (value: Rational, effort: Effort): Real => {
  const length = Math.max(bitLength(value.n), bitLength(value.d));
  effort.spend(1 + (length / 1000) ** 2);
  return length > LONGEST ? approximation(ballOf(value, effort.bits), []) : value;
};

export const timesPi = (factor: Rational, effort: Effort): Real =>
  exact.isZero(factor)
    ? factor
    : { ball: balls.multiply(piBall(effort), ballOf(factor, effort.bits), effort.bits), pi: factor };

const isZero = (value: Real): boolean => isExact(value) && exact.isZero(value);

export const add = (a: Real, b: Real, effort: Effort): Real => {
  if (isExact(a) && isExact(b)) return tidy(exact.add(a, b), effort);
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  if (!isExact(a) && !isExact(b) && a.pi && b.pi) return timesPi(exact.add(a.pi, b.pi), effort);
  effort.spend(1);
  const ball = balls.add(ballAt(a, effort), ballAt(b, effort), effort.bits);
  return approximation(ball, [a, b], algebra.sum(algebraicOf(a), algebraicOf(b)));
};

export const negate = (value: Real): Real =>
  isExact(value)
    ? exact.negate(value)
    : { ...value, ball: balls.negate(value.ball), pi: value.pi && exact.negate(value.pi) };
export const subtract = (a: Real, b: Real, effort: Effort): Real => add(a, negate(b), effort);

export const multiply = (a: Real, b: Real, effort: Effort): Real => {
  if (isExact(a) && isExact(b)) return tidy(exact.multiply(a, b), effort);
  if (isZero(a) || isZero(b)) return exact.zero;
  if (!isExact(a) && a.pi && isExact(b)) return timesPi(exact.multiply(a.pi, b), effort);
  if (!isExact(b) && b.pi && isExact(a)) return timesPi(exact.multiply(b.pi, a), effort);
  effort.spend(1);
  const ball = balls.multiply(ballAt(a, effort), ballAt(b, effort), effort.bits);
  return approximation(ball, [a, b], algebra.product(algebraicOf(a), algebraicOf(b)));
};

/** -1, 0 or 1. @throws CalculationError 'undecided' while the precision is too low */
export const sign = (value: Real): number => {
  if (isExact(value)) return exact.sign(value);
  const known = signOf(value.ball);
  if (known !== undefined) return known;
  throw undecided(value.algebraic && algebra.separationBits(value.algebraic) + 64);
};

export const divide = (a: Real, b: Real, effort: Effort): Real => {
  if (sign(b) === 0) throw new CalculationError('divisionByZero');
  if (isExact(a) && isExact(b)) return tidy(exact.divide(a, b), effort);
  if (isZero(a)) return a;
  if (!isExact(a) && a.pi) {
    if (isExact(b)) return timesPi(exact.divide(a.pi, b), effort);
    if (b.pi) return exact.divide(a.pi, b.pi);
  }
  effort.spend(1);
  const ball = balls.divide(ballAt(a, effort), ballAt(b, effort), effort.bits);
  return approximation(ball, [a, b], algebra.quotient(algebraicOf(a), algebraicOf(b)));
};

/**
 * The fraction that an algebraic number equals, if it is one with fewer digits than are known. `undefined` for
 * other numbers.
 */
export const exactly = (value: Real, effort: Effort): Rational | undefined => {
  if (isExact(value)) return value;
  if (!value.algebraic || Math.abs(topOf(value.ball)) > effort.bits / 2) return undefined;
  const candidate = exact.simplestBetween(...boundsOf(value.ball));
  if (bitLength(candidate.n) + bitLength(candidate.d) > effort.bits / 2) return undefined;
  const difference = subtract(value, candidate, effort);
  if (isExact(difference)) return exact.add(candidate, difference);
  const needed = difference.algebraic ? algebra.separationBits(difference.algebraic) + 64 : Infinity;
  if (needed > MOST_BITS || signOf(difference.ball) !== undefined) return undefined;
  throw undecided(needed);
};

/** The largest whole number that is not greater. */
export const floor = (value: Real, effort: Effort): bigint => {
  const known = exactly(value, effort);
  if (known || isExact(value)) return exact.floor(known ?? exact.zero);
  const [low, high] = boundsOf(value.ball).map(exact.floor);
  if (low === undefined || low !== high) throw undecided();
  return low;
};

/** The result has the sign of the divisor, as the hours of a clock. */
export const modulo = (a: Real, b: Real, effort: Effort): Real => {
  const wholes = rational(floor(divide(a, b, effort), effort));
  return subtract(a, multiply(b, wholes, effort), effort);
};
