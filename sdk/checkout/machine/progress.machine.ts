import type { RedemptionInfo } from '../../model/purchase-result';
import type { CheckoutState } from './checkout.types';
import type { PaymentSession } from '../../ports/payment';

/** A payment that the customer has submitted, from the first press of Pay until it is decided. */
export interface SubmittedPayment {
  readonly sessionId: string;
  /** Without it the provider can't be asked: it has accepted the payment, or another tab has the secret. */
  readonly session: PaymentSession | null;
  /** When it was submitted first: milliseconds by this device's clock. It never moves. */
  readonly submittedAt: number;
  /** Confirmations of the intent that have no answer. */
  readonly presses: number;
  /** The provider has refused an earlier one, so that the intent's last error proves nothing of this one. */
  readonly wasRefused: boolean;
}

/** How far a purchase has come, as far as it must outlive the page. */
export type Progress =
  /** POST purchase was sent and has no answer yet. */
  | { readonly step: 'starting'; readonly sentAt: number }
  | {
      readonly step: 'form';
      readonly sessionId: string;
      readonly session: PaymentSession;
      /** It was paid once and the provider refused, so that it is kept when the customer closes it. */
      readonly wasRefused: boolean;
    }
  | ({ readonly step: 'submitted' } & SubmittedPayment)
  | {
      readonly step: 'success';
      readonly sessionId: string | null;
      readonly redemptionInfo: RedemptionInfo | null;
    };

/** Money may have moved: this is taken up by itself. */
export const isSubmitted = (progress: Progress | null): boolean =>
  progress !== null && (progress.step === 'submitted' || progress.step === 'success');

/** The server may have acted: nothing else of the same product is sold before that is known. */
export const isUndecided = (progress: Progress | null): boolean =>
  isSubmitted(progress) || progress?.step === 'starting';

/** What is open in a state; `null`: nothing is, `undefined`: what was open before still is. */
export const progressOf = (state: CheckoutState): Progress | null | undefined => {
  if (state.name === 'closed') return undefined;
  if (state.name === 'moved-elsewhere') return null;
  if (state.name === 'success') {
    const { sessionId, redemptionInfo } = state;
    return { step: 'success', sessionId, redemptionInfo };
  }
  if (state.payment) return { step: 'submitted', ...state.payment };
  if ('resume' in state && state.resume) return state.resume;
  if (state.unansweredStart) return { step: 'starting', ...state.unansweredStart };
  switch (state.name) {
    case 'needs-payment-info': {
      const { sessionId, session, wasRefused } = state;
      return { step: 'form', sessionId, session, wasRefused };
    }
    case 'needs-auth-info':
    case 'error':
      return null;
    default:
      return undefined;
  }
};

/** What another page has left open; `email` is the address that its session was started with. */
export interface ClaimResult {
  /** `null`: nothing is open any more. Left out: nothing was looked for. */
  readonly found?: Progress | null;
  readonly email?: string;
  readonly ownedBefore?: readonly string[] | null;
}
