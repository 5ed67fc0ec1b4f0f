import { findOpenOperation, resumePurchase, purchasesContext } from '../../sdk/internal';
import type {
  OperationFilter,
  Presenter,
  PurchasePorts,
  ResumeRequest,
  PageSessions,
} from '../../sdk/internal';
import type { Purchases, PurchaseResult, PurchasesError } from '../../sdk/index';
import { isCancelled } from '../base/errors';
import type { PurchaseCheckoutEventMap } from './purchase-checkout.types';

/** What an element can ask about purchases that an earlier page has left open. Set when the screens are loaded. */
interface PendingPurchases {
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

let pending: PendingPurchases = {
  isPossible: () => false,
  isFor: () => false,
  resume: () => Promise.resolve(null),
  active: () => undefined,
};

export const setPendingPurchases = (given: PendingPurchases): void => {
  pending = given;
};

export const hasPendingPurchase: PendingPurchases['isPossible'] = () => pending.isPossible();
export const isPendingHere: PendingPurchases['isFor'] = (...what) => pending.isFor(...what);
export const resumePending: PendingPurchases['resume'] = (...what) => pending.resume(...what);
export const activePurchase: PendingPurchases['active'] = () => pending.active();

const tell = <K extends keyof PurchaseCheckoutEventMap>(
  type: K,
  detail: PurchaseCheckoutEventMap[K]['detail'],
): void => void window.dispatchEvent(new CustomEvent(type, { detail }));

/** The promise of `purchase` ended with its page, so the window gets an event with the result. */
const announced = async (sale: Promise<PurchaseResult | null>): Promise<PurchaseResult | null> => {
  try {
    const result = await sale;
    if (result) tell('purchase-finished', result);
    return result;
  } catch (error) {
    if (isCancelled(error)) tell('purchase-cancelled', null);
    else tell('purchase-failed', error as PurchasesError); // A purchase rejects only with a PurchasesError.
    throw error;
  }
};

/** Waits for elements of this page that show the purchase themselves: they are upgraded within this task. */
const afterElements = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resumes the open purchase in a dialog. Several calls for the same purchase fire one event. */
export const resumeHere = async (
  wanted: ResumeRequest,
  ports: PurchasePorts & { readonly sessions: PageSessions },
): Promise<PurchaseResult | null> => {
  if (!wanted.isRequested) await afterElements();
  const before = ports.sessions.active.size;
  const sale = resumePurchase(wanted, ports);
  return ports.sessions.active.size > before ? announced(sale) : sale;
};

export const pendingPurchases = (
  ports: PurchasePorts & { readonly sessions: PageSessions },
): PendingPurchases => {
  const { sessions } = ports;
  /** The start time of the operation that was offered to an element. */
  let told: number | null = null;
  return {
    isPossible: () => (sessions.storage.read() ?? sessions.sharedStorage.read()) !== null,
    isFor: (purchases, accepts) => {
      const owner = { apiKey: purchasesContext(purchases).apiKey, appUserId: purchases.getAppUserId() };
      const open = sessions.active.size === 0 && findOpenOperation(sessions, owner, false, accepts);
      if (!open || open.startedAt === told) return false;
      told = open.startedAt;
      return true;
    },
    resume: (purchases, presenter, accepts) => {
      const context = purchasesContext(purchases);
      return resumePurchase(
        { context, appUserId: purchases.getAppUserId(), presenter, isRequested: true },
        ports,
        accepts,
      );
    },
    active: () => [...sessions.active.values()][0],
  };
};
