import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import type { EntitlementWire, NonSubscriptionWire, SubscriberWire, SubscriptionWire } from '../net/wire';

const stores = [
  'app_store',
  'mac_app_store',
  'play_store',
  'amazon',
  'stripe',
  'rc_billing',
  'promotional',
  'unknown',
] as const;
/** Where a product was bought. */
export type Store = (typeof stores)[number];

const periodTypes = ['normal', 'intro', 'trial'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** Access to a part of the product, and why the customer has it. */
export interface EntitlementInfo {
  readonly identifier: string;
  readonly isActive: boolean;
  readonly willRenew: boolean;
  readonly store: Store;
  readonly latestPurchaseDate: Date;
  readonly originalPurchaseDate: Date;
  /** `null`: does not expire. */
  readonly expirationDate: Date | null;
  readonly productIdentifier: string;
  readonly unsubscribeDetectedAt: Date | null;
  readonly billingIssueDetectedAt: Date | null;
  readonly isSandbox: boolean;
  readonly periodType: PeriodType;
}

export interface EntitlementInfos {
  readonly all: Readonly<Record<string, EntitlementInfo>>;
  readonly active: Readonly<Record<string, EntitlementInfo>>;
}

const known = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((item) => item === value) ?? otherwise;

const fromSubscription = (
  identifier: string,
  wire: EntitlementWire,
  subscription: SubscriptionWire,
  now: Date,
): EntitlementInfo => {
  const store = known(stores, subscription.store, 'unknown');
  return {
    identifier,
    isActive: wire.expires_date === null || wire.expires_date > now,
    willRenew:
      store !== 'promotional' &&
      wire.expires_date !== null &&
      subscription.unsubscribe_detected_at === null &&
      subscription.billing_issues_detected_at === null,
    store,
    latestPurchaseDate: wire.purchase_date,
    originalPurchaseDate: wire.purchase_date,
    expirationDate: wire.expires_date,
    productIdentifier: wire.product_identifier,
    unsubscribeDetectedAt: subscription.unsubscribe_detected_at,
    billingIssueDetectedAt: subscription.billing_issues_detected_at,
    isSandbox: subscription.is_sandbox ?? false,
    periodType: known(periodTypes, subscription.period_type, 'normal'),
  };
};

const fromNonSubscription = (
  identifier: string,
  wire: EntitlementWire,
  latest: NonSubscriptionWire,
): EntitlementInfo => ({
  identifier,
  isActive: true,
  willRenew: false,
  store: known(stores, latest.store, 'unknown'),
  latestPurchaseDate: wire.purchase_date,
  originalPurchaseDate: latest.original_purchase_date ?? wire.purchase_date,
  expirationDate: null,
  productIdentifier: wire.product_identifier,
  unsubscribeDetectedAt: null,
  billingIssueDetectedAt: null,
  isSandbox: latest.is_sandbox ?? false,
  periodType: 'normal',
});

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/**
 * Spec section 4, "Entitlements".
 * @param now the instant against which expiry is judged.
 * @throws PurchasesError 28 when an entitlement's product is in neither list.
 */
export const toEntitlements = ({ subscriber }: SubscriberWire, now: Date): EntitlementInfos => {
  const all: [string, EntitlementInfo][] = Object.entries(subscriber.entitlements).map(
    ([identifier, wire]) => {
      const subscription = own(subscriber.subscriptions, wire.product_identifier);
      if (subscription) return [identifier, fromSubscription(identifier, wire, subscription, now)];
      const latest = own(subscriber.non_subscriptions, wire.product_identifier)?.at(-1);
      if (latest) return [identifier, fromNonSubscription(identifier, wire, latest)];
      throw new PurchasesError(
        ErrorCode.CustomerInfoError,
        'Could not find entitlement product in subscriptions or non-subscriptions.',
        `Entitlement ${identifier}, product ${wire.product_identifier}.`,
      );
    },
  );
  return {
    all: Object.fromEntries(all),
    active: Object.fromEntries(all.filter(([, entitlement]) => entitlement.isActive)),
  };
};
