import type { Branding } from '../../model/look/branding';
import type { PriceAnswer, PriceQuestion } from '../../model/purchase/checkout-session';
import type { OperationStatus } from '../../model/purchase/purchase';
import type { Clock } from '../../ports/clock';
import type { Connectivity } from '../../ports/connectivity';
import type { Log } from '../../ports/log';
import type { DeferredSession, PaymentProvider, PaymentSession } from '../../ports/payment';
import type { AppearanceOverrides } from '../../ports/theme';
import type { Wire } from '../wire/wire.types';
import type { PurchaseLock } from '../machine/checkout-control.types';
import type { PurchaseOwner } from '../session/operation';
import type { SessionStore } from '../session/session-store';

/** The server calls of a checkout. Each one rejects with a `PurchasesError`. */
export interface CheckoutApi {
  readBranding(): Promise<Branding>;
  /** The wires that this sale may try, the preferred one first. */
  wiresFor(branding: Branding): readonly Wire[];
  /** Prices a session that has no intent yet. Charges nothing. */
  readPrice(sessionId: string, question: PriceQuestion, signal: AbortSignal): Promise<PriceAnswer>;
  /** Creates the intent of a session. `null`: there is nothing to confirm. */
  complete(
    sessionId: string,
    email: string,
    form: DeferredSession,
    signal: AbortSignal,
  ): Promise<PaymentSession | null>;
  /** Changes the plan, and charges the method on file. */
  changePlan(sessionId: string, token: string, signal: AbortSignal): Promise<void>;
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

/** What a checkout uses until its first screen. */
export interface FirstPorts extends Pick<CheckoutPorts, 'clock' | 'log' | 'connectivity'> {
  readonly api: Pick<CheckoutApi, 'readBranding' | 'wiresFor'>;
}
