import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CustomerInfo } from '../model/customer/customer-info';
import type { Clock } from '../ports/clock';
import type { Connectivity } from '../ports/connectivity';
import type { CustomerInfoListener } from './customer-info-emitter';

/** The data of the customer, and whether it is loaded. */
export type CustomerState =
  | { readonly name: 'loading' }
  /** `isStale`: the last refresh has failed, with `error`. */
  | {
      readonly name: 'ready';
      readonly info: CustomerInfo;
      readonly isStale: boolean;
      readonly error?: unknown;
    }
  | { readonly name: 'failed'; readonly error: unknown };

/** What the customer owns, shared by all parts of a page. */
export interface CustomerStore {
  /** Read when the first listener subscribes, and updated while there are listeners. */
  readonly $customer: ReadableAtom<CustomerState>;
  /** Reads the data again. Never rejects: the state has the error. */
  refresh(): Promise<void>;
}

const LOADING: CustomerState = { name: 'loading' };
/** After this time the customer may have bought or cancelled elsewhere. */
const OLD_MS = 5 * 60_000;
/** The server's delay after an end date. */
const SLACK_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const ASK_AGAIN_MS = 60_000;

/** An older answer was overtaken; if it is older than this, the server's clock was corrected. */
const OVERTAKEN_MS = 60_000;

/** By the server's clock; `null` when nothing ends. */
const untilNextEnd = (info: CustomerInfo): number | null => {
  const { entitlements, activeSubscriptions, allExpirationDatesByProduct: expirations, requestDate } = info;
  const dates = [
    ...Object.values(entitlements.active).map(({ expirationDate }) => expirationDate),
    ...Object.keys(expirations).map((id) => (activeSubscriptions.has(id) ? expirations[id] : null)),
  ];
  const ends = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return ends.length > 0 ? Math.min(...ends) - requestDate.getTime() : null;
};

/** Of two requests the earlier one may be answered last. */
const isOvertaken = (info: CustomerInfo, current: CustomerState): boolean => {
  const age = current.name === 'ready' ? current.info.requestDate.getTime() - info.requestDate.getTime() : 0;
  return age > 0 && age < OVERTAKEN_MS;
};

/** The part of `Purchases` that the store uses. */
interface CustomerSource {
  getAppUserId(): string;
  getCustomerInfo(): Promise<CustomerInfo>;
  onCustomerInfo(listener: CustomerInfoListener): () => void;
}

/** The state, and when it is read again. */
const createTimedState = (clock: Clock, isWatched: () => boolean, refresh: () => void) => {
  const $customer = atom<CustomerState>(LOADING);
  let readAt = 0;
  /** When the next active item ends, by this device's clock. */
  let endsAt = Infinity;
  let stopTimer = (): void => {};
  /** Does not use `get`, which would mount an atom without listeners. */
  const current = (): CustomerState => $customer.value ?? LOADING;
  const refreshAfter = (ms: number): void => {
    stopTimer();
    if (isWatched()) stopTimer = clock.after(Math.min(ms, LONGEST_TIMER_MS), refresh);
  };
  return {
    $customer,
    current,
    stop: () => stopTimer(),
    isOld: () => clock.now() - readAt > OLD_MS,
    onInfo(info: CustomerInfo): void {
      if (isOvertaken(info, current())) return;
      readAt = clock.now();
      $customer.set({ name: 'ready', info, isStale: false });
      stopTimer();
      const ms = untilNextEnd(info);
      endsAt = ms === null ? Infinity : readAt + ms;
      if (ms !== null) refreshAfter(ms > 0 ? ms + SLACK_MS : ASK_AGAIN_MS);
    },
    onFailure(error: unknown): void {
      const state = current();
      $customer.set(state.name === 'ready' ? { ...state, isStale: true, error } : { name: 'failed', error });
      // What has ended must not stay active on the page.
      if (clock.now() >= endsAt) refreshAfter(ASK_AGAIN_MS);
    },
    reset(): void {
      endsAt = Infinity;
      stopTimer();
      $customer.set(LOADING);
    },
  };
};

export const createCustomerStore = (
  purchases: CustomerSource,
  connectivity: Connectivity,
  clock: Clock,
): CustomerStore => {
  let owner = purchases.getAppUserId();
  /** Increases when the customer changes, so that a late answer for an earlier customer is ignored. */
  let customerNumber = 0;
  let hasListeners = false;
  const isWatched = (): boolean => hasListeners;
  const timed = createTimedState(clock, isWatched, () => void refresh());
  const { $customer } = timed;

  const refresh = async (): Promise<void> => {
    const mine = customerNumber;
    try {
      // The listener below gets it.
      await purchases.getCustomerInfo();
    } catch (error) {
      if (mine === customerNumber) timed.onFailure(error);
    }
  };
  const reset = (): void => {
    owner = purchases.getAppUserId();
    customerNumber++;
    timed.reset();
  };
  const onReturn = (): void => {
    const state = timed.current();
    const isMissing = state.name === 'failed' || (state.name === 'ready' && state.isStale);
    if (connectivity.isOnline() && (isMissing || timed.isOld())) void refresh();
  };
  // A component reads before it subscribes, and must not show another customer's data.
  purchases.onCustomerInfo((info) => {
    if (!info && !hasListeners) reset();
  });
  onMount($customer, () => {
    hasListeners = true;
    // The customer may have changed while there were no listeners.
    if (owner !== purchases.getAppUserId()) reset();
    const stopListening = purchases.onCustomerInfo((info) => {
      if (info) return timed.onInfo(info);
      reset();
      void refresh();
    });
    const stopWatching = connectivity.watch(onReturn);
    void refresh();
    return () => {
      hasListeners = false;
      stopListening();
      stopWatching();
      timed.stop();
    };
  });
  return {
    $customer,
    refresh: async () => {
      if (timed.current().name === 'failed') $customer.set(LOADING);
      await refresh();
    },
  };
};
