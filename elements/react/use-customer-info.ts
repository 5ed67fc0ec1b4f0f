import { useCallback, useMemo } from 'react';
import type { ReadableAtom } from 'nanostores';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { CustomerState } from '../../sdk/internal';
import type { CustomerInfo, Purchases, PurchasesError } from '../../sdk/index';
import { statusOf } from './store-state';
import { useInstance } from './instance-context';
import { useStoreState } from './use-store-state';

/** The data of the customer, and whether it is loaded. */
export type CustomerInfoState =
  | { readonly status: 'loading'; readonly customerInfo: null; readonly error: null; readonly isStale: false }
  | {
      readonly status: 'ready';
      readonly customerInfo: CustomerInfo;
      readonly error: null;
      /** The last refresh has failed; the data is from before. */
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
  /** Reads the data again. Never rejects: the state has the error. */
  readonly refresh: () => Promise<void>;
};

const storeOf = (purchases: Purchases): ReadableAtom<CustomerState> =>
  customerStoreOf(purchases, browserConnectivity).$customer;

// Converts the store's three states to the public ones.
const publicState = (known: CustomerState): CustomerInfoState =>
  ({ ...statusOf(known), customerInfo: known.name === 'ready' ? known.info : null }) as CustomerInfoState;

/** The same for other hooks, whose names are in the error without a provider. */
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
 * What the customer owns. It is read once for the whole page, when the first component needs it. It is updated while a
 * component uses it: after purchases, when something ends, when the customer returns after some minutes, and when the
 * device is online again.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { status, customerInfo, refresh } = useCustomerInfo();
 */
export const useCustomerInfo = (): UseCustomerInfo => useCustomer('useCustomerInfo');
