import type { ErrorCode } from '../../errors/error-codes';
import type { MakeError } from '../../errors/purchases-error';
import type {
  EntitlementWire,
  NonSubscriptionWire,
  SubscriberWire,
  SubscriptionWire,
} from '../../net/customer-wire';

const stores = [
  'app_store',
  'mac_app_store',
  'play_store',
  'amazon',
  'stripe',
  'rc_billing',
  'promotional',
  'paddle',
  'test_store',
  'galaxy',
  'unknown',
] as const;
/** The store where a product was bought. */
export type Store = (typeof stores)[number];

const periodTypes = ['normal', 'intro', 'trial', 'prepaid'] as const;
export type PeriodType = (typeof periodTypes)[number];

const ownershipTypes = ['PURCHASED', 'FAMILY_SHARED', 'UNKNOWN'] as const;
/** `PURCHASED`: the customer bought it. `FAMILY_SHARED`: a member of the customer's family bought it. */
export type OwnershipType = (typeof ownershipTypes)[number];

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
  /** The base plan of a Google Play subscription. */
  readonly productPlanIdentifier: string | null;
  readonly unsubscribeDetectedAt: Date | null;
  readonly billingIssueDetectedAt: Date | null;
  readonly isSandbox: boolean;
  readonly periodType: PeriodType;
  /** `null` for one-time products. */
  readonly ownershipType: OwnershipType | null;
}

export interface EntitlementInfos {
  readonly all: Readonly<Record<string, EntitlementInfo>>;
  readonly active: Readonly<Record<string, EntitlementInfo>>;
}

const known = <T extends string>(values: readonly T[], value: string | null | undefined, otherwise: T): T =>
  values.find((item) => item === value) ?? otherwise;

export const knownStore = (store: string | null | undefined): Store => known(stores, store, 'unknown');

/** The fields of a subscription and of its entitlement that mean the same. */
export const sharedFields = (
  latest: SubscriptionWire | NonSubscriptionWire | null,
  subscription: SubscriptionWire | null,
  expirationDate: Date | null,
  now: Date,
) => {
  const store = knownStore(latest?.store);
  const periodType = known(periodTypes, subscription?.period_type, 'normal');
  const unsubscribeDetectedAt = subscription?.unsubscribe_detected_at ?? null;
  const isBilled = !unsubscribeDetectedAt && !subscription?.billing_issues_detected_at;
  return {
    isActive: expirationDate === null || expirationDate > now,
    willRenew: store !== 'promotional' && periodType !== 'prepaid' && !!expirationDate && isBilled,
    store,
    unsubscribeDetectedAt,
    isSandbox: latest?.is_sandbox ?? false,
    periodType,
    ownershipType: known(ownershipTypes, subscription?.ownership_type, 'UNKNOWN'),
  };
};

// A number, because the table of codes would become part of the customer's file.
const CUSTOMER_INFO: (typeof ErrorCode)['CustomerInfoError'] = 28;

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/**
 * `null` if no date of the purchase is known. A one-time purchase has no end date, no renewal and no period.
 * @throws PurchasesError 28 when the product is in neither list.
 */
const toEntitlement = (
  identifier: string,
  wire: EntitlementWire,
  { subscriptions, non_subscriptions }: SubscriberWire['subscriber'],
  now: Date,
  makeError: MakeError,
): EntitlementInfo | null => {
  const id = wire.product_identifier;
  const subscription = own(subscriptions, id);
  const isSubscription = subscription !== undefined;
  const oneTime = own(non_subscriptions, id);
  // `null`: the purchase is there, and can't be read.
  const latest = isSubscription ? subscription : oneTime && oneTime.at(-1);
  if (latest === undefined)
    throw makeError(
      CUSTOMER_INFO,
      'Could not find entitlement product in subscriptions or non-subscriptions.',
      `Entitlement ${identifier}, product ${id}.`,
    );
  const latestPurchaseDate = wire.purchase_date ?? latest?.purchase_date;
  const expirationDate = isSubscription ? wire.expires_date : null;
  return latestPurchaseDate
    ? {
        identifier,
        latestPurchaseDate,
        originalPurchaseDate: (isSubscription ? null : latest?.original_purchase_date) ?? latestPurchaseDate,
        expirationDate,
        productIdentifier: id,
        productPlanIdentifier: wire.product_plan_identifier,
        billingIssueDetectedAt: subscription?.billing_issues_detected_at ?? null,
        ...sharedFields(latest, subscription ?? null, expirationDate, now),
        ...(isSubscription ? {} : { ownershipType: null }),
      }
    : null;
};

/**
 * Reads the entitlements (spec section 4, "Entitlements"). One that can't be read is left out.
 * @throws PurchasesError 28 when an entitlement's product is in neither list.
 */
export const toEntitlements = (
  { subscriber, request_date: now }: SubscriberWire,
  makeError: MakeError,
): EntitlementInfos => {
  const all = Object.entries(subscriber.entitlements).flatMap(
    ([identifier, wire]): readonly (readonly [string, EntitlementInfo])[] => {
      const entitlement = wire && toEntitlement(identifier, wire, subscriber, now, makeError);
      return entitlement ? [[identifier, entitlement]] : [];
    },
  );
  return {
    all: Object.fromEntries(all),
    active: Object.fromEntries(all.filter(([, entitlement]) => entitlement.isActive)),
  };
};
