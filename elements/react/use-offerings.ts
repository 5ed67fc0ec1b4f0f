import { useCallback, useMemo } from 'react';
import { browserConnectivity } from '../../sdk/internal';
import type { GetOfferingsParams, Offerings, Purchases, PurchasesError } from '../../sdk/index';
import { statusOf } from './store-state';
import { offeringsStoreOf } from './offerings-store';
import type { OfferingsKnown } from './offerings-store';
import { useInstance } from './instance-context';
import { useStoreState } from './use-store-state';

/** What `useOfferings` takes: what `getOfferings` does. */
export type UseOfferingsParams = {
  readonly [K in keyof GetOfferingsParams]?: GetOfferingsParams[K] | undefined;
};

/** What is known of what is for sale. */
export type OfferingsState =
  | { readonly status: 'loading'; readonly offerings: null; readonly error: null; readonly isStale: false }
  | {
      readonly status: 'ready';
      readonly offerings: Offerings;
      readonly error: null;
      /** The last attempt to read them again has failed; what is here was true before. */
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
  /** Reads them again. Never rejects: what went wrong is in the state. */
  readonly refresh: () => Promise<void>;
};

// The states above are what this makes of the three that there are.
const publicState = (known: OfferingsKnown): OfferingsState =>
  ({ ...statusOf(known), offerings: known.name === 'ready' ? known.offerings : null }) as OfferingsState;

/**
 * What is for sale to the customer. All components that ask the same share one request; parameters are compared by what
 * they say. It is read again for another customer, when the customer is online again after a failure, and when somebody
 * asks or comes back more than five minutes later.
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
