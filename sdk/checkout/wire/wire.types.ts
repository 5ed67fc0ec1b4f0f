import type { PurchaseStart } from '../../model/purchase/purchase';
import type { CheckoutRequest } from '../machine/checkout.types';

/** How a sale is started. `sdk/checkout/wire` has two implementations, one for each protocol of the server. */
export interface Wire {
  /**
   * Whether a start alone can charge, for example a card on file. Then a start without an answer is searched for, and is
   * not repeated before its result is known.
   */
  readonly startMayCharge: boolean;
  /** @param email empty if it is not known. */
  start(request: CheckoutRequest, email: string, signal: AbortSignal): Promise<PurchaseStart>;
}

/** The setting of `configure`: one of the two wires, or the one that the server announces. */
export type WireName = 'auto' | 'purchase' | 'checkout';
