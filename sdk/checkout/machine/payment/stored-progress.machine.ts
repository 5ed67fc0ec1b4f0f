import { hasIntent } from '../../../model/purchase/has-intent';
import type { PaymentSession } from '../../../ports/payment';
import type { CheckoutState } from '../checkout.types';
import type { Progress, SubmittedPayment } from './progress.machine';

/** What is open in a state. `null`: nothing. `undefined`: the stored progress does not change. */
export const progressOf = (state: CheckoutState): Progress | null | undefined => {
  if (state.name === 'closed') return undefined;
  if (state.name === 'moved-elsewhere') return null;
  if (state.name === 'success') {
    const { sessionId, redemptionInfo, changeType } = state;
    return { step: 'success', sessionId, redemptionInfo, ...(changeType ? { changeType } : {}) };
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
    case 'needs-plan-confirmation':
    case 'error':
      return null;
    default:
      return undefined;
  }
};

/** The intent of a payment; `null` if its provider can't be asked. */
export const intentOf = (payment: SubmittedPayment | null): PaymentSession | null =>
  payment?.session && hasIntent(payment.session) ? payment.session : null;
