import type { CustomerInfo, EntitlementInfo, SubscriptionInfo } from '../../../sdk/index';
import type { CustomerView, PurchaseCard } from '../../../sdk/internal';

/** A customer, and what is shown. */
export interface Seen {
  readonly info: CustomerInfo;
  readonly view: CustomerView;
  readonly cards: readonly PurchaseCard[];
}

/** Of the active entitlements of a card the one that lasts longest: what it opens, it opens until then. */
export const leadOf = ({ info }: Seen, card: PurchaseCard): EntitlementInfo | null => {
  const lasts = ({ expirationDate }: EntitlementInfo): number => expirationDate?.getTime() ?? Infinity;
  const found = Object.values(info.entitlements.active).filter(({ identifier }) =>
    card.entitlements.includes(identifier),
  );
  return found.find((one) => found.every((other) => lasts(other) <= lasts(one))) ?? null;
};
export const recordOf = (
  { info }: Pick<Seen, 'info'>,
  { productId }: PurchaseCard,
): SubscriptionInfo | null =>
  Object.hasOwn(info.subscriptionsByProductIdentifier, productId)
    ? (info.subscriptionsByProductIdentifier[productId] ?? null)
    : null;
/** What gives access now: the subscription itself, or an entitlement that lasts longer. `null`: nothing does. */
export const truthOf = (seen: Seen, card: PurchaseCard) => {
  const record = recordOf(seen, card);
  const access = record?.isActive ? record : leadOf(seen, card);
  if (!access) return null;
  const isRecord = 'expiresDate' in access;
  const isFamily = record?.ownershipType === 'FAMILY_SHARED';
  return {
    end: isRecord ? access.expiresDate : access.expirationDate,
    willRenew: access.willRenew,
    isCancelled: access.unsubscribeDetectedAt !== null,
    hasProblem:
      !isFamily && (isRecord ? access.billingIssuesDetectedAt : access.billingIssueDetectedAt) !== null,
    isTrial: access.periodType === 'trial',
    store: access.store,
    isFamily,
    pauses: isRecord && isComing(seen, access.autoResumeDate),
  };
};
export const isComing = ({ info }: Seen, date: Date | null): boolean =>
  date !== null && date > info.requestDate;
export const isOver = ({ state }: PurchaseCard): boolean => state === 'ended' || state === 'refunded';
export const isSafe = (url: string | null): boolean => /^(https:|http:\/\/localhost)/.test(url ?? '');
