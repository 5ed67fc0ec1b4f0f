import { findProduct } from '../catalogue/products';
import type { LedgerEntry, Subscriber, Subscription, Tenant } from '../tenant/tenant.types';
import { queueWebhook } from '../webhooks/webhook-events';
import { newId } from '../tenant/tenants';
import { isActive, renewUpTo } from './renewals';

export function subscriberOf(tenant: Tenant, id: string, now: number): Subscriber {
  const known = tenant.subscribers.get(id);
  if (known !== undefined) return known;
  const subscriber: Subscriber = {
    id,
    firstSeenAt: now,
    lastSeenAt: now,
    subscriptions: new Map(),
    oneTime: [],
    aliases: [],
    attributes: {},
    card: null,
  };
  tenant.subscribers.set(id, subscriber);
  return subscriber;
}

/**
 * Renewals are made when the subscriber is read, dated to when they were due. Returns how many things happened: a
 * renewal, a change of plan that was due, an end that is reported.
 */
export function renewAll(tenant: Tenant, now: number): number {
  let happened = 0;
  for (const subscriber of tenant.subscribers.values()) {
    for (const [productId, subscription] of subscriber.subscriptions) {
      if (changeIfDue(subscriber, productId, subscription, now)) happened += 1;
      for (const renewal of renewUpTo(subscription, now)) {
        happened += 1;
        addToLedger(tenant, {
          sessionId: null,
          appUserId: subscriber.id,
          productId: subscription.productId,
          currency: subscription.currency,
          kind: 'charge',
          ...renewal,
        });
        queueWebhook(tenant, 'RENEWAL', subscriber, subscription, renewal.at);
      }
      if (isActive(subscription, now) || subscription.isEndReported) continue;
      subscription.isEndReported = true;
      happened += 1;
      const reason = subscription.billingIssueAt === null ? 'UNSUBSCRIBE' : 'BILLING_ERROR';
      queueWebhook(tenant, 'EXPIRATION', subscriber, subscription, now, { expiration_reason: reason });
    }
  }
  return happened;
}

/** A deferred change of plan takes place with the renewal, which charges the new price. */
function changeIfDue(
  subscriber: Subscriber,
  productId: string,
  subscription: Subscription,
  now: number,
): boolean {
  const { nextProductId, expiresAt, cancelledAt, billingIssueAt, currency } = subscription;
  const product = nextProductId === null ? undefined : findProduct(nextProductId);
  const option = product?.options[0];
  if (product === undefined || option?.kind !== 'subscription') return false;
  if (expiresAt > now || cancelledAt !== null || billingIssueAt !== null) return false;
  subscriber.subscriptions.delete(productId);
  Object.assign(subscription, {
    productId: product.id,
    optionId: option.id,
    period: option.period,
    priceMicros: option.prices[currency],
    reduced: null,
    nextProductId: null,
  });
  subscriber.subscriptions.set(product.id, subscription);
  return true;
}

export function addToLedger(tenant: Tenant, entry: Omit<LedgerEntry, 'id'>): void {
  tenant.ledger.push({ id: newId('led'), ...entry });
}
