import type { CheckoutEvent, Transition } from '../checkout.types';
import { isRecoverable } from '../../../model/purchase/failed-call';
import { failure, isGone } from '../../../model/purchase/failure';
import type { CheckoutFailure } from '../../../model/purchase/failure';
import {
  request,
  askForEmail,
  close,
  sharedFields,
  pauseAfter,
  unchanged,
  toError,
  toStillConfirming,
  toSuccess,
} from '../transitions.machine';
import { isStartLost, toUnresolved } from './time-limits.machine';
import type { StateNamed } from '../transitions.machine';
import { onIntent, payAgain } from '../resuming.machine';
import { noStartLeft } from '../advance.machine';
import { isWithoutIntent } from './progress.machine';
import { intentOf } from './stored-progress.machine';
import type { OperationStatus } from '../../../model/purchase/purchase';

/** Spec section 4 and 9: ten reads, a second apart. */
export const MAX_STATUS_READS = 10;
export const STATUS_PAUSE_MS = 1000;

type Polling = StateNamed<'polling-purchase-status'>;
type Failed = StateNamed<'error'>;

const isOver = ({ reads }: Polling): boolean => reads >= MAX_STATUS_READS;

const giveUp = (state: Polling, canPayAgain = false): Transition =>
  toStillConfirming(
    state,
    failure('unknown', 'Max attempts reached trying to get successful purchase status'),
    canPayAgain,
  );

const waitAndRead = (state: Polling, ms: number): Transition =>
  request({ ...state, isReading: false }, (ticket) => ({ type: 'wait', ticket, ms }));

/** Reads the status. After the last 'not yet' it reads all sources that may know the payment. */
const read = (state: Polling): Transition => {
  const { sessionId, ownedBefore } = state;
  const session = intentOf(state.payment);
  return request({ ...state, isReading: true }, (ticket) =>
    isOver(state)
      ? { type: 'recheck-purchase', ticket, sessionId, session, ownedBefore, isStatusKnown: true }
      : { type: 'check-status', ticket, sessionId },
  );
};

const onStatus = (before: Polling, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(before, status);
  if (status.type === 'failed') return toError(before, status.failure);
  if (isOver(before)) return giveUp(before);
  // An answer shows that the device is online.
  const state = { ...before, reads: before.reads + 1, failures: 0, isOnline: true };
  return isOver(state) ? read(state) : waitAndRead(state, STATUS_PAUSE_MS);
};

/**
 * Offline, reads are not counted. They continue when the device is online again, and at intervals in case the online
 * status is wrong.
 */
const onFailed = (state: Polling, reason: CheckoutFailure): Transition => {
  if (state.isOnline) return toStillConfirming(state, reason);
  return waitAndRead({ ...state, failures: state.failures + 1 }, pauseAfter(state.failures));
};

const isUnpaid = (event: Extract<CheckoutEvent, { type: 'intent-read' }>): boolean => event.status !== 'paid';

export const onPolling = (state: Polling, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'status-read':
      return onStatus(state, event.status);
    case 'status-failed':
      return onFailed(state, event.failure);
    case 'intent-read':
      if (event.status === 'paid' || !state.payment) return giveUp(state);
      return onIntent({ ...state, payment: state.payment }, event.status) ?? giveUp(state, isUnpaid(event));
    case 'waited':
      return read(state);
    case 'retry-requested':
      return state.isReading || state.isOnline ? unchanged(state) : read(state);
    case 'connectivity-changed':
      // The page was in the back/forward cache and lost the answer for which it waited.
      return (state.isOnline && !state.isReading) || event.wasCached ? read(state) : unchanged(state);
    default:
      return unchanged(state);
  }
};

const waitToRecheck = (state: Failed, canPayAgain: boolean): Transition => {
  const { recheck } = state;
  if (!recheck) return unchanged(state);
  const tries = recheck.tries + 1;
  const next = {
    ...recheck,
    tries,
    canPayAgain,
    isChecking: false,
  };
  return request({ ...state, recheck: next }, (ticket) => ({ type: 'wait', ticket, ms: pauseAfter(tries) }));
};

const recheckNow = (state: Failed): Transition => {
  const { recheck, ownedBefore, payment } = state;
  if (!recheck) return unchanged(state);
  const { sessionId } = recheck;
  const session = intentOf(payment);
  return request({ ...state, recheck: { ...recheck, isChecking: true } }, (ticket) =>
    sessionId === null
      ? { type: 'look-for-purchase', ticket, ownedBefore }
      : { type: 'recheck-purchase', ticket, sessionId, session, ownedBefore, isStatusKnown: false },
  );
};

/** The start can't arrive any more, so the customer can repeat it. */
const onLostStart = (state: Failed): Transition => {
  if (!state.ownedBefore) return toUnresolved(state, state.failure.detail);
  const next = { ...sharedFields(state), name: 'error', failure: state.failure, recheck: null } as const;
  const isMendable = isRecoverable(state.failure);
  return isMendable ? askForEmail({ ...next, ...noStartLeft }, state.failure) : toError(next, state.failure);
};

/** 'Not yet' never ends the wait for a payment: only the server's result does. */
const onPending = (state: Failed, canPayAgain = false): Transition =>
  isStartLost(state)
    ? onLostStart(state)
    : waitToRecheck(state, canPayAgain || isWithoutIntent(state.payment));

/**
 * A failed read proves nothing: a start does not count as lost because of it, and a session that the server does not know
 * has neither failed nor expired. Only such a session can't be paid again: the server would not see the payment.
 */
const onLookFailed = (state: Failed, reason: CheckoutFailure): Transition =>
  waitToRecheck(state, !isGone(reason) && (state.recheck?.canPayAgain ?? false));

/** Uses the provider's result if the server has none. On the bank's page the customer may still approve later. */
const onIntentRead = (state: Failed, event: Extract<CheckoutEvent, { type: 'intent-read' }>): Transition => {
  const { payment } = state;
  const { status, failure: unread } = event;
  if (!payment) return unchanged(state);
  const isKnown = !unread || !isGone(unread);
  // A refusal would open the form again.
  const isUnsettled = status === 'paid' || (status === 'refused' && !isKnown);
  const settled = isUnsettled ? null : onIntent({ ...state, payment }, status);
  if (settled) return settled;
  return onPending(state, isKnown && isUnpaid(event));
};

export const onError = (state: Failed, event: CheckoutEvent): Transition => {
  const { recheck } = state;
  if (!recheck) return unchanged(state);
  switch (event.type) {
    case 'retry-requested':
    case 'waited':
      return recheck.isChecking ? unchanged(state) : recheckNow(state);
    case 'connectivity-changed':
      return (state.isOnline && !recheck.isChecking) || event.wasCached
        ? recheckNow(state)
        : unchanged(state);
    case 'form-requested':
      return recheck.canPayAgain ? payAgain(state) : unchanged(state);
    case 'status-read':
      if (event.status.type === 'succeeded') return toSuccess(state, event.status);
      return event.status.type === 'failed' ? toError(state, event.status.failure) : onPending(state);
    case 'intent-read':
      return onIntentRead(state, event);
    case 'status-failed':
      return onLookFailed(state, event.failure);
    case 'continued':
      return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: true });
    default:
      return unchanged(state);
  }
};
