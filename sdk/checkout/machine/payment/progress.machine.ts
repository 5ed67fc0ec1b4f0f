import type { ProductChangeResult, RedemptionInfo } from '../../../model/purchase/purchase-result';
import { hasIntent } from '../../../model/purchase/has-intent';
import type { FormSession } from '../../../ports/payment';

/** A submitted payment, from the first press of 'Pay' until its result. */
export interface SubmittedPayment {
  readonly sessionId: string;
  /**
   * `null`: the provider can't be asked, because it has accepted the payment or another tab has the secret. Without an
   * intent: the answer with the secret was lost.
   */
  readonly session: FormSession | null;
  /** The time of the first submit, in milliseconds by this device's clock. It does not change. */
  readonly submittedAt: number;
  /** The number of confirmations without an answer. */
  readonly presses: number;
  /** The provider has refused an earlier confirmation, so the intent's last error may not belong to this one. */
  readonly wasRefused: boolean;
  /** Set if it confirms a change of plan. */
  readonly changeType?: ProductChangeResult['changeType'] | null;
}

/** The part of a purchase's progress that is stored. */
export type Progress =
  /** POST purchase was sent and has no answer. */
  | { readonly step: 'starting'; readonly sentAt: number }
  | {
      readonly step: 'form';
      readonly sessionId: string;
      readonly session: FormSession;
      /** The provider has refused a payment; the session is kept when the customer closes the form. */
      readonly wasRefused: boolean;
    }
  | ({ readonly step: 'submitted' } & SubmittedPayment)
  | {
      readonly step: 'success';
      readonly sessionId: string | null;
      readonly redemptionInfo: RedemptionInfo | null;
      readonly changeType?: ProductChangeResult['changeType'] | null;
    };

/** Whether the server's answer with the intent was lost. The same session can be paid again. */
export const isWithoutIntent = (payment: SubmittedPayment | null): boolean =>
  !!payment?.session && !hasIntent(payment.session);

/** Whether money may have moved. Such a purchase resumes without a call. */
export const isSubmitted = (progress: Progress | null): boolean =>
  progress !== null && (progress.step === 'submitted' || progress.step === 'success');

/** Whether the server may have acted. Until its result is known, the same product is not sold again. */
export const isUndecided = (progress: Progress | null): boolean =>
  isSubmitted(progress) || progress?.step === 'starting';

/** The purchase that another page has left open. `email` is the address of its session. */
export interface ClaimResult {
  /** `null`: nothing is open any more. Absent: no search was made. */
  readonly found?: Progress | null;
  readonly email?: string;
  readonly ownedBefore?: readonly string[] | null;
}
