import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CustomerInfo } from '../model/customer-info';
import type { Line } from '../ports';
import type { Purchases } from '../purchases';

/** What is known of the customer. */
export type CustomerState =
  | { readonly name: 'loading' }
  /** `isStale`: the last attempt to read it again has failed. */
  | { readonly name: 'ready'; readonly info: CustomerInfo; readonly isStale: boolean }
  | { readonly name: 'failed'; readonly error: unknown };

/** What the customer owns, for as many places of a page as want to show it. */
export interface CustomerStore {
  /** Read for the first time when somebody listens; kept up to date as long as somebody does. */
  readonly $customer: ReadableAtom<CustomerState>;
  /** Reads it again. Never rejects: what went wrong is in the state. */
  refresh(): Promise<void>;
}

const LOADING: CustomerState = { name: 'loading' };
/** Somebody who comes back after this long may have bought, cancelled or paid elsewhere. */
const OLD_MS = 5 * 60_000;
/** After an end date the server may need a moment to say so. */
const SLACK_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const ASK_AGAIN_MS = 60_000;

/** How long until the next end of something that is active, by the server's clock; `null` when nothing ends. */
export const untilNextEnd = ({ entitlements, requestDate }: CustomerInfo): number | null => {
  const ends = Object.values(entitlements.active).flatMap(({ expirationDate }) =>
    expirationDate ? [expirationDate.getTime()] : [],
  );
  return ends.length > 0 ? Math.min(...ends) - requestDate.getTime() : null;
};

const createCustomerStore = (purchases: Purchases, line: Line): CustomerStore => {
  const { clock } = purchases.shop;
  const $customer = atom<CustomerState>(LOADING);
  let readAt = 0;
  /** Counts customers, so that an answer about an earlier one changes nothing. */
  let turn = 0;
  let forget = (): void => {};

  const known = (info: CustomerInfo): void => {
    readAt = clock.now();
    $customer.set({ name: 'ready', info, isStale: false });
    forget();
    const ms = untilNextEnd(info);
    if (ms === null) return;
    const wait = ms > 0 ? ms + SLACK_MS : ASK_AGAIN_MS;
    forget = clock.after(Math.min(wait, LONGEST_TIMER_MS), () => void refresh());
  };
  const refresh = async (): Promise<void> => {
    const mine = turn;
    try {
      // The listener below hears of it.
      await purchases.getCustomerInfo();
    } catch (error) {
      if (mine !== turn) return;
      const state = $customer.get();
      $customer.set(state.name === 'ready' ? { ...state, isStale: true } : { name: 'failed', error });
    }
  };
  onMount($customer, () => {
    const stopListening = purchases.onCustomerInfo((info) => {
      if (info) return known(info);
      turn++;
      forget();
      $customer.set(LOADING);
      void refresh();
    });
    const stopWatching = line.watch(() => {
      const state = $customer.get();
      const isOld = clock.now() - readAt > OLD_MS;
      if (line.isOnline() && (isOld || state.name === 'failed' || (state.name === 'ready' && state.isStale)))
        void refresh();
    });
    void refresh();
    return () => {
      stopListening();
      stopWatching();
      forget();
    };
  });
  return {
    $customer,
    refresh: async () => {
      if ($customer.get().name === 'failed') $customer.set(LOADING);
      await refresh();
    },
  };
};

const stores = new WeakMap<Purchases, CustomerStore>();

/**
 * The one store of an instance: everything on the page that shows the customer reads the same.
 * @param line whether the device is online, and when it is worth looking again.
 *
 * @example
 * const { $customer } = customerStoreOf(purchases, browserLine);
 * $customer.subscribe((state) => { if (state.name === 'ready') show(state.info); });
 */
export const customerStoreOf = (purchases: Purchases, line: Line): CustomerStore => {
  const store = stores.get(purchases) ?? createCustomerStore(purchases, line);
  stores.set(purchases, store);
  return store;
};
