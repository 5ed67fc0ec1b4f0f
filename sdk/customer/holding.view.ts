import type { CustomerInfo, SubscriptionInfo } from '../model/customer/customer-info';
import type { EntitlementInfo, Store } from '../model/customer/entitlement';
import type { Price } from '../model/catalogue/price';

/**
 * The state of a purchase. `billing`: a payment failed, and the access is still there. `paused`: no access until a date.
 * `bought`: a one-time purchase without an entitlement; it is unknown whether it is used up.
 */
export type HoldingState =
  | 'billing'
  | 'cancelled'
  | 'trial'
  | 'active'
  | 'paused'
  | 'bought'
  | 'refunded'
  | 'ended';

/** One product that a customer has or had. */
export interface Holding {
  readonly productId: string;
  /** Identifiers of the entitlements that the product gives or gave. */
  readonly entitlements: readonly string[];
  readonly state: HoldingState;
  readonly isTrial: boolean;
  /** The customer pays an introductory price. */
  readonly isIntro: boolean;
  /** The customer has cancelled, whatever the state is. */
  readonly isCancelled: boolean;
  /** The next change: the end of the period, of a pause, or of the access. `null`: none, or one in the far future. */
  readonly end: Date | null;
  /** `null`: unknown. */
  readonly willRenew: boolean | null;
  /** When it was bought; `null` if only the latest payment is known. */
  readonly boughtAt: Date | null;
  readonly lastPaidAt: Date | null;
  /** The amount of the latest payment; `null`: unknown, or nothing was paid. */
  readonly paid: Price | null;
  /** The currency in which the customer pays; `null`: unknown. */
  readonly paidCurrency: string | null;
  readonly store: Store;
  readonly isSubscription: boolean;
  /** Until when the access stays although a payment failed. */
  readonly graceEnd: Date | null;
  /** When a pause ends that begins at `end`. */
  readonly resumesAt: Date | null;
  /** A member of the customer's family pays. */
  readonly isFamilyShared: boolean;
  /** The product's name on the dashboard. */
  readonly displayName: string | null;
  /** The page of this subscription alone. */
  readonly managementURL: string | null;
}

/** The facts of a purchase that has no record of a subscription. */
const NO_RECORD = {
  paid: null,
  paidCurrency: null,
  graceEnd: null,
  resumesAt: null,
  isFamilyShared: false,
  displayName: null,
  managementURL: null,
};

/** The server dates the end of permanent access two hundred years ahead. */
const FOR_GOOD_MS = 100 * 366 * 86_400_000;

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | null =>
  (Object.hasOwn(map, key) ? map[key] : null) ?? null;

const endTime = ({ expirationDate }: EntitlementInfo): number => expirationDate?.getTime() ?? Infinity;

/** Active ones first; of these, the one with the latest end. */
const leadOf = ([first, ...others]: readonly EntitlementInfo[]): EntitlementInfo | undefined =>
  first &&
  others.reduce((lead, next) => {
    if (lead.isActive !== next.isActive) return lead.isActive ? lead : next;
    return endTime(next) > endTime(lead) ? next : lead;
  }, first);

const endOf = (date: Date | null, { requestDate }: CustomerInfo): Date | null =>
  date && date.getTime() - requestDate.getTime() < FOR_GOOD_MS ? date : null;

/**
 * A cancelled subscription can still have a failed payment. This state comes first, because the customer can repair the
 * payment.
 */
const stateOf = (
  billingIssue: Date | null,
  { unsubscribeDetectedAt, periodType }: EntitlementInfo | SubscriptionInfo,
  end: Date | null,
): HoldingState => {
  if (billingIssue) return 'billing';
  if (unsubscribeDetectedAt && end) return 'cancelled';
  return periodType === 'trial' && end ? 'trial' : 'active';
};

const isLater = (date: Date | null, than: Date): boolean => date !== null && date > than;

