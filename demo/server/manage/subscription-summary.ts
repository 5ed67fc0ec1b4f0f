import { formatMoney } from '../catalogue/money';
import { accessUntil, isActive } from '../subscriber/renewals';
import type { SubscriptionAction } from '../subscriber/subscription-actions';
import type { Subscription } from '../tenant/tenant.types';

export interface SubscriptionSummary {
  tone: 'good' | 'warn' | 'bad' | 'quiet';
  state: string;
  sentence: string;
  actions: readonly SubscriptionAction[];
}

export function summarise(subscription: Subscription, now: number): SubscriptionSummary {
  const until = formatDay(accessUntil(subscription));
  const price = formatMoney(subscription.priceMicros, subscription.currency);
  if (subscription.refundedAt !== null) {
    const day = formatDay(subscription.refundedAt);
    return {
      tone: 'quiet',
      state: 'Refunded',
      sentence: `Refunded on ${day}. Access has ended.`,
      actions: [],
    };
  }
  if (!isActive(subscription, now)) {
    const actions: SubscriptionAction[] =
      subscription.billingIssueAt === null ? ['refund'] : ['fix', 'refund'];
    return { tone: 'quiet', state: 'Ended', sentence: `Access ended on ${until}.`, actions };
  }
  if (subscription.billingIssueAt !== null) {
    const sentence = `The card is refused. Access goes on until ${until}.`;
    return { tone: 'bad', state: 'Payment problem', sentence, actions: ['fix', 'cancel', 'refund'] };
  }
  if (subscription.cancelledAt !== null) {
    const sentence = `Will not renew. Access goes on until ${until}.`;
    return { tone: 'warn', state: 'Cancelled', sentence, actions: ['resume', 'refund'] };
  }
  const actions: SubscriptionAction[] = ['cancel', 'billing-issue', 'refund'];
  if (subscription.periodType === 'trial') {
    return { tone: 'good', state: 'Free trial', sentence: `Free until ${until}, then ${price}.`, actions };
  }
  return { tone: 'good', state: 'Active', sentence: `Renews on ${until} for ${price}.`, actions };
}

export function formatDay(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
