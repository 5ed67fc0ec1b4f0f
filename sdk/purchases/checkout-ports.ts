import { purchasesContext } from './purchases-context';
import { browserTabPorts, isInPage } from '../adapters/browser-session';
import { webLocks } from '../adapters/web-locks';
import type { CheckoutPorts } from '../checkout/runner/checkout-ports.types';
import { createCheckoutApi } from '../checkout/runner/checkout.api';
import { createPageSessions } from '../checkout/session/session-store';
import type { PageSessions } from '../checkout/session/session-store';
import type { Purchases } from './purchases';

let pageStore: PageSessions | null = null;

/** The session store of this page, created on first use; `null` outside a browser. */
const pageSessionStore = (): PageSessions | null => {
  if (!isInPage()) return null;
  pageStore ??= createPageSessions({ ...browserTabPorts(), locks: webLocks() });
  return pageStore;
};

/**
 * The ports of `createCheckout` that a `Purchases` instance supplies: everything except the payment provider. In a browser
 * they include storage and a lock (`sessions`, `owner`), so that a payment survives a reload and is never made twice.
 *
 * @example
 * const ports = { ...checkoutPorts(purchases), payment: stripePayments };
 * 'sessions' in ports; // => false
 * // On a server. In a browser it is true.
 */
export const checkoutPorts = (purchases: Purchases): Omit<CheckoutPorts, 'payment'> => {
  const context = purchasesContext(purchases);
  const owner = { apiKey: context.apiKey, appUserId: purchases.getAppUserId() };
  const sessions = pageSessionStore();
  return {
    api: createCheckoutApi(context, owner.appUserId),
    clock: context.clock,
    log: context.log,
    ...(sessions ? { sessions, connectivity: sessions.connectivity, owner } : {}),
  };
};
