import type { NonSubscriptionWire, SubscriberWire, SubscriptionWire } from '../net/wire';
import { toEntitlements } from './entitlement';
import type { EntitlementInfos } from './entitlement';

/** What a customer owns. */
export interface CustomerInfo {
  readonly entitlements: EntitlementInfos;
  /** Subscriptions only; `null` for one that does not expire. */
  readonly allExpirationDatesByProduct: Readonly<Record<string, Date | null>>;
  /** Subscriptions and one-time products. */
  readonly allPurchaseDatesByProduct: Readonly<Record<string, Date | null>>;
  readonly activeSubscriptions: Set<string>;
  /** The page where the customer cancels or changes a subscription. */
  readonly managementURL: string | null;
  /** The server's clock when it answered. */
  readonly requestDate: Date;
  readonly firstSeenDate: Date;
  readonly originalPurchaseDate: Date | null;
  readonly originalAppUserId: string;
}

const latestPurchases = (
  lists: Readonly<Record<string, readonly NonSubscriptionWire[]>>,
): [string, Date | null][] =>
  Object.entries(lists).map(([id, items]) => [id, items.at(-1)?.purchase_date ?? null]);

/** The server's clock decides what has expired: this device's clock may be wrong by a year. */
export const toCustomerInfo = (wire: SubscriberWire): CustomerInfo => {
  const { subscriber, request_date: now } = wire;
  const subscriptions = Object.entries(subscriber.subscriptions);
  const active = subscriptions.filter(([, item]) => item.expires_date === null || item.expires_date > now);
  return {
    entitlements: toEntitlements(wire),
    allExpirationDatesByProduct: Object.fromEntries(
      subscriptions.map(([id, item]) => [id, item.expires_date]),
    ),
    allPurchaseDatesByProduct: Object.fromEntries([
      ...subscriptions.map(([id, item]): [string, Date] => [id, item.purchase_date]),
      ...latestPurchases(subscriber.non_subscriptions),
    ]),
    activeSubscriptions: new Set(active.map(([id]) => id)),
    managementURL: subscriber.management_url,
    requestDate: now,
    firstSeenDate: subscriber.first_seen,
    originalPurchaseDate: subscriber.original_purchase_date,
    originalAppUserId: subscriber.original_app_user_id,
  };
};

/** The transaction's id, or the time of the purchase if the server sends no id. */
const idOf = (item: NonSubscriptionWire | SubscriptionWire): string =>
  item.store_transaction_id ?? item.purchase_date.toISOString();

/**
 * The ids of a customer's transactions of one product, in the server's order: one for a subscription, one for each
 * purchase of a one-time product. An id that was not there before is a new purchase. This compares no clocks.
 */
export const transactionsOf = ({ subscriber }: SubscriberWire, productId: string): readonly string[] => {
  const { subscriptions, non_subscriptions: oneTime } = subscriber;
  const subscription = Object.hasOwn(subscriptions, productId) ? subscriptions[productId] : undefined;
  const bought = Object.hasOwn(oneTime, productId) ? (oneTime[productId] ?? []) : [];
  return [
    ...(subscription ? [`subscription ${idOf(subscription)}`] : []),
    // The index distinguishes two purchases of the same second without an id.
    ...bought.map((item, index) => item.id ?? item.store_transaction_id ?? `${index} ${idOf(item)}`),
  ];
};
