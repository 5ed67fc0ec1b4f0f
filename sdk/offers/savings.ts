import { compareRates } from './billing-period';
import type { MonthlyRate } from './billing-period';

/** What is needed of a subscription to compare its price. */
export interface Priced {
  /** Of its billing period. */
  readonly key: string;
  readonly tier: string | null;
  readonly currency: string;
  /** `null`: nothing to compare. */
  readonly rate: MonthlyRate | null;
}

/** Tiers that can be paid in more than one period: only then do titles tell tiers apart. */
const sharedTiers = (products: readonly Priced[]): ReadonlySet<string | null> =>
  new Set(
    products
      .filter((a) => a.tier !== null && products.some((b) => b.tier === a.tier && b.key !== a.key))
      .map(({ tier }) => tier),
  );

const dearer = (a: MonthlyRate | null, b: MonthlyRate | null): MonthlyRate | null =>
  a && b ? (compareRates(a, b) < 0 ? b : a) : (a ?? b);

/** Whole percent below the dearest, rounded down: nobody saves less than is said. */
const percentBelow = (own: MonthlyRate, dearest: MonthlyRate): number | null => {
  const full = dearest.over * own.under;
  const paid = own.over * dearest.under;
  // What is free is no bargain, it is free.
  if (paid <= 0n || paid >= full) return null;
  return Number((100n * (full - paid)) / full) || null;
};

/**
 * What each saves against the dearest way to pay for the same time, 1 to 99 percent; `null` where nothing is saved. A
 * tier is compared with itself; where titles don't tell tiers apart, everything is one.
 */
export const savingsOf = (products: readonly Priced[]): readonly (number | null)[] => {
  const shared = sharedTiers(products);
  return products.map((own) => {
    if (!own.rate || (shared.size > 0 && !shared.has(own.tier))) return null;
    const dearest = products
      .filter(({ tier, currency }) => currency === own.currency && (shared.size === 0 || tier === own.tier))
      .map(({ rate }) => rate)
      .reduce(dearer, null);
    return dearest && percentBelow(own.rate, dearest);
  });
};
