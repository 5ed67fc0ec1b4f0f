import type { SessionPorts } from '../../ports/session';
import type { PurchaseResult } from '../../model/purchase/purchase-result';
import type { PurchaseOwner } from './operation';

declare const madeHere: unique symbol;

/** What `createSessionStore` makes, for `createCheckout`. */
export interface SessionStore {
  readonly [madeHere]: true;
}

/** Where the open purchases of this browser are stored, and the purchases that run on this page. */
export interface PageSessions extends SessionStore, SessionPorts {
  /** Purchases that run on this page, by lock name. */
  readonly active: Map<string, Promise<PurchaseResult | null>>;
  /** Purchases that wait for their lock, by lock name. Each promise resolves with whether the lock was granted. */
  readonly claiming: Map<string, Promise<boolean>>;
  /** Stops the running purchase for another one; `false` if that is not possible. By the lock's name. */
  readonly pausing: Map<string, () => boolean>;
}

export const createPageSessions = (ports: SessionPorts): PageSessions =>
  ({
    ...ports,
    active: new Map(),
    claiming: new Map(),
    pausing: new Map(),
  }) satisfies Omit<PageSessions, typeof madeHere> as PageSessions;

/** Whether the storage of this browser may have an open purchase. A list of ended purchases does not count. */
export const mayHaveOpen = ({ storage, sharedStorage }: PageSessions): boolean =>
  storage.read() !== null || Boolean(sharedStorage.read()?.startsWith('{"open":[{'));

/** The inside of a store; there is no other way to make one. */
export const pageSessionsOf = (store: SessionStore): PageSessions => store as PageSessions;

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
export const createSessionStore = (ports: SessionPorts): SessionStore => createPageSessions(ports);

export const lockNameOf = ({ apiKey, appUserId }: PurchaseOwner): string =>
  `purchase-elements ${apiKey} ${appUserId}`;

/** Registers a running purchase: a customer buys one product at a time. */
export const trackActive = <T extends PurchaseResult | null>(
  { active }: PageSessions,
  owner: PurchaseOwner,
  purchase: Promise<T>,
): Promise<T> => {
  const name = lockNameOf(owner);
  const tracked = purchase.finally(() => active.delete(name));
  tracked.catch(() => {}); // The caller of the purchase receives the failure.
  active.set(name, tracked);
  return tracked;
};
