import type { Branding } from '../../model/branding';
import type { OperationStatus, PurchaseStart } from '../../model/purchase';
import type { Clock } from '../../ports/clock';
import type { Connectivity } from '../../ports/connectivity';
import type { Log } from '../../ports/log';
import type { PaymentProvider } from '../../ports/payment';
import type { AppearanceOverrides } from '../../ports/theme';
import type { PurchaseLock } from '../machine/checkout-control.types';
import type { CheckoutRequest } from '../machine/checkout.types';
import type { PurchaseOwner } from '../session/operation';
import type { SessionStore } from '../session/session-store';

/** The server calls of a checkout. Each one rejects with a `PurchasesError`. */
export interface CheckoutApi {
  readBranding(): Promise<Branding>;
  startPurchase(request: CheckoutRequest, email: string, signal: AbortSignal): Promise<PurchaseStart>;
  readStatus(sessionId: string, signal: AbortSignal): Promise<OperationStatus>;
  /** The ids of all the customer's transactions of this product. Each call reads them again. */
  readTransactions(productId: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** Everything that a checkout uses. `checkoutPorts` supplies all but the payment provider. */
export interface CheckoutPorts {
  readonly api: CheckoutApi;
  readonly payment: PaymentProvider;
  readonly clock: Clock;
  readonly log: Log;
  /** The card form's language by the provider's names; read when the form opens. Default: `auto`. */
  readonly paymentLocale?: () => string;
  /** The page's appearance for the card form, over the branding. */
  readonly appearance?: AppearanceOverrides;
  /** Default: always online. */
  readonly connectivity?: Connectivity;
  /** Lets one page at a time sell to a customer. By default made from `sessions`; without both there is no lock. */
  readonly lock?: PurchaseLock;
  /**
   * Stores the purchase, so that a reload, another tab or the next visit resumes it. `checkoutPorts` supplies it in
   * browsers. Without it an unresolved payment is forgotten when the process ends.
   */
  readonly sessions?: SessionStore;
  /** The customer of the stored record; required with `sessions`. */
  readonly owner?: PurchaseOwner;
}
