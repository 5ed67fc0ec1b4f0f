import type { ProductChangeResult, RedemptionInfo, StoreTransaction } from '../../model/purchase-result';
import type { Branding } from '../../model/branding';
import type { PriceAnswer, PriceQuestion } from '../../model/checkout-session';
import type { CheckoutFailure } from '../../model/failure';
import type { PlanChange } from '../../model/plan-change';
import type { PaymentForm } from './payment-form';
import type { Pricing } from './pricing.types';
import type { Progress, SubmittedPayment, ClaimResult } from './progress.machine';
import type {
  BillingLocation,
  DeferredSession,
  FormSession,
  IntentStatus,
  PaymentCollection,
  PaymentRefusal,
  PaymentSession,
} from '../../ports/payment';
import type { PurchaseStart, OperationStatus } from '../../model/purchase';
import type { PurchaseTarget, SaleOptions } from '../../model/purchase-request';

/** The purchase target and the customer's e-mail address. */
export interface CheckoutRequest extends PurchaseTarget {
  /** A known e-mail address; the purchase then starts at once. */
  readonly customerEmail: string | null;
  /** Default: no options. */
  readonly sale?: SaleOptions;
}

/** What is known of a purchase that succeeded. */
export interface PurchaseReceipt {
  readonly redemptionInfo: RedemptionInfo | null;
  /** `null`: the purchase was found by its transaction. */
  readonly sessionId: string | null;
  readonly transaction: StoreTransaction | null;
  /** `null`: it was not a change of plan. */
  readonly changeType: ProductChangeResult['changeType'] | null;
}

/** How a checkout ended. */
export type CheckoutOutcome =
  | ({ readonly type: 'completed' } & PurchaseReceipt)
  /** `paymentSubmitted`: the customer left during a payment, so the payment may still succeed. */
  | { readonly type: 'cancelled'; readonly paymentSubmitted: boolean }
  | { readonly type: 'failed'; readonly failure: CheckoutFailure; readonly paymentSubmitted: boolean }
  /** The customer continues in another tab. */
  | { readonly type: 'moved' };

/** The fields of every state. */
export interface SharedState {
  /** Number of the newest request. An answer with another number is late and is dropped. */
  readonly ticket: number;
  /** Empty until the customer enters it. */
  readonly email: string;
  readonly branding: Branding | null;
  /** True if this page has the lock: only it sells to this customer. Acquired before a purchase is started. */
  readonly isMine: boolean;
  /** The platform's online status. An answer of the server sets it to true. */
  readonly isOnline: boolean;
  /** The time of the newest event, in milliseconds by this device's clock. */
  readonly now: number;
  /**
   * The ids of the customer's transactions of this product before the purchase was started; `null` until they are read. A
   * transaction with another id is this purchase.
   */
  readonly ownedBefore: readonly string[] | null;
  /** A start that was sent and has no valid answer. The purchase may exist, and a card on file may be charged. */
  readonly unansweredStart: UnansweredStart | null;
  /** A payment that was sent and has no result. Only the server or the provider can end it. */
  readonly payment: SubmittedPayment | null;
  /** Whether a start alone can charge. It is a fact of the wire that this sale uses. */
  readonly startMayCharge: boolean;
  /** The code that is applied, or that is applied when the form opens. */
  readonly discountCode: string | null;
  /** Whether the customer must agree to the seller's terms before paying, and has. */
  readonly consent: 'not-needed' | 'needed' | 'given';
  /** Number of the newest question for a price. A price with another number is late and is dropped. */
  readonly priceTicket: number;
}

export interface UnansweredStart {
  /** Milliseconds by this device's clock. */
  readonly sentAt: number;
}

/** Set while a purchase is being started: the purchase of an earlier page, and the failure of a lost start. */
interface Starting {
  readonly resume: Progress | null;
  readonly failure: CheckoutFailure | null;
}

/** Reads in the background of a screen that the customer can use. */
export interface Watch {
  /** Number of reads so far. */
  readonly tries: number;
  readonly isReading: boolean;
}

