import { useMemo, useSyncExternalStore } from 'react';
import type { Purchases, PurchasesError } from '../../sdk/index';
import { LOADING } from './store-state';
import type { InstanceState } from './store-state';
import { useInstance } from './instance-context';

/** What `usePurchases` returns. */
export type UsePurchases =
  /** On a server, before the first effect, and while the provider's `config` is `null`. */
  | { readonly status: 'loading'; readonly purchases: null; readonly error: null }
  | { readonly status: 'ready'; readonly purchases: Purchases; readonly error: null }
  /** The configuration is invalid. */
  | { readonly status: 'failed'; readonly purchases: null; readonly error: PurchasesError };

const publicState = (shop: InstanceState): UsePurchases => {
  if (shop.name === 'ready') return { status: 'ready', purchases: shop.purchases, error: null };
  if (shop.name === 'failed') return { status: 'failed', purchases: null, error: shop.error };
  return { status: 'loading', purchases: null, error: null };
};

const readOnServer = (): InstanceState => LOADING;

/**
 * The provider's instance, for calls that have no hook.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { purchases } = usePurchases();
 * const preload = () => void purchases?.preload();
 */
export const usePurchases = (): UsePurchases => {
  const $shop = useInstance('usePurchases');
  const shop = useSyncExternalStore($shop.listen, $shop.get, readOnServer);
  return useMemo(() => publicState(shop), [shop]);
};
