import type { ReadableAtom } from 'nanostores';
import type { CheckoutEvent, CheckoutOutcome, CheckoutRequest, CheckoutState } from './checkout.types';
import type { ClaimResult, Progress } from './payment/progress.machine';

/** The lock that lets one checkout sell to a customer. */
export interface PurchaseLock {
  /** Resolves with `null` while another page has the lock, otherwise with the purchase that a page has left open. */
  claim(force: boolean): Promise<ClaimResult | null>;
}

/** The start of a checkout that resumes a purchase. */
export interface ResumeOptions {
  /** The purchase that an earlier page has left open. */
  readonly resume?: Progress | null;
  /** The customer's transactions of the product before that purchase was started. */
  readonly ownedBefore?: readonly string[] | null;
}

/** A running purchase. */
export interface Checkout {
  readonly request: CheckoutRequest;
  readonly $state: ReadableAtom<CheckoutState>;
  /** Sends an action of the customer. Late events, and events that the state does not expect, are ignored. */
  send(event: CheckoutEvent): void;
  /**
   * Mounts the card form in a node; `null` removes it from the page.
   * @param wallets where the buttons of wallets are shown; without it they are not shown.
   */
  mountPaymentForm(node: HTMLElement | null, wallets?: HTMLElement): void;
  /** Resolves once, when the checkout has ended. Never rejects. */
  readonly done: Promise<CheckoutOutcome>;
}
