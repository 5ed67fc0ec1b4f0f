import type { CheckoutEvent, OperationStatus, Transition } from './checkout.types';
import { failure } from './failure';
import type { CheckoutFailure } from './failure';
import { ask, close, pauseAfter, stay, toError, toStillConfirming, toSuccess } from './moves.machine';
import type { In } from './moves.machine';
import { submitEmail } from './starting.machine';

/** Spec section 4 and 9: ten reads, a second apart. */
export const MAX_STATUS_READS = 10;
export const STATUS_PAUSE_MS = 1000;

type Polling = In<'polling-purchase-status'>;

const isOver = ({ reads }: Polling): boolean => reads >= MAX_STATUS_READS;

const giveUp = (state: Polling): Transition =>
  toStillConfirming(
    state,
    state.sessionId,
    failure('unknown', 'Max attempts reached trying to get successful purchase status'),
  );

const pause = (state: Polling, ms: number): Transition =>
  ask({ ...state, isReading: false }, (ticket) => ({ type: 'wait', ticket, ms }));

/** After the last answer what the customer owns is read, also by a page that was put away meanwhile. */
const read = (state: Polling): Transition => {
  const { sessionId } = state;
  return ask({ ...state, isReading: true }, (ticket) =>
    isOver(state) ? { type: 'look-for-purchase', ticket } : { type: 'check-status', ticket, sessionId },
  );
};

const onStatus = (before: Polling, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(before, status.redemptionInfo);
  if (status.type === 'failed') return toError(before, status.failure);
  if (isOver(before)) return giveUp(before);
  // An answer shows that there is a line, whatever the platform says.
  const state = { ...before, reads: before.reads + 1, failures: 0, isOnline: true };
  return isOver(state) ? read(state) : pause(state, STATUS_PAUSE_MS);
};

/** Without a line no read counts: they go on when it is back, and now and then in case it was never gone. */
const onFailed = (state: Polling, reason: CheckoutFailure): Transition => {
  if (isOver(state)) return giveUp(state);
  if (state.isOnline) return toStillConfirming(state, state.sessionId, reason);
  return pause({ ...state, failures: state.failures + 1 }, pauseAfter(state.failures));
};

export const onPolling = (state: Polling, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'status-read':
      return onStatus(state, event.status);
    case 'status-failed':
      return onFailed(state, event.failure);
    case 'waited':
      return read(state);
    case 'retry-requested':
      return state.isReading || state.isOnline ? stay(state) : read(state);
    case 'woken':
      // A page that was put away lost the answer it waited for.
      return (state.isOnline && !state.isReading) || event.wasCached ? read(state) : stay(state);
    default:
      return stay(state);
  }
};

const waitToRecheck = (state: In<'error'>, tries: number, sessionId: string): Transition =>
  ask({ ...state, recheck: { sessionId, tries, isChecking: false } }, (ticket) => ({
    type: 'wait',
    ticket,
    ms: pauseAfter(tries),
  }));

/** Spec: continue on error reports the stored error. A checkout that was open for too long starts anew. */
const onFinalError = (state: In<'error'>, event: CheckoutEvent): Transition => {
  if (event.type !== 'continued' && event.type !== 'retry-requested') return stay(state);
  if (state.failure.kind === 'expired') return submitEmail(state, 'loading', state.email);
  return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: false });
};

export const onError = (state: In<'error'>, event: CheckoutEvent): Transition => {
  const { recheck } = state;
  if (!recheck) return onFinalError(state, event);
  const { sessionId } = recheck;
  const look = (): Transition =>
    ask({ ...state, recheck: { ...recheck, isChecking: true } }, (ticket) => ({
      type: 'recheck-purchase',
      ticket,
      sessionId,
    }));
  switch (event.type) {
    case 'retry-requested':
    case 'waited':
      return recheck.isChecking ? stay(state) : look();
    case 'woken':
      return (state.isOnline && !recheck.isChecking) || event.wasCached ? look() : stay(state);
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
