import type { LedgerEntry, Subscriber, Tenant } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import { renewUpTo } from './renewals';

export function subscriberOf(tenant: Tenant, id: string, now: number): Subscriber {
  const known = tenant.subscribers.get(id);
  if (known !== undefined) return known;
  const subscriber: Subscriber = {
    id,
    firstSeenAt: now,
    lastSeenAt: now,
    subscriptions: new Map(),
    oneTime: [],
  };
  tenant.subscribers.set(id, subscriber);
  return subscriber;
}

/**
 * Makes the due renewals, with the dates on which they were due. Called when the subscriber is read. Returns their
 * number.
 */
export function renewAll(tenant: Tenant, now: number): number {
  const before = tenant.ledger.length;
  for (const subscriber of tenant.subscribers.values()) {
    for (const subscription of subscriber.subscriptions.values()) {
      for (const renewal of renewUpTo(subscription, now)) {
        addToLedger(tenant, {
          sessionId: null,
          appUserId: subscriber.id,
          productId: subscription.productId,
          currency: subscription.currency,
          kind: 'charge',
          ...renewal,
        });
      }
    }
  }
  return tenant.ledger.length - before;
}

export function addToLedger(tenant: Tenant, entry: Omit<LedgerEntry, 'id'>): void {
  tenant.ledger.push({ id: newId('led'), ...entry });
}
