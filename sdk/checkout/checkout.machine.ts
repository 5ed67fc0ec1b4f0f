import { unreachable } from '../unreachable';
import type { CheckoutEvent, CheckoutRequest, CheckoutState, Transition } from './checkout.types';
import { onError, onPolling } from './confirming.machine';
import { ask, askForEmail, close, known, stay } from './moves.machine';
import type { In } from './moves.machine';
import { onPayment } from './paying.machine';
import { isSubmitted } from './progress.machine';
import type { Progress } from './progress.machine';
import { claim, goOn, onStarting, submitEmail } from './starting.machine';

/** How a checkout begins when others sell, too, or when an earlier page has left something open. */
export interface Opening {
  readonly resume?: Progress | null;
  /** False when the right to sell has to be claimed first. */
  readonly isMine?: boolean;
  readonly isOnline?: boolean;
}

/** The opening state of a checkout and its first effects. */
export const initial = (
  { customerEmail }: CheckoutRequest,
  { resume = null, isMine = true, isOnline = true }: Opening = {},
): Transition => {
  const email = customerEmail ?? '';
  const first = { ticket: 0, email, branding: null, isMine, isOnline, isStartLost: false };
  return ask({ ...first, name: 'present-offer', resume }, (ticket) => ({ type: 'load-branding', ticket }));
};

const onBranding = (state: In<'present-offer'>): Transition => {
  const { resume, email } = state;
  if (resume) return goOn({ ...known(state), name: 'loading', resume, failure: null });
  return email.trim() === '' ? askForEmail(state, null) : submitEmail(state, 'loading', email);
};

/** Going on here takes the purchase from the other tab, with what it has open. */
const onElsewhere = (state: In<'open-elsewhere'>, { type }: CheckoutEvent): Transition =>
  type === 'retry-requested'
    ? claim({ ...known(state), name: 'loading', resume: state.resume, failure: null }, true)
    : stay(state);

/** Answers that are still on their way have the old ticket. A purchase that has succeeded stays where it is. */
const onTakenOver = (state: CheckoutState): Transition =>
  state.name === 'success' || state.name === 'moved-elsewhere'
    ? stay(state)
    : [
        { ...known(state), ticket: state.ticket + 1, isMine: false, name: 'moved-elsewhere' },
        [{ type: 'stop' }, { type: 'close-payment-form' }],
      ];

const isPaymentOut = (state: CheckoutState): boolean => {
  switch (state.name) {
    case 'needs-payment-info':
      return state.form.name === 'processing';
    case 'present-offer':
    case 'open-elsewhere':
    case 'loading':
    case 'processing-auth-info':
      return isSubmitted(state.resume);
    default:
      return state.name === 'polling-purchase-status';
  }
};

const onClosed = (state: CheckoutState): Transition => {
  if (state.name === 'success')
    return close(state, { type: 'completed', redemptionInfo: state.redemptionInfo });
  if (state.name === 'moved-elsewhere') return close(state, { type: 'moved' });
  if (state.name === 'error' && state.recheck)
    return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: true });
  return close(state, { type: 'cancelled', paymentSubmitted: isPaymentOut(state) });
};

const inState = (state: CheckoutState, event: CheckoutEvent): Transition => {
  switch (state.name) {
    case 'present-offer':
      return event.type === 'branding-loaded'
        ? onBranding({ ...state, branding: event.branding })
        : stay(state);
    case 'needs-auth-info':
      return event.type === 'email-submitted'
        ? submitEmail(state, 'processing-auth-info', event.email)
        : stay(state);
    case 'loading':
    case 'processing-auth-info':
      return onStarting(state, event);
    case 'open-elsewhere':
      return onElsewhere(state, event);
    case 'needs-payment-info':
      return onPayment(state, event);
    case 'polling-purchase-status':
      return onPolling(state, event);
    case 'success':
      return event.type === 'continued' ? onClosed(state) : stay(state);
    case 'moved-elsewhere':
      return event.type === 'retry-requested' ? onClosed(state) : stay(state);
    case 'error':
      return onError(state, event);
    case 'closed':
      return stay(state);
    default:
      return unreachable(state);
  }
};

/** The state as the platform's word makes it; the same object when nothing changes. */
const heard = (state: CheckoutState, event: CheckoutEvent): CheckoutState =>
  event.type === 'woken' && event.isOnline !== state.isOnline
    ? { ...state, isOnline: event.isOnline }
    : state;

/**
 * The checkout as a pure function: from a state and an event to the next state and what is to be done.
 * Spec section 4, "Checkout purchase flow"; answers that come too late carry an old ticket and change nothing.
 */
export const transition = (state: CheckoutState, event: CheckoutEvent): Transition => {
  if (state.name === 'closed') return stay(state);
  if ('ticket' in event && event.ticket !== state.ticket) return stay(state);
  if (event.type === 'closed') return onClosed(state);
  return event.type === 'taken-over' ? onTakenOver(state) : inState(heard(state, event), event);
};
