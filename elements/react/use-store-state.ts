import type { ReadableAtom } from 'nanostores';
import { useMemo, useSyncExternalStore } from 'react';
import type { Purchases } from '../../sdk/index';
import { LOADING } from './store-state';
import type { Failed, Loading, InstanceState } from './store-state';

interface Named {
  readonly name: string;
}

const nothing = (): void => {};

/** Reads the value without mounting the store: no request is sent while React renders, nor on a server. */
const valueOf = <T>(store: ReadableAtom<T>): T => store.value as T;

/** Subscribes to the store of the current instance and customer. */
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
 * The state of a store of the current instance, the same for all callers.
 * @param storeOf returns the store. It must stay the same function while it returns the same store.
 */
export const useStoreState = <T extends Named>(
  $shop: ReadableAtom<InstanceState>,
  storeOf: (purchases: Purchases) => ReadableAtom<T>,
): T | Loading | Failed => {
  const { read, subscribe } = useMemo(() => follow($shop, storeOf), [$shop, storeOf]);
  return useSyncExternalStore<T | Loading | Failed>(subscribe, read, readOnServer);
};
