import type { CheckoutEvent, Transition } from './checkout.types';
import { ask, openForm, poll, stay, toError, toStillConfirming, toSuccess } from './moves.machine';
import type { In } from './moves.machine';
import { isShownByForm, paymentFormTransition } from './payment-form';
import type { PaymentFormEvent } from './payment-form';

type Paying = In<'needs-payment-info'>;

const inForm = (state: Paying, event: PaymentFormEvent): Paying => {
  const form = paymentFormTransition(state.form, event);
  return form === state.form ? state : { ...state, form };
};

/** The ticket stays: it is the form's own, and the form lives on after a refusal. */
const confirm = (state: Paying): Transition => [state, [{ type: 'confirm-payment', ticket: state.ticket }]];

/** Where the line is said to be down, the session is read first: nothing that charges is sent into the dark. */
const onSubmitted = (state: Paying): Transition => {
  const { ticket, sessionId } = state;
  const next = inForm(state, { type: 'payment-submitted' });
  if (next === state) return stay(state);
  if (state.isOnline) return confirm(next);
  return [{ ...next, form: { name: 'checking' } }, [{ type: 'check-status', ticket, sessionId }]];
};

/** The answer to the read before a payment. */
const onChecked = (state: Paying, event: CheckoutEvent): Transition => {
  if (state.form.name !== 'checking') return stay(state);
  if (event.type === 'status-failed') return stay(inForm(state, { type: 'line-checked', isThere: false }));
  if (event.type !== 'status-read') return stay(state);
  const { status } = event;
  if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo);
  if (status.type === 'failed') return toError(state, status.failure);
  return confirm(inForm({ ...state, isOnline: true }, { type: 'line-checked', isThere: true }));
};

/** What became of a payment that was sent. */
const onAnswer = (state: Paying, event: CheckoutEvent): Transition => {
  if (state.form.name !== 'processing') return stay(state);
  const { sessionId, session } = state;
  switch (event.type) {
    case 'payment-confirmed':
    case 'intent-unknown':
      return poll(state, sessionId);
    case 'payment-answer-lost':
      return toStillConfirming(state, sessionId, event.failure);
    case 'intent-read':
      return event.isPaid ? poll(state, sessionId) : openForm(state, true);
    case 'woken':
      // Back from a bank's page by the browser's own button: the answer went to a page that was put away.
      return event.wasCached
        ? ask(state, (ticket) => ({ type: 'read-intent', ticket, session }))
        : stay(state);
    default:
      return stay(state);
  }
};

export const onPayment = (state: Paying, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'form-ready':
    case 'form-changed':
    case 'form-failed':
    case 'notice-dismissed':
      return stay(inForm(state, event));
    case 'payment-submitted':
      return onSubmitted(state);
    case 'status-read':
    case 'status-failed':
      return onChecked(state, event);
    case 'payment-refused': {
      const { type, code, message } = event.refusal;
      return stay(
        inForm(state, { type: 'payment-refused', message, shownByForm: isShownByForm(type, code) }),
      );
    }
    case 'retry-requested':
      return state.form.name === 'unavailable' ? openForm(state) : stay(state);
    case 'woken': {
      const next = state.isOnline ? inForm(state, { type: 'line-returned' }) : state;
      return onAnswer(next, event);
    }
    default:
      return onAnswer(state, event);
  }
};
