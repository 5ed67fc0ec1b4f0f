import type { Subscription } from '../tenant/tenant.types';
import { addPeriod } from './period';

export const GRACE_PERIOD = 'P3D';

/** Twenty years of weekly renewals. If the clock moves further, the subscription is not renewed up to that time. */
const MOST_RENEWALS = 1_100;

export interface Renewal {
  at: number;
  amountMicros: number;
}

export function isActive(subscription: Subscription, now: number): boolean {
  return accessUntil(subscription) > now;
}

/** While a payment is retried, access continues until the end of the grace period. */
export function accessUntil(subscription: Subscription): number {
  return subscription.graceUntil ?? subscription.expiresAt;
}

/** Renews a subscription up to `now`, in place. Returns the charges. */
export function renewUpTo(subscription: Subscription, now: number): Renewal[] {
  const renewals: Renewal[] = [];
  while (subscription.expiresAt <= now && renewals.length < MOST_RENEWALS) {
    if (subscription.cancelledAt !== null || subscription.refundedAt !== null) break;
    if (subscription.store === 'promotional') break;
    if (subscription.billingIssueAt !== null) {
      subscription.graceUntil ??= addPeriod(subscription.expiresAt, GRACE_PERIOD);
      break;
    }
    renewals.push(renewAt(subscription, subscription.expiresAt));
  }
  return renewals;
}

export function renewAt(subscription: Subscription, at: number): Renewal {
  const { reduced } = subscription;
  const isReduced = reduced !== null && reduced.cycles !== 0;
  if (isReduced && reduced.cycles !== null) reduced.cycles -= 1;
  subscription.purchaseAt = at;
  subscription.expiresAt = addPeriod(at, isReduced ? reduced.period : subscription.period);
  subscription.periodType = isReduced ? 'intro' : 'normal';
  // Access that had ended and begins again can end a second time.
  subscription.isEndReported = false;
  subscription.paidMicros = isReduced ? reduced.priceMicros : subscription.priceMicros;
  return { at, amountMicros: subscription.paidMicros };
}
