import type { Subscriber, Subscription, Tenant } from '../tenant/tenant.types';
import { accessUntil, isActive, renewAt } from './renewals';
import { queueWebhook } from '../webhooks/webhook-events';
import type { WebhookType } from '../webhooks/webhook-events';
import { addToLedger } from './subscribers';

export const subscriptionActions = ['cancel', 'resume', 'billing-issue', 'fix', 'refund', 'expire'] as const;

const WEBHOOKS: Partial<Record<SubscriptionAction, WebhookType>> = {
  cancel: 'CANCELLATION',
  refund: 'CANCELLATION',
  resume: 'UNCANCELLATION',
  'billing-issue': 'BILLING_ISSUE',
};

const reasonOf = (action: SubscriptionAction): Record<string, string> => {
  if (action === 'cancel') return { cancel_reason: 'UNSUBSCRIBE' };
  return action === 'refund' ? { cancel_reason: 'CUSTOMER_SUPPORT' } : {};
};

export type SubscriptionAction = (typeof subscriptionActions)[number];

/** Applies an action to one product, or to all products of the subscriber. Returns the number of changed products. */
export function applyAction(
  tenant: Tenant,
  subscriber: Subscriber,
  action: SubscriptionAction,
  productId: string | null,
  now: number,
): number {
  let changed = 0;
  for (const subscription of subscriber.subscriptions.values()) {
    if (productId !== null && productId !== subscription.productId) continue;
    if (!changeSubscription(tenant, subscriber, subscription, action, now)) continue;
    changed += 1;
    const type = WEBHOOKS[action];
    if (type) queueWebhook(tenant, type, subscriber, subscription, now, reasonOf(action));
  }
  if (action === 'refund') changed += refundOneTime(tenant, subscriber, productId, now);
  return changed;
}

function changeSubscription(
  tenant: Tenant,
  subscriber: Subscriber,
  subscription: Subscription,
  action: SubscriptionAction,
  now: number,
): boolean {
  const active = isActive(subscription, now);
  switch (action) {
    case 'cancel':
      if (!active || subscription.cancelledAt !== null) return false;
      subscription.cancelledAt = now;
      return true;
    case 'resume':
      if (!active || subscription.cancelledAt === null) return false;
      subscription.cancelledAt = null;
      return true;
    case 'billing-issue':
      if (!active || subscription.billingIssueAt !== null) return false;
      subscription.billingIssueAt = now;
      return true;
    case 'fix':
      return fixPayment(tenant, subscriber, subscription, now);
    case 'refund':
      return refund(tenant, subscriber, subscription, now);
    case 'expire':
      if (!active) return false;
      subscription.cancelledAt ??= now;
      subscription.graceUntil = null;
      subscription.expiresAt = now;
      return true;
  }
}

/**
 * Resolves a billing issue. In or after the grace period the payment is charged at once. If access had ended, a new
 * period starts today.
 */
function fixPayment(
  tenant: Tenant,
  subscriber: Subscriber,
  subscription: Subscription,
  now: number,
): boolean {
  if (subscription.billingIssueAt === null || subscription.refundedAt !== null) return false;
  const inGrace = isActive(subscription, now);
  subscription.billingIssueAt = null;
  if (subscription.expiresAt <= now && subscription.cancelledAt === null) {
    const renewal = renewAt(subscription, inGrace ? subscription.expiresAt : now);
    addToLedger(tenant, {
      sessionId: null,
      appUserId: subscriber.id,
      productId: subscription.productId,
      currency: subscription.currency,
      amountMicros: renewal.amountMicros,
      kind: 'charge',
      at: now,
    });
  }
  subscription.graceUntil = null;
  return true;
}

function refund(tenant: Tenant, subscriber: Subscriber, subscription: Subscription, now: number): boolean {
  if (subscription.refundedAt !== null) return false;
  subscription.refundedAt = now;
  subscription.cancelledAt ??= now;
  subscription.expiresAt = Math.min(accessUntil(subscription), now);
  subscription.graceUntil = null;
  addToLedger(tenant, {
    sessionId: null,
    appUserId: subscriber.id,
    productId: subscription.productId,
    currency: subscription.currency,
    amountMicros: subscription.paidMicros,
    kind: 'refund',
    at: now,
  });
  return true;
}

function refundOneTime(
  tenant: Tenant,
  subscriber: Subscriber,
  productId: string | null,
  now: number,
): number {
  const refundable = subscriber.oneTime.filter(
    (item) => item.refundedAt === null && (productId === null || productId === item.productId),
  );
  for (const item of refundable) {
    item.refundedAt = now;
    addToLedger(tenant, {
      sessionId: null,
      appUserId: subscriber.id,
      productId: item.productId,
      currency: item.currency,
      amountMicros: item.priceMicros,
      kind: 'refund',
      at: now,
    });
  }
  return refundable.length;
}
