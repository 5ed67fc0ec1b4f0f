import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { PurchaseParams, PurchaseResult } from '../../sdk/index';
import { createPurchaseRun, IDLE } from './purchase-run';
import type { PurchaseState } from './purchase-run';
import { useInstance } from './instance-context';

/** What `usePurchase` returns. */
export type UsePurchase = PurchaseState & {
  /**
   * Opens the checkout. Resolves with the result when the customer has bought, and with `null` when they have cancelled
   * or something went wrong, which the state says; it never rejects. While a purchase of this hook is open it does
   * nothing: a button pressed twice sells once.
   */
  readonly purchase: (params: PurchaseParams) => Promise<PurchaseResult | null>;
  /** Forgets how the last purchase ended; nothing happens while one is open. */
  readonly reset: () => void;
};

const readOnServer = (): PurchaseState => IDLE;

/**
 * Sells something and says how it goes. Cancelling is no error. A component that is taken away while the checkout is
 * open does not close it: the promise still resolves, and everything that shows the customer learns what was bought.
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
