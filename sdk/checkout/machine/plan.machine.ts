import { failure, isAnswered } from '../../model/failure';
import type { CheckoutEvent, Transition } from './checkout.types';
import { request, settledFields, toStillConfirming, toSuccess, unchanged } from './transitions.machine';
import type { StateNamed } from './transitions.machine';

/**
 * The change of a plan. The server charges the method on file when the change is confirmed, so the confirmation is stored
 * before it is sent.
 */
export const onPlan = (state: StateNamed<'needs-plan-confirmation'>, event: CheckoutEvent): Transition => {
  const { sessionId, planChange, isSending, now } = state;
  switch (event.type) {
    case 'plan-confirmed': {
      if (isSending || state.consent === 'needed') return unchanged(state);
      if (!state.isOnline)
        return unchanged({
          ...state,
          failure: failure('offline', 'The device is offline: nothing was sent.'),
        });
      const { type: changeType } = planChange;
      const sent = { presses: 1, wasRefused: false, changeType };
      const payment = { sessionId, session: null, submittedAt: now, ...sent };
      return request({ ...state, payment, isSending: true, failure: null }, (ticket) => ({
        type: 'change-plan',
        ticket,
        sessionId,
      }));
    }
    case 'plan-changed':
      return toSuccess(state, {
        sessionId,
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
      return state.consent === 'not-needed'
        ? unchanged(state)
        : unchanged({ ...state, consent: event.agreed ? 'given' : 'needed' });
    default:
      return unchanged(state);
  }
};
