import type { ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { InstanceState } from './store-state';

/**
 * A store, not a value: it stays the same for as long as the provider does, so that a new state re-renders those who read
 * it, and never makes React give up server-rendered parts of the page that are still waiting to be hydrated.
 */
export const InstanceContext = /* @__PURE__ */ createContext<ReadableAtom<InstanceState> | null>(null);

/** @throws Error with an explanation for the integrator, when there is no provider. */
export const useInstance = (hook: string): ReadableAtom<InstanceState> => {
  const $shop = useContext(InstanceContext);
  if ($shop) return $shop;
  throw new Error(
    `${hook}() needs a provider above its component: <PurchasesProvider config={{ apiKey: 'rcb_…', appUserId: '…' }}>, ` +
      'or <PurchasesProvider purchases={…}> for an instance of your own.',
  );
};
