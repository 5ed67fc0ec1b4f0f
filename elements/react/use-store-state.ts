import type { ReadableAtom } from 'nanostores';
import { useMemo, useSyncExternalStore } from 'react';
import type { Purchases } from '../../sdk/index';
import { LOADING } from './store-state';
import type { Failed, Loading, InstanceState } from './store-state';

interface Named {
  readonly name: string;
}

const nothing = (): void => {};

/** Without waking the store up: nothing is asked of the server while React renders, nor on a server at all. */
const valueOf = <T>(store: ReadableAtom<T>): T => store.value as T;

/** Follows the store of the present instance and the present customer. */
const follow = <T extends Named>(
  $shop: ReadableAtom<InstanceState>,
  storeOf: (purchases: Purchases) => ReadableAtom<T>,
) => {
  const read = (): T | Loading | Failed => {
    const shop = valueOf($shop);
    if (shop.name !== 'ready') return shop;
    const value = valueOf(storeOf(shop.purchases));
    return value.name === 'loading' ? LOADING : value;
  };
  const subscribe = (changed: () => void): (() => void) => {
    let leave = nothing;
    const enter = (): void => {
      leave();
      leave = nothing;
      const shop = valueOf($shop);
      if (shop.name !== 'ready') return;
      const { purchases } = shop;
      const forgetStore = storeOf(purchases).listen(changed);
      const forgetCustomer = purchases.onCustomerInfo((info) => {
        if (!info) enterAgain();
      });
      leave = () => {
        forgetStore();
        forgetCustomer();
      };
    };
    const enterAgain = (): void => {
      enter();
      changed();
    };
    const forgetShop = $shop.listen(enterAgain);
    enter();
    return () => {
      forgetShop();
      leave();
    };
  };
  return { read, subscribe };
};

const readOnServer = (): Loading => LOADING;

/**
 * What a store of the present instance holds, the same for all callers.
 * @param storeOf names the store; it has to stay the same function for as long as it means the same.
 */
export const useStoreState = <T extends Named>(
  $shop: ReadableAtom<InstanceState>,
  storeOf: (purchases: Purchases) => ReadableAtom<T>,
): T | Loading | Failed => {
  const { read, subscribe } = useMemo(() => follow($shop, storeOf), [$shop, storeOf]);
  return useSyncExternalStore<T | Loading | Failed>(subscribe, read, readOnServer);
};
