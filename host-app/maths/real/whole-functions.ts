import { CalculationError } from '../calculation-error';
import * as exact from '../rational';
import { bitLength, rational, type Rational } from '../rational';
import { ballOf, boundsOf, multiply as multiplyBalls } from './ball';
import { undecided, type Effort } from './effort';
import { approximation, exactly, isExact, type Real } from './real';

/** Exact up to here, then to the digits of the precision. */
const LARGEST_EXACT = 3000n;

/** The value as a whole number. @throws CalculationError with `key` when it is none */
const whole = (
  value: Real,
  key: 'factorialDomain' | 'chooseDomain' | 'wholeNumberNeeded',
  name: string,
  effort: Effort,
): bigint => {
  const known = exactly(value, effort);
  if (known && exact.isInteger(known)) return known.n;
  if (!isExact(value) && !known) {
    const [low, high] = boundsOf(value.ball);
    if (exact.floor(high) > exact.floor(low)) throw undecided();
  }
  throw new CalculationError(key, { name });
};

const natural = (
  value: Real,
  key: 'factorialDomain' | 'chooseDomain',
  name: string,
  effort: Effort,
): bigint => {
  const known = whole(value, key, name, effort);
  if (known < 0n) throw new CalculationError(key, { name });
  return known;
};

/** from · (from − step) · (from − 2·step) …, `count` factors. */
const falling = (from: bigint, count: bigint, step: bigint, effort: Effort): Real => {
  if (count <= LARGEST_EXACT && bitLength(from) < 64) {
    let result = 1n;
    for (let taken = 0n; taken < count; taken += 1n) result *= from - taken * step;
    effort.spend(Number(count) / 5);
    return rational(result);
  }
  effort.spend(Number(count) / 2);
  let result = ballOf(exact.one, effort.bits);
  for (let taken = 0n; taken < count; taken += 1n)
    result = multiplyBalls(result, { mid: from - taken * step, radius: 0n, exponent: 0 }, effort.bits);
  return approximation(result, []);
};

export const factorial = (value: Real, effort: Effort): Real => {
  const n = natural(value, 'factorialDomain', 'factorial', effort);
  return falling(n, n, 1n, effort);
};

/** n!! is n · (n − 2) · (n − 4) … */
export const doubleFactorial = (value: Real, effort: Effort): Real => {
  const n = natural(value, 'factorialDomain', 'doubleFactorial', effort);
  return falling(n, (n + 1n) / 2n, 2n, effort);
};

export const permutations = (of: Real, taken: Real, effort: Effort): Real => {
  const [n, k] = [natural(of, 'chooseDomain', 'nPr', effort), natural(taken, 'chooseDomain', 'nPr', effort)];
  return k > n ? exact.zero : falling(n, k, 1n, effort);
};

/** Nearest first, so that every partial product is whole. */
export const combinations = (of: Real, taken: Real, effort: Effort): Real => {
  const [n, k] = [natural(of, 'chooseDomain', 'nCr', effort), natural(taken, 'chooseDomain', 'nCr', effort)];
  if (k > n) return exact.zero;
  const few = k < n - k ? k : n - k;
  if (few > LARGEST_EXACT) throw new CalculationError('tooCostly');
  effort.spend(Number(few) / 2);
  let result = 1n;
  for (let i = 1n; i <= few; i += 1n) result = (result * (n - few + i)) / i;
  return rational(result);
};

const wholes = (name: string, values: readonly Real[], effort: Effort): bigint[] =>
  values.map((value) => whole(value, 'wholeNumberNeeded', name, effort));

export const greatestCommonDivisor = (values: readonly Real[], effort: Effort): Rational =>
  rational(wholes('gcd', values, effort).reduce(exact.gcd, 0n));

export const leastCommonMultiple = (values: readonly Real[], effort: Effort): Rational => {
  const numbers = wholes('lcm', values, effort);
  if (numbers.includes(0n)) return exact.zero;
  return exact.absolute(rational(numbers.reduce((a, b) => (a / exact.gcd(a, b)) * b, 1n)));
};

/** The index of a root. */
export const rootIndex = (value: Real, effort: Effort): number => {
  const index = exactly(value, effort);
  if (!index || !exact.isInteger(index) || index.n === 0n || exact.absolute(index).n > 10n ** 9n)
    throw new CalculationError('rootIndex');
  return Number(index.n);
};

/** Rounds halves away from zero, as schools teach it. */
export const round = (value: Real, places: Real, effort: Effort): Real => {
  const count = whole(places, 'wholeNumberNeeded', 'round', effort);
  if (count > 400n || count < -400n) return value;
  const scale = exact.power(rational(10), Number(count));
  const rounded = (of: Rational): bigint => exact.roundHalfUp(exact.multiply(of, scale));
  const known = exactly(value, effort);
  if (known || isExact(value)) return exact.divide(rational(rounded(known ?? exact.zero)), scale);
  const [low, high] = boundsOf(value.ball).map(rounded);
  if (low === undefined || low !== high) throw undecided();
  return exact.divide(rational(low), scale);
};
