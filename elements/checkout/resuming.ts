import type { OperationFilter, Presenter } from '../../sdk/internal';
import type { Purchases, PurchaseResult } from '../../sdk/index';

/** What an element may ask about purchases that an earlier page has left open; set when the screens are made. */
export interface PendingPurchases {
  /** Whether it is worth asking. */
  isPossible(): boolean;
  /** Whether one is to be shown without a call. True for one element only, and only while nothing else is shown. */
  isFor(purchases: Purchases, accepts: OperationFilter): boolean;
  /** Goes on with it on the given screen; `null` when there is none. */
  resume(
    purchases: Purchases,
    presenter: Presenter,
    accepts: OperationFilter,
  ): Promise<PurchaseResult | null>;
  /** The sale that is under way on this page, as long as it lasts. */
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
