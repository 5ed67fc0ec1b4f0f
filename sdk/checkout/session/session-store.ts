import type { SessionPorts } from '../../ports/session';
import type { PurchaseResult } from '../../model/purchase-result';
import { createOperations } from './operations';
import type { Operations } from './operations';
import type { PurchaseOwner } from './operation';

/** The purchases that are open in this browser, and those that run on this page. */
export interface SessionStore extends SessionPorts {
  readonly operations: Operations;
  /** Purchases that run on this page, by lock name. */
  readonly active: Map<string, Promise<PurchaseResult | null>>;
  /** Purchases that wait for their lock, by lock name; each promise says whether the lock was granted. */
  readonly claiming: Map<string, Promise<boolean>>;
}

/**
 * Creates a session store from your own storage, lock, clock and source of randomness. In a browser `checkoutPorts` does
 * this for you. The clock counts milliseconds.
 *
 * @example
 * const slot = () => {
 *   let text = null; // Use a file or a database: this text is lost when the process ends.
 *   return { read: () => text, write: (next) => void (text = next) };
 * };
 * const sessions = createSessionStore({
 *   clock: checkoutPorts(purchases).clock,
 *   random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)), fraction: Math.random },
 *   connectivity: { isOnline: () => true, watch: () => () => {} },
 *   locks: { acquire: async () => ({ handedOver: null, release() {} }) },
 *   address: { read: () => '', replace() {} },
 *   storage: slot(),
 *   sharedStorage: slot(),
 * });
 * const owner = { apiKey: 'rcb_…', appUserId: purchases.getAppUserId() };
 * const ports = { ...checkoutPorts(purchases), payment, sessions, owner };
 * createCheckout(toCheckoutRequest({ rcPackage }), ports).$state.get().name; // => 'present-offer'
 */
export const createSessionStore = (ports: SessionPorts): SessionStore => ({
  ...ports,
  operations: createOperations(ports.storage, ports.sharedStorage, ports.clock),
  active: new Map(),
  claiming: new Map(),
});

export const lockNameOf = ({ apiKey, appUserId }: PurchaseOwner): string =>
  `purchase-elements ${apiKey} ${appUserId}`;

/** Registers a purchase while it runs: a customer buys one thing at a time. */
export const trackActive = <T extends PurchaseResult | null>(
  { active }: SessionStore,
  owner: PurchaseOwner,
  purchase: Promise<T>,
): Promise<T> => {
  const name = lockNameOf(owner);
  const tracked = purchase.finally(() => active.delete(name));
  tracked.catch(() => {}); // The caller of the purchase gets the failure.
  active.set(name, tracked);
  return tracked;
};
