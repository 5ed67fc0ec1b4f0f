import type { ReadableAtom } from 'nanostores';
import type { Log } from '../log';
import type { Branding } from '../model/branding';
import type { LookWishes } from '../model/look';
import type { Clock, Line, PaymentProvider } from '../ports';
import type {
  CheckoutEvent,
  CheckoutOutcome,
  CheckoutRequest,
  CheckoutState,
  OperationStatus,
  PurchaseStart,
} from './checkout.types';
import type { Owner } from './operation';
import type { Progress } from './progress.machine';
import type { Tab } from './tab';

/** The server, as a checkout needs it. Each call rejects with a `PurchasesError`. */
export interface CheckoutApi {
  readBranding(): Promise<Branding>;
  startPurchase(request: CheckoutRequest, email: string, signal: AbortSignal): Promise<PurchaseStart>;
  readStatus(sessionId: string, signal: AbortSignal): Promise<OperationStatus>;
  /** Ids of the customer's transactions of this product, of every age. Read anew at each call. */
  readTransactions(productId: string, signal: AbortSignal): Promise<readonly string[]>;
}

export interface CheckoutPorts {
  readonly api: CheckoutApi;
  readonly payment: PaymentProvider;
  readonly clock: Clock;
  readonly log: Log;
  /** The card form's language in the provider's naming; asked when the form opens. Default: `auto`. */
  readonly paymentLocale?: () => string;
  /** What the page wants of the card form's look, over the branding. */
  readonly appearance?: LookWishes;
  /** Default: a line that never breaks. */
  readonly line?: Line;
  /** Lets one page at a time sell to a customer. Default: made from `tab`; without that, no other page does. */
  readonly turn?: Turn;
  /**
   * Where the purchase is written down, so that a reload, another tab or the next visit goes on with it. `shopPorts`
   * supplies it in browsers. Without it a payment that is not decided is forgotten with the process.
   */
  readonly tab?: Tab;
  /** The customer, as the record names them; goes with `tab`. */
  readonly owner?: Owner;
}

/** What another page has left open; `email` is the address that its session was started with. */
export interface LeftOpen {
  /** `null`: nothing is open any more. Left out: nothing was looked for. */
  readonly found?: Progress | null;
  readonly email?: string;
  readonly ownedBefore?: readonly string[] | null;
}

/** The right to sell to a customer, as one checkout sees it. */
export interface Turn {
  /** Resolves to `null` while another page has it, else to what that page, or an earlier one, has left open. */
  claim(force: boolean): Promise<LeftOpen | null>;
}

/** Where a checkout begins when it is not at the start. */
export interface Beginning {
  /** What an earlier page has left open. */
  readonly resume?: Progress | null;
  /** The customer's transactions of the product before that purchase was started. */
  readonly ownedBefore?: readonly string[] | null;
}

/** A purchase under way. */
export interface Checkout {
  readonly request: CheckoutRequest;
  readonly $state: ReadableAtom<CheckoutState>;
  /** Tells the checkout what the customer did. Unfitting and late events are ignored. */
  send(event: CheckoutEvent): void;
  /** Where the card form goes; `null` takes it off the page. */
  mountPaymentForm(node: HTMLElement | null): void;
  /** Resolves once, however the checkout ends; never rejects. */
  readonly done: Promise<CheckoutOutcome>;
}
