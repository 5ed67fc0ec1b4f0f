import { entitlements, findProduct } from '../catalogue/products';
import type { OneTimePurchase, Subscriber, Subscription } from '../tenant/tenant.types';
import { accessUntil } from './renewals';
import { storePages } from './store-pages';

export interface WireTime {
  now: number;
  /** The real time, as on the client's clock. */
  clientNow: number;
}

export function toSubscriberWire(
  subscriber: Subscriber,
  time: WireTime,
  managementUrl: string | null,
): object {
  const owned = subscriber.oneTime.filter((item) => item.refundedAt === null);
  return {
    request_date: toDate(time.now),
    request_date_ms: time.now,
    subscriber: {
      entitlements: toEntitlementsWire(subscriber, owned, time),
      first_seen: toDate(subscriber.firstSeenAt),
      last_seen: toDate(subscriber.lastSeenAt),
      management_url: customerPage(subscriber, managementUrl),
      non_subscriptions: toNonSubscriptionsWire(owned),
      original_app_user_id: subscriber.id,
      original_application_version: null,
      original_purchase_date: toOptionalDate(firstPurchase(subscriber)),
      other_purchases: {},
      subscriptions: Object.fromEntries(
        [...subscriber.subscriptions.values()].map((item) => [
          item.productId,
          toSubscriptionWire(item, time, managementUrl),
        ]),
      ),
    },
  };
}

function toEntitlementsWire(
  subscriber: Subscriber,
  owned: readonly OneTimePurchase[],
  time: WireTime,
): object {
  const answer: Record<string, object> = {};
  for (const [name, productIds] of Object.entries(entitlements)) {
    const forGood = owned.find((item) => productIds.includes(item.productId));
    const longest = [...subscriber.subscriptions.values()]
      .filter((item) => productIds.includes(item.productId))
      .sort((a, b) => accessUntil(b) - accessUntil(a))[0];
    const source = forGood ?? longest;
    if (source === undefined) continue;
    answer[name] = {
      expires_date: forGood === undefined && longest !== undefined ? toEnd(accessUntil(longest), time) : null,
      grace_period_expires_date: forGood === undefined ? toGraceEnd(longest, time) : null,
      product_identifier: source.productId,
      product_plan_identifier: null,
      purchase_date: toDate(source.purchaseAt),
    };
  }
  return answer;
}

/** Another store manages its own subscriptions. Nothing is managed of a grant. */
function pageOf({ store }: Subscription, managementUrl: string | null): string | null {
  return store === 'rc_billing' ? managementUrl : (storePages[store]?.url ?? null);
}

/** One address for the whole customer: this provider's page, unless everything is of one other store. */
function customerPage({ subscriptions }: Subscriber, managementUrl: string | null): string | null {
  const all = [...subscriptions.values()];
  const isElsewhere = all.length > 0 && all.every(({ store }) => storePages[store] !== undefined);
  if (isElsewhere) return all.map((item) => pageOf(item, null)).find((url) => url !== null) ?? null;
  return all.length > 0 ? managementUrl : null;
}

function toSubscriptionWire(item: Subscription, time: WireTime, managementUrl: string | null): object {
  return {
    display_name: findProduct(item.productId)?.title ?? null,
    management_url: pageOf(item, managementUrl),
    ownership_type: 'PURCHASED',
    price: { amount: item.paidMicros / 1_000_000, currency: item.currency },
    product_plan_identifier: null,
    auto_resume_date: null,
    billing_issues_detected_at: toOptionalDate(item.billingIssueAt),
    expires_date: toEnd(accessUntil(item), time),
    grace_period_expires_date: toGraceEnd(item, time),
    is_sandbox: true,
    original_purchase_date: toDate(item.originalPurchaseAt),
    period_type: item.periodType,
    purchase_date: toDate(item.purchaseAt),
    refunded_at: toOptionalDate(item.refundedAt),
    store: item.store,
    store_transaction_id: item.transactionId,
    unsubscribe_detected_at: toOptionalDate(item.cancelledAt),
  };
}

function toNonSubscriptionsWire(owned: readonly OneTimePurchase[]): object {
  const answer: Record<string, object[]> = {};
  for (const item of owned) {
    (answer[item.productId] ??= []).push({
      id: item.transactionId,
      is_sandbox: true,
      original_purchase_date: toDate(item.purchaseAt),
      purchase_date: toDate(item.purchaseAt),
      store: item.store,
      store_transaction_id: item.transactionId,
    });
  }
  return answer;
}

function firstPurchase(subscriber: Subscriber): number | null {
  const times = [
    ...[...subscriber.subscriptions.values()].map((item) => item.originalPurchaseAt),
    ...subscriber.oneTime.map((item) => item.purchaseAt),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * The end of access, for clients that compare it with their own clock. Control calls do not move that clock, so an end
 * that has passed here is never sent as a date in the client's future.
 */
function toEnd(end: number, { now, clientNow }: WireTime): string {
  return toDate(end <= now ? Math.min(end, clientNow - 1000) : end);
}

function toGraceEnd(item: Subscription | undefined, time: WireTime): string | null {
  const end = item?.graceUntil ?? null;
  return end === null ? null : toEnd(end, time);
}

function toOptionalDate(time: number | null): string | null {
  return time === null ? null : toDate(time);
}

function toDate(time: number): string {
  return new Date(Math.floor(time / 1000) * 1000).toISOString().replace('.000Z', 'Z');
}
