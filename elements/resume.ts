import { openPurchase, resume } from '../sdk/headless';
import type { Resume, SellingPorts, Tab } from '../sdk/headless';
import type { PurchaseResult, PurchasesError } from '../sdk/index';
import { isCancelled } from './error-kinds';
import type { PurchaseCheckoutEventMap } from './checkout/purchase-checkout.types';
import type { Resuming } from './resuming';

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
  wanted: Resume,
  ports: SellingPorts & { readonly tab: Tab },
): Promise<PurchaseResult | null> => {
  if (!wanted.isInvited) await afterElements();
  const before = ports.tab.selling.size;
  const sale = resume(wanted, ports);
  return ports.tab.selling.size > before ? announced(sale) : sale;
};

export const resumingWith = (ports: SellingPorts & { readonly tab: Tab }): Resuming => {
  const { tab } = ports;
  /** When the one was started that an element has been told of. */
  let told: number | null = null;
  return {
    mayBeDue: () => (tab.drawer.read() ?? tab.sharedDrawer.read()) !== null,
    isDue: (purchases, accepts) => {
      const owner = { apiKey: purchases.shop.apiKey, appUserId: purchases.getAppUserId() };
      const open = tab.selling.size === 0 && openPurchase(tab, owner, false, accepts);
      if (!open || open.startedAt === told) return false;
      told = open.startedAt;
      return true;
    },
    takeUp: (purchases, presenter, accepts) => {
      const { shop } = purchases;
      return resume(
        { shop, appUserId: purchases.getAppUserId(), presenter, isInvited: true },
        ports,
        accepts,
      );
    },
    underWay: () => [...tab.selling.values()][0],
  };
};
