import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CustomerInfo } from '../model/customer-info';
import type { Line } from '../ports';
import type { Purchases } from '../purchases';

/** What is known of the customer. */
export type CustomerState =
  | { readonly name: 'loading' }
  /** `isStale`: the last attempt to read it again has failed, with `error`. */
  | {
      readonly name: 'ready';
      readonly info: CustomerInfo;
      readonly isStale: boolean;
      readonly error?: unknown;
    }
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

/** An answer that is older than what is known by less than this was overtaken; by more, the server's clock was put right. */
const OVERTAKEN_MS = 60_000;

/** How long until the next end of something that is active, by the server's clock; `null` when nothing ends. */
export const untilNextEnd = (info: CustomerInfo): number | null => {
  const { entitlements, activeSubscriptions, allExpirationDatesByProduct: expirations, requestDate } = info;
  const dates = [
    ...Object.values(entitlements.active).map(({ expirationDate }) => expirationDate),
    ...Object.keys(expirations).map((id) => (activeSubscriptions.has(id) ? expirations[id] : null)),
  ];
  const ends = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return ends.length > 0 ? Math.min(...ends) - requestDate.getTime() : null;
};

/** Two requests may be under way, and the earlier one may be answered last. */
const isOvertaken = (info: CustomerInfo, known: CustomerState): boolean => {
  const age = known.name === 'ready' ? known.info.requestDate.getTime() - info.requestDate.getTime() : 0;
  return age > 0 && age < OVERTAKEN_MS;
};

const createCustomerStore = (purchases: Purchases, line: Line): CustomerStore => {
  const { clock } = purchases.shop;
  const $customer = atom<CustomerState>(LOADING);
  /** `get` would take an atom that nobody listens to for listened to. */
  const now = (): CustomerState => $customer.value ?? LOADING;
  let owner = purchases.getAppUserId();
  /** Counts customers, so that an answer about an earlier one changes nothing. */
  let turn = 0;
  let readAt = 0;
  /** When something that is active ends, by this device's clock. */
  let endsAt = Infinity;
  let isWatched = false;
  let forget = (): void => {};

  const lookAfter = (ms: number): void => {
    forget();
    if (isWatched) forget = clock.after(Math.min(ms, LONGEST_TIMER_MS), () => void refresh());
  };
  const known = (info: CustomerInfo): void => {
    if (isOvertaken(info, now())) return;
    readAt = clock.now();
    $customer.set({ name: 'ready', info, isStale: false });
    forget();
    const ms = untilNextEnd(info);
    endsAt = ms === null ? Infinity : readAt + ms;
    if (ms !== null) lookAfter(ms > 0 ? ms + SLACK_MS : ASK_AGAIN_MS);
  };
  const failed = (error: unknown): void => {
    const state = now();
    $customer.set(state.name === 'ready' ? { ...state, isStale: true, error } : { name: 'failed', error });
    // What has ended must not be shown as active until somebody comes back to the page.
    if (clock.now() >= endsAt) lookAfter(ASK_AGAIN_MS);
  };
  const refresh = async (): Promise<void> => {
    const mine = turn;
    try {
      // The listener below hears of it.
      await purchases.getCustomerInfo();
    } catch (error) {
      if (mine === turn) failed(error);
    }
  };
  const startOver = (): void => {
    owner = purchases.getAppUserId();
    turn++;
    endsAt = Infinity;
    forget();
    $customer.set(LOADING);
  };
  const comeBack = (): void => {
    const state = now();
    const isOld = clock.now() - readAt > OLD_MS;
    const isMissing = state.name === 'failed' || (state.name === 'ready' && state.isStale);
    if (line.isOnline() && (isOld || isMissing)) void refresh();
  };
  // A component reads before it listens, and must not draw what another customer owns.
  purchases.onCustomerInfo((info) => {
    if (!info && !isWatched) startOver();
  });
  onMount($customer, () => {
    isWatched = true;
    // Nobody was told while nobody listened.
    if (owner !== purchases.getAppUserId()) startOver();
    const stopListening = purchases.onCustomerInfo((info) => {
      if (info) return known(info);
      startOver();
      void refresh();
    });
    const stopWatching = line.watch(comeBack);
    void refresh();
    return () => {
      isWatched = false;
      stopListening();
      stopWatching();
      forget();
    };
  });
  return {
    $customer,
    refresh: async () => {
      if (now().name === 'failed') $customer.set(LOADING);
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
