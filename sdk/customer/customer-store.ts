import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CustomerInfo } from '../model/customer-info';
import type { Clock } from '../ports/clock';
import type { Connectivity } from '../ports/connectivity';
import type { CustomerInfoListener } from './customer-info-emitter';

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
  /** Read when the first listener subscribes; kept up to date while there are listeners. */
  readonly $customer: ReadableAtom<CustomerState>;
  /** Reads it again. Never rejects: what went wrong is in the state. */
  refresh(): Promise<void>;
}

const LOADING: CustomerState = { name: 'loading' };
/** A customer who returns after this time may have bought, cancelled or paid elsewhere. */
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
const isOvertaken = (info: CustomerInfo, current: CustomerState): boolean => {
  const age = current.name === 'ready' ? current.info.requestDate.getTime() - info.requestDate.getTime() : 0;
  return age > 0 && age < OVERTAKEN_MS;
};

/** As much of `Purchases` as the store uses. */
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
  /** Read without `get`, which would mount an atom that has no listeners. */
  const current = (): CustomerState => $customer.value ?? LOADING;
  let owner = purchases.getAppUserId();
  /** Counts customers, so that an answer about an earlier one changes nothing. */
  let customerNumber = 0;
  let readAt = 0;
  /** When something that is active ends, by this device's clock. */
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
    // What has ended must not be shown as active until the user returns to the page.
    if (clock.now() >= endsAt) refreshAfter(ASK_AGAIN_MS);
  };
  const refresh = async (): Promise<void> => {
    const mine = customerNumber;
    try {
      // The listener below hears of it.
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
  // A component reads before it listens, and must not draw what another customer owns.
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
