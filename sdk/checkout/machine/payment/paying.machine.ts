import type { CheckoutEvent, Transition } from '../checkout.types';
import { failure } from '../../../model/purchase/failure';
import { hasIntent } from '../../../model/purchase/has-intent';
import { isEmailMissing, submitEmail } from '../advance.machine';
import { collect, createIntent, onStep } from './deferred-payment.machine';
import { poll, pollAccepted, openForm } from './open-session.machine';
import {
  request,
  pauseAfter,
  sharedFields,
  unchanged,
  toError,
  toStillConfirming,
  toSuccess,
} from '../transitions.machine';
import { emailProblem } from '../email';
import { isBusy, isShownByForm } from './payment-form';
import { checkConnection, inForm, send, withoutPress } from './payment-steps.machine';
import type { Paying } from './payment-steps.machine';
import { isPayable, onFormChanged, onPricing, repeatQuestion, retryPrice } from '../pricing/pricing.machine';
import { intentOf } from './stored-progress.machine';
import type { SubmittedPayment } from './progress.machine';
import { onIntentOfOpenPayment } from '../resuming.machine';
import type { OperationStatus } from '../../../model/purchase/purchase';

/** An intent is confirmed at once. Without one, the form's fields are checked first. */
const pay = (state: Paying): Transition =>
  hasIntent(state.session) ? send(state, { type: 'confirm-payment', ticket: state.ticket }) : collect(state);

const onPriceEvent = (state: Paying, event: CheckoutEvent): Transition | null => {
  const result = onPricing(state, event);
  if (!result) return null;
  if (result.type === 'shown') return result.transition;
  // A price does not decide an earlier payment.
  if (result.type === 'ended')
    return state.payment ? toStillConfirming(state, result.failure) : toError(state, result.failure);
  const [next, effects] = createIntent({ ...result.state, isOnline: true });
  return [next, [...result.effects, ...effects]];
};

/**
 * Whether the address can be changed: nothing was sent that is without a result. With an intent the address belongs to the
 * session, so a change starts a new one. A session of which the provider has refused a payment is kept.
 */
export const canCorrectEmail = (state: Paying): boolean =>
  state.asksEmail &&
  !state.changesPlan &&
  !state.payment &&
  !isBusy(state.form) &&
  !state.pricing?.step &&
  !(hasIntent(state.session) && state.wasRefused);

const onEmailCorrected = (state: Paying, entered: string): Transition => {
  if (!canCorrectEmail(state)) return unchanged(state);
  const email = entered.trim();
  const problem = emailProblem(email);
  if (problem) return unchanged({ ...state, emailFailure: problem });
  if (email === state.email || !hasIntent(state.session))
    return unchanged({ ...state, email, emailFailure: null });
  const starting = { ...sharedFields(state), name: 'loading', resume: null, failure: null } as const;
  const [next, effects] = submitEmail(starting, 'loading', email);
  return [next, [{ type: 'close-payment-form' }, ...effects]];
};

const onSubmitted = (state: Paying): Transition => {
  if (state.emailFailure) return unchanged(state);
  if (state.emailWithPayment && isEmailMissing(state))
    return unchanged({ ...state, emailFailure: emailProblem('') });
  const next = isPayable(state) ? inForm(state, { type: 'payment-submitted' }) : state;
  if (next === state) return unchanged(state);
  return state.isOnline ? pay(next) : checkConnection(next);
};

/** Handles a status read while the form is open. */
const onStatus = (state: Paying, status: OperationStatus): Transition | null => {
  if (status.type === 'succeeded') return toSuccess(state, { ...status, sessionId: state.sessionId });
  return status.type === 'failed' ? toError(state, status.failure) : null;
};

