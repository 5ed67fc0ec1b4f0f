import { add, integerRoot, one, power, rational, subtract, type Rational } from '../rational';
import type { Cents } from './money';
import { toCents } from './money';

/** Number of compounding periods a year, or continuous compounding. */
export type Compounding = number | 'continuous';

/** Decimals of an irrational periodic rate: far more than rounding to cents can show. */
const PLACES = 60n;
const SCALE = 10n ** PLACES;

/** e to the power of a rate, by its series. */
const exponential = (rate: Rational): Rational => {
  let [term, sum] = [SCALE, SCALE];
  for (let k = 1n; term !== 0n; k += 1n) {
    term = (term * rate.n) / (rate.d * k);
    sum += term;
  }
  return rational(sum, SCALE);
};

const root = (value: Rational, index: number): Rational =>
  rational(integerRoot((value.n * SCALE ** BigInt(index)) / value.d, index), SCALE);

/** Interest per payment period, as a fraction of the balance; `yearly` is a fraction too (6% is 3/50). */
export const periodicRate = (
  yearly: Rational,
  paymentsPerYear: number,
  compounding: Compounding,
): Rational => {
  const perPayment = (count: number | bigint): Rational => rational(yearly.n, yearly.d * BigInt(count));
  if (compounding === paymentsPerYear) return perPayment(paymentsPerYear);
  if (compounding === 'continuous') return subtract(exponential(perPayment(paymentsPerYear)), one);
  const growth = power(add(one, perPayment(compounding)), compounding);
  const whole = compounding % paymentsPerYear === 0;
  if (whole) return subtract(power(add(one, perPayment(compounding)), compounding / paymentsPerYear), one);
  return subtract(root(growth, paymentsPerYear), one);
};

/**
 * (1 + rate)^periods as an unreduced numerator and denominator: reducing them would take longer than
 * everything else.
 */
const growth = (rate: Rational, periods: number): { top: bigint; bottom: bigint } => ({
  top: (rate.n + rate.d) ** BigInt(periods),
  bottom: rate.d ** BigInt(periods),
});

/** The level payment that repays `principal` in `periods`, before rounding. */
export const exactPayment = (principal: Cents, rate: Rational, periods: number): Rational => {
  if (rate.n === 0n) return rational(principal, 100n * BigInt(periods));
  const { top, bottom } = growth(rate, periods);
  return { n: BigInt(principal) * rate.n * top, d: 100n * rate.d * (top - bottom) };
};

/** The present value of `periods` level payments. */
export const presentValue = (payment: Cents, rate: Rational, periods: number): Cents => {
  if (rate.n === 0n) return payment * periods;
  const { top, bottom } = growth(rate, periods);
  return toCents({ n: BigInt(payment) * rate.d * (top - bottom), d: 100n * rate.n * top });
};

/** The future value of an amount with compound interest. */
export const futureValue = (principal: Cents, rate: Rational, periods: number): Cents => {
  const { top, bottom } = growth(rate, periods);
  return toCents({ n: BigInt(principal) * top, d: 100n * bottom });
};

/** The principal that grows to `due`. */
export const discounted = (due: Cents, rate: Rational, periods: number): Cents => {
  const { top, bottom } = growth(rate, periods);
  return toCents({ n: BigInt(due) * bottom, d: 100n * top });
};

/** The total of `count` exact payments, rounded once. */
export const totalOf = (payment: Rational, count: number): Cents =>
  toCents({ n: payment.n * BigInt(count), d: payment.d });
