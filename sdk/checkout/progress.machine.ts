import type { RedemptionInfo } from '../model/redemption';
import type { PaymentSession } from '../ports';
import type { CheckoutState } from './checkout.types';

/** How far a purchase has come, as far as it must outlive the page. */
export type Progress =
  /** POST purchase was sent and has no answer yet. */
  | { readonly step: 'starting' }
  | { readonly step: 'form'; readonly sessionId: string; readonly session: PaymentSession }
  /** The customer has paid, or is at their bank; without a session the provider can't be asked. */
  | { readonly step: 'submitted'; readonly sessionId: string; readonly session: PaymentSession | null }
  /** The provider has accepted, or only the billing server can know. */
  | { readonly step: 'accepted'; readonly sessionId: string }
  | { readonly step: 'success'; readonly redemptionInfo: RedemptionInfo | null };

/** Money may have moved: this is taken up by itself, and nothing else is sold in its place. */
export const isSubmitted = (progress: Progress | null): boolean =>
  progress !== null && progress.step !== 'starting' && progress.step !== 'form';

/** What is open in a state; `null`: nothing is, `undefined`: what was open before still is. */
export const progressOf = (state: CheckoutState): Progress | null | undefined => {
  switch (state.name) {
    case 'loading':
    case 'processing-auth-info':
      return state.resume ?? (state.isMine ? { step: 'starting' } : undefined);
    case 'needs-auth-info':
      return state.isStartLost ? { step: 'starting' } : null;
    case 'needs-payment-info': {
      const { sessionId, session, form } = state;
      return { step: form.name === 'processing' ? 'submitted' : 'form', sessionId, session };
    }
    case 'polling-purchase-status':
      return { step: 'accepted', sessionId: state.sessionId };
    case 'success':
      return { step: 'success', redemptionInfo: state.redemptionInfo };
    case 'error':
      return state.recheck && { step: 'accepted', sessionId: state.recheck.sessionId };
    case 'moved-elsewhere':
      return null;
    default:
      return undefined;
  }
};
