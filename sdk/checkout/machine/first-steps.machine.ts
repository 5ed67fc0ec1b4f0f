import { begin, noStartLeft, onWire, proceed, submitEmail } from './advance.machine';
import type { CheckoutEvent, CheckoutRequest, CheckoutState, Transition } from './checkout.types';
import { failure } from '../../model/purchase/failure';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { isUndecided } from './payment/progress.machine';
import type { Progress } from './payment/progress.machine';
import {
  askForEmail,
  close,
  request,
  sharedFields,
  toError,
  toMoved,
  toStillConfirming,
  unchanged,
} from './transitions.machine';
import type { StateNamed } from './transitions.machine';

/**
 * The checkout until its first screen, and the rules of every state: closing, a failed screen, another tab. Nothing here
 * sends anything that can charge.
 */

/** The transitions of the states after the first screen. */
export type LaterTransition = (state: CheckoutState, event: CheckoutEvent) => Transition;

/** The start of a checkout that needs a lock or resumes a purchase. */
interface InitialOptions {
  readonly resume?: Progress | null;
  /** The customer's transactions of the product before the open purchase was started. */
  readonly ownedBefore?: readonly string[] | null;
  /** False if the lock must be acquired first. */
  readonly isMine?: boolean;
  readonly isOnline?: boolean;
  readonly now?: number;
}

/** The first state of a checkout and its first effects. */
export const initial = (
  { customerEmail, sale, owned }: CheckoutRequest,
  { resume = null, ownedBefore = null, isMine = true, isOnline = true, now = 0 }: InitialOptions = {},
): Transition => {
  const first = {
    ticket: 0,
    priceTicket: 0,
    startMayCharge: true,
    discountCode: sale?.discountCode ?? null,
    asksEmail: sale?.asksEmail ?? true,
    emailWithPayment: sale?.emailWithPayment ?? false,
    managementUrl: null,
    changesPlan: Boolean(sale?.planChange ?? (resume && 'changeType' in resume && resume.changeType)),
    price: null,
    consent: 'not-needed',
    email: customerEmail ?? '',
    branding: null,
    isMine,
    isOnline,
    now,
    ownedBefore,
    unansweredStart: null,
    payment: null,
  } as const;
  return request(
    { ...first, name: 'present-offer', resume, isEmailSubmitted: false, asksAboutOwned: Boolean(owned) },
    (ticket) => ({
      type: 'load-branding',
      ticket,
    }),
  );
};

const onOffer = (state: StateNamed<'present-offer'>, event: CheckoutEvent): Transition => {
  const { resume, isEmailSubmitted, asksAboutOwned } = state;
  if (event.type === 'email-submitted')
    return unchanged({ ...state, email: event.email, isEmailSubmitted: true });
  if (event.type !== 'branding-loaded') return unchanged(state);
  const { branding, startMayCharge = true, needsConsent = false } = event;
  const consent = needsConsent ? ('needed' as const) : ('not-needed' as const);
  const next = onWire({ ...state, branding, consent }, startMayCharge);
  if (resume) return proceed({ ...sharedFields(next), name: 'loading', resume, failure: null });
  return asksAboutOwned
    ? unchanged({ ...sharedFields(next), name: 'already-owned', isEmailSubmitted })
    : begin(next);
};

/**
 * Another tab takes the purchase. Answers that arrive now have an old ticket. A purchase that has succeeded is not moved.
 */
const onTakenOver = (state: CheckoutState): Transition =>
  state.name === 'success' || state.name === 'moved-elsewhere' ? unchanged(state) : toMoved(state);

/** Whether a request was sent that may still charge. */
const isPaymentOut = (state: CheckoutState): boolean =>
  state.payment !== null ||
  state.unansweredStart !== null ||
  ('resume' in state && isUndecided(state.resume));

/**
 * A screen has failed. A sent payment is searched for in the background. If nothing was sent, the purchase has failed.
 */
const onCrashed = (state: CheckoutState, detail: string): Transition => {
  const reason = failure('crashed', detail);
  switch (state.name) {
    case 'success':
    case 'error':
    case 'moved-elsewhere':
      // No screen comes after the one that failed.
      return onClosed(state);
    default:
      if (state.payment || state.unansweredStart) return toStillConfirming(state, reason);
      return isPaymentOut(state)
        ? close(state, { type: 'failed', failure: reason, paymentSubmitted: true })
        : toError({ ...state, ticket: state.ticket + 1 }, reason);
  }
};

