import type { PhaseWire, ProductWire, PurchaseOptionWire } from '../net/wire';
import { parsePeriod } from './period';
import type { Period } from './period';
import { toPrice } from './price';
import type { Price } from './price';
import type { Log } from '../ports/log';

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

/** A part of a subscription's time with its own price, such as the trial. */
export interface PricingPhase {
  /** ISO 8601 duration, e.g. `'P3D'`. */
  readonly periodDuration: string | null;
  readonly period: Period | null;
  /** `null` when the phase is free. */
  readonly price: Price | null;
  readonly cycleCount: number;
}

/** One way to buy a product. */
export interface PurchaseOption {
  readonly id: string;
  readonly priceId: string;
}

export interface SubscriptionOption extends PurchaseOption {
  readonly base: PricingPhase;
  readonly trial: PricingPhase | null;
}

export interface NonSubscriptionOption extends PurchaseOption {
  readonly basePrice: Price;
}

export interface Product {
  readonly identifier: string;
  /** Same as `title`. */
  readonly displayName: string;
  readonly title: string;
  readonly description: string | null;
  readonly currentPrice: Price;
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

const toPhase = (wire: PhaseWire, log: Log): PricingPhase => {
  const period = parsePeriod(wire.period_duration);
  if (wire.period_duration !== null && period === null)
    log.error(`Invalid duration "${wire.period_duration}".`);
  return {
    periodDuration: wire.period_duration,
    period,
    price: wire.price && toPrice(wire.price),
    cycleCount: wire.cycle_count ?? 1,
  };
};

type Option = PurchaseOption &
  Partial<Omit<SubscriptionOption & NonSubscriptionOption, keyof PurchaseOption>>;

/** One purchase option, of the product's own kind; `null` without a base price. */
const toOption = (wire: PurchaseOptionWire | null, isSubscription: boolean, log: Log): Option | null => {
  const price = isSubscription ? wire?.base?.price : wire?.base_price;
  if (!wire || !price) return null;
  const { id, price_id: priceId, base, trial } = wire;
  return isSubscription && base
    ? { id, priceId, base: toPhase(base, log), trial: trial && toPhase(trial, log) }
    : { id, priceId, basePrice: toPrice(price) };
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

/** The options that `Purchases.purchase` accepts for a product, by id. */
export const purchaseOptionsOf = (product: Product): readonly PurchaseOption[] =>
  product.defaultNonSubscriptionOption
    ? [product.defaultNonSubscriptionOption]
    : Object.values(product.subscriptionOptions);
