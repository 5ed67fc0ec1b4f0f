import { abs, add, divide, integerRoot, multiply, negate, rational, subtract, type Rational } from '../../../maths/rational.js'; // prettier-ignore
import { negative, num, power, product, ZERO, type Expr } from '../../tree/expr.js';

/** Whole numbers stand for sixtieths of digits: 1 is SCALE. */
const SCALE = 10n ** 60n;
const ROOT_OF_TWO_PI = integerRoot(
  2n * 3141592653589793238462643383279502884197169399375105820974944n * SCALE,
  2,
);
const DIGITS = 12;

const scaled = (a: Rational): bigint => (a.n * SCALE) / a.d;
/** The root of a fraction, scaled. */
const rootOf = (a: Rational): bigint => integerRoot((a.n * SCALE * SCALE) / a.d, 2);

/** e^x for x >= 0, scaled: the series for a small part of x, squared again and again. */
const exponential = (x: bigint): bigint => {
  let [part, halvings] = [x, 0];
  for (; part > SCALE / 1000n; part /= 2n) halvings += 1;
  let [term, total] = [SCALE, SCALE];
  for (let k = 1n; term > 0n; k += 1n) {
    term = (term * part) / (SCALE * k);
    total += term;
  }
  for (; halvings > 0; halvings -= 1) total = (total * total) / SCALE;
  return total;
};
/** e^-x as a fraction. */
export const decay = (x: Rational): Rational => rational(SCALE, exponential(scaled(x)));

/** The probability above z >= 0 in a standard normal distribution; z is scaled. */
const above = (z: bigint): Rational => {
  const density = rational(SCALE * SCALE, exponential((z * z) / (2n * SCALE)) * ROOT_OF_TWO_PI);
  if (z < 5n * SCALE) {
    let [term, total] = [z, z];
    for (let k = 3n; term > 0n; k += 2n) {
      term = (((term * z) / SCALE) * z) / (SCALE * k);
      total += term;
    }
    return subtract(rational(1, 2), multiply(density, rational(total, SCALE)));
  }
  let bottom = z;
  for (let k = 300n; k > 0n; k -= 1n) bottom = z + (k * SCALE * SCALE) / bottom;
  return multiply(density, rational(SCALE, bottom));
};
/** The probability of values between two scaled ends; null is no end. The side with the smaller numbers is used. */
export const normalBetween = (from: bigint | null, to: bigint | null): Rational => {
  if (from === null) return to === null ? rational(1) : normalBetween(-to, null);
  if (to !== null && from + to < 0n) return normalBetween(-to, -from);
  const start = from >= 0n ? above(from) : subtract(rational(1), above(-from));
  return to === null ? start : subtract(start, above(to));
};
/** (value - mean)/sqrt(variance), scaled. */
export const zOf = (value: Rational, mean: Rational, variance: Rational): bigint => {
  const gap = subtract(value, mean);
  const size = rootOf(divide(multiply(gap, gap), variance));
  return gap.n < 0n ? -size : size;
};
/** The z with the probability `share` below it, scaled. */
export const normalQuantile = (share: Rational): bigint => {
  let [low, high] = [-40n * SCALE, 40n * SCALE];
  while (high - low > SCALE / 10n ** 20n) {
    const middle = (low + high) / 2n;
    if (subtract(normalBetween(null, middle), share).n < 0n) low = middle;
    else high = middle;
  }
  return low;
};
export const unscaled = (z: bigint): Rational => rational(z, SCALE);
/** mean + z·sqrt(variance) */
export const valueAt = (z: bigint, mean: Rational, variance: Rational): Rational =>
  add(mean, rational(z * rootOf(variance), SCALE * SCALE));

/** Rounded to twelve digits, or as many as there are; very small numbers with a power of ten. */
export const rounded = (a: Rational, digits = DIGITS): Expr => {
  if (a.n === 0n) return ZERO;
  const size = a.n < 0n ? negate(a) : a;
  let exponent = `${size.n}`.length - `${size.d}`.length;
  const ten = (k: number): Rational => (k < 0 ? rational(1n, 10n ** BigInt(-k)) : rational(10n ** BigInt(k)));
  const at = (k: number): bigint => {
    const moved = multiply(size, ten(digits - 1 - k));
    return (2n * moved.n + moved.d) / (2n * moved.d);
  };
  while (at(exponent) < 10n ** BigInt(digits - 1)) exponent -= 1;
  while (at(exponent) >= 10n ** BigInt(digits)) exponent += 1;
  const run = `${at(exponent)}`;
  const sign = a.n < 0n ? -1n : 1n;
  const written = (head: string, tail: string, value: Rational): Expr => {
    const rest = tail.replace(/0+$/, '');
    return num(value, `${sign < 0n ? '-' : ''}${head}${rest === '' ? '' : `.${rest}`}`);
  };
  const value = rational(sign * BigInt(run));
  if (exponent < -5 || exponent >= digits)
    return product(written(run.slice(0, 1), run.slice(1), multiply(value, ten(1 - digits))), power(num(10), exponent < 0 ? negative(num(-exponent)) : num(exponent))); // prettier-ignore
  const exact = multiply(value, ten(exponent + 1 - digits));
  if (exponent < 0) return written('0', `${'0'.repeat(-exponent - 1)}${run}`, exact);
  return written(run.slice(0, exponent + 1), run.slice(exponent + 1), exact);
};
export const isShort = ({ n, d }: Rational): boolean => `${abs(n)}${d}`.length <= 44;