const onClosed = (state: CheckoutState): Transition => {
  if (state.name === 'success') {
    const { redemptionInfo, sessionId, transaction, changeType } = state;
    return close(state, { type: 'completed', redemptionInfo, sessionId, transaction, changeType });
  }
  if (state.name === 'moved-elsewhere') return close(state, { type: 'moved' });
  if (state.name === 'error' && (state.recheck || state.failure.kind === 'crashed'))
    return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: state.recheck !== null });
  return close(state, { type: 'cancelled', paymentSubmitted: isPaymentOut(state) });
};

/** Spec: 'continue' on an error reports the stored error. A session that ended without a charge starts again. */
const onFinalError = (state: StateNamed<'error'>, event: CheckoutEvent): Transition => {
  if (event.type !== 'continued' && event.type !== 'retry-requested') return unchanged(state);
  const { kind } = state.failure;
  if (kind === 'expired' || kind === 'canceled' || kind === 'unresolved')
    return submitEmail({ ...state, ...noStartLeft }, 'loading', state.email);
  return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: false });
};

/** The code of the next steps has not arrived. Nothing was sent, so the customer can try again. */
const onStepsFailed = (state: CheckoutState, reason: CheckoutFailure): Transition =>
  askForEmail(
    { ...state, ticket: state.ticket + 1 },
    state.isOnline ? reason : failure('offline', reason.detail),
  );

const inState = (state: CheckoutState, event: CheckoutEvent, onLaterStep: LaterTransition): Transition => {
  if (event.type === 'steps-failed') return onStepsFailed(state, event.failure);
  switch (state.name) {
    case 'present-offer':
      return onOffer(state, event);
    case 'needs-auth-info':
      return event.type === 'email-submitted'
        ? submitEmail(state, 'processing-auth-info', event.email)
        : onLaterStep(state, event);
    case 'success':
      return event.type === 'continued' ? onClosed(state) : unchanged(state);
    case 'moved-elsewhere':
      return event.type === 'retry-requested' ? onClosed(state) : unchanged(state);
    case 'error':
      return state.recheck ? onLaterStep(state, event) : onFinalError(state, event);
    default:
      return onLaterStep(state, event);
  }
};

/** Restarts a wait if the clock was set back, because the wait would become longer. */
const atTime = (state: CheckoutState, now: number): CheckoutState => {
  const { unansweredStart, payment } = state;
  return {
    ...state,
    now,
    unansweredStart: unansweredStart && { sentAt: Math.min(unansweredStart.sentAt, now) },
    payment: payment && { ...payment, submittedAt: Math.min(payment.submittedAt, now) },
  };
};

/** Updates the fields that come from the platform and the clock. */
const withPlatformState = (state: CheckoutState, event: CheckoutEvent, now: number): CheckoutState => {
  const next = atTime(state, now);
  return event.type === 'connectivity-changed' ? { ...next, isOnline: event.isOnline } : next;
};

const onEvent = (state: CheckoutState, event: CheckoutEvent, onLaterStep: LaterTransition): Transition => {
  if (event.type === 'closed') return onClosed(state);
  if (event.type === 'crashed') return onCrashed(state, event.detail);
  if (event.type === 'management-known') return unchanged({ ...state, managementUrl: event.url });
  return event.type === 'taken-over' ? onTakenOver(state) : inState(state, event, onLaterStep);
};

/**
 * A transition function of the whole checkout. The first screen needs only the rules of this file. The rules of the other
 * states are given, so that their code can arrive later.
 *
 * @returns `transition(state, event, now)`; `now` is in milliseconds by this device's clock.
 */
export const transitionWith =
  (onLaterStep: LaterTransition) =>
  (state: CheckoutState, event: CheckoutEvent, now = state.now): Transition => {
    if (state.name === 'closed') return unchanged(state);
    if ('ticket' in event && event.ticket !== state.ticket) return unchanged(state);
    if ('priceTicket' in event && event.priceTicket !== state.priceTicket) return unchanged(state);
    const current = withPlatformState(state, event, now);
    const [next, effects] = onEvent(current, event, onLaterStep);
    const isSame = next === current && current.isOnline === state.isOnline;
    return [isSame ? state : next, effects];
  };
