import type { MakeError } from '../../errors/purchases-error';
import type { SubscriberWire, SubscriptionWire } from '../../net/customer-wire';
import { knownStore, sharedFields, toEntitlements } from './entitlement';
import type { EntitlementInfos, OwnershipType, PeriodType, Store } from './entitlement';
import { toPrice } from '../catalogue/price';
import type { Price } from '../catalogue/price';

/** What the server knows of one subscription, whether it is active or not. */
export interface SubscriptionInfo {
  readonly productIdentifier: string;
  /** The base plan of a Google Play subscription. */
  readonly productPlanIdentifier: string | null;
  /** The start of the latest period. */
  readonly purchaseDate: Date;
  readonly originalPurchaseDate: Date | null;
  /** `null`: no end date. */
  readonly expiresDate: Date | null;
  readonly store: Store;
  /** When the customer cancelled. The subscription can still be active. */
  readonly unsubscribeDetectedAt: Date | null;
  readonly isSandbox: boolean;
  /** When a payment failed; `null` again when it was paid. */
  readonly billingIssuesDetectedAt: Date | null;
  /** Until when access stays although a payment failed. */
  readonly gracePeriodExpiresDate: Date | null;
  readonly ownershipType: OwnershipType;
  readonly periodType: PeriodType;
  readonly refundedAt: Date | null;
  readonly storeTransactionId: string | null;
  /** The page where this subscription is cancelled or changed. */
  readonly managementURL: string | null;
  readonly isActive: boolean;
  readonly willRenew: boolean;
  /** The product's name on the provider's dashboard. */
  readonly displayName: string | null;
  /** When a paused subscription of Google Play continues. */
  readonly autoResumeDate: Date | null;
  /** The latest payment. */
  readonly price: Price | null;
}

/** One purchase of a one-time product. */
export interface NonSubscriptionTransaction {
  readonly transactionIdentifier: string;
  readonly productIdentifier: string;
  readonly purchaseDate: Date;
  readonly storeTransactionId: string | null;
  readonly store: Store;
}

/** What a customer owns. A record that can't be read is left out, with a warning in the log. */
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
  /** Every purchase of a one-time product, in the server's order. */
  readonly nonSubscriptionTransactions: NonSubscriptionTransaction[];
  /** Every subscription, also those that have ended. */
  readonly subscriptionsByProductIdentifier: Readonly<Record<string, SubscriptionInfo>>;
}

const toSubscription = (
  productIdentifier: string,
  wire: SubscriptionWire,
  purchaseDate: Date,
  now: Date,
): SubscriptionInfo => ({
  productIdentifier,
  productPlanIdentifier: wire.product_plan_identifier,
  purchaseDate,
  originalPurchaseDate: wire.original_purchase_date,
  expiresDate: wire.expires_date,
  billingIssuesDetectedAt: wire.billing_issues_detected_at,
  gracePeriodExpiresDate: wire.grace_period_expires_date,
  refundedAt: wire.refunded_at,
  storeTransactionId: wire.store_transaction_id,
  managementURL: wire.management_url,
  displayName: wire.display_name,
  autoResumeDate: wire.auto_resume_date,
  price:
    wire.price &&
    toPrice({ amount_micros: Math.round(wire.price.amount * 1_000_000), currency: wire.price.currency }),
  ...sharedFields(wire, wire, wire.expires_date, now),
});

/** The transactions of one product; those without a date are left out. */
const toTransactions = (
  productIdentifier: string,
  items: SubscriberWire['subscriber']['non_subscriptions'][string],
): readonly NonSubscriptionTransaction[] =>
  (items ?? []).flatMap((item) => {
    return item?.purchase_date
      ? [
          {
            transactionIdentifier: item.id ?? item.store_transaction_id ?? '',
            productIdentifier,
            purchaseDate: item.purchase_date,
            storeTransactionId: item.store_transaction_id,
            store: knownStore(item.store),
          },
        ]
      : [];
  });

/** The server's clock decides what has expired: this device's clock may be wrong by a year. */
export const toCustomerInfo = (wire: SubscriberWire, makeError: MakeError): CustomerInfo => {
  const { subscriber, request_date: now } = wire;
  const subscriptions = Object.entries(subscriber.subscriptions).flatMap(([id, item]) =>
    item ? [[id, item] as const] : [],
  );
  const oneTime = Object.entries(subscriber.non_subscriptions);
  const infos = subscriptions.flatMap(([id, item]) =>
    item.purchase_date ? [[id, toSubscription(id, item, item.purchase_date, now)] as const] : [],
  );
  const active = subscriptions.filter(([, item]) => item.expires_date === null || item.expires_date > now);
  return {
    entitlements: toEntitlements(wire, makeError),
    allExpirationDatesByProduct: Object.fromEntries(
      subscriptions.map(([id, item]) => [id, item.expires_date]),
    ),
    allPurchaseDatesByProduct: Object.fromEntries([
      ...subscriptions.map(([id, item]) => [id, item.purchase_date] as const),
      ...oneTime.map(
        ([id, items]) => [id, items?.flatMap((item) => item?.purchase_date ?? []).at(-1) ?? null] as const,
      ),
    ]),
    activeSubscriptions: new Set(active.map(([id]) => id)),
    managementURL: subscriber.management_url,
    requestDate: now,
    firstSeenDate: subscriber.first_seen ?? now,
    originalPurchaseDate: subscriber.original_purchase_date,
    originalAppUserId: subscriber.original_app_user_id ?? '',
    nonSubscriptionTransactions: oneTime.flatMap((entry) => toTransactions(...entry)),
    subscriptionsByProductIdentifier: Object.fromEntries(infos),
  };
};
