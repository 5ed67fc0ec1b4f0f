import { CalculationError } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import type { FunctionName } from '../expression/function-names';
import * as exact from '../rational';
import { rational, type Rational } from '../rational';

/** The exact value, or `undefined` where only an approximation exists. */
type ExactFunction = (values: readonly Rational[], unit: AngleUnit) => Rational | undefined;

const LARGEST_FACTORIAL = 3000;

const whole = (value: Rational, key: 'factorialDomain' | 'chooseDomain', name: string): number => {
  if (!exact.isInteger(value) || value.n < 0n) throw new CalculationError(key, { name });
  if (value.n > BigInt(LARGEST_FACTORIAL)) throw new CalculationError('overflow');
  return Number(value.n);
};

const falling = (from: number, count: number): bigint => {
  let result = 1n;
  for (let taken = 0; taken < count; taken += 1) result *= BigInt(from - taken);
  return result;
};

export const factorial = (value: Rational): Rational => {
  const n = whole(value, 'factorialDomain', 'factorial');
  return rational(falling(n, n));
};

const permutations: ExactFunction = ([n = exact.zero, k = exact.zero]) => {
  const [all, some] = [whole(n, 'chooseDomain', 'nPr'), whole(k, 'chooseDomain', 'nPr')];
  return some > all ? exact.zero : rational(falling(all, some));
};

const combinations: ExactFunction = ([n = exact.zero, k = exact.zero]) => {
  const [all, some] = [whole(n, 'chooseDomain', 'nCr'), whole(k, 'chooseDomain', 'nCr')];
  if (some > all) return exact.zero;
  const few = Math.min(some, all - some);
  return rational(falling(all, few), falling(few, few));
};

const wholes = (name: string, values: readonly Rational[]): bigint[] => {
  if (!values.every(exact.isInteger)) throw new CalculationError('wholeNumberNeeded', { name });
  return values.map((value) => value.n);
};

const gcd: ExactFunction = (values) => rational(wholes('gcd', values).reduce(exact.gcd, 0n));
const lcm: ExactFunction = (values) => {
  const numbers = wholes('lcm', values);
  if (numbers.includes(0n)) return exact.zero;
  return exact.absolute(rational(numbers.reduce((a, b) => (a / exact.gcd(a, b)) * b, 1n)));
};

const root =
  (index: number): ExactFunction =>
  ([x = exact.zero]) =>
    exact.exactRoot(x, index) ?? undefined;

const anyRoot: ExactFunction = ([x = exact.zero, index = exact.zero]) => {
  const degree = exact.isInteger(index) && index.n > 1n && index.n <= 64n ? Number(index.n) : 0;
  return degree > 0 ? (exact.exactRoot(x, degree) ?? undefined) : undefined;
};

/** log 1000 is 3, log 2 is not exact. */
const logarithm = (base: Rational, value: Rational): Rational | undefined => {
  if (value.n <= 0n || base.n <= 0n || exact.equals(base, exact.one)) return undefined;
  const guess = Math.round(Math.log(exact.toNumber(value)) / Math.log(exact.toNumber(base)));
  if (!Number.isFinite(guess) || Math.abs(guess) > 5000) return undefined;
  return exact.equals(exact.power(base, guess), value) ? rational(guess) : undefined;
};

/**
 * Twelfths of a turn, when the angle is a whole number of them. In radians no exact ones exist because of π.
 */
const twelfths = (angle: Rational, unit: AngleUnit): number | undefined => {
  if (unit === 'rad') return exact.isZero(angle) ? 0 : undefined;
  const count = exact.multiply(angle, unit === 'deg' ? rational(1, 30) : rational(3, 100));
  return exact.isInteger(count) ? Number(((count.n % 12n) + 12n) % 12n) : undefined;
};

const half = rational(1, 2);
const SINES: Partial<Record<number, Rational>> = {
  0: exact.zero,
  1: half,
  3: exact.one,
  5: half,
  6: exact.zero,
  7: exact.negate(half),
  9: exact.negate(exact.one),
  11: exact.negate(half),
};

