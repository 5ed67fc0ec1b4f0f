import type { ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { InstanceState } from './store-state';

/**
 * A store instead of a value, because it never changes. A new state renders only the components that read it, and does
 * not make React discard server-rendered parts that are not hydrated yet.
 */
export const InstanceContext = /* @__PURE__ */ createContext<ReadableAtom<InstanceState> | null>(null);

/** @throws Error with an explanation for the integrator, if there is no provider. */
export const useInstance = (hook: string): ReadableAtom<InstanceState> => {
  const $shop = useContext(InstanceContext);
  if ($shop) return $shop;
  throw new Error(
    `${hook}() needs a provider above its component: <PurchasesProvider config={{ apiKey: 'rcb_…', appUserId: '…' }}>, ` +
      'or <PurchasesProvider purchases={…}> for an instance of your own.',
  );
};
