import { findOpenOperation, resumePurchase, purchasesContext } from '../../sdk/internal';
import type { ResumeRequest, PurchasePorts, SessionStore } from '../../sdk/internal';
import type { PurchaseResult, PurchasesError } from '../../sdk/index';
import { isCancelled } from '../base/errors';
import type { PurchaseCheckoutEventMap } from './purchase-checkout.types';
import type { PendingPurchases } from './resuming';

const tell = <K extends keyof PurchaseCheckoutEventMap>(
  type: K,
  detail: PurchaseCheckoutEventMap[K]['detail'],
): void => void window.dispatchEvent(new CustomEvent(type, { detail }));

/** The promise of `purchase` is gone with the page that called it: the window hears how it ended. */
const announced = async (sale: Promise<PurchaseResult | null>): Promise<PurchaseResult | null> => {
  try {
    const result = await sale;
    if (result) tell('purchase-finished', result);
    return result;
  } catch (error) {
    if (isCancelled(error)) tell('purchase-cancelled', null);
    else tell('purchase-failed', error as PurchasesError); // A sale rejects with nothing else.
    throw error;
  }
};

/** Elements of this page that show the purchase themselves come first: they are upgraded within this task. */
const afterElements = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes up what is open, in a dialog; one sale is announced once, however often it is asked for. */
export const resumeHere = async (
  wanted: ResumeRequest,
  ports: PurchasePorts & { readonly sessions: SessionStore },
): Promise<PurchaseResult | null> => {
  if (!wanted.isRequested) await afterElements();
  const before = ports.sessions.active.size;
  const sale = resumePurchase(wanted, ports);
  return ports.sessions.active.size > before ? announced(sale) : sale;
};

export const resumingWith = (
  ports: PurchasePorts & { readonly sessions: SessionStore },
): PendingPurchases => {
  const { sessions } = ports;
  /** The start time of the operation that an element was offered. */
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