const turnOf = (unit: AngleUnit): Rational => rational(unit === 'deg' ? 360 : 400);

const sine: ExactFunction = ([x = exact.zero], unit) => SINES[twelfths(x, unit) ?? -1];
const cosine: ExactFunction = ([x = exact.zero], unit) =>
  SINES[((twelfths(x, unit) ?? NaN) + 3) % 12] ?? undefined;

const tangent: ExactFunction = ([x = exact.zero], unit) => {
  if (unit === 'rad') return exact.isZero(x) ? x : undefined;
  const eighths = exact.divide(exact.multiply(x, rational(8)), turnOf(unit));
  if (!exact.isInteger(eighths)) return undefined;
  return [exact.zero, exact.one, undefined, exact.negate(exact.one)][Number(((eighths.n % 4n) + 4n) % 4n)];
};

/** The angle, in twelfths of a turn, whose sine is 0, ±½ or ±1. */
const arcTwelfths = (x: Rational): Rational | undefined => {
  const doubled = exact.multiply(x, rational(2));
  if (!exact.isInteger(doubled) || exact.compare(exact.absolute(x), exact.one) > 0) return undefined;
  const size = [0, 1, 3][Math.abs(Number(doubled.n))] ?? 0;
  return rational(doubled.n < 0n ? -size : size);
};

const arc =
  (twelfthsOf: (x: Rational) => Rational | undefined): ExactFunction =>
  ([x = exact.zero], unit) => {
    const count = twelfthsOf(x);
    if (!count) return undefined;
    if (unit === 'rad') return exact.isZero(count) ? exact.zero : undefined;
    return exact.multiply(count, exact.divide(turnOf(unit), rational(12)));
  };

const arcCosine = (x: Rational): Rational | undefined => {
  const sineSide = arcTwelfths(x);
  return sineSide && exact.subtract(rational(3), sineSide);
};
const arcTangent = (x: Rational): Rational | undefined =>
  exact.isInteger(x) && x.n >= -1n && x.n <= 1n ? exact.multiply(x, rational(3, 2)) : undefined;

const round: ExactFunction = ([x = exact.zero, places = exact.zero]) => {
  if (!exact.isInteger(places)) throw new CalculationError('wholeNumberNeeded', { name: 'round' });
  if (exact.compare(exact.absolute(places), rational(400)) > 0) return undefined;
  const scale = exact.power(rational(10), Number(places.n));
  return exact.divide(rational(exact.roundHalfUp(exact.multiply(x, scale))), scale);
};

const extreme =
  (wanted: number): ExactFunction =>
  (values) =>
    values.reduce((best, value) => (exact.compare(value, best) === wanted ? value : best));

const one =
  (work: (x: Rational) => Rational | undefined): ExactFunction =>
  ([x = exact.zero]) =>
    work(x);

export const EXACT_FUNCTIONS: Partial<Record<FunctionName, ExactFunction>> = {
  sqrt: root(2),
  cbrt: root(3),
  root: anyRoot,
  abs: one(exact.absolute),
  sign: one((x) => rational(exact.sign(x))),
  floor: one((x) => rational(exact.floor(x))),
  ceil: one((x) => rational(-exact.floor(exact.negate(x)))),
  round,
  min: extreme(-1),
  max: extreme(1),
  gcd,
  lcm,
  nCr: combinations,
  nPr: permutations,
  factorial: one(factorial),
  ln: one((x) => (exact.equals(x, exact.one) ? exact.zero : undefined)),
  log: one((x) => logarithm(rational(10), x)),
  log2: one((x) => logarithm(rational(2), x)),
  logb: ([base = exact.zero, x = exact.zero]) => logarithm(base, x),
  exp: one((x) => (exact.isZero(x) ? exact.one : undefined)),
  sin: sine,
  cos: cosine,
  tan: tangent,
  asin: arc(arcTwelfths),
  acos: arc(arcCosine),
  atan: arc(arcTangent),
  deg: ([x = exact.zero], unit) => {
    if (unit === 'rad') return exact.isZero(x) ? x : undefined;
    return unit === 'deg' ? x : exact.multiply(x, rational(10, 9));
  },
};
