import { unreachable } from '../unreachable';
import type {
  CheckoutEvent,
  CheckoutRequest,
  CheckoutState,
  OperationStatus,
  PurchaseStart,
  Transition,
} from './checkout.types';
import { failure, isRecoverable } from './failure';
import type { CheckoutFailure } from './failure';
import {
  ask,
  askForEmail,
  close,
  known,
  openForm,
  poll,
  stay,
  submitEmail,
  toError,
  toStillConfirming,
  toSuccess,
} from './moves.machine';
import type { In } from './moves.machine';
import { isShownByForm, loadingForm, paymentFormTransition } from './payment-form';
import type { PaymentFormEvent } from './payment-form';

/** Spec section 4 and 9: ten reads, a second apart. */
export const MAX_STATUS_READS = 10;
export const STATUS_PAUSE_MS = 1000;
const LONGEST_RECHECK_PAUSE_MS = 30_000;

/** The opening state of a checkout and its first effects. */
export const initial = (request: CheckoutRequest): Transition =>
  ask({ name: 'present-offer', ticket: 0, email: request.customerEmail ?? '', branding: null }, (ticket) => ({
    type: 'load-branding',
    ticket,
  }));

const onStarted = (state: CheckoutState, { nextAction, sessionId, session }: PurchaseStart): Transition => {
  if (nextAction === 'completed') return toSuccess(state, null);
  if (nextAction !== null && nextAction !== 'collect_payment_info')
    return toError(state, failure('setting-up', `Unknown next action "${nextAction}".`));
  if (!sessionId) return toError(state, failure('setting-up', 'No purchase in progress'));
  if (!session)
    return toError(state, failure('setting-up', 'The card provider’s key, account or secret is missing.'));
  return openForm({ ...known(state), name: 'needs-payment-info', sessionId, session, form: loadingForm });
};

const onStartFailed = (state: CheckoutState, reason: CheckoutFailure): Transition =>
  isRecoverable(reason) ? askForEmail(state, reason) : toError(state, reason);

const inForm = (state: In<'needs-payment-info'>, event: PaymentFormEvent): In<'needs-payment-info'> => {
  const form = paymentFormTransition(state.form, event);
  return form === state.form ? state : { ...state, form };
};

const onPayment = (state: In<'needs-payment-info'>, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'form-ready':
    case 'form-changed':
    case 'form-failed':
    case 'notice-dismissed':
      return stay(inForm(state, event));
    case 'payment-submitted': {
      const next = inForm(state, event);
      // The ticket stays: it is the form's own, and the form lives on after a refusal.
      return next === state ? stay(state) : [next, [{ type: 'confirm-payment', ticket: state.ticket }]];
    }
    case 'payment-refused': {
      const { type, code, message } = event.refusal;
      return stay(
        inForm(state, { type: 'payment-refused', message, shownByForm: isShownByForm(type, code) }),
      );
    }
    case 'payment-confirmed':
      return state.form.name === 'processing' ? poll(state, state.sessionId) : stay(state);
    case 'payment-answer-lost':
      return state.form.name === 'processing'
        ? toStillConfirming(state, state.sessionId, event.failure)
        : stay(state);
    case 'retry-requested':
      return state.form.name === 'unavailable' ? openForm(state) : stay(state);
    default:
      return stay(state);
  }
};

const onPolling = (state: In<'polling-purchase-status'>, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'status-read':
      return onStatus(state, event.status);
    case 'status-failed':
      return toStillConfirming(state, state.sessionId, event.failure);
    case 'waited':
      return ask(state, (ticket) => ({ type: 'check-status', ticket, sessionId: state.sessionId }));
    default:
      return stay(state);
  }
};

const onStatus = (state: In<'polling-purchase-status'>, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo);
  if (status.type === 'failed') return toError(state, status.failure);
  const reads = state.reads + 1;
  if (reads >= MAX_STATUS_READS)
    return toStillConfirming(
      state,
      state.sessionId,
      failure('unknown', 'Max attempts reached trying to get successful purchase status'),
    );
  return ask({ ...state, reads }, (ticket) => ({ type: 'wait', ticket, ms: STATUS_PAUSE_MS }));
};

const onError = (state: In<'error'>, event: CheckoutEvent): Transition => {
  const { recheck } = state;
  if (!recheck) {
    // Spec: continue on error reports the stored error.
    return event.type === 'continued' || event.type === 'retry-requested'
      ? close(state, { type: 'failed', failure: state.failure, paymentSubmitted: false })
      : stay(state);
  }
  const { sessionId } = recheck;
  switch (event.type) {
    case 'retry-requested':
    case 'waited':
      if (recheck.isChecking) return stay(state);
      return ask({ ...state, recheck: { ...recheck, isChecking: true } }, (ticket) => ({
        type: 'recheck-purchase',
        ticket,
        sessionId,
      }));
    case 'status-read':
      if (event.status.type === 'succeeded') return toSuccess(state, event.status.redemptionInfo);
      if (event.status.type === 'failed') return toError(state, event.status.failure);
      return waitToRecheck(state, recheck.tries + 1, sessionId);
    case 'status-failed':
      return waitToRecheck(state, recheck.tries + 1, sessionId);
    case 'continued':
      return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: true });
    default:
      return stay(state);
  }
};

const waitToRecheck = (state: In<'error'>, tries: number, sessionId: string): Transition =>
  ask({ ...state, recheck: { sessionId, tries, isChecking: false } }, (ticket) => ({
    type: 'wait',
    ticket,
    ms: Math.min(2000 * 2 ** Math.min(tries, 10), LONGEST_RECHECK_PAUSE_MS),
  }));

const onClosed = (state: CheckoutState): Transition => {
  if (state.name === 'success')
    return close(state, { type: 'completed', redemptionInfo: state.redemptionInfo });
  if (state.name === 'error' && state.recheck)
    return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: true });
  const paymentSubmitted =
    state.name === 'polling-purchase-status' ||
    (state.name === 'needs-payment-info' && state.form.name === 'processing');
  return close(state, { type: 'cancelled', paymentSubmitted });
};

/**
 * The checkout as a pure function: from a state and an event to the next state and what is to be done.
 * Spec section 4, "Checkout purchase flow"; answers that come too late carry an old ticket and change nothing.
 */
export const transition = (state: CheckoutState, event: CheckoutEvent): Transition => {
  if (state.name === 'closed') return stay(state);
  if ('ticket' in event && event.ticket !== state.ticket) return stay(state);
  if (event.type === 'closed') return onClosed(state);
  switch (state.name) {
    case 'present-offer':
      if (event.type !== 'branding-loaded') return stay(state);
      return state.email.trim() === ''
        ? askForEmail({ ...state, branding: event.branding }, null)
        : submitEmail({ ...state, branding: event.branding }, 'loading', state.email);
    case 'needs-auth-info':
      return event.type === 'email-submitted'
        ? submitEmail(state, 'processing-auth-info', event.email)
        : stay(state);
    case 'loading':
    case 'processing-auth-info':
      if (event.type === 'purchase-started') return onStarted(state, event.start);
      return event.type === 'purchase-start-failed' ? onStartFailed(state, event.failure) : stay(state);
    case 'needs-payment-info':
      return onPayment(state, event);
    case 'polling-purchase-status':
      return onPolling(state, event);
    case 'success':
      return event.type === 'continued'
        ? close(state, { type: 'completed', redemptionInfo: state.redemptionInfo })
        : stay(state);
    case 'error':
      return onError(state, event);
    default:
      return unreachable(state);
  }
};
