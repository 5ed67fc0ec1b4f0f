import { mayHaveOpen } from '../../../sdk/internal';
import type { OperationFilter, PageSessions, Presenter } from '../../../sdk/internal';
import type { Purchases, PurchaseResult } from '../../../sdk/index';

/** What an element can ask about purchases that an earlier page has left open. Set when the screens are loaded. */
export interface PendingPurchases {
  /** Whether there may be an open purchase. */
  isPossible(): boolean;
  /**
   * Whether an open purchase is to be shown without a call. True for one element only, and only while no other purchase
   * runs.
   */
  isFor(purchases: Purchases, accepts: OperationFilter): Promise<boolean>;
  /** Resumes the purchase on the given screen; `null` if there is none. */
  resume(
    purchases: Purchases,
    presenter: Presenter,
    accepts: OperationFilter,
  ): Promise<PurchaseResult | null>;
  /** The purchase that runs on this page. */
  active(): Promise<unknown> | undefined;
}

let pending: PendingPurchases = {
  isPossible: () => false,
  isFor: () => Promise.resolve(false),
  resume: () => Promise.resolve(null),
  active: () => undefined,
};

/** @param load the code that reads and resumes purchases. It is loaded only if there may be one. */
export const setPendingPurchases = (
  sessions: PageSessions,
  load: () => Promise<Pick<PendingPurchases, 'isFor' | 'resume'>>,
): void => {
  pending = {
    isPossible: () => mayHaveOpen(sessions),
    isFor: async (...what) => mayHaveOpen(sessions) && (await load()).isFor(...what),
    resume: async (...what) => (mayHaveOpen(sessions) ? (await load()).resume(...what) : null),
    active: () => [...sessions.active.values()][0],
  };
};

export const hasPendingPurchase: PendingPurchases['isPossible'] = () => pending.isPossible();
export const isPendingHere: PendingPurchases['isFor'] = (...what) => pending.isFor(...what);
export const resumePending: PendingPurchases['resume'] = (...what) => pending.resume(...what);
export const activePurchase: PendingPurchases['active'] = () => pending.active();