/** A subscription with a record has its own state, whichever product the entitlements belong to. */
const recorded = (record: SubscriptionInfo, lead: EntitlementInfo | undefined, info: CustomerInfo) => {
  const { purchaseDate, refundedAt, autoResumeDate, gracePeriodExpiresDate: graceEnd, store, price } = record;
  const { requestDate } = info;
  const isTrial = record.periodType === 'trial';
  const isFamilyShared = record.ownershipType === 'FAMILY_SHARED';
  const isRefunded = !record.isActive && refundedAt !== null && refundedAt >= purchaseDate;
  const isPaused = isLater(autoResumeDate, requestDate);
  // An entitlement can last longer than the period of its subscription.
  const lasting = !record.isActive && lead?.isActive ? lead : null;
  const end = endOf(lasting ? lasting.expirationDate : record.expiresDate, info);
  // Others have paid what is given or shared.
  const isOwnPayment = store !== 'promotional' && !isFamilyShared;
  const isFree = price?.amountMicros === 0;
  const hasPaid = isOwnPayment && !isTrial && !isFree;
  const shared = {
    isTrial,
    isIntro: record.periodType === 'intro',
    isCancelled: record.unsubscribeDetectedAt !== null,
    willRenew: (lasting ?? record).willRenew,
    boughtAt: isOwnPayment && isTrial ? purchaseDate : null,
    // The date of the latest purchase is the start of the latest period.
    lastPaidAt: hasPaid ? purchaseDate : null,
    paid: hasPaid ? price : null,
    paidCurrency: price?.currency ?? null,
    store,
    // An end after the days of grace is the one that counts.
    graceEnd: end && graceEnd && graceEnd >= end ? graceEnd : null,
    resumesAt: isPaused && record.isActive ? autoResumeDate : null,
    isFamilyShared,
    displayName: record.displayName,
    managementURL: record.managementURL,
  };
  if (record.isActive || lasting) {
    // Only the member of the family who pays can repair the payment.
    const billingIssue = isFamilyShared ? null : record.billingIssuesDetectedAt;
    return { ...shared, state: stateOf(billingIssue, record, end), end };
  }
  if (isRefunded) return { ...shared, state: 'refunded' as const, end: refundedAt };
  if (isPaused) return { ...shared, state: 'paused' as const, end: autoResumeDate };
  return { ...shared, state: 'ended' as const, end };
};

const entitled = (lead: EntitlementInfo, isSubscribed: boolean, info: CustomerInfo) => {
  const { productIdentifier, store, latestPurchaseDate, originalPurchaseDate } = lead;
  const isLeft = !lead.isActive && isSubscribed;
  const end = endOf(
    isLeft ? own(info.allExpirationDatesByProduct, productIdentifier) : lead.expirationDate,
    info,
  );
  const isTrial = lead.periodType === 'trial';
  const isFirst = isTrial || !Object.hasOwn(info.allExpirationDatesByProduct, productIdentifier);
  const isGiven = store === 'promotional';
  return {
    state: lead.isActive || isLeft ? stateOf(lead.billingIssueDetectedAt, lead, end) : ('ended' as const),
    isTrial,
    isIntro: lead.periodType === 'intro',
    isCancelled: lead.unsubscribeDetectedAt !== null,
    end,
    willRenew: lead.willRenew,
    boughtAt: isFirst && !isGiven ? originalPurchaseDate : null,
    // A subscription's purchase date is the start of its latest period.
    lastPaidAt: isFirst || isGiven ? null : latestPurchaseDate,
    store,
    ...NO_RECORD,
  };
};

const subscribed = (productId: string, isActive: boolean, info: CustomerInfo) => ({
  state: isActive ? ('active' as const) : ('ended' as const),
  isTrial: false,
  isIntro: false,
  isCancelled: false,
  end: endOf(own(info.allExpirationDatesByProduct, productId), info),
  willRenew: null,
  boughtAt: null,
  // It may be a trial, without a payment.
  lastPaidAt: null,
  store: 'unknown' as const,
  ...NO_RECORD,
});

const once = (productId: string, info: CustomerInfo) => ({
  state: 'bought' as const,
  isTrial: false,
  isIntro: false,
  isCancelled: false,
  end: null,
  willRenew: null,
  boughtAt: own(info.allPurchaseDatesByProduct, productId),
  lastPaidAt: null,
  store:
    info.nonSubscriptionTransactions.findLast(({ productIdentifier }) => productIdentifier === productId)
      ?.store ?? ('unknown' as const),
  ...NO_RECORD,
});

/** Every product that a customer has or had. The server's clock decides what has expired. */
export const holdingsOf = (info: CustomerInfo): readonly Holding[] => {
  const all = Object.values(info.entitlements.all);
  const ids = new Set([
    ...all.map(({ productIdentifier }) => productIdentifier),
    ...info.activeSubscriptions,
    ...Object.keys(info.allExpirationDatesByProduct),
    ...Object.keys(info.allPurchaseDatesByProduct),
  ]);
  return [...ids].map((productId) => {
    const opened = all.filter(({ productIdentifier }) => productIdentifier === productId);
    const lead = leadOf(opened);
    const isSubscribed = info.activeSubscriptions.has(productId);
    const isSubscription = isSubscribed || Object.hasOwn(info.allExpirationDatesByProduct, productId);
    const record = own(info.subscriptionsByProductIdentifier, productId);
    const facts = record
      ? recorded(record, lead, info)
      : lead
        ? entitled(lead, isSubscribed, info)
        : isSubscription
          ? subscribed(productId, isSubscribed, info)
          : once(productId, info);
    return { productId, entitlements: opened.map(({ identifier }) => identifier), isSubscription, ...facts };
  });
};
