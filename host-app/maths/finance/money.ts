import { CalculationError } from '../calculation-error';
import { rational, roundHalfUp, toFixed, type Rational } from '../rational';

/** Money in whole cents. */
export type Cents = number;

/** 90 trillion: larger amounts could not be counted exactly in cents. */
export const MOST_CENTS: Cents = 9_000_000_000_000_000;

const counted = (cents: bigint): Cents => {
  if (cents > MOST_CENTS || cents < -MOST_CENTS) throw new CalculationError('amountTooLarge');
  return Number(cents);
};

/**
 * Rounds half up.
 * @throws CalculationError for amounts that are too large
 */
export const toCents = (amount: Rational): Cents => counted(roundHalfUp(amount, 2));
const fromCents = (cents: Cents): Rational => rational(cents, 100);
/** '2022.62' */
export const plainMoney = (cents: Cents): string => toFixed(fromCents(cents), 2);

/** `cents` times an exact factor, half up. The fraction is not reduced, so its numbers may be long. */
export const share = (cents: Cents, factor: Rational): Cents =>
  counted(roundHalfUp({ n: BigInt(cents) * factor.n, d: factor.d }));

/** An amount of money, or a percentage of another amount. */
export type AmountOrShare =
  | { readonly kind: 'money'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: Rational };

export const centsOf = (amount: AmountOrShare, whole: Cents): Cents =>
  amount.kind === 'money' ? amount.cents : share(whole, { n: amount.percent.n, d: amount.percent.d * 100n });
