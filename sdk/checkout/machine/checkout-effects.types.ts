import type { PriceQuestion } from '../../model/purchase/checkout-session';
import type { CheckoutFailure } from '../../model/purchase/failure';
import type { DeferredSession, FormSession, PaymentCollection, PaymentSession } from '../../ports/payment';
import type { CheckoutOutcome } from './checkout.types';

/** What the machine asks its runner to do. An answer is an event with the same ticket. */
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
