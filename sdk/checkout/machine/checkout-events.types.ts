import type { Branding } from '../../model/look/branding';
import type { PriceAnswer } from '../../model/purchase/checkout-session';
import type { CheckoutFailure } from '../../model/purchase/failure';
import type { OperationStatus, PurchaseStart } from '../../model/purchase/purchase';
import type { BillingLocation, IntentStatus, PaymentRefusal, PaymentSession } from '../../ports/payment';
import type { ClaimResult } from './payment/progress.machine';

/** What happens to a checkout. The first ones are the customer's, for `send`; those with a `ticket` answer an effect. */
export type CheckoutEvent =
  // the customer
  | { readonly type: 'email-submitted'; readonly email: string }
  /** The address is changed while the form is open. */
  | { readonly type: 'email-corrected'; readonly email: string }
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
  /** The customer has the access already and buys all the same. */
  | { readonly type: 'bought-anyway' }
  /** The customer changes the plan instead of buying a second one. */
  | { readonly type: 'switch-chosen' }
  | { readonly type: 'closed' }
  // the platform
  /** The online status changed, or the page became visible; `wasCached`: it returned from the back/forward cache. */
  | { readonly type: 'connectivity-changed'; readonly isOnline: boolean; readonly wasCached: boolean }
  /** Another tab continues this purchase. */
  | { readonly type: 'taken-over' }
  /** A screen has failed; `detail` has the error. */
  | { readonly type: 'crashed'; readonly detail: string }
  /** The code that the next step needs could not be loaded. Nothing was sent. */
  | { readonly type: 'steps-failed'; readonly ticket: number; readonly failure: CheckoutFailure }
  | { readonly type: 'management-known'; readonly url: string | null }
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
      /** Default: empty until the form is complete. */
      readonly isEmpty?: boolean;
    }
  | { readonly type: 'form-failed'; readonly ticket: number }
  | { readonly type: 'wallets-known'; readonly ticket: number; readonly areAvailable: boolean }
  /** The customer has authorised the payment in a wallet's sheet. */
  | { readonly type: 'wallet-authorised'; readonly ticket: number; readonly email: string | null }
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
