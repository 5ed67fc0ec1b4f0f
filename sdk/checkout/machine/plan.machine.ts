import { failure, isAnswered } from '../../model/purchase/failure';
import type { CheckoutEvent, Transition } from './checkout.types';
import {
  request,
  settledFields,
  toError,
  toStillConfirming,
  toSuccess,
  unchanged,
} from './transitions.machine';
import type { StateNamed } from './transitions.machine';

type Deciding = StateNamed<'needs-plan-confirmation'>;

/**
 * The change of a plan. The server charges the method on file when the change is confirmed, so the confirmation is stored
 * before it is sent.
 */
const send = (state: Deciding): Transition => {
  const { sessionId, now, planChange } = state;
  const sent = { presses: 1, wasRefused: false, changeType: planChange.type };
  const payment = { sessionId, session: null, submittedAt: now, ...sent };
  return request({ ...state, payment, isSending: true, failure: null }, (ticket) => ({
    type: 'change-plan',
    ticket,
    sessionId,
  }));
};

/** Offline, the session is read before the change is sent. */
const check = (state: Deciding): Transition => {
  const { sessionId } = state;
  return request({ ...state, isSending: true, failure: null }, (ticket) => ({
    type: 'check-status',
    ticket,
    sessionId,
  }));
};

/** Handles the read before a change, which is made if the device seems to be offline. */
const onChecked = (
  state: Deciding,
  event: Extract<CheckoutEvent, { type: 'status-read' | 'status-failed' }>,
): Transition => {
  if (!state.isSending || state.payment) return unchanged(state);
  if (event.type === 'status-failed')
    return unchanged({ ...state, isSending: false, failure: failure('offline', event.failure.detail) });
  const { sessionId, planChange } = state;
  if (event.status.type === 'succeeded')
    return toSuccess(state, { ...event.status, sessionId, changeType: planChange.type });
  return event.status.type === 'failed'
    ? toError(state, event.status.failure)
    : send({ ...state, isOnline: true });
};

/** The page in the cache did not get the answer for which it waited. */
const onReturned = (state: Deciding): Transition =>
  state.payment
    ? toStillConfirming(state, failure('network', 'The page was left while the change was sent.'))
    : unchanged({ ...state, ticket: state.ticket + 1, isSending: false });

export const onPlan = (state: Deciding, event: CheckoutEvent): Transition => {
  const { sessionId, planChange, isSending, now } = state;
  switch (event.type) {
    case 'plan-confirmed':
      if (isSending || state.consent === 'needed') return unchanged(state);
      return state.isOnline ? send(state) : check(state);
    case 'status-read':
    case 'status-failed':
      return onChecked(state, event);
    case 'connectivity-changed':
      return event.wasCached && isSending ? onReturned(state) : unchanged(state);
    case 'plan-changed':
      return toSuccess(state, {
        sessionId,
        changeType: planChange.type,
        transaction: {
          storeTransactionId: sessionId,
          productIdentifier: planChange.to.productId,
          purchaseDate: new Date(now),
        },
      });
    case 'plan-not-changed':
      return isAnswered(event.failure)
        ? unchanged({ ...state, ...settledFields(state), isSending: false, failure: event.failure })
        : toStillConfirming(state, event.failure);
    case 'terms-answered':
      return state.consent === 'not-needed' || isSending
        ? unchanged(state)
        : unchanged({ ...state, consent: event.agreed ? 'given' : 'needed' });
    default:
      return unchanged(state);
  }
};
