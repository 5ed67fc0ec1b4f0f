import type { Package } from '../model/catalogue/offering';
import type { Price } from '../model/catalogue/price';
import type { PricingPhase } from '../model/catalogue/pricing-phase';
import type { NonSubscriptionOption, PurchaseOption, SubscriptionOption } from '../model/catalogue/product';
import { reductionOf } from './reduction';
import type { Reduction } from './reduction';

/** The data from which the texts of an offer are made. */
export interface OfferFacts {
  readonly title: string;
  readonly description: string | null;
  /** The regular price. */
  readonly price: Price;
  /** The regular phase of a subscription; `null` for one-time products. */
  readonly base: PricingPhase | null;
  readonly trial: PricingPhase | null;
  /** The price of the first payments, or of all; `null` if the regular price is the only one. */
  readonly reduction: Reduction | null;
}

type AnyOption = PurchaseOption &
  Partial<Omit<SubscriptionOption & NonSubscriptionOption, keyof PurchaseOption>>;

/** The same product with another option. */
export const withOption = (facts: OfferFacts, option: AnyOption): OfferFacts => ({
  ...facts,
  price: option.base?.price ?? option.basePrice ?? facts.price,
  base: option.base ?? null,
  trial: option.trial ?? null,
  reduction: reductionOf(option),
});

/** Without a trial and a reduced price: a change of plan has neither. */
export const atFullPrice = (facts: OfferFacts): OfferFacts => ({ ...facts, trial: null, reduction: null });

export const offerFacts = (rcPackage: Package, option: PurchaseOption): OfferFacts => {
  const { title, description, currentPrice: price } = rcPackage.webBillingProduct;
  const product = { title, description: description || null, price };
  return withOption({ ...product, base: null, trial: null, reduction: null }, option);
};
