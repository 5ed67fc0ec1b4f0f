import { findOpenOperation, resumePurchase, purchasesContext } from '../../sdk/internal';
import type { PurchasePorts, ResumeRequest, PageSessions } from '../../sdk/internal';
import type { PurchaseResult, PurchasesError } from '../../sdk/index';
import { isCancelled } from '../base/errors';
import type { PendingPurchases } from './sale/pending';
import type { PurchaseCheckoutEventMap } from './purchase-checkout.types';

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
): Pick<PendingPurchases, 'isFor' | 'resume'> => {
  const { sessions } = ports;
  /** The start time of the operation that was offered to an element. */
  let told: number | null = null;
  return {
    isFor: async (purchases, accepts) => {
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
  };
};
