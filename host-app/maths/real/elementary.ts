import { CalculationError } from '../calculation-error';
import { abs, bitLength, integerRoot } from '../rational';
import { add, divide, multiply, negate, onGrid, shift, signOf, topOf, trimmed, type Ball } from './ball';
import { undecided, type Effort } from './effort';
import * as series from './series';

const GUARD = 32;
/** The error of a series in units of its last place; see series.ts. */
const SERIES_ERROR = 1n << 16n;
const ONE: Ball = { mid: 1n, radius: 0n, exponent: 0 };

/** Series take about a step for four bits, and longer steps with more bits. */
const spendSeries = (bits: number, { spend }: Effort): void => {
  if (bits > 200_000) throw new CalculationError('tooCostly');
  spend(Math.ceil((bits / 4) * (0.2 + bits / 4000)));
};

export const piBall = ({ bits }: Effort): Ball =>
  trimmed(series.pi(bits + GUARD), 4n, -bits - GUARD, bits + 2);

export const exponential = (x: Ball, effort: Effort): Ball => {
  if (topOf(x) > 50) {
    if (signOf(x) === undefined) throw undecided();
    throw new CalculationError(x.mid > 0n ? 'overflow' : 'underflow');
  }
  const halvings = Math.ceil(Math.sqrt(effort.bits / 2));
  const bits = effort.bits + 2 * halvings + GUARD;
  spendSeries(bits, effort);
  const wide = bits + 64;
  const { mid, radius } = onGrid(x, -wide);
  if (radius >> BigInt(wide - 1) !== 0n) throw undecided();
  const ln2 = series.ln2(wide);
  const doublings = (2n * mid + ln2) / (2n * ln2);
  const result = series.exponential((mid - doublings * ln2) >> 64n, bits, halvings);
  const spread = ((2n * result * radius) >> BigInt(wide)) + (SERIES_ERROR << BigInt(halvings));
  return trimmed(result, spread, Number(doublings) - bits, effort.bits);
};

/** `x` is positive. */
export const logarithm = (x: Ball, effort: Effort): Ball => {
  const bits = effort.bits + GUARD;
  spendSeries(bits, effort);
  const length = bitLength(x.mid);
  let scaled = shift(x.mid, bits - length);
  let power = BigInt(length + x.exponent);
  // From 0.5 … 1 to 0.7 … 1.42.
  if (scaled * 10n < 7n << BigInt(bits)) [scaled, power] = [scaled * 2n, power - 1n];
  const result = series.logarithm(scaled, bits) + ((power * series.ln2(bits + 64)) >> 64n);
  const spread = (x.radius << BigInt(bits)) / (x.mid - x.radius);
  return trimmed(result, spread + SERIES_ERROR, -bits, effort.bits);
};

/** Small angles have small sines, so they need more places. */
const placesFor = (x: Ball, effort: Effort): number => effort.bits + GUARD + Math.max(0, -topOf(x));

/** The sine and the cosine of an angle in radians. */
export const sineAndCosine = (x: Ball, effort: Effort): readonly [Ball, Ball] => {
  const bits = placesFor(x, effort);
  const wide = bits + Math.max(0, topOf(x));
  spendSeries(wide, effort);
  const half = series.pi(wide) / 2n;
  const { mid, radius } = onGrid(x, -wide);
  const quarters = (2n * mid + (mid < 0n ? -half : half)) / (2n * half);
  const rest = shift(mid - quarters * half, bits - wide);
  const spread = SERIES_ERROR + shift(radius, bits - wide);
  const balls = series.sineAndCosine(rest, bits).map((value) => trimmed(value, spread, -bits, effort.bits));
  const [sin = ONE, cos = ONE] = balls;
  const turned = [
    [sin, cos],
    [cos, negate(sin)],
    [negate(sin), negate(cos)],
    [negate(cos), sin],
  ] as const;
  return turned[Number(((quarters % 4n) + 4n) % 4n)] ?? [sin, cos];
};

export const arctangent = (x: Ball, effort: Effort): Ball => {
  if (topOf(x) > 1) {
    const sign = signOf(x);
    if (sign === undefined) throw undecided();
    const quarter = { ...piBall(effort), mid: piBall(effort).mid * BigInt(sign) };
    const rest = arctangent(divide(ONE, x, effort.bits), effort);
    return add({ ...quarter, exponent: quarter.exponent - 1 }, negate(rest), effort.bits);
  }
  const bits = placesFor(x, effort);
  spendSeries(bits, effort);
  const { mid, radius } = onGrid(x, -bits);
  return trimmed(series.arctangent(mid, bits), radius + SERIES_ERROR, -bits, effort.bits);
};

/** The root of a positive number. */
export const root = (x: Ball, index: number, effort: Effort): Ball => {
  const length = bitLength(x.mid);
  let by = Math.max(0, index * effort.bits - length);
  by += (((x.exponent - by) % index) + index) % index;
  effort.spend(Math.ceil((index * effort.bits) / 200));
  const result = integerRoot(shift(x.mid, by), index);
  const spread = (result * x.radius) / (abs(x.mid) - x.radius);
  return trimmed(result, spread + 2n, (x.exponent - by) / index, effort.bits);
};

export const integerPower = (base: Ball, exponent: bigint, effort: Effort): Ball => {
  let [result, square] = [ONE, base];
  for (let rest = abs(exponent); rest > 0n; rest >>= 1n) {
    effort.spend(1);
    if (rest % 2n === 1n) result = multiply(result, square, effort.bits);
    if (rest > 1n) square = multiply(square, square, effort.bits);
  }
  return exponent < 0n ? divide(ONE, result, effort.bits) : result;
};
