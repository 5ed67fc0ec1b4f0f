import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { PurchaseParams, PurchaseResult } from '../../sdk/index';
import { createPurchaseRun, IDLE } from './purchase-run';
import type { PurchaseState } from './purchase-run';
import { useInstance } from './instance-context';

/** What `usePurchase` returns. */
export type UsePurchase = PurchaseState & {
  /**
   * Opens the checkout. Resolves with the result when the customer has bought. Resolves with `null` when the customer
   * cancels or the purchase fails; the state has the reason. Never rejects. Does nothing while a purchase of this hook is
   * open, so a button that is pressed twice sells once.
   */
  readonly purchase: (params: PurchaseParams) => Promise<PurchaseResult | null>;
  /** Resets the state after a purchase; does nothing while one is open. */
  readonly reset: () => void;
};

const readOnServer = (): PurchaseState => IDLE;

/**
 * Sells a package and returns the state of the purchase. A cancelled purchase is not an error. Unmounting the component
 * does not close an open checkout: the promise still resolves, and all hooks and elements that show the customer update.
 * @throws Error outside of a `PurchasesProvider`.
 *
 * @example
 * const { purchase, status, error } = usePurchase();
 * return (
 *   <>
 *     <button disabled={status === 'open'} onClick={() => void purchase({ rcPackage })}>Buy</button>
 *     {error && <p role="alert">{error.message}</p>}
 *   </>
 * );
 */
export const usePurchase = (): UsePurchase => {
  const $shop = useInstance('usePurchase');
  const [sale] = useState(createPurchaseRun);
  const state = useSyncExternalStore(sale.$state.listen, sale.$state.get, readOnServer);
  const purchase = useCallback((params: PurchaseParams) => sale.start($shop.get(), params), [sale, $shop]);
  return useMemo(() => ({ ...state, purchase, reset: sale.reset }), [state, purchase, sale]);
};
