import type { RedemptionInfo } from '../../model/purchase-result';
import type { Branding } from '../../model/branding';
import type { CheckoutFailure } from '../../model/failure';
import type { PaymentForm } from './payment-form';
import type { Progress, SubmittedPayment, ClaimResult } from './progress.machine';
import type { PaymentSession, PaymentRefusal, IntentStatus } from '../../ports/payment';
import type { PurchaseStart, PurchaseTarget, OperationStatus } from '../../model/purchase';

/** What is being bought. */
export interface CheckoutRequest extends PurchaseTarget {
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

/** The fields of every state: what is known so far, and which answer is expected. */
export interface SharedState {
  /** Number of the newest question; an answer with any other number is too late and is dropped. */
  readonly ticket: number;
  /** Empty until one is given. */
  readonly email: string;
  readonly branding: Branding | null;
  /** This page is the only one that sells to this customer; claimed before anything is started. */
  readonly isMine: boolean;
  /** The platform's online status; an answer proves that it is true. */
  readonly isOnline: boolean;
  /** When the newest event happened: milliseconds by this device's clock. */
  readonly now: number;
  /**
   * The customer's transactions of this product before the purchase was started, by id; `null` until they are read.
   * A transaction that is not among them is this purchase.
   */
  readonly ownedBefore: readonly string[] | null;
  /** A start that was sent and has no answer that counts: the purchase may exist, and a card on file may be charged. */
  readonly unansweredStart: UnansweredStart | null;
  /** A payment that was sent and is not decided. Only the server, or the provider, ends it. */
  readonly payment: SubmittedPayment | null;
}

export interface UnansweredStart {
  /** Milliseconds by this device's clock. */
  readonly sentAt: number;
}

/** While a purchase is started: what an earlier page has left, and what a lost start failed with. */
interface Starting {
  readonly resume: Progress | null;
  readonly failure: CheckoutFailure | null;
}

/** Reads that go on behind a screen on which the customer can act. */
export interface Watch {
  /** Reads so far. */
  readonly tries: number;
  readonly isReading: boolean;
}

/** The eight states of the spec (section 4), two about other tabs, and `closed`, which nothing leaves. */
export type CheckoutState = SharedState &
  (
    | {
        readonly name: 'present-offer';
        readonly resume: Progress | null;
        /** The purchase is started as soon as the branding is there. */
        readonly isEmailSubmitted: boolean;
      }
    | ({ readonly name: 'loading' } & Starting)
    /** Another tab sells to this customer; they may go on here. */
    | { readonly name: 'open-elsewhere'; readonly resume: Progress | null }
    /** They went on in another tab; nothing can be paid here any more. */
    | { readonly name: 'moved-elsewhere' }
    | {
        readonly name: 'needs-auth-info';
        readonly failure: CheckoutFailure | null;
        /** Looks for a start without an answer. */
        readonly watch: Watch | null;
      }
    | ({ readonly name: 'processing-auth-info' } & Starting)
    | {
        readonly name: 'needs-payment-info';
        readonly sessionId: string;
        readonly session: PaymentSession;
        readonly form: PaymentForm;
        /** The provider has refused a payment of this session. */
        readonly wasRefused: boolean;
        /** Reads the status of a payment that is under way or not decided. */
        readonly watch: Watch | null;
      }
    | {
        readonly name: 'polling-purchase-status';
        readonly sessionId: string;
        /** Status answers so far that said 'not yet'; after the last one everything else is read. */
        readonly reads: number;
        /** Reads that failed while offline; they don't count. */
        readonly failures: number;
        readonly isReading: boolean;
      }
    | {
        readonly name: 'success';
        readonly sessionId: string | null;
        readonly redemptionInfo: RedemptionInfo | null;
      }
    | {
        readonly name: 'error';
        readonly failure: CheckoutFailure;
        /** Set while a purchase may have gone through and is being looked for ('still confirming'). */
        readonly recheck: Recheck | null;
      }
    | { readonly name: 'closed'; readonly outcome: CheckoutOutcome }
  );

export interface Recheck {
  /** `null`: it is the start that has no answer, so there is no session to ask for. */
  readonly sessionId: string | null;
  /** How often the truth was asked for since the error. */
  readonly tries: number;
  readonly isChecking: boolean;
  /** The provider says that nothing is paid so far, and the same session can be paid in another way. */
  readonly canPayAgain: boolean;
}

export type CheckoutStateName = CheckoutState['name'];
/** What happens to a checkout. The first ones are the customer's, for `send`; those with a `ticket` answer an effect. */
export type CheckoutEvent =
  // the customer
  | { readonly type: 'email-submitted'; readonly email: string }
  | { readonly type: 'payment-submitted' }
  | { readonly type: 'notice-dismissed' }
  | { readonly type: 'retry-requested' }
  | { readonly type: 'continued' }
  /** Pay the session whose payment is not decided in another way. */
  | { readonly type: 'form-requested' }
  | { readonly type: 'closed' }
  // the platform
  /** The online status changed, or the page became visible; `wasCached`: it returned from the back/forward cache. */
  | { readonly type: 'connectivity-changed'; readonly isOnline: boolean; readonly wasCached: boolean }
  /** Another tab goes on with this purchase. */
  | { readonly type: 'taken-over' }
  /** The screens have failed; `detail` says how. */
  | { readonly type: 'crashed'; readonly detail: string }
  // answers
  | ({ readonly type: 'claimed'; readonly ticket: number } & ClaimResult)
  | { readonly type: 'claim-refused'; readonly ticket: number }
  | {
      readonly type: 'intent-read';
      readonly ticket: number;
      readonly status: IntentStatus;
      /** Why the server's own status could not be read, where it was asked for as well. */
      readonly failure?: CheckoutFailure;
    }
  | { readonly type: 'intent-unknown'; readonly ticket: number }
  | { readonly type: 'branding-loaded'; readonly ticket: number; readonly branding: Branding }
  | {
      readonly type: 'transactions-read';
      readonly ticket: number;
      readonly transactions: readonly string[];
    }
  | { readonly type: 'transactions-unread'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'purchase-started'; readonly ticket: number; readonly start: PurchaseStart }
  | { readonly type: 'purchase-start-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'form-ready'; readonly ticket: number }
  | { readonly type: 'form-changed'; readonly ticket: number; readonly complete: boolean }
  | { readonly type: 'form-failed'; readonly ticket: number }
  | { readonly type: 'payment-confirmed'; readonly ticket: number }
  | { readonly type: 'payment-refused'; readonly ticket: number; readonly refusal: PaymentRefusal }
  /** There was no form to confirm: nothing has left this page. */
  | { readonly type: 'payment-not-sent'; readonly ticket: number }
  | { readonly type: 'payment-answer-lost'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'status-read'; readonly ticket: number; readonly status: OperationStatus }
  | { readonly type: 'status-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'waited'; readonly ticket: number };

export type CheckoutEffect =
  | { readonly type: 'load-branding'; readonly ticket: number }
  /** Makes this page the only one that sells to the customer; `force` takes that from another one. */
  | { readonly type: 'claim-lock'; readonly ticket: number; readonly force: boolean }
  /** Reads which transactions of the product the customer has, before anything is started. */
  | { readonly type: 'read-transactions'; readonly ticket: number }
  | { readonly type: 'start-purchase'; readonly ticket: number; readonly email: string }
  /** Reads whether the customer has a transaction of the product that was not there before. */
  | {
      readonly type: 'look-for-purchase';
      readonly ticket: number;
      readonly ownedBefore: readonly string[] | null;
    }
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
  /** Like check-status; where that does not settle it, the transactions and then the intent are read, too. */
  | {
      readonly type: 'recheck-purchase';
      readonly ticket: number;
      readonly sessionId: string;
      readonly session: PaymentSession | null;
      readonly ownedBefore: readonly string[] | null;
      /** It has just said 'not yet' for the last time, and is not asked again. */
      readonly isStatusKnown: boolean;
    }
  | { readonly type: 'wait'; readonly ticket: number; readonly ms: number }
  | { readonly type: 'log-failure'; readonly failure: CheckoutFailure }
  /** The card form is no longer needed. */
  | { readonly type: 'close-payment-form' }
  /** Calls off every question and timer. */
  | { readonly type: 'stop' }
  | { readonly type: 'settle'; readonly outcome: CheckoutOutcome };

export type Transition = readonly [CheckoutState, readonly CheckoutEffect[]];
