import { attempt } from '../calculation-error';
import type { MessageKey, Params } from '../messages';

import { digitsOf, formatSignificant, writtenDigits, type Digits, type Notation } from '../significant';
import { boundsOf, multiply, negate, signOf, topOf, type Ball } from './ball';
import { createEffort, FIRST_BITS, MOST_BITS } from './effort';
import { integerPower } from './elementary';
import { isExact, type Approximation, type Real } from './real';

/** A number for the display. */
export interface Shown {
  /** Only digits that are certain. */
  readonly text: string;
  /** What to say about the digits that are missing. */
  readonly note?: { readonly message: MessageKey; readonly params: Params };
}

const TEN: Ball = { mid: 10n, radius: 0n, exponent: 0 };
/** Decimal places for each bit. */
const PLACES = Math.log10(2);

/** The digits on which all numbers of a positive ball agree; `undefined` when there are fewer than `count`. */
const commonDigits = (size: Ball, count: number): Digits | undefined => {
  const effort = createEffort()(FIRST_BITS * 2);
  // Divided by a power of ten first, because 9^9^9 would be too long as a fraction.
  const power = Math.floor(topOf(size) * PLACES);
  const near = multiply(size, integerPower(TEN, BigInt(-power), effort), effort.bits);
  const [low, high] = boundsOf(near);
  if (low.n <= 0n) return undefined;
  const [from, to] = [digitsOf(low, count), digitsOf(high, count)];
  return from.digits === to.digits && from.exponent === to.exponent
    ? { digits: from.digits, exponent: from.exponent + power }
    : undefined;
};

const sized = (ball: Ball): Ball => (ball.mid < 0n ? negate(ball) : ball);

/** The value with enough bits for `count` digits, if they can be had. */
const precise = (value: Approximation, count: number): Real => {
  const withBits = createEffort();
  let best: Real = value;
  for (let bits = FIRST_BITS * 2; bits <= MOST_BITS; bits *= 2) {
    if (isExact(best) || !value.again) return best;
    if (signOf(best.ball) !== undefined && commonDigits(sized(best.ball), count)) return best;
    const again = value.again;
    const finer = attempt(() => again(withBits(bits)));
    if (!finer.ok) return best;
    best = finer.value;
  }
  return best;
};

/** How close to 0 a number is known to be that has no certain digit. */
const nearZero = (ball: Ball): Shown => {
  const places = Math.max(0, Math.floor(-topOf(ball) * PLACES));
  return { text: '0', note: { message: 'certainlySmall', params: { places } } };
};

const approximated = ({ ball, isEstimate }: Approximation, notation: Notation): Shown => {
  if (signOf(ball) === undefined) return nearZero(ball);
  for (let count = notation.digits; count > 0; count -= 1) {
    const common = commonDigits(sized(ball), count);
    if (!common) continue;
    const text = `${ball.mid < 0n ? '-' : ''}${writtenDigits(common, notation)}`;
    if (isEstimate) return { text, note: { message: 'estimatedDigits', params: { count } } };
    return count === notation.digits
      ? { text }
      : { text, note: { message: 'certainDigits', params: { count } } };
  }
  return nearZero(ball);
};

/** The digits of `value` that are certain, up to those of the notation. */
export const shown = (value: Real, notation: Notation): Shown => {
  const best = isExact(value) ? value : precise(value, notation.digits);
  return isExact(best) ? { text: formatSignificant(best, notation) } : approximated(best, notation);
};
