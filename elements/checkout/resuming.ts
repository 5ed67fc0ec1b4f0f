import type { OperationFilter, Presenter } from '../../sdk/internal';
import type { Purchases, PurchaseResult } from '../../sdk/index';

/** What an element can ask about purchases that an earlier page has left open. Set when the screens are loaded. */
export interface PendingPurchases {
  /** Whether there may be an open purchase. */
  isPossible(): boolean;
  /**
   * Whether an open purchase is to be shown without a call. True for one element only, and only while no other purchase
   * runs.
   */
  isFor(purchases: Purchases, accepts: OperationFilter): boolean;
  /** Resumes the purchase on the given screen; `null` if there is none. */
  resume(
    purchases: Purchases,
    presenter: Presenter,
    accepts: OperationFilter,
  ): Promise<PurchaseResult | null>;
  /** The purchase that runs on this page. */
  active(): Promise<unknown> | undefined;
}

let resuming: PendingPurchases = {
  isPossible: () => false,
  isFor: () => false,
  resume: () => Promise.resolve(null),
  active: () => undefined,
};

export const setPendingPurchases = (given: PendingPurchases): void => {
  resuming = given;
};

export const hasPendingPurchase: PendingPurchases['isPossible'] = () => resuming.isPossible();
export const isPendingHere: PendingPurchases['isFor'] = (...what) => resuming.isFor(...what);
export const resumePending: PendingPurchases['resume'] = (...what) => resuming.resume(...what);
export const activePurchase: PendingPurchases['active'] = () => resuming.active();
