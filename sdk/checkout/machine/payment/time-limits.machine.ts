import { failure } from '../../../model/purchase/failure';
import type { CheckoutState, SharedState, Transition } from '../checkout.types';
import { toError } from '../transitions.machine';

/**
 * A payment without a result is read for this long after it was submitted. Then the screen says that the result is
 * unknown.
 */
const PAYMENT_LIMIT_MS = 24 * 3_600_000;

/**
 * A start without an answer is searched for this long after it was sent. By default, proxies hold a request for 100
 * seconds at most, so a later start is lost.
 */
const START_LIMIT_MS = 120_000;

/** The end of the wait for an answer. Further reads do not change it. */
export const waitsUntil = ({ payment, unansweredStart }: SharedState): number | null => {
  if (payment) return payment.submittedAt + PAYMENT_LIMIT_MS;
  return unansweredStart && unansweredStart.sentAt + START_LIMIT_MS;
};

export const isOverdue = (state: SharedState): boolean => state.now >= (waitsUntil(state) ?? Infinity);

/** The result of a payment can't be found out any more. */
export const toUnresolved = (state: CheckoutState, detail: string): Transition =>
  toError(state, failure('unresolved', detail));
