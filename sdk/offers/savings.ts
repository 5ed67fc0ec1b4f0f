import { compareRates } from './billing-period';
import type { MonthlyRate } from './billing-period';

/** The data of a subscription that is needed to compare its price. */
interface Priced {
  /** Of its billing period. */
  readonly key: string;
  readonly tier: string | null;
  readonly currency: string;
  /** `null`: no comparison is possible. */
  readonly rate: MonthlyRate | null;
}

/** Whether titles distinguish tiers: two products of one period have different titles, or two periods share a title. */
const areTiersTold = (products: readonly Priced[]): boolean =>
  products.some((a) =>
    products.some((b) => (a.key === b.key ? a.tier !== b.tier : a.tier !== null && a.tier === b.tier)),
  );

const dearer = (a: MonthlyRate | null, b: MonthlyRate | null): MonthlyRate | null =>
  a && b ? (compareRates(a, b) < 0 ? b : a) : (a ?? b);

/** Whole percent below the most expensive, rounded down: the customer never saves less than shown. */
const percentBelow = (own: MonthlyRate, dearest: MonthlyRate): number | null => {
  const full = dearest.over * own.under;
  const paid = own.over * dearest.under;
  // A free product shows no saving.
  if (paid <= 0n) return null;
  return Number((100n * (full - paid)) / full) || null;
};

/**
 * The saving of each product against the most expensive way to pay for the same time, 1 to 99 percent; `null` without a
 * saving. Products are compared within a tier only. If titles don't distinguish tiers, all products are one tier.
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
