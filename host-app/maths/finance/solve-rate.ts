import type { Cents } from './money';
import type { Compounding } from './rates';

/** Payments' worth per unit of payment, at a rate per period; exact enough near 0 as well. */
const annuity = (rate: number, periods: number): number =>
  Math.abs(rate) < 1e-12 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;

/**
 * The rate per period at which `periods` payments are worth `received`; `null` when they don't even add up to it.
 * Bisection, because the worth falls with the rate and nothing can then go wrong.
 */
export const solveRate = (received: Cents, payment: Cents, periods: number): number | null => {
  const wanted = received / payment;
  if (received <= 0 || wanted > periods) return null;
  if (wanted === periods) return 0;
  let [low, high] = [0, 1];
  while (annuity(high, periods) > wanted) high *= 2;
  for (let round = 0; round < 200 && high - low > Number.EPSILON * high; round += 1) {
    const middle = (low + high) / 2;
    if (annuity(middle, periods) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The yearly percentage that, compounded as agreed, gives this rate per payment period. */
export const yearlyPercent = (rate: number, paymentsPerYear: number, compounding: Compounding): number => {
  if (compounding === 'continuous') return 100 * paymentsPerYear * Math.log1p(rate);
  if (compounding === paymentsPerYear) return 100 * paymentsPerYear * rate;
  return 100 * compounding * Math.expm1((paymentsPerYear / compounding) * Math.log1p(rate));
};
