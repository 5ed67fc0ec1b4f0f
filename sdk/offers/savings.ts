import { dearestRate, percentBelow } from './price-rate';
import type { PriceRate } from './price-rate';

/** The data of a subscription that is needed to compare its price. */
interface Priced {
  /** Of its billing period. */
  readonly key: string;
  readonly tier: string | null;
  readonly currency: string;
  /** `null`: no comparison is possible. */
  readonly rate: PriceRate | null;
}

/** Whether titles distinguish tiers: two products of one period have different titles, or two periods share a title. */
const areTiersTold = (products: readonly Priced[]): boolean =>
  products.some((a) =>
    products.some((b) => (a.key === b.key ? a.tier !== b.tier : a.tier !== null && a.tier === b.tier)),
  );

/**
 * The saving of each product against the most expensive way to pay for the same time, 1 to 99 percent; `null` without a
 * saving. Products are compared within a tier only. If titles don't distinguish tiers, all products are one tier.
 */
export const savingsOf = (products: readonly Priced[]): readonly (number | null)[] => {
  const isTold = areTiersTold(products);
  return products.map((own) => {
    if (!own.rate || (isTold && own.tier === null)) return null;
    const comparable = products.filter(
      ({ currency, tier }) => currency === own.currency && (!isTold || tier === own.tier),
    );
    const dearest = dearestRate(comparable.map(({ rate }) => rate));
    return dearest && percentBelow(own.rate, dearest);
  });
};
