import type { ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { ShopState } from './known';

/**
 * A store, not a value: it stays the same for as long as the provider does, so that a new state re-renders those who read
 * it, and never makes React give up server-rendered parts of the page that are still waiting to be hydrated.
 */
export const ShopContext = /* @__PURE__ */ createContext<ReadableAtom<ShopState> | null>(null);

/** @throws Error in words for whoever builds the page, when there is no provider. */
export const useShop = (hook: string): ReadableAtom<ShopState> => {
  const $shop = useContext(ShopContext);
  if ($shop) return $shop;
  throw new Error(
    `${hook}() needs a provider above its component: <PurchasesProvider config={{ apiKey: 'rcb_…', appUserId: '…' }}>, ` +
      'or <PurchasesProvider purchases={…}> for an instance of your own.',
  );
};
