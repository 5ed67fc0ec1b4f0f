import type { OwnedPurchase } from '../../model/customer/owned-purchase';
import type {
  ProductChangeResult,
  RedemptionInfo,
  StoreTransaction,
} from '../../model/purchase/purchase-result';
import type { Branding } from '../../model/look/branding';
import type { CheckoutPrice } from '../../model/purchase/checkout-price';
import type { CheckoutFailure } from '../../model/purchase/failure';
import type { PlanChange } from '../../model/purchase/plan-change';
import type { PaymentForm } from './payment/payment-form';
import type { Pricing } from './pricing/pricing.types';
import type { CheckoutEffect } from './checkout-effects.types';
import type { Progress, SubmittedPayment } from './payment/progress.machine';
import type { FormSession } from '../../ports/payment';
import type { PurchaseTarget, SaleOptions } from '../../model/purchase/purchase-request';

/** The purchase target and the customer's e-mail address. */
export interface CheckoutRequest extends PurchaseTarget {
  /** A known e-mail address; the purchase then starts at once. */
  readonly customerEmail: string | null;
  /** Default: no options. */
  readonly sale?: SaleOptions;
  /** What the customer has already. It is shown first, and the customer decides. Default: nothing. */
  readonly owned?: OwnedPurchase | null;
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
  /** Whether an e-mail address is needed before the start. */
  readonly asksEmail: boolean;
  /** Whether the field for the address is on the page of the card form. */
  readonly emailWithPayment: boolean;
  /** The page where the customer manages or cancels a subscription; `null` until it is known. */
  readonly managementUrl: string | null;
  /** Whether the customer changes a plan. False as soon as the server sells instead. */
  readonly changesPlan: boolean;
  /** The server's last price of the session; `null`: the option's own price applies. */
  readonly price: CheckoutPrice | null;
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

/**
 * The eight states of the spec (section 4), the question about what is owned already, two states for other tabs, and the
 * final state `closed`.
 */
export type CheckoutState = SharedState &
  (
    | {
        readonly name: 'present-offer';
        readonly resume: Progress | null;
        /** True: the purchase starts as soon as the branding has arrived. */
        readonly isEmailSubmitted: boolean;
        /** True: what the customer has already is shown before the first step. */
        readonly asksAboutOwned: boolean;
      }
    /**
     * The customer has the access already and decides: buy anyway, or switch plan where `changesPlan` is true.
     */
    | { readonly name: 'already-owned'; readonly isEmailSubmitted: boolean }
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
        /** The customer has typed into the card form. */
        readonly hasInput: boolean;
        /** Why the address in the field beside the form was not taken. */
        readonly emailFailure: CheckoutFailure | null;
        /** The server's price of the session; `null`: the session has an intent, so its price is fixed. */
        readonly pricing: Pricing | null;
        /** Whether the form has buttons of wallets. */
        readonly hasWallets: boolean;
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

export type Transition = readonly [CheckoutState, readonly CheckoutEffect[]];

export type { CheckoutEvent } from './checkout-events.types';
export type { CheckoutEffect } from './checkout-effects.types';
