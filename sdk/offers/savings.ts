import { compareRates } from './billing-period';
import type { MonthlyRate } from './billing-period';

/** What is needed of a subscription to compare its price. */
interface Priced {
  /** Of its billing period. */
  readonly key: string;
  readonly tier: string | null;
  readonly currency: string;
  /** `null`: nothing to compare. */
  readonly rate: MonthlyRate | null;
}

/** Whether titles tell tiers apart: two of one period differ in them, or two periods have one in common. */
const areTiersTold = (products: readonly Priced[]): boolean =>
  products.some((a) =>
    products.some((b) => (a.key === b.key ? a.tier !== b.tier : a.tier !== null && a.tier === b.tier)),
  );

const dearer = (a: MonthlyRate | null, b: MonthlyRate | null): MonthlyRate | null =>
  a && b ? (compareRates(a, b) < 0 ? b : a) : (a ?? b);

/** Whole percent below the dearest, rounded down: the customer never saves less than is shown. */
const percentBelow = (own: MonthlyRate, dearest: MonthlyRate): number | null => {
  const full = dearest.over * own.under;
  const paid = own.over * dearest.under;
  // What is free is no bargain, it is free.
  if (paid <= 0n) return null;
  return Number((100n * (full - paid)) / full) || null;
};

/**
 * What each saves against the dearest way to pay for the same time, 1 to 99 percent; `null` where nothing is saved. A
 * tier is compared with itself: another product is no other way to pay. Where titles don't tell tiers apart, all are one.
 */
export const savingsOf = (products: readonly Priced[]): readonly (number | null)[] => {
  const isTold = areTiersTold(products);
  return products.map((own) => {
    if (!own.rate || (isTold && own.tier === null)) return null;
    const dearest = products
      .filter(({ currency, tier }) => currency === own.currency && (!isTold || tier === own.tier))
      .map(({ rate }) => rate)
      .reduce(dearer, null);
    return dearest && percentBelow(own.rate, dearest);
  });
};
