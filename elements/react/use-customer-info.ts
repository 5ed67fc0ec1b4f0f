import { useCallback, useMemo } from 'react';
import type { ReadableAtom } from 'nanostores';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { CustomerState } from '../../sdk/internal';
import type { CustomerInfo, Purchases, PurchasesError } from '../../sdk/index';
import { statusOf } from './store-state';
import { useInstance } from './instance-context';
import { useStoreState } from './use-store-state';

/** What is known of the customer. */
export type CustomerInfoState =
  | { readonly status: 'loading'; readonly customerInfo: null; readonly error: null; readonly isStale: false }
  | {
      readonly status: 'ready';
      readonly customerInfo: CustomerInfo;
      readonly error: null;
      /** The last attempt to read it again has failed; what is here was true before. */
      readonly isStale: boolean;
    }
  | {
      readonly status: 'failed';
      readonly customerInfo: null;
      readonly error: PurchasesError;
      readonly isStale: false;
    };

/** What `useCustomerInfo` returns. */
export type UseCustomerInfo = CustomerInfoState & {
  /** Reads it again. Never rejects: what went wrong is in the state. */
  readonly refresh: () => Promise<void>;
};

const storeOf = (purchases: Purchases): ReadableAtom<CustomerState> =>
  customerStoreOf(purchases, browserConnectivity).$customer;

// The states above are what this makes of the three that there are.
const publicState = (known: CustomerState): CustomerInfoState =>
  ({ ...statusOf(known), customerInfo: known.name === 'ready' ? known.info : null }) as CustomerInfoState;

/** The same for hooks that say their own name when there is no provider. */
export const useCustomer = (hook: string): UseCustomerInfo => {
  const $shop = useInstance(hook);
  const known = useStoreState<CustomerState>($shop, storeOf);
  const refresh = useCallback(async () => {
    const shop = $shop.get();
    if (shop.name === 'ready') await customerStoreOf(shop.purchases, browserConnectivity).refresh();
  }, [$shop]);
  return useMemo(() => ({ ...publicState(known), refresh }), [known, refresh]);
};

/**
 * What the customer owns. It is read once for the whole page, when the first component asks, and kept up to date for as
 * long as one does: after purchases, when something ends, when the customer comes back after a while or is online again.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { status, customerInfo, refresh } = useCustomerInfo();
 */
export const useCustomerInfo = (): UseCustomerInfo => useCustomer('useCustomerInfo');
