import { formatMoney } from '../catalogue/money';
import { accessUntil, isActive } from '../subscriber/renewals';
import type { SubscriptionAction } from '../subscriber/subscription-actions';
import type { Subscription } from '../tenant/tenant.types';

export interface SubscriptionSummary {
  tone: 'good' | 'warn' | 'bad' | 'quiet';
  state: string;
  sentence: string;
  /** What the customer can do. */
  actions: readonly SubscriptionAction[];
  /** What only a sandbox can do. */
  tools: readonly SubscriptionAction[];
  /** A payment has failed, and another card can repair it. */
  isUnpaid: boolean;
}

/** Whether this page manages the subscription. Other stores manage their own, and nobody pays for a grant. */
export const isOwnStore = ({ store }: Subscription): boolean => store === 'rc_billing' || store === 'stripe';

export function summarise(subscription: Subscription, now: number): SubscriptionSummary {
  const until = formatDay(accessUntil(subscription));
  const { refundedAt, billingIssueAt, cancelledAt, periodType, store } = subscription;
  const none = { actions: [], tools: [], isUnpaid: false };
  if (refundedAt !== null) {
    const sentence = `Refunded on ${formatDay(refundedAt)}. Access has ended.`;
    return { ...none, tone: 'quiet', state: 'Refunded', sentence };
  }
  const isUnpaid = billingIssueAt !== null && isOwnStore(subscription);
  if (!isActive(subscription, now)) {
    const sentence = `Access ended on ${until}.`;
    return { ...none, tone: 'quiet', state: 'Ended', sentence, tools: ['refund'], isUnpaid };
  }
  const tools = ['billing-issue', 'refund', 'expire'] as const;
  if (billingIssueAt !== null) {
    const sentence = `Access goes on until ${until}.`;
    const actions: SubscriptionAction[] = cancelledAt === null ? ['cancel'] : ['resume'];
    const repairs = ['fix', 'refund', 'expire'] as const;
    return { tone: 'bad', state: 'Payment problem', sentence, actions, tools: repairs, isUnpaid };
  }
  if (cancelledAt !== null) {
    const sentence = `Will not renew. Access goes on until ${until}.`;
    return { ...none, tone: 'warn', state: 'Cancelled', sentence, actions: ['resume'], tools };
  }
  const actions: SubscriptionAction[] = ['cancel'];
  if (store === 'promotional') {
    return { ...none, tone: 'good', state: 'Active', sentence: `Ends on ${until}.`, tools: ['expire'] };
  }
  const price = nextPrice(subscription);
  if (periodType === 'trial') {
    const sentence = `Free until ${until}, then ${price}.`;
    return { ...none, tone: 'good', state: 'Free trial', sentence, actions, tools };
  }
  return {
    ...none,
    tone: 'good',
    state: 'Active',
    sentence: `Renews on ${until} for ${price}.`,
    actions,
    tools,
  };
}

/** What the next payment is: a reduced price counts first. */
function nextPrice({ reduced, priceMicros, currency }: Subscription): string {
  const isReduced = reduced !== null && reduced.cycles !== 0;
  return formatMoney(isReduced ? reduced.priceMicros : priceMicros, currency);
}

export function formatDay(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
