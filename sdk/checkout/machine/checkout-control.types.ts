import type { ReadableAtom } from 'nanostores';
import type { CheckoutEvent, CheckoutOutcome, CheckoutRequest, CheckoutState } from './checkout.types';
import type { ClaimResult, Progress } from './progress.machine';

/** The right to sell to a customer, as one checkout sees it. */
export interface PurchaseLock {
  /** Resolves to `null` while another page has it, else to what that page, or an earlier one, has left open. */
  claim(force: boolean): Promise<ClaimResult | null>;
}

/** Where a checkout begins when it is not at the start. */
export interface ResumeOptions {
  /** What an earlier page has left open. */
  readonly resume?: Progress | null;
  /** The customer's transactions of the product before that purchase was started. */
  readonly ownedBefore?: readonly string[] | null;
}

/** A purchase under way. */
export interface Checkout {
  readonly request: CheckoutRequest;
  readonly $state: ReadableAtom<CheckoutState>;
  /** Sends what the customer did. Events that are late or do not fit the state are ignored. */
  send(event: CheckoutEvent): void;
  /** Where the card form goes; `null` takes it off the page. */
  mountPaymentForm(node: HTMLElement | null): void;
  /** Resolves once, however the checkout ends; never rejects. */
  readonly done: Promise<CheckoutOutcome>;
}
