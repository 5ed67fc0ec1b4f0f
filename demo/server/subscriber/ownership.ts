import { addPeriod } from './period';
import type { Currency } from '../catalogue/money';
import type { Product, ProductOption } from '../catalogue/products';
import type { Store, Subscriber } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import { isActive } from './renewals';

export interface Grant {
  product: Product;
  option: ProductOption;
  currency: Currency;
  trial: string | null;
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
  { product, option, currency, trial, at, store = 'rc_billing' }: Grant,
): void {
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
    subscriber.oneTime.push(bought);
    return;
  }
  subscriber.subscriptions.set(product.id, {
    ...bought,
    optionId: option.id,
    period: option.period,
    periodType: trial === null ? 'normal' : 'trial',
    originalPurchaseAt: at,
    expiresAt: addPeriod(at, trial ?? option.period),
    cancelledAt: null,
    billingIssueAt: null,
    graceUntil: null,
  });
}