/** Handles the read before a payment, which is made if the device seems to be offline. */
const onChecked = (state: Paying, event: CheckoutEvent): Transition => {
  if (event.type === 'status-failed')
    return unchanged(inForm(state, { type: 'connection-checked', isOnline: false }));
  return pay(inForm({ ...state, isOnline: true }, { type: 'connection-checked', isOnline: true }));
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

/** Whether the provider was asked to confirm, so that an answer can be about that. */
const isConfirming = ({ form, pricing }: Paying): boolean =>
  form.name === 'processing' && (pricing === null || pricing.step === 'confirming');

/**
 * A refusal of this confirmation. An earlier confirmation without an answer stays open: the payment may still succeed.
 */
const onRefused = (state: Paying, event: Extract<CheckoutEvent, { type: 'payment-refused' }>): Transition => {
  if (!isConfirming(state)) return unchanged(state);
  const { type, code, message } = event.refusal;
  const next = withoutPress(state, true);
  return unchanged(
    inForm(next, { type: 'payment-refused', message, shownByForm: isShownByForm(type, code) }),
  );
};

const onNotSent = (state: Paying): Transition => {
  if (!isConfirming(state)) return unchanged(state);
  const next = withoutPress(state, state.wasRefused);
  return unchanged(inForm(next, { type: 'payment-refused', message: null, shownByForm: false }));
};

/** The page in the cache did not get the answer for which it waited. */
const onReturned = (state: Paying & { readonly payment: SubmittedPayment }): Transition => {
  const session = intentOf(state.payment);
  return session
    ? request(state, (ticket) => ({ type: 'read-intent', ticket, session }))
    : toStillConfirming(state, failure('network', 'The page was left while the payment was sent.'));
};

/** Handles the answer to a confirmation. */
const onAnswer = (state: Paying, event: CheckoutEvent): Transition => {
  const { form, payment } = state;
  if (form.name !== 'processing' || !payment) return unchanged(state);
  const undecided = { ...state, payment };
  switch (event.type) {
    case 'payment-confirmed':
      return isConfirming(state) ? pollAccepted(undecided) : unchanged(state);
    case 'intent-unknown':
      return poll(undecided);
    case 'payment-answer-lost':
      return isConfirming(state) ? toStillConfirming(state, event.failure) : unchanged(state);
    case 'intent-read':
      return onIntentOfOpenPayment(undecided, event.status);
    case 'connectivity-changed':
      // The customer returned from a bank's page with the Back button.
      return event.wasCached ? onReturned(undecided) : unchanged(state);
    default:
      return unchanged(state);
  }
};

/** Try again: a form that did not load is opened, which asks for an unknown price, too. */
const onRetry = (state: Paying): Transition =>
  state.form.name === 'unavailable' ? openForm(state) : (retryPrice(state) ?? unchanged(state));

/** A wallet needs no card form: its sheet has collected the payment. The same steps follow. */
const onWallet = (state: Paying, email: string | null): Transition => {
  const { form, session } = state;
  const isRunning = form.name === 'processing' || form.name === 'checking';
  if (hasIntent(session) || isRunning || !isPayable(state)) return unchanged(state);
  return collect({ ...state, email: state.email || (email ?? ''), form: { name: 'processing' } });
};

/** Other methods than a card have nothing to type. */
const hasInput = (
  state: Paying,
  { complete, method = 'card', isEmpty }: Extract<CheckoutEvent, { type: 'form-changed' }>,
): boolean => method === 'card' && (isEmpty === undefined ? complete || state.hasInput : !isEmpty);

export const onPayment = (state: Paying, event: CheckoutEvent): Transition => {
  const priced = onPriceEvent(state, event);
  if (priced) return priced;
  switch (event.type) {
    case 'form-changed':
      return onFormChanged({ ...inForm(state, event), hasInput: hasInput(state, event) }, event.method);
    case 'email-corrected':
      return onEmailCorrected(state, event.email);
    case 'form-ready':
    case 'form-failed':
    case 'notice-dismissed':
      return unchanged(inForm(state, event));
    case 'wallets-known':
      return unchanged({ ...state, hasWallets: event.areAvailable });
    case 'wallet-authorised':
      return onWallet(state, event.email);
    case 'terms-answered':
      return state.consent === 'not-needed' || isBusy(state.form)
        ? unchanged(state)
        : unchanged({ ...state, consent: event.agreed ? 'given' : 'needed' });
    case 'payment-collected':
    case 'payment-not-collected':
    case 'intent-created':
    case 'intent-not-created':
      return onStep(state, event);
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
      return onRetry(state);
    case 'connectivity-changed': {
      const next = state.isOnline ? inForm(state, { type: 'connection-restored' }) : state;
      return (event.wasCached ? repeatQuestion(next) : null) ?? onAnswer(next, event);
    }
    default:
      return onAnswer(state, event);
  }
};