/** The eight states of the spec (section 4), two states for other tabs, and the final state `closed`. */
export type CheckoutState = SharedState &
  (
    | {
        readonly name: 'present-offer';
        readonly resume: Progress | null;
        /** True: the purchase starts as soon as the branding has arrived. */
        readonly isEmailSubmitted: boolean;
      }
    | ({ readonly name: 'loading' } & Starting)
    /** Another tab sells to this customer. The customer can continue here. */
    | { readonly name: 'open-elsewhere'; readonly resume: Progress | null }
    /** The customer continues in another tab. Nothing can be paid here. */
    | { readonly name: 'moved-elsewhere' }
    | {
        readonly name: 'needs-auth-info';
        readonly failure: CheckoutFailure | null;
        /** Searches for a start without an answer. */
        readonly watch: Watch | null;
      }
    | ({ readonly name: 'processing-auth-info' } & Starting)
    | {
        readonly name: 'needs-payment-info';
        readonly sessionId: string;
        readonly session: FormSession;
        readonly form: PaymentForm;
        /** The server's price of the session; `null`: the session has an intent, so its price is fixed. */
        readonly pricing: Pricing | null;
        /** The provider has refused a payment of this session. */
        readonly wasRefused: boolean;
        /** Reads the status of a payment that is running or has no result. */
        readonly watch: Watch | null;
      }
    /** The customer decides about a change of plan. The method on file is charged. */
    | {
        readonly name: 'needs-plan-confirmation';
        readonly sessionId: string;
        readonly planChange: PlanChange;
        readonly isSending: boolean;
        readonly failure: CheckoutFailure | null;
      }
    | {
        readonly name: 'polling-purchase-status';
        readonly sessionId: string;
        /** Number of answers 'not yet'. After the last one, all sources are read. */
        readonly reads: number;
        /** Reads that failed while offline; they are not counted. */
        readonly failures: number;
        readonly isReading: boolean;
      }
    | ({ readonly name: 'success' } & PurchaseReceipt)
    | {
        readonly name: 'error';
        readonly failure: CheckoutFailure;
        /** Set while the result of a purchase is searched for ('still confirming'). */
        readonly recheck: Recheck | null;
      }
    | { readonly name: 'closed'; readonly outcome: CheckoutOutcome }
  );

