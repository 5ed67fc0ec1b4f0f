import type { CheckoutState, SharedState, Transition } from '../checkout.types';
import { loadingForm } from './payment-form';
import type { PaymentForm } from './payment-form';
import { askFirstPrice } from '../pricing/pricing.machine';
import { firstWatch, pauseAfter, request, sharedFields } from '../transitions.machine';
import type { StateNamed } from '../transitions.machine';

/** Transitions to a session that exists on the server: its form, and the reads of its status. Pure. */

/** Opens the form of a session. Meanwhile its price is read, and a payment without a result. */
export const openForm = (
  state: StateNamed<'needs-payment-info'>,
  notice: Extract<PaymentForm, { name: 'loading' }>['notice'] = null,
): Transition => {
  const watch = state.payment ? firstWatch : null;
  const [priced, questions] = askFirstPrice({
    ...state,
    watch,
    hasWallets: false,
    hasInput: false,
    form: { ...loadingForm, notice },
  });
  const [next, effects] = request(
    priced,
    (ticket) => ({
      type: 'open-payment-form',
      ticket,
      session: state.session,
      businessName: state.branding?.appName ?? '',
    }),
    ...questions,
  );
  if (!watch) return [next, effects];
  return [next, [...effects, { type: 'wait', ticket: next.ticket, ms: pauseAfter(0) }]];
};

/** Polls for the payment that the state holds. */
export const poll = (
  state: CheckoutState & { readonly payment: NonNullable<SharedState['payment']> },
): Transition => {
  const { sessionId } = state.payment;
  return request(
    {
      ...sharedFields(state),
      name: 'polling-purchase-status',
      sessionId,
      reads: 0,
      failures: 0,
      isReading: true,
    },
    (ticket) => ({ type: 'check-status', ticket, sessionId }),
  );
};

/** The provider has accepted the payment. It need not be asked again, and the secret is deleted. */
export const pollAccepted = (
  state: CheckoutState & { readonly payment: NonNullable<SharedState['payment']> },
): Transition => poll({ ...state, payment: { ...state.payment, session: null } });
