import { claim } from './advance.machine';
import type { CheckoutEvent, CheckoutState, Transition } from './checkout.types';
import { onError, onPolling } from './payment/confirming.machine';
import { onOwned } from './owned.machine';
import { onPayment } from './payment/paying.machine';
import { onPlan } from './plan.machine';
import { onEmailStep, onStarting } from './starting.machine';
import { sharedFields, unchanged } from './transitions.machine';
import type { StateNamed } from './transitions.machine';

/** The transitions of the states after the first screen. */

/** 'Continue here' moves the purchase from the other tab to this one, with its session. */
const onElsewhere = (state: StateNamed<'open-elsewhere'>, { type }: CheckoutEvent): Transition =>
  type === 'retry-requested'
    ? claim({ ...sharedFields(state), name: 'loading', resume: state.resume, failure: null }, true)
    : unchanged(state);

export const onLaterStep = (state: CheckoutState, event: CheckoutEvent): Transition => {
  switch (state.name) {
    case 'already-owned':
      return onOwned(state, event);
    case 'needs-auth-info':
      return onEmailStep(state, event);
    case 'loading':
    case 'processing-auth-info':
      return onStarting(state, event);
    case 'open-elsewhere':
      return onElsewhere(state, event);
    case 'needs-payment-info':
      return onPayment(state, event);
    case 'needs-plan-confirmation':
      return onPlan(state, event);
    case 'polling-purchase-status':
      return onPolling(state, event);
    case 'error':
      return onError(state, event);
    default:
      return unchanged(state);
  }
};
