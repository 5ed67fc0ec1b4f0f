import { CalculationError } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import * as exact from '../rational';
import { bitLength, rational, type Rational } from '../rational';
import * as algebra from './algebraic';
import type { Effort } from './effort';
import * as elementary from './elementary';
import {
  add,
  approximation,
  ballAt,
  divide,
  exactly,
  isExact,
  multiply,
  negate,
  sign,
  subtract,
  timesPi,
  type Real,
} from './real';
import { root } from './powers';

const [HALF, QUARTER, TWO] = [rational(1, 2), rational(1, 4), rational(2)];
const TURN = { deg: rational(360), grad: rational(400) };

/** The share of a full turn, where it is exactly known. */
const turnOf = (angle: Real, unit: AngleUnit, effort: Effort): Rational | undefined => {
  if (unit === 'rad') {
    if (!isExact(angle)) return angle.pi && exact.divide(angle.pi, TWO);
    return exact.isZero(angle) ? angle : undefined;
  }
  const known = exactly(angle, effort);
  return known && exact.divide(known, TURN[unit]);
};

/** An angle in `unit` from a share of a full turn. */
export const fromTurn = (turn: Rational, unit: AngleUnit, effort: Effort): Real =>
  unit === 'rad' ? timesPi(exact.multiply(turn, TWO), effort) : exact.multiply(turn, TURN[unit]);

const pi = (effort: Effort): Real => timesPi(exact.one, effort);

/** An angle in `unit` from radians. */
export const fromRadians = (angle: Real, unit: AngleUnit, effort: Effort): Real =>
  unit === 'rad' ? angle : divide(multiply(angle, exact.divide(TURN[unit], TWO), effort), pi(effort), effort);

const inRadians = (angle: Real, unit: AngleUnit, effort: Effort): Real =>
  unit === 'rad' ? angle : divide(multiply(angle, pi(effort), effort), exact.divide(TURN[unit], TWO), effort);

/** By Niven's theorem, only these turns have a rational cosine. */
const COSINES: Readonly<Record<string, Rational>> = {
  1: exact.one,
  2: exact.negate(exact.one),
  3: exact.negate(HALF),
  4: exact.zero,
  6: HALF,
};

const cosineOfTurn = (turn: Rational, effort: Effort): Real => {
  const known = COSINES[turn.d.toString()];
  if (known) return known;
  // Near a quarter of a turn, the distance from it is exact and small.
  const quarters = exact.floor(exact.add(exact.multiply(turn, rational(4)), HALF));
  const rest = timesPi(exact.multiply(exact.subtract(turn, rational(quarters, 4)), TWO), effort);
  const [sin, cos] = elementary.sineAndCosine(ballAt(rest, effort), effort);
  const odd = quarters % 2n !== 0n;
  const value = approximation(odd ? sin : cos, [], algebra.ofCosine(turn.d));
  // cos x, −sin x, −cos x, sin x
  return [1n, 2n].includes(((quarters % 4n) + 4n) % 4n) ? negate(value) : value;
};

/** The sine and the cosine. */
const both = (angle: Real, unit: AngleUnit, effort: Effort): readonly [Real, Real] => {
  const turn = turnOf(angle, unit, effort);
  if (turn) return [cosineOfTurn(exact.subtract(QUARTER, turn), effort), cosineOfTurn(turn, effort)];
  // A large angle needs the digits before its point as well.
  const digits = isExact(angle) ? bitLength(angle.n / angle.d) : 0;
  const radians = ballAt(inRadians(angle, unit, effort), { ...effort, bits: effort.bits + digits });
  const [sin, cos] = elementary.sineAndCosine(radians, effort);
  return [approximation(sin, [angle]), approximation(cos, [angle])];
};

export const sine = (angle: Real, unit: AngleUnit, effort: Effort): Real => both(angle, unit, effort)[0];
export const cosine = (angle: Real, unit: AngleUnit, effort: Effort): Real => both(angle, unit, effort)[1];

/** A quotient of 1, the sine and the cosine. */
export const ratio =
  (name: 'tan' | 'cot' | 'sec' | 'csc') =>
  (angle: Real, unit: AngleUnit, effort: Effort): Real => {
    const [sin, cos] = both(angle, unit, effort);
    const parts = { tan: [sin, cos], cot: [cos, sin], sec: [exact.one, cos], csc: [exact.one, sin] };
    const [top, bottom] = parts[name] as [Real, Real];
    if (sign(bottom) === 0) throw new CalculationError('trigUndefined', { name });
    const value = divide(top, bottom, effort);
    // tan 45° is 1, as an algebraic number shows.
    return exactly(value, effort) ?? value;
  };

const atan = (x: Real, effort: Effort): Real =>
  approximation(elementary.arctangent(ballAt(x, effort), effort), [x]);

const ARCSINES: Readonly<Record<string, Rational>> = { 0: exact.zero, '1/2': rational(1, 12), 1: QUARTER };

/** The share of a turn whose sine is 0, ±½ or ±1. */
const turnWithSine = (x: Real, effort: Effort): Rational | undefined => {
  const known = exactly(x, effort);
  const turn = known && ARCSINES[exact.formatRational(exact.absolute(known))];
  return turn && known && (known.n < 0n ? exact.negate(turn) : turn);
};

/** asin x = atan(x / √(1 − x²)) */
export const arcsine = (name: string, x: Real, unit: AngleUnit, effort: Effort): Real => {
  const turn = turnWithSine(x, effort);
  if (turn) return fromTurn(turn, unit, effort);
  const square = subtract(exact.one, multiply(x, x, effort), effort);
  if (sign(square) < 0) throw new CalculationError('inverseTrigDomain', { name });
  if (sign(square) === 0) return fromTurn(rational(sign(x), 4), unit, effort);
  return fromRadians(atan(divide(x, root(square, 2, '', effort), effort), effort), unit, effort);
};

export const arccosine = (name: string, x: Real, unit: AngleUnit, effort: Effort): Real =>
  subtract(fromTurn(QUARTER, unit, effort), arcsine(name, x, unit, effort), effort);

export const arctangent = (x: Real, unit: AngleUnit, effort: Effort): Real => {
  const known = exactly(x, effort);
  if (known && exact.isInteger(known) && known.n >= -1n && known.n <= 1n)
    return fromTurn(rational(known.n, 8), unit, effort);
  return fromRadians(atan(x, effort), unit, effort);
};

export const arccotangent = (x: Real, unit: AngleUnit, effort: Effort): Real =>
  subtract(fromTurn(QUARTER, unit, effort), arctangent(x, unit, effort), effort);

/** The inverse of sec and csc. */
export const reciprocal = (name: string, x: Real, effort: Effort): Real => {
  const square = subtract(multiply(x, x, effort), exact.one, effort);
  if (sign(square) < 0) throw new CalculationError('inverseTrigOutside', { name });
  return divide(exact.one, x, effort);
};

/** The direction of a point, from −half to half a turn. */
export const direction = (y: Real, x: Real, unit: AngleUnit, effort: Effort): Real => {
  const [up, right] = [sign(y), sign(x)];
  if (right === 0) return fromTurn(rational(up, 4), unit, effort);
  const angle = arctangent(divide(y, x, effort), unit, effort);
  if (right > 0) return angle;
  return add(angle, fromTurn(up < 0 ? exact.negate(HALF) : HALF, unit, effort), effort);
};
