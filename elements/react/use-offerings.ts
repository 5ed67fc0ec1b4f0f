import { useCallback, useMemo } from 'react';
import { browserConnectivity } from '../../sdk/internal';
import type { GetOfferingsParams, Offerings, Purchases, PurchasesError } from '../../sdk/index';
import { statusOf } from './store-state';
import { offeringsStoreOf } from './offerings-store';
import type { OfferingsKnown } from './offerings-store';
import { useInstance } from './instance-context';
import { useStoreState } from './use-store-state';

/** The parameters of `useOfferings`, the same as those of `getOfferings`. */
export type UseOfferingsParams = {
  readonly [K in keyof GetOfferingsParams]?: GetOfferingsParams[K] | undefined;
};

/** The offerings, and whether they are loaded. */
export type OfferingsState =
  | { readonly status: 'loading'; readonly offerings: null; readonly error: null; readonly isStale: false }
  | {
      readonly status: 'ready';
      readonly offerings: Offerings;
      readonly error: null;
      /** The last refresh has failed; the offerings are from before. */
      readonly isStale: boolean;
    }
  | {
      readonly status: 'failed';
      readonly offerings: null;
      readonly error: PurchasesError;
      readonly isStale: false;
    };

/** What `useOfferings` returns. */
export type UseOfferings = OfferingsState & {
  /** Reads the offerings again. Never rejects: the state has the error. */
  readonly refresh: () => Promise<void>;
};

// Converts the store's three states to the public ones.
const publicState = (known: OfferingsKnown): OfferingsState =>
  ({ ...statusOf(known), offerings: known.name === 'ready' ? known.offerings : null }) as OfferingsState;

/**
 * The offerings for the customer. Components with the same parameter values share one request. They are read again for
 * another customer, when the device is online again after a failure, and when a component mounts or the customer returns
 * more than five minutes later.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { status, offerings, refresh } = useOfferings({ currency: 'EUR' });
 * if (status === 'failed') return <button onClick={refresh}>Try again</button>;
 * return <Plans packages={offerings?.current?.availablePackages ?? []} />;
 */
export const useOfferings = ({ currency, offeringIdentifier }: UseOfferingsParams = {}): UseOfferings => {
  const $shop = useInstance('useOfferings');
  const store = useCallback(
    (purchases: Purchases) => {
      const params = {
        ...(currency === undefined ? {} : { currency }),
        ...(offeringIdentifier === undefined ? {} : { offeringIdentifier }),
      };
      return offeringsStoreOf(purchases, params, browserConnectivity);
    },
    [currency, offeringIdentifier],
  );
  const storeOf = useCallback((purchases: Purchases) => store(purchases).$offerings, [store]);
  const known = useStoreState<OfferingsKnown>($shop, storeOf);
  const refresh = useCallback(async () => {
    const shop = $shop.get();
    if (shop.name === 'ready') await store(shop.purchases).refresh();
  }, [$shop, store]);
  return useMemo(() => ({ ...publicState(known), refresh }), [known, refresh]);
};
