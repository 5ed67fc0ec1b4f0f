import { failure } from '../../../model/purchase/failure';
import type { CheckoutState, SharedState, Transition } from '../checkout.types';
import { toError } from '../transitions.machine';

/**
 * After this time without a result the screen says that the result is unknown. The session stays stored and is read again:
 * a bank may take days, and only the server's result ends the wait.
 */
const PAYMENT_DOUBT_MS = 24 * 3_600_000;

/**
 * A start without an answer is searched for this long after it was sent. By default, proxies hold a request for 100
 * seconds at most, so a later start is lost.
 */
const START_LIMIT_MS = 120_000;

/** The time at which the screen stops to promise a result. Further reads do not change it. */
export const promisedUntil = ({ payment, unansweredStart }: SharedState): number | null => {
  if (payment) return payment.submittedAt + PAYMENT_DOUBT_MS;
  return unansweredStart && unansweredStart.sentAt + START_LIMIT_MS;
};

const isOverdue = (state: SharedState): boolean => state.now >= (promisedUntil(state) ?? Infinity);

/** Whether the result of a payment is in doubt. */
export const isInDoubt = (state: SharedState): boolean => state.payment !== null && isOverdue(state);

/** Whether a start without an answer can't arrive any more. Not if a payment was submitted. */
export const isStartLost = (state: SharedState): boolean => state.payment === null && isOverdue(state);

/** It can't be found out whether the start has arrived. */
export const toUnresolved = (state: CheckoutState, detail: string): Transition =>
  toError(state, failure('unresolved', detail));
