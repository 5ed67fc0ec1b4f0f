import type { Subscription } from '../tenant/tenant.types';
import { addPeriod } from './period';

export const GRACE_PERIOD = 'P3D';

/** Enough for twenty years of weeks; a clock moved further than that leaves the subscription behind. */
const MOST_RENEWALS = 1_100;

export interface Renewal {
  at: number;
  amountMicros: number;
}

export function isActive(subscription: Subscription, now: number): boolean {
  return accessUntil(subscription) > now;
}

/** While a payment is being retried, access goes on until the grace ends. */
export function accessUntil(subscription: Subscription): number {
  return subscription.graceUntil ?? subscription.expiresAt;
}

/** Brings a subscription up to `now` in place and returns the charges made on the way. */
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
  subscription.paidMicros = isReduced ? reduced.priceMicros : subscription.priceMicros;
  return { at, amountMicros: subscription.paidMicros };
}
