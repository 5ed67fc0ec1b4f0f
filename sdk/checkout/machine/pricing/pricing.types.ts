import type { BillingLocation } from '../../../ports/payment';

/** The state of a session's price. */
export type PriceStatus =
  /** Nothing is asked yet, or the last question got no answer. */
  | 'unavailable'
  /** Asked, but the customer's address is not known well enough for the tax. */
  | 'pending'
  | 'loading'
  | 'calculated'
  /** The price changed when the customer paid. Nothing was charged; the customer presses again. */
  | 'mismatch'
  /** There is no tax for this sale. */
  | 'disabled';

/** The state of the field for a discount code. */
export type CodeProblem = 'empty' | 'not-applicable' | 'not-checked';

/** The price of a session without an intent. */
export interface Pricing {
  /** The status when no question is open. */
  readonly settled: Exclude<PriceStatus, 'loading'>;
  /** The open question. */
  readonly asked: AskedPrice | null;
  /** The location of the last answer. */
  readonly location: BillingLocation | null;
  /** The last question got no answer. */
  readonly isUnread: boolean;
  /** A question got no answer, so the server may have another price than the one on screen. */
  readonly isStale: boolean;
  readonly codeProblem: CodeProblem | null;
  /** The running step of a payment; `null`: the customer has not pressed. */
  readonly step: 'collecting' | 'pricing' | 'creating' | 'confirming' | null;
}

export interface AskedPrice {
  readonly location: BillingLocation | null;
  /** `null` removes the code; absent: the code stays. */
  readonly code?: string | null;
  /** The form has changed since the question, so that its address is read once more. */
  readonly isOutrun?: true;
}
