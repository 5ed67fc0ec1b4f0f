import type { Log } from '../log';
import type { PhaseWire, ProductWire, PurchaseOptionWire } from '../net/wire';
import { parsePeriod } from './period';
import type { Period } from './period';
import { toPrice } from './price';
import type { Price } from './price';

export const ProductType = {
  Subscription: 'subscription',
  Consumable: 'consumable',
  NonConsumable: 'non_consumable',
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];

/** The rule of an experiment or a targeting that chose this offering. */
export interface TargetingContext {
  readonly ruleId: string;
  readonly revision: number;
}

/** Where the customer saw a product; sent with the purchase. */
export interface PresentedOfferingContext {
  readonly offeringIdentifier: string;
  readonly targetingContext: TargetingContext | null;
  readonly placementIdentifier: string | null;
}

/** A stretch of a subscription with its own price, such as the trial. */
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
    log.error(`Invalid duration "${wire.period_duration}": expected P, a number and one of D, W, M, Y.`);
  return {
    periodDuration: wire.period_duration,
    period,
    price: wire.price && toPrice(wire.price),
    cycleCount: wire.cycle_count ?? 1,
  };
};

const toSubscriptionOption = (
  wire: PurchaseOptionWire | null | undefined,
  log: Log,
): SubscriptionOption | null =>
  wire?.base?.price
    ? {
        id: wire.id,
        priceId: wire.price_id,
        base: toPhase(wire.base, log),
        trial: wire.trial && toPhase(wire.trial, log),
      }
    : null;

type Common = Pick<
  Product,
  | 'identifier'
  | 'displayName'
  | 'title'
  | 'description'
  | 'productType'
  | 'presentedOfferingIdentifier'
  | 'presentedOfferingContext'
>;

const toSubscription = (wire: ProductWire, common: Common, log: Log): Product | null => {
  const options = Object.fromEntries(
    Object.entries(wire.purchase_options ?? {}).flatMap(([id, optionWire]) => {
      const option = toSubscriptionOption(optionWire, log);
      return option ? [[id, option] as const] : [];
    }),
  );
  const main = Object.hasOwn(options, wire.default_purchase_option_id ?? '')
    ? options[wire.default_purchase_option_id ?? '']
    : undefined;
  if (!main?.base.price) return null;
  return {
    ...common,
    currentPrice: main.base.price,
    normalPeriodDuration: main.base.periodDuration,
    defaultPurchaseOption: main,
    defaultSubscriptionOption: main,
    subscriptionOptions: options,
    defaultNonSubscriptionOption: null,
  };
};

const toOneTime = (wire: ProductWire, common: Common): Product | null => {
  const options = wire.purchase_options ?? {};
  const id = wire.default_purchase_option_id ?? '';
  const main = Object.hasOwn(options, id) ? options[id] : null;
  if (!main?.base_price) return null;
  const basePrice = toPrice(main.base_price);
  const option = { id: main.id, priceId: main.price_id, basePrice };
  return {
    ...common,
    currentPrice: basePrice,
    normalPeriodDuration: null,
    defaultPurchaseOption: option,
    defaultSubscriptionOption: null,
    subscriptionOptions: {},
    defaultNonSubscriptionOption: option,
  };
};

/**
 * @returns `null` for a product that can't be sold: no purchase options, no default option, no base price, or
 * a type that is not known (spec section 3).
 */
export const toProduct = (wire: ProductWire, context: PresentedOfferingContext, log: Log): Product | null => {
  const type = wire.product_type ?? ProductType.Subscription;
  const productType = Object.values(ProductType).find((known) => known === type);
  const common = productType && {
    identifier: wire.identifier,
    displayName: wire.title,
    title: wire.title,
    description: wire.description,
    productType,
    presentedOfferingIdentifier: context.offeringIdentifier,
    presentedOfferingContext: context,
  };
  const product =
    common && (productType === 'subscription' ? toSubscription(wire, common, log) : toOneTime(wire, common));
  if (!product) log.warn(`Product "${wire.identifier}" can't be sold and is left out: check its options.`);
  return product ?? null;
};

/** The options that `Purchases.purchase` accepts for a product, by id. */
export const purchaseOptionsOf = (product: Product): readonly PurchaseOption[] =>
  product.defaultNonSubscriptionOption
    ? [product.defaultNonSubscriptionOption]
    : Object.values(product.subscriptionOptions);
