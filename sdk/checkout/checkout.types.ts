import type { ReadableAtom } from 'nanostores';
import type { Log } from '../log';
import type { Branding } from '../model/branding';
import type { LookWishes } from '../model/look';
import type { Package } from '../model/offering';
import type { PurchaseOption } from '../model/product';
import type { RedemptionInfo } from '../model/redemption';
import type { Clock, PaymentProvider, PaymentRefusal, PaymentSession } from '../ports';
import type { CheckoutFailure } from './failure';
import type { PaymentForm } from './payment-form';

/** What is being bought. */
export interface CheckoutRequest {
  readonly rcPackage: Package;
  readonly purchaseOption: PurchaseOption;
  /** A known address lets the purchase start at once. */
  readonly customerEmail: string | null;
}

/** How a checkout ended. */
export type CheckoutOutcome =
  | { readonly type: 'completed'; readonly redemptionInfo: RedemptionInfo | null }
  /** `paymentSubmitted`: the customer left while a payment was under way, so it may still go through. */
  | { readonly type: 'cancelled'; readonly paymentSubmitted: boolean }
  | { readonly type: 'failed'; readonly failure: CheckoutFailure; readonly paymentSubmitted: boolean };

/** True for every state: what is known so far, and which answer is waited for. */
interface Known {
  /** Number of the newest question; an answer with any other number is too late and is dropped. */
  readonly ticket: number;
  /** Empty until one is given. */
  readonly email: string;
  readonly branding: Branding | null;
}

/** The eight states of the spec (section 4), and `closed`, which nothing leaves. */
export type CheckoutState = Known &
  (
    | { readonly name: 'present-offer' }
    | { readonly name: 'loading' }
    | { readonly name: 'needs-auth-info'; readonly failure: CheckoutFailure | null }
    | { readonly name: 'processing-auth-info' }
    | {
        readonly name: 'needs-payment-info';
        readonly sessionId: string;
        readonly session: PaymentSession;
        readonly form: PaymentForm;
      }
    /** `reads`: status answers so far that said 'not yet'. */
    | { readonly name: 'polling-purchase-status'; readonly sessionId: string; readonly reads: number }
    | { readonly name: 'success'; readonly redemptionInfo: RedemptionInfo | null }
    | {
        readonly name: 'error';
        readonly failure: CheckoutFailure;
        /** Set while a payment may have gone through and is being looked for ('still confirming'). */
        readonly recheck: Recheck | null;
      }
    | { readonly name: 'closed'; readonly outcome: CheckoutOutcome }
  );

export interface Recheck {
  readonly sessionId: string;
  /** How often the truth was asked for since the error. */
  readonly tries: number;
  readonly isChecking: boolean;
}

export type CheckoutStateName = CheckoutState['name'];

/** What POST purchase said. */
export interface PurchaseStart {
  readonly nextAction: string | null;
  readonly sessionId: string | null;
  readonly session: PaymentSession | null;
}

/** What a status read said. */
export type OperationStatus =
  | { readonly type: 'pending' }
  | { readonly type: 'succeeded'; readonly redemptionInfo: RedemptionInfo | null }
  | { readonly type: 'failed'; readonly failure: CheckoutFailure };

export type CheckoutEvent =
  // the customer
  | { readonly type: 'email-submitted'; readonly email: string }
  | { readonly type: 'payment-submitted' }
  | { readonly type: 'notice-dismissed' }
  | { readonly type: 'retry-requested' }
  | { readonly type: 'continued' }
  | { readonly type: 'closed' }
  // answers
  | { readonly type: 'branding-loaded'; readonly ticket: number; readonly branding: Branding }
  | { readonly type: 'purchase-started'; readonly ticket: number; readonly start: PurchaseStart }
  | { readonly type: 'purchase-start-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'form-ready'; readonly ticket: number }
  | { readonly type: 'form-changed'; readonly ticket: number; readonly complete: boolean }
  | { readonly type: 'form-failed'; readonly ticket: number }
  | { readonly type: 'payment-confirmed'; readonly ticket: number }
  | { readonly type: 'payment-refused'; readonly ticket: number; readonly refusal: PaymentRefusal }
  | { readonly type: 'payment-answer-lost'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'status-read'; readonly ticket: number; readonly status: OperationStatus }
  | { readonly type: 'status-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'waited'; readonly ticket: number };

export type CheckoutEffect =
  | { readonly type: 'load-branding'; readonly ticket: number }
  | { readonly type: 'start-purchase'; readonly ticket: number; readonly email: string }
  | {
      readonly type: 'open-payment-form';
      readonly ticket: number;
      readonly session: PaymentSession;
      readonly businessName: string;
    }
  | { readonly type: 'confirm-payment'; readonly ticket: number }
  | { readonly type: 'check-status'; readonly ticket: number; readonly sessionId: string }
  /** Like check-status, and looks at the customer info too when the status does not settle it. */
  | { readonly type: 'recheck-purchase'; readonly ticket: number; readonly sessionId: string }
  | { readonly type: 'wait'; readonly ticket: number; readonly ms: number }
  | { readonly type: 'log-failure'; readonly failure: CheckoutFailure }
  /** The card form is no longer needed. */
  | { readonly type: 'close-payment-form' }
  /** Calls off every question and timer. */
  | { readonly type: 'stop' }
  | { readonly type: 'settle'; readonly outcome: CheckoutOutcome };

export type Transition = readonly [CheckoutState, readonly CheckoutEffect[]];

/** The server, as a checkout needs it. Each call rejects with a `PurchasesError`. */
export interface CheckoutApi {
  readBranding(): Promise<Branding>;
  startPurchase(request: CheckoutRequest, email: string, signal: AbortSignal): Promise<PurchaseStart>;
  readStatus(sessionId: string, signal: AbortSignal): Promise<OperationStatus>;
  /** Whether the customer info shows a purchase of this product within the last `elapsedMs`. */
  wasBoughtWithin(productId: string, elapsedMs: number, signal: AbortSignal): Promise<boolean>;
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
