import type { Cents } from './money';
import type { Compounding } from './rates';

/** Present value of payments of 1 each, at a rate per period; precise near 0 as well. */
const annuity = (rate: number, periods: number): number =>
  Math.abs(rate) < 1e-12 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;

/**
 * The rate per period at which the present value of `periods` payments is `received`; `null` when the
 * payments do not add up to it. Uses bisection, because the present value decreases with the rate.
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

/** The yearly percentage that gives this rate per payment period with the given compounding. */
export const yearlyPercent = (rate: number, paymentsPerYear: number, compounding: Compounding): number => {
  if (compounding === 'continuous') return 100 * paymentsPerYear * Math.log1p(rate);
  if (compounding === paymentsPerYear) return 100 * paymentsPerYear * rate;
  return 100 * compounding * Math.expm1((paymentsPerYear / compounding) * Math.log1p(rate));
};
