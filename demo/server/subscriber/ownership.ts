import { addPeriod } from './period';
import type { ChargePlan } from '../catalogue/charge-plan';
import type { Currency } from '../catalogue/money';
import type { Product, ProductOption } from '../catalogue/products';
import type { OneTimePurchase, Store, Subscriber, Subscription } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import { isActive, renewAt } from './renewals';

export interface Grant {
  product: Product;
  option: ProductOption;
  currency: Currency;
  trial: string | null;
  /** Lower prices of the first payments; the base price from the start when left out. */
  reduced?: ChargePlan['reduced'];
  at: number;
  /** By default this store. */
  store?: Store;
}

/** Consumables can be bought again; other products only after they have ended. */
export function owns(subscriber: Subscriber, product: Product, now: number): boolean {
  if (product.type === 'consumable') return false;
  const subscription = subscriber.subscriptions.get(product.id);
  if (subscription !== undefined) return isActive(subscription, now);
  return subscriber.oneTime.some((item) => item.productId === product.id && item.refundedAt === null);
}

export function grant(
  subscriber: Subscriber,
  { product, option, currency, trial, reduced = null, at, store = 'rc_billing' }: Grant,
): Subscription | OneTimePurchase {
  const bought = {
    productId: product.id,
    store,
    currency,
    priceMicros: option.prices[currency],
    transactionId: newId('txn'),
    purchaseAt: at,
    refundedAt: null,
  };
  if (option.kind === 'one-time') {
    const once = { ...bought, priceMicros: reduced?.priceMicros ?? bought.priceMicros };
    subscriber.oneTime.push(once);
    return once;
  }
  const subscription: Subscription = {
    ...bought,
    optionId: option.id,
    period: option.period,
    periodType: 'trial',
    reduced: reduced === null ? null : { ...reduced },
    paidMicros: 0,
    originalPurchaseAt: at,
    expiresAt: addPeriod(at, trial ?? option.period),
    cancelledAt: null,
    billingIssueAt: null,
    graceUntil: null,
    nextProductId: null,
    isEndReported: false,
  };
  if (trial === null) renewAt(subscription, at);
  subscriber.subscriptions.set(product.id, subscription);
  return subscription;
}
