import type { ReadableAtom } from 'nanostores';
import type { Log } from '../log';
import type { Branding } from '../model/branding';
import type { LookWishes } from '../model/look';
import type { Package } from '../model/offering';
import type { PurchaseOption } from '../model/product';
import type { RedemptionInfo } from '../model/redemption';
import type { Clock, Line, PaymentProvider, PaymentRefusal, PaymentSession } from '../ports';
import type { CheckoutFailure } from './failure';
import type { PaymentForm } from './payment-form';
import type { Progress } from './progress.machine';

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
  | { readonly type: 'failed'; readonly failure: CheckoutFailure; readonly paymentSubmitted: boolean }
  /** The customer goes on with it in another tab. */
  | { readonly type: 'moved' };

/** True for every state: what is known so far, and which answer is waited for. */
export interface Known {
  /** Number of the newest question; an answer with any other number is too late and is dropped. */
  readonly ticket: number;
  /** Empty until one is given. */
  readonly email: string;
  readonly branding: Branding | null;
  /** This page is the only one that sells to this customer; claimed before anything is started. */
  readonly isMine: boolean;
  /** What the platform says of the line; a request that gets through proves it wrong. */
  readonly isOnline: boolean;
  /** A start got no answer: what the customer owns is read before there is another. */
  readonly isStartLost: boolean;
}

/** While a purchase is started: what an earlier page has left, and what a lost start failed with. */
interface Starting {
  readonly resume: Progress | null;
  readonly failure: CheckoutFailure | null;
}

/** The eight states of the spec (section 4), two about other tabs, and `closed`, which nothing leaves. */
export type CheckoutState = Known &
  (
    | { readonly name: 'present-offer'; readonly resume: Progress | null }
    | ({ readonly name: 'loading' } & Starting)
    /** Another tab sells to this customer; they may go on here. */
    | { readonly name: 'open-elsewhere'; readonly resume: Progress | null }
    /** They went on in another tab; nothing can be paid here any more. */
    | { readonly name: 'moved-elsewhere' }
    | { readonly name: 'needs-auth-info'; readonly failure: CheckoutFailure | null }
    | ({ readonly name: 'processing-auth-info' } & Starting)
    | {
        readonly name: 'needs-payment-info';
        readonly sessionId: string;
        readonly session: PaymentSession;
        readonly form: PaymentForm;
      }
    | {
        readonly name: 'polling-purchase-status';
        readonly sessionId: string;
        /** Status answers so far that said 'not yet'; after the last one customer info is read. */
        readonly reads: number;
        /** Reads that failed without a line; they don't count. */
        readonly failures: number;
        readonly isReading: boolean;
      }
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
  // the platform
  /** The line came or went, or the page is looked at again; `wasCached`: it was put away, with all its promises. */
  | { readonly type: 'woken'; readonly isOnline: boolean; readonly wasCached: boolean }
  /** Another tab goes on with this purchase. */
  | { readonly type: 'taken-over' }
  // answers
  | ({ readonly type: 'claimed'; readonly ticket: number } & Found)
  | { readonly type: 'claim-refused'; readonly ticket: number }
  | { readonly type: 'intent-read'; readonly ticket: number; readonly isPaid: boolean }
  | { readonly type: 'intent-unknown'; readonly ticket: number }
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
  /** Makes this page the only one that sells to the customer; `force` takes that from another one. */
  | { readonly type: 'claim-sale'; readonly ticket: number; readonly force: boolean }
  | { readonly type: 'start-purchase'; readonly ticket: number; readonly email: string }
  /** Reads from the customer info whether the product has been bought since this purchase began. */
  | { readonly type: 'look-for-purchase'; readonly ticket: number }
  /** Asks the card provider what became of a payment that was sent. */
  | { readonly type: 'read-intent'; readonly ticket: number; readonly session: PaymentSession }
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
  /** Default: a line that never breaks. */
  readonly line?: Line;
  /** Lets one page at a time sell to a customer. Default: nobody else does. */
  readonly turn?: Turn;
}

/** What another page has left open; `email` is the address that its session was started with. */
export interface Found {
  readonly found: Progress | null;
  readonly email?: string;
}

/** The right to sell to a customer, as one checkout sees it. */
export interface Turn {
  /** Resolves to `null` while another page has it, else to what that page, or an earlier one, has left open. */
  claim(force: boolean): Promise<Found | null>;
}

/** Where a checkout begins when it is not at the start. */
export interface Beginning {
  /** What an earlier page has left open. */
  readonly resume?: Progress | null;
  /** When the purchase was begun, by the local clock. */
  readonly startedAt?: number;
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
