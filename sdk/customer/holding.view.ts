import type { CustomerInfo } from '../model/customer-info';
import type { EntitlementInfo, Store } from '../model/entitlement';

/** The state of a purchase. `bought`: a one-time purchase without an entitlement; it is unknown whether it is used up. */
export type HoldingState = 'billing' | 'cancelled' | 'trial' | 'active' | 'bought' | 'ended';

/** One product that a customer has or had. */
export interface Holding {
  readonly productId: string;
  /** Identifiers of the entitlements that the product gives or gave. */
  readonly entitlements: readonly string[];
  readonly state: HoldingState;
  readonly isTrial: boolean;
  /** `null`: no end, or an end in the far future. */
  readonly end: Date | null;
  /** `null`: unknown. */
  readonly willRenew: boolean | null;
  /** When it was bought; `null` if only the latest payment is known. */
  readonly boughtAt: Date | null;
  readonly lastPaidAt: Date | null;
  readonly store: Store;
  readonly isSubscription: boolean;
}

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
const stateOf = (lead: EntitlementInfo, end: Date | null): HoldingState => {
  if (lead.billingIssueDetectedAt) return 'billing';
  if (lead.unsubscribeDetectedAt && end) return 'cancelled';
  return lead.periodType === 'trial' && end ? 'trial' : 'active';
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
    state: lead.isActive || isLeft ? stateOf(lead, end) : ('ended' as const),
    isTrial,
    end,
    willRenew: lead.willRenew,
    boughtAt: isFirst && !isGiven ? originalPurchaseDate : null,
    // A subscription's purchase date is the start of its latest period.
    lastPaidAt: isFirst || isGiven ? null : latestPurchaseDate,
    store,
  };
};

const subscribed = (productId: string, isActive: boolean, info: CustomerInfo) => ({
  state: isActive ? ('active' as const) : ('ended' as const),
  isTrial: false,
  end: endOf(own(info.allExpirationDatesByProduct, productId), info),
  willRenew: null,
  boughtAt: null,
  // It may be a trial, without a payment.
  lastPaidAt: null,
  store: 'unknown' as const,
});

const once = (productId: string, { allPurchaseDatesByProduct }: CustomerInfo) => ({
  state: 'bought' as const,
  isTrial: false,
  end: null,
  willRenew: null,
  boughtAt: own(allPurchaseDatesByProduct, productId),
  lastPaidAt: null,
  store: 'unknown' as const,
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
    const facts = lead
      ? entitled(lead, isSubscribed, info)
      : isSubscription
        ? subscribed(productId, isSubscribed, info)
        : once(productId, info);
    return { productId, entitlements: opened.map(({ identifier }) => identifier), isSubscription, ...facts };
  });
};
