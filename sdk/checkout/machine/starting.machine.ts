import { needsEmail, onWire, restart, proceed, lookForStart, noStartLeft, start } from './advance.machine';
import type { Starting } from './advance.machine';
import type { CheckoutEvent, Transition } from './checkout.types';
import { isRecoverable, isUnknownCall } from '../../model/purchase/failed-call';
import { failure, isAnswered } from '../../model/purchase/failure';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { openForm } from './payment/open-session.machine';
import {
  request,
  askForEmail,
  sharedFields,
  pauseAfter,
  unchanged,
  toError,
  toMoved,
  toStillConfirming,
  toSuccess,
} from './transitions.machine';
import { isStartLost, toUnresolved } from './payment/time-limits.machine';
import type { StateNamed } from './transitions.machine';
import { loadingForm } from './payment/payment-form';
import { isUndecided } from './payment/progress.machine';
import { onResuming } from './resuming.machine';
import type { PurchaseStart, OperationStatus } from '../../model/purchase/purchase';

/**
 * Transitions from an e-mail address to an open form. The purchase is started once, with the lock, after a search for an
 * unanswered start.
 */

const NO_ANSWER = 'The start of the purchase has no answer.';

const onStarted = (
  before: Starting,
  { nextAction, sessionId, session, planChange }: PurchaseStart,
): Transition => {
  const state = { ...before, unansweredStart: null, changesPlan: Boolean(planChange) };
  if (nextAction === 'completed') return toSuccess(state, { sessionId });
  if (nextAction !== null && nextAction !== 'collect_payment_info')
    return onStartFailed(before, failure('setting-up', `Unknown next action "${nextAction}".`));
  if (!sessionId) return toError(state, failure('setting-up', 'No purchase in progress'));
  if (planChange)
    return unchanged({
      ...sharedFields(state),
      name: 'needs-plan-confirmation',
      sessionId,
      planChange,
      isSending: false,
      failure: null,
    });
  // The server sells instead of changing a plan.
  if (needsEmail(state)) return askForEmail(state, null);
  if (!session)
    return toError(state, failure('setting-up', 'The card provider’s key, account or secret is missing.'));
  return openForm({
    ...sharedFields(state),
    name: 'needs-payment-info',
    sessionId,
    session,
    form: loadingForm,
    hasInput: false,
    emailFailure: null,
    pricing: null,
    hasWallets: false,
    wasRefused: false,
    watch: null,
  });
};

const giveUp = (state: Starting, reason: CheckoutFailure): Transition => {
  if (isRecoverable(reason)) return askForEmail(state, reason);
  // An error screen would say that nothing was bought.
  return state.unansweredStart ? toStillConfirming(state, reason) : toError(state, reason);
};

/** The server may not have this wire. Then the other wire is tried once. */
const changeWire = (state: Starting, reason: CheckoutFailure): Transition =>
  request({ ...state, failure: reason }, (ticket) => ({ type: 'change-wire', ticket }));

/**
 * A lost answer, or an answer of a proxy, may hide a purchase. So the purchase is searched for first. A start that can't
 * charge hides nothing.
 */
const onStartFailed = (state: Starting, reason: CheckoutFailure): Transition => {
  if (isAnswered(reason)) return giveUp({ ...state, unansweredStart: null }, reason);
  if (state.startMayCharge) return lookForStart(state, reason);
  return isUnknownCall(reason) ? changeWire(state, reason) : giveUp(state, reason);
};

/** `null`: both wires were tried, so the first failure counts. */
const onWireChanged = (state: Starting, startMayCharge: boolean | null): Transition => {
  const { failure: reason } = state;
  if (startMayCharge !== null) return restart(onWire({ ...state, unansweredStart: null }, startMayCharge));
  return reason ? giveUp(state, reason) : unchanged(state);
};

/**
 * The start was not found. This means 'not yet' until it can't arrive any more. Without the earlier transactions it stays
 * unknown whether it has arrived.
 */
const onLooked = (before: Starting, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(before, status);
  if (isStartLost(before) && !before.ownedBefore) return toUnresolved(before, NO_ANSWER);
  const state = { ...before, isOnline: true, ...(isStartLost(before) ? noStartLeft : {}) };
  if (state.failure)
    return isUnknownCall(state.failure) ? changeWire(state, state.failure) : giveUp(state, state.failure);
  return state.unansweredStart ? toStillConfirming(state, failure('network', NO_ANSWER)) : proceed(state);
};

/** The result is unknown, so the next try searches again. */
const onReadFailed = (state: Starting, reason: CheckoutFailure): Transition => {
  if (!state.isOnline) return askForEmail(state, failure('offline', reason.detail));
  return askForEmail(state, failure('network', (state.failure ?? reason).detail));
};

const onAnswer = (state: Starting, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'transactions-read':
      return start({ ...state, isOnline: true, ownedBefore: event.transactions });
    case 'transactions-unread':
      // A server that answers with an error can still sell. Without a connection nothing is sent.
      return event.failure.kind === 'network' || !state.isOnline
        ? onReadFailed(state, event.failure)
        : start(state);
    case 'purchase-started':
      return onStarted(state, event.start);
    case 'purchase-start-failed':
      return onStartFailed(state, event.failure);
    case 'status-read':
      return onLooked(state, event.status);
    case 'status-failed':
      return onReadFailed(state, event.failure);
    case 'wire-changed':
      return onWireChanged(state, event.startMayCharge);
    default:
      return unchanged(state);
  }
};

export const onStarting = (state: Starting, event: CheckoutEvent): Transition => {
  const { resume } = state;
  if (event.type === 'claim-refused')
    return unchanged({ ...sharedFields(state), name: 'open-elsewhere', resume });
  // The purchase has ended in another tab, so this tab neither starts nor charges.
  if (event.type === 'claimed' && event.found === null && isUndecided(resume)) return toMoved(state);
  if (event.type === 'claimed') {
    const next = {
      ...state,
      isMine: true,
      resume: event.found === undefined ? resume : event.found,
      email: event.email || state.email,
      ownedBefore: event.ownedBefore ?? state.ownedBefore,
    };
    return resume && !next.resume ? restart(next) : proceed(next);
  }
  return resume && 'sessionId' in resume && resume.step !== 'success'
    ? onResuming(state, resume, event)
    : onAnswer(state, event);
};

/** At the e-mail step, a start without an answer is searched for, too. */
export const onEmailStep = (state: StateNamed<'needs-auth-info'>, event: CheckoutEvent): Transition => {
  const { watch, ownedBefore } = state;
  if (!watch) return unchanged(state);
  const tries = watch.tries + 1;
  if (event.type === 'waited')
    return request({ ...state, watch: { ...watch, isReading: true } }, (ticket) => ({
      type: 'look-for-purchase',
      ticket,
      ownedBefore,
    }));
  if (event.type !== 'status-read' && event.type !== 'status-failed') return unchanged(state);
  if (event.type === 'status-read') {
    if (event.status.type === 'succeeded') return toSuccess(state, event.status);
    if (isStartLost(state))
      return state.ownedBefore
        ? unchanged({ ...state, ...noStartLeft, watch: null })
        : toUnresolved(state, NO_ANSWER);
  }
  return request({ ...state, watch: { tries, isReading: false } }, (ticket) => ({
    type: 'wait',
    ticket,
    ms: pauseAfter(tries),
  }));
};
