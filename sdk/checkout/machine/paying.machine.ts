import type { CheckoutEvent, Transition } from './checkout.types';
import {
  request,
  pauseAfter,
  poll,
  pollAccepted,
  unchanged,
  toError,
  toStillConfirming,
  toSuccess,
  openForm,
} from './transitions.machine';
import type { StateNamed } from './transitions.machine';
import { isShownByForm, paymentFormTransition } from './payment-form';
import type { PaymentFormEvent } from './payment-form';
import { onIntentOfOpenPayment } from './resuming.machine';
import type { OperationStatus } from '../../model/purchase';

type Paying = StateNamed<'needs-payment-info'>;

/**
 * After this time a running confirmation is also read: its answer may be lost, or the customer may confirm in the bank's
 * app.
 */
const WATCH_AFTER_MS = 10_000;

const inForm = (state: Paying, event: PaymentFormEvent): Paying => {
  const form = paymentFormTransition(state.form, event);
  return form === state.form ? state : { ...state, form };
};

/**
 * Sends the payment, after storing it. The ticket stays the same: it belongs to the form, which stays open after a
 * refusal. Only one chain of reads follows the payment.
 */
const confirm = (state: Paying): Transition => {
  const { ticket, sessionId, session, now, wasRefused } = state;
  const before = state.payment;
  const payment = {
    sessionId,
    session,
    submittedAt: before?.submittedAt ?? now,
    presses: (before?.presses ?? 0) + 1,
    wasRefused,
  };
  const sent = { ...state, payment };
  const effect = { type: 'confirm-payment', ticket } as const;
  if (state.watch) return [sent, [effect]];
  const wait = { type: 'wait', ticket, ms: WATCH_AFTER_MS } as const;
  return [{ ...sent, watch: { tries: 0, isReading: false } }, [effect, wait]];
};

/** Offline, the session is read before a payment is sent. */
const onSubmitted = (state: Paying): Transition => {
  const { ticket, sessionId } = state;
  const next = inForm(state, { type: 'payment-submitted' });
  if (next === state) return unchanged(state);
  if (state.isOnline) return confirm(next);
  return [{ ...next, form: { name: 'checking' } }, [{ type: 'check-status', ticket, sessionId }]];
};

/** Handles a status read while the form is open. */
const onStatus = (state: Paying, status: OperationStatus): Transition | null => {
  if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo, state.sessionId);
  return status.type === 'failed' ? toError(state, status.failure) : null;
};

/** Handles the read before a payment, which is made if the device seems to be offline. */
const onChecked = (state: Paying, event: CheckoutEvent): Transition => {
  if (event.type === 'status-failed')
    return unchanged(inForm(state, { type: 'connection-checked', isOnline: false }));
  return confirm(inForm({ ...state, isOnline: true }, { type: 'connection-checked', isOnline: true }));
};

/** Reads again while a payment is running or has no result. These requests use the form's ticket. */
const onWatched = (state: Paying, event: CheckoutEvent): Transition => {
  const { watch, payment, ticket, sessionId } = state;
  if (!watch) return unchanged(state);
  if (!payment) return unchanged({ ...state, watch: null });
  if (event.type === 'waited')
    return watch.isReading
      ? unchanged(state)
      : [{ ...state, watch: { ...watch, isReading: true } }, [{ type: 'check-status', ticket, sessionId }]];
  if (!watch.isReading) return unchanged(state);
  const tries = watch.tries + 1;
  return [
    { ...state, watch: { tries, isReading: false } },
    [{ type: 'wait', ticket, ms: pauseAfter(tries) }],
  ];
};

const onRead = (state: Paying, event: CheckoutEvent): Transition => {
  const settled = event.type === 'status-read' ? onStatus(state, event.status) : null;
  if (settled) return settled;
  return state.form.name === 'checking' && event.type !== 'waited'
    ? onChecked(state, event)
    : onWatched(state, event);
};

/** One confirmation has its answer. Without further open confirmations the payment has a result. */
const withoutPress = (state: Paying, wasRefused: boolean): Paying => {
  const { payment } = state;
  const presses = (payment?.presses ?? 0) - 1;
  return {
    ...state,
    wasRefused,
    payment: payment && presses > 0 ? { ...payment, presses, wasRefused } : null,
  };
};

/**
 * A refusal of this confirmation. An earlier confirmation without an answer stays open: the payment may still succeed.
 */
const onRefused = (state: Paying, event: Extract<CheckoutEvent, { type: 'payment-refused' }>): Transition => {
  if (state.form.name !== 'processing') return unchanged(state);
  const { type, code, message } = event.refusal;
  const next = withoutPress(state, true);
  return unchanged(
    inForm(next, { type: 'payment-refused', message, shownByForm: isShownByForm(type, code) }),
  );
};

const onNotSent = (state: Paying): Transition => {
  if (state.form.name !== 'processing') return unchanged(state);
  const next = withoutPress(state, state.wasRefused);
  return unchanged(inForm(next, { type: 'payment-refused', message: null, shownByForm: false }));
};

/** Handles the answer to a confirmation. */
const onAnswer = (state: Paying, event: CheckoutEvent): Transition => {
  const { form, payment } = state;
  if (form.name !== 'processing' || !payment) return unchanged(state);
  const undecided = { ...state, payment };
  const { session } = state;
  switch (event.type) {
    case 'payment-confirmed':
      return pollAccepted(undecided);
    case 'intent-unknown':
      return poll(undecided);
    case 'payment-answer-lost':
      return toStillConfirming(state, event.failure);
    case 'intent-read':
      return onIntentOfOpenPayment(undecided, event.status);
    case 'connectivity-changed':
      // The customer returned from a bank's page with the Back button. The page in the cache did not get the answer.
      return event.wasCached
        ? request(state, (ticket) => ({ type: 'read-intent', ticket, session }))
        : unchanged(state);
    default:
      return unchanged(state);
  }
};

export const onPayment = (state: Paying, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'form-ready':
    case 'form-changed':
    case 'form-failed':
    case 'notice-dismissed':
      return unchanged(inForm(state, event));
    case 'payment-submitted':
      return onSubmitted(state);
    case 'status-read':
    case 'status-failed':
    case 'waited':
      return onRead(state, event);
    case 'payment-refused':
      return onRefused(state, event);
    case 'payment-not-sent':
      return onNotSent(state);
    case 'retry-requested':
      return state.form.name === 'unavailable' ? openForm(state) : unchanged(state);
    case 'connectivity-changed': {
      const next = state.isOnline ? inForm(state, { type: 'connection-restored' }) : state;
      return onAnswer(next, event);
    }
    default:
      return onAnswer(state, event);
  }
};
