import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CustomerInfo } from '../model/customer-info';
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
/** The customer may have bought, cancelled or paid elsewhere if the page was away for longer. */
const OLD_MS = 5 * 60_000;
/** After an end date the server may need a moment to report it. */
const SLACK_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const ASK_AGAIN_MS = 60_000;

/**
 * An answer that is older than the current data by less than this was overtaken. If the difference is greater, the
 * server's clock was corrected.
 */
const OVERTAKEN_MS = 60_000;

/** The time until the next active item ends, by the server's clock; `null` if nothing ends. */
export const untilNextEnd = (info: CustomerInfo): number | null => {
  const { entitlements, activeSubscriptions, allExpirationDatesByProduct: expirations, requestDate } = info;
  const dates = [
    ...Object.values(entitlements.active).map(({ expirationDate }) => expirationDate),
    ...Object.keys(expirations).map((id) => (activeSubscriptions.has(id) ? expirations[id] : null)),
  ];
  const ends = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return ends.length > 0 ? Math.min(...ends) - requestDate.getTime() : null;
};

/** Of two running requests, the earlier one may be answered last. */
const isOvertaken = (info: CustomerInfo, current: CustomerState): boolean => {
  const age = current.name === 'ready' ? current.info.requestDate.getTime() - info.requestDate.getTime() : 0;
  return age > 0 && age < OVERTAKEN_MS;
};

/** The part of `Purchases` that the store uses. */
export interface CustomerSource {
  getAppUserId(): string;
  getCustomerInfo(): Promise<CustomerInfo>;
  onCustomerInfo(listener: CustomerInfoListener): () => void;
}

export const createCustomerStore = (
  purchases: CustomerSource,
  connectivity: Connectivity,
  clock: Clock,
): CustomerStore => {
  const $customer = atom<CustomerState>(LOADING);
  /** Does not use `get`, which would mount an atom without listeners. */
  const current = (): CustomerState => $customer.value ?? LOADING;
  let owner = purchases.getAppUserId();
  /** Increases when the customer changes, so that a late answer for an earlier customer is ignored. */
  let customerNumber = 0;
  let readAt = 0;
  /** When the next active item ends, by this device's clock. */
  let endsAt = Infinity;
  let hasListeners = false;
  let stopTimer = (): void => {};

  const refreshAfter = (ms: number): void => {
    stopTimer();
    if (hasListeners) stopTimer = clock.after(Math.min(ms, LONGEST_TIMER_MS), () => void refresh());
  };
  const onInfo = (info: CustomerInfo): void => {
    if (isOvertaken(info, current())) return;
    readAt = clock.now();
    $customer.set({ name: 'ready', info, isStale: false });
    stopTimer();
    const ms = untilNextEnd(info);
    endsAt = ms === null ? Infinity : readAt + ms;
    if (ms !== null) refreshAfter(ms > 0 ? ms + SLACK_MS : ASK_AGAIN_MS);
  };
  const onFailure = (error: unknown): void => {
    const state = current();
    $customer.set(state.name === 'ready' ? { ...state, isStale: true, error } : { name: 'failed', error });
    // An ended item must not be shown as active until the user returns to the page.
    if (clock.now() >= endsAt) refreshAfter(ASK_AGAIN_MS);
  };
  const refresh = async (): Promise<void> => {
    const mine = customerNumber;
    try {
      // The listener below receives the answer.
      await purchases.getCustomerInfo();
    } catch (error) {
      if (mine === customerNumber) onFailure(error);
    }
  };
  const reset = (): void => {
    owner = purchases.getAppUserId();
    customerNumber++;
    endsAt = Infinity;
    stopTimer();
    $customer.set(LOADING);
  };
  const onReturn = (): void => {
    const state = current();
    const isOld = clock.now() - readAt > OLD_MS;
    const isMissing = state.name === 'failed' || (state.name === 'ready' && state.isStale);
    if (connectivity.isOnline() && (isOld || isMissing)) void refresh();
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
      if (info) return onInfo(info);
      reset();
      void refresh();
    });
    const stopWatching = connectivity.watch(onReturn);
    void refresh();
    return () => {
      hasListeners = false;
      stopListening();
      stopWatching();
      stopTimer();
    };
  });
  return {
    $customer,
    refresh: async () => {
      if (current().name === 'failed') $customer.set(LOADING);
      await refresh();
    },
  };
};
