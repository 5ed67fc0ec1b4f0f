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

/** The server, as a checkout needs it. Each call rejects with a `PurchasesError`. */
export interface CheckoutApi {
  readBranding(): Promise<Branding>;
  startPurchase(request: CheckoutRequest, email: string, signal: AbortSignal): Promise<PurchaseStart>;
  readStatus(sessionId: string, signal: AbortSignal): Promise<OperationStatus>;
  /** Ids of the customer's transactions of this product, of every age. Read anew at each call. */
  readTransactions(productId: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** Everything that a checkout uses. `checkoutPorts` supplies all but the payment provider. */
export interface CheckoutPorts {
  readonly api: CheckoutApi;
  readonly payment: PaymentProvider;
  readonly clock: Clock;
  readonly log: Log;
  /** The card form's language in the provider's naming; asked when the form opens. Default: `auto`. */
  readonly paymentLocale?: () => string;
  /** What the page wants of the card form's look, over the branding. */
  readonly appearance?: AppearanceOverrides;
  /** Default: always online. */
  readonly connectivity?: Connectivity;
  /** Lets one page at a time sell to a customer. Default: made from `sessions`; without both, no lock. */
  readonly lock?: PurchaseLock;
  /**
   * Stores the purchase, so that a reload, another tab or the next visit resumes it. `checkoutPorts` supplies it in
   * browsers. Without it an unresolved payment is forgotten when the process ends.
   */
  readonly sessions?: SessionStore;
  /** The customer, as the stored record names them; needed with `sessions`. */
  readonly owner?: PurchaseOwner;
}
