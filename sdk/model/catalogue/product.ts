import type { ProductWire, PurchaseOptionWire } from '../../net/wire';
import type { Log } from '../../ports/log';
import { toDiscount, toIntroPrice } from './discount';
import type { DiscountPhase } from './discount';
import type { Period } from './period';
import { toPrice } from './price';
import type { Price } from './price';
import { toPhase } from './pricing-phase';
import type { PricingPhase } from './pricing-phase';

export const ProductType = {
  Subscription: 'subscription',
  Consumable: 'consumable',
  NonConsumable: 'non_consumable',
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** The experiment or targeting rule that chose this offering. */
export interface TargetingContext {
  readonly ruleId: string;
  readonly revision: number;
}

/** The place where the customer saw a product; sent with the purchase. */
export interface PresentedOfferingContext {
  readonly offeringIdentifier: string;
  readonly targetingContext: TargetingContext | null;
  readonly placementIdentifier: string | null;
}

/** One way to buy a product. */
export interface PurchaseOption {
  readonly id: string;
  readonly priceId: string;
}

/**
 * One way to buy a subscription. The first payment costs `discount.price` if there is a discount, otherwise
 * `introPrice.price` if there is an introductory price, otherwise `base.price`. With a trial it is due when the trial ends.
 */
export interface SubscriptionOption extends PurchaseOption {
  /** The regular price, after an introductory price or a discount has ended. */
  readonly base: PricingPhase;
  readonly trial: PricingPhase | null;
  /** A lower price for the first payments. */
  readonly introPrice: PricingPhase | null;
  /** Counts instead of `introPrice`. */
  readonly discount: DiscountPhase | null;
}

export interface NonSubscriptionOption extends PurchaseOption {
  /** Before the discount. */
  readonly basePrice: Price;
  readonly discount: DiscountPhase | null;
}

export interface Product {
  readonly identifier: string;
  /** Same as `title`. */
  readonly displayName: string;
  readonly title: string;
  readonly description: string | null;
  /**
   * Same as `price`.
   * @deprecated use `price`
   */
  readonly currentPrice: Price;
  /** The regular price of the default option, without its introductory price and its discount. */
  readonly price: Price;
  /** The base period of the default option; `null` for one-time products. */
  readonly period: Period | null;
  /** The trial of the default option. */
  readonly freeTrialPhase: PricingPhase | null;
  /** The introductory price of the default option. */
  readonly introPricePhase: PricingPhase | null;
  /** The discount of the default option. */
  readonly discountPhase: DiscountPhase | null;
  readonly productType: ProductType;
  /** ISO 8601 duration; `null` for one-time products. */
  readonly normalPeriodDuration: string | null;
  /** @deprecated use `presentedOfferingContext.offeringIdentifier` */
  readonly presentedOfferingIdentifier: string;
  readonly presentedOfferingContext: PresentedOfferingContext;
  readonly defaultPurchaseOption: PurchaseOption;
  readonly defaultSubscriptionOption: SubscriptionOption | null;
  readonly subscriptionOptions: Readonly<Record<string, SubscriptionOption>>;
  readonly defaultNonSubscriptionOption: NonSubscriptionOption | null;
}

type Option = PurchaseOption &
  Partial<Omit<SubscriptionOption & NonSubscriptionOption, keyof PurchaseOption>>;

/** One purchase option, of the product's own kind; `null` without a base price. */
export const toOption = (
  wire: PurchaseOptionWire | null,
  isSubscription: boolean,
  log: Log,
): Option | null => {
  const price = isSubscription ? wire?.base?.price : wire?.base_price;
  if (!wire || !price) return null;
  const { id, price_id: priceId, trial, intro_price: intro } = wire;
  /** A reduced price that can't be used is as none. */
  const usable = <T>(reduced: T | null | undefined, name: string): T | null => {
    if (reduced === undefined) log.warn(`Option "${id}": its ${name} is invalid and is left out.`);
    return reduced ?? null;
  };
  const basePrice = toPrice(price);
  const base = isSubscription && wire.base ? toPhase(wire.base, log) : null;
  const discount = usable(toDiscount(wire.discount, basePrice, base), 'discount');
  if (!base) return { id, priceId, basePrice, discount };
  return {
    id,
    priceId,
    base,
    trial: trial && toPhase(trial, log),
    introPrice: usable(toIntroPrice(intro, basePrice, log), 'intro_price'),
    discount,
  };
};

/** A product without a type has the type of its options. */
const typeOf = ({ product_type: type, purchase_options: options }: ProductWire): string =>
  type ??
  (Object.values(options ?? {}).some((option) => option?.base_price)
    ? ProductType.NonConsumable
    : ProductType.Subscription);

/**
 * @returns `null` for a product that can't be sold: no purchase options, no default option, no base price, or
 * a type that is not known (spec section 3).
 */
export const toProduct = (wire: ProductWire, context: PresentedOfferingContext, log: Log): Product | null => {
  const type = typeOf(wire);
  const productType = Object.values(ProductType).find((known) => known === type);
  const isSubscription = productType === ProductType.Subscription;
  // fromEntries defines keys, so an option called `__proto__` is plain data.
  const options = Object.fromEntries(
    Object.entries(wire.purchase_options ?? {}).flatMap(([id, optionWire]) => {
      const option = toOption(optionWire, isSubscription, log);
      return option ? [[id, option]] : [];
    }),
  );
  const id = wire.default_purchase_option_id ?? '';
  const main = Object.hasOwn(options, id) ? options[id] : null;
  const currentPrice = main?.base?.price ?? main?.basePrice;
  if (!productType || !main || !currentPrice) {
    log.warn(`Product "${wire.identifier}" is left out: check its options.`);
    return null;
  }
  return {
    identifier: wire.identifier,
    displayName: wire.title,
    title: wire.title,
    description: wire.description,
    productType,
    currentPrice,
    price: currentPrice,
    period: main.base?.period ?? null,
    freeTrialPhase: main.trial ?? null,
    introPricePhase: main.introPrice ?? null,
    discountPhase: main.discount ?? null,
    normalPeriodDuration: main.base?.periodDuration ?? null,
    presentedOfferingIdentifier: context.offeringIdentifier,
    presentedOfferingContext: context,
    defaultPurchaseOption: main,
    // `toOption` has created every option with the product's own kind.
    defaultSubscriptionOption: isSubscription ? (main as SubscriptionOption) : null,
    subscriptionOptions: isSubscription ? (options as Record<string, SubscriptionOption>) : {},
    defaultNonSubscriptionOption: isSubscription ? null : (main as NonSubscriptionOption),
  };
};