export interface Recheck {
  /** `null`: the start has no answer, so there is no session to read. */
  readonly sessionId: string | null;
  /** Number of reads since the error. */
  readonly tries: number;
  readonly isChecking: boolean;
  /** The provider reports that nothing is paid yet. The customer can pay the same session in another way. */
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
  /** The customer wants to pay the session in another way, while its payment has no result. */
  | { readonly type: 'form-requested' }
  | { readonly type: 'code-submitted'; readonly code: string }
  | { readonly type: 'code-removed' }
  | { readonly type: 'terms-answered'; readonly agreed: boolean }
  | { readonly type: 'plan-confirmed' }
  | { readonly type: 'closed' }
  // the platform
  /** The online status changed, or the page became visible; `wasCached`: it returned from the back/forward cache. */
  | { readonly type: 'connectivity-changed'; readonly isOnline: boolean; readonly wasCached: boolean }
  /** Another tab continues this purchase. */
  | { readonly type: 'taken-over' }
  /** A screen has failed; `detail` has the error. */
  | { readonly type: 'crashed'; readonly detail: string }
  // answers
  | ({ readonly type: 'claimed'; readonly ticket: number } & ClaimResult)
  | { readonly type: 'claim-refused'; readonly ticket: number }
  | {
      readonly type: 'intent-read';
      readonly ticket: number;
      readonly status: IntentStatus;
      /** The failure of the server's status read, if one was made. */
      readonly failure?: CheckoutFailure;
    }
  | { readonly type: 'intent-unknown'; readonly ticket: number }
  | {
      readonly type: 'branding-loaded';
      readonly ticket: number;
      readonly branding: Branding;
      /** Default: true. */
      readonly startMayCharge?: boolean;
      /** Default: false. */
      readonly needsConsent?: boolean;
    }
  /** `null`: there is no other wire. */
  | { readonly type: 'wire-changed'; readonly ticket: number; readonly startMayCharge: boolean | null }
  | {
      readonly type: 'transactions-read';
      readonly ticket: number;
      readonly transactions: readonly string[];
    }
  | { readonly type: 'transactions-unread'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'purchase-started'; readonly ticket: number; readonly start: PurchaseStart }
  | { readonly type: 'purchase-start-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'form-ready'; readonly ticket: number }
  | {
      readonly type: 'form-changed';
      readonly ticket: number;
      readonly complete: boolean;
      readonly method?: string;
    }
  | { readonly type: 'form-failed'; readonly ticket: number }
  /** The fields are valid. Nothing was sent to the provider yet. */
  | { readonly type: 'payment-collected'; readonly ticket: number; readonly location: BillingLocation | null }
  | { readonly type: 'payment-not-collected'; readonly ticket: number; readonly refusal: PaymentRefusal }
  /** The server has created the intent. `null`: there is nothing to confirm. */
  | { readonly type: 'intent-created'; readonly ticket: number; readonly session: PaymentSession | null }
  | { readonly type: 'intent-not-created'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'plan-changed'; readonly ticket: number }
  | { readonly type: 'plan-not-changed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'price-read'; readonly priceTicket: number; readonly answer: PriceAnswer }
  | { readonly type: 'price-unread'; readonly priceTicket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'price-waited'; readonly priceTicket: number }
  | {
      readonly type: 'location-read';
      readonly priceTicket: number;
      readonly location: BillingLocation | null;
    }
  | { readonly type: 'payment-confirmed'; readonly ticket: number }
  | { readonly type: 'payment-refused'; readonly ticket: number; readonly refusal: PaymentRefusal }
  /** There was no form to confirm: this page has sent nothing. */
  | { readonly type: 'payment-not-sent'; readonly ticket: number }
  | { readonly type: 'payment-answer-lost'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'status-read'; readonly ticket: number; readonly status: OperationStatus }
  | { readonly type: 'status-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'waited'; readonly ticket: number };

export type CheckoutEffect =
  | { readonly type: 'load-branding'; readonly ticket: number }
  /** Acquires the lock, so that only this page sells to the customer; `force` takes it from another page. */
  | { readonly type: 'claim-lock'; readonly ticket: number; readonly force: boolean }
  /** Reads the customer's transactions of the product, before a purchase is started. */
  | { readonly type: 'read-transactions'; readonly ticket: number }
  | { readonly type: 'start-purchase'; readonly ticket: number; readonly email: string }
  /** Reads whether the customer has a new transaction of the product. */
  | {
      readonly type: 'look-for-purchase';
      readonly ticket: number;
      readonly ownedBefore: readonly string[] | null;
    }
  /** Asks the card provider for the result of a payment that was sent. */
  | { readonly type: 'read-intent'; readonly ticket: number; readonly session: PaymentSession }
  | {
      readonly type: 'open-payment-form';
      readonly ticket: number;
      readonly session: FormSession;
      readonly businessName: string;
    }
  /** Takes the other wire of the server, if there is one. */
  | { readonly type: 'change-wire'; readonly ticket: number }
  /** Checks the fields of a form without an intent. */
  | { readonly type: 'collect-payment'; readonly ticket: number; readonly wantsLocation: boolean }
  | {
      readonly type: 'create-intent';
      readonly ticket: number;
      readonly sessionId: string;
      readonly email: string;
      readonly session: DeferredSession;
    }
  /** `session`: the intent to confirm, if the form was opened without one. */
  | { readonly type: 'confirm-payment'; readonly ticket: number; readonly session?: PaymentSession }
  | { readonly type: 'change-plan'; readonly ticket: number; readonly sessionId: string }
  | {
      readonly type: 'read-price';
      readonly priceTicket: number;
      readonly sessionId: string;
      readonly question: PriceQuestion;
    }
  | { readonly type: 'wait-for-price'; readonly priceTicket: number; readonly ms: number }
  | { readonly type: 'read-location'; readonly priceTicket: number }
  /** The amount of a form without an intent has changed. */
  | { readonly type: 'update-payment-form'; readonly collection: PaymentCollection }
  | { readonly type: 'check-status'; readonly ticket: number; readonly sessionId: string }
  /** Like check-status. Without a result, it also reads the transactions and then the intent. */
  | {
      readonly type: 'recheck-purchase';
      readonly ticket: number;
      readonly sessionId: string;
      readonly session: PaymentSession | null;
      readonly ownedBefore: readonly string[] | null;
      /** The status was read just now and was 'not yet', so it is not read again. */
      readonly isStatusKnown: boolean;
    }
  | { readonly type: 'wait'; readonly ticket: number; readonly ms: number }
  | { readonly type: 'log-failure'; readonly failure: CheckoutFailure }
  /** Closes the card form, which is no longer needed. */
  | { readonly type: 'close-payment-form' }
  /** Cancels all requests and timers. */
  | { readonly type: 'stop' }
  | { readonly type: 'settle'; readonly outcome: CheckoutOutcome };

export type Transition = readonly [CheckoutState, readonly CheckoutEffect[]];
