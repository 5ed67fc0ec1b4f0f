import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Connectivity } from '../../sdk/internal';
import type { GetOfferingsParams, Offerings, Purchases } from '../../sdk/index';
import { asPurchasesError, LOADING } from './store-state';
import type { Failed, Loading } from './store-state';
import { purchasesContext } from '../../sdk/internal';

/** The offerings, and whether they are loaded. */
export type OfferingsKnown =
  | Loading
  | Failed
  /** `isStale`: the last refresh has failed. */
  | { readonly name: 'ready'; readonly offerings: Offerings; readonly isStale: boolean };

/** The offerings of one customer, shared by all components. */
export interface OfferingsStore {
  readonly $offerings: ReadableAtom<OfferingsKnown>;
  /** Reads the offerings again. Never rejects: the state has the error. */
  refresh(): Promise<void>;
}

/**
 * Prices seldom change while the page is open. A user who returns after this time sees the old prices first, then the new
 * ones.
 */
const OLD_MS = 5 * 60_000;

const createOfferingsStore = (
  purchases: Purchases,
  params: GetOfferingsParams,
  connectivity: Connectivity,
): OfferingsStore => {
  const { clock } = purchasesContext(purchases);
  const appUserId = purchases.getAppUserId();
  const $offerings = atom<OfferingsKnown>(LOADING);
  let readAt = 0;
  let underWay: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      const offerings = await purchases.getOfferings(params);
      readAt = clock.now();
      $offerings.set({ name: 'ready', offerings, isStale: false });
    } catch (error) {
      const state = $offerings.get();
      $offerings.set(
        state.name === 'ready'
          ? { ...state, isStale: true }
          : { name: 'failed', error: asPurchasesError(error) },
      );
    }
  };
  const refresh = (): Promise<void> => {
    // Another customer has another store.
    if (purchases.getAppUserId() !== appUserId) return Promise.resolve();
    underWay ??= read().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const refreshOld = (): void => {
    const state = $offerings.get();
    const isFresh = state.name === 'ready' && !state.isStale && clock.now() - readAt < OLD_MS;
    if (!isFresh && connectivity.isOnline()) void refresh();
  };

  onMount($offerings, () => {
    const state = $offerings.get();
    if (state.name === 'ready') refreshOld();
    else void refresh();
    return connectivity.watch(refreshOld);
  });
  return {
    $offerings,
    refresh: () => {
      if ($offerings.get().name === 'failed') $offerings.set(LOADING);
      return refresh();
    },
  };
};

const stores = new WeakMap<Purchases, Map<string, OfferingsStore>>();

/** The one store for an instance, its current customer and these parameters. */
export const offeringsStoreOf = (
  purchases: Purchases,
  params: GetOfferingsParams,
  connectivity: Connectivity,
): OfferingsStore => {
  const known = stores.get(purchases) ?? new Map<string, OfferingsStore>();
  stores.set(purchases, known);
  const key = JSON.stringify([purchases.getAppUserId(), params.currency, params.offeringIdentifier]);
  const store = known.get(key) ?? createOfferingsStore(purchases, params, connectivity);
  known.set(key, store);
  return store;
};
