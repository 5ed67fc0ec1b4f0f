import { atFullPrice, offerFacts } from './offer-facts';
import type { OfferFacts } from './offer-facts';
import type { Package } from '../model/catalogue/offering';
import { billingPeriodOf, comparePeriods, isLong } from './billing-period';
import type { BillingPeriod } from './billing-period';
import { lastingPrice } from './price.view';
import { microsOf, priceRate } from './price-rate';
import { savingsOf } from './savings';
import { tiersOf } from './tiers';

/** The data of a package for a price table, without texts. */
export interface Offer {
  readonly rcPackage: Package;
  /** Of the product's default option. */
  readonly facts: OfferFacts;
  readonly billing: BillingPeriod;
  /** The title without the words for the period; `null` if nothing is left. */
  readonly tier: string | null;
  /**
   * Saving in whole percent compared with the most expensive package for the same time; `null` without a saving. A reduced
   * price counts only if it does not end.
   */
  readonly saving: number | null;
  /**
   * The price per month in integer micros, rounded down to the currency's smallest amount. `null` if the price changes, if
   * it is paid monthly, or if it is paid more often and all offers have the same period.
   */
  readonly perMonthMicros: number | null;
}

/** The offers with the same billing period. */
export interface OfferGroup {
  readonly billing: BillingPeriod;
  /** In the server's order; never empty. */
  readonly offers: readonly Offer[];
}

export interface OfferTable {
  /** In the server's order. */
  readonly offers: readonly Offer[];
  /** The shortest period first, one-time payments last. */
  readonly groups: readonly OfferGroup[];
}

const grouped = (offers: readonly Offer[]): readonly OfferGroup[] => {
  const groups = new Map<string, { readonly billing: BillingPeriod; readonly offers: Offer[] }>();
  for (const offer of offers) {
    const group = groups.get(offer.billing.key) ?? { billing: offer.billing, offers: [] };
    group.offers.push(offer);
    groups.set(offer.billing.key, group);
  }
  return [...groups.values()].sort((a, b) => comparePeriods(a.billing, b.billing));
};

/** Creates the data of a price table. @param isSwitch plans are switched to, which have no trial and no reduced price then. */
export const offerTable = (packages: readonly Package[], isSwitch = false): OfferTable => {
  const plain = packages.map((rcPackage) => {
    const { webBillingProduct: product } = rcPackage;
    const sold = offerFacts(rcPackage, product.defaultPurchaseOption);
    const facts = isSwitch && sold.base ? atFullPrice(sold) : sold;
    const billing = billingPeriodOf(product);
    const rate = billing.period && priceRate(lastingPrice(facts).amountMicros, billing.period);
    return { rcPackage, facts, billing, rate };
  });
  const subscriptions = plain.filter(({ billing }) => !billing.isOnce);
  const tiers = tiersOf(
    subscriptions.map(({ facts, billing }) => ({ title: facts.title, key: billing.key })),
  );
  const savings = savingsOf(
    subscriptions.map(({ facts, billing, rate }, at) => ({
      key: billing.key,
      tier: tiers[at] ?? null,
      currency: facts.price.currency,
      rate,
    })),
  );
  const isMixed = new Set(subscriptions.map(({ billing }) => billing.key)).size > 1;
  const offers = plain.map((item): Offer => {
    const { rcPackage, facts, billing, rate } = item;
    const at = subscriptions.indexOf(item);
    const isCompared = billing.period && billing.key !== 'month-1' && (isMixed || isLong(billing.period));
    const perMonthMicros =
      rate && isCompared && facts.reduction?.isPermanent !== false
        ? microsOf(rate, facts.price.currency)
        : null;
    const [tier = null, saving = null] = [tiers[at], savings[at]];
    return { rcPackage, facts, billing, tier, saving, perMonthMicros };
  });
  return { offers, groups: grouped(offers) };
};
