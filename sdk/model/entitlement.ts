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
/** The store where a product was bought. */
export type Store = (typeof stores)[number];

const periodTypes = ['normal', 'intro', 'trial'] as const;
export type PeriodType = (typeof periodTypes)[number];

/** Access to a part of the app, and the purchase that gives it. */
export interface EntitlementInfo {
  readonly identifier: string;
  readonly isActive: boolean;
  readonly willRenew: boolean;
  readonly store: Store;
  readonly latestPurchaseDate: Date;
  readonly originalPurchaseDate: Date;
  /** `null`: no end date. */
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

/** A one-time purchase has no end date, no renewal and no period. */
const toEntitlement = (
  identifier: string,
  wire: EntitlementWire,
  subscription: SubscriptionWire | undefined,
  latest: SubscriptionWire | NonSubscriptionWire,
  now: Date,
): EntitlementInfo => {
  const store = known(stores, latest.store, 'unknown');
  const expirationDate = subscription ? wire.expires_date : null;
  const unsubscribeDetectedAt = subscription?.unsubscribe_detected_at ?? null;
  const billingIssueDetectedAt = subscription?.billing_issues_detected_at ?? null;
  return {
    identifier,
    isActive: expirationDate === null || expirationDate > now,
    willRenew:
      store !== 'promotional' && !!expirationDate && !unsubscribeDetectedAt && !billingIssueDetectedAt,
    store,
    latestPurchaseDate: wire.purchase_date,
    originalPurchaseDate: (subscription ? null : latest.original_purchase_date) ?? wire.purchase_date,
    expirationDate,
    productIdentifier: wire.product_identifier,
    unsubscribeDetectedAt,
    billingIssueDetectedAt,
    isSandbox: latest.is_sandbox ?? false,
    periodType: known(periodTypes, subscription?.period_type ?? null, 'normal'),
  };
};

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/**
 * Reads the entitlements (spec section 4, "Entitlements").
 * @throws PurchasesError 28 when an entitlement's product is in neither list.
 */
export const toEntitlements = ({ subscriber, request_date: now }: SubscriberWire): EntitlementInfos => {
  const all: [string, EntitlementInfo][] = Object.entries(subscriber.entitlements).map(
    ([identifier, wire]) => {
      const id = wire.product_identifier;
      const subscription = own(subscriber.subscriptions, id);
      const latest = subscription ?? own(subscriber.non_subscriptions, id)?.at(-1);
      if (latest) return [identifier, toEntitlement(identifier, wire, subscription, latest, now)];
      throw new PurchasesError(
        ErrorCode.CustomerInfoError,
        'Could not find entitlement product in subscriptions or non-subscriptions.',
        `Entitlement ${identifier}, product ${id}.`,
      );
    },
  );
  return {
    all: Object.fromEntries(all),
    active: Object.fromEntries(all.filter(([, entitlement]) => entitlement.isActive)),
  };
};
