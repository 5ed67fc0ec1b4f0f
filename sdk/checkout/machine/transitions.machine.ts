import type {
  CheckoutEffect,
  CheckoutOutcome,
  CheckoutState,
  SharedState,
  Recheck,
  Transition,
  Watch,
} from './checkout.types';
import { failure } from '../../model/failure';
import type { CheckoutFailure } from '../../model/failure';
import { loadingForm } from './payment-form';
import type { PaymentForm } from './payment-form';

/** The moves that the checkout machine is made of: each builds the next state and its effects. Pure. */

export type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const sharedFields = (state: CheckoutState): SharedState => {
  const { ticket, email, branding, isMine, isOnline, now, ownedBefore, unansweredStart, payment } = state;
  return { ticket, email, branding, isMine, isOnline, now, ownedBefore, unansweredStart, payment };
};

/** Nothing of this purchase is open any more: the server, or the provider, has said so. */
export const settledFields = (state: CheckoutState): SharedState => ({
  ...sharedFields(state),
  unansweredStart: null,
  payment: null,
});

/** Asks a question: the next state waits for exactly this answer. */
export const request = (
  state: CheckoutState,
  effect: (ticket: number) => CheckoutEffect,
  ...before: readonly CheckoutEffect[]
): Transition => {
  const ticket = state.ticket + 1;
  return [{ ...state, ticket }, [...before, effect(ticket)]];
};

export const unchanged = (state: CheckoutState): Transition => [state, []];

export const close = (state: CheckoutState, outcome: CheckoutOutcome): Transition => [
  { ...sharedFields(state), name: 'closed', outcome },
  [{ type: 'stop' }, { type: 'close-payment-form' }, { type: 'settle', outcome }],
];

/** Another tab has the purchase: answers that are still on their way have an old ticket. */
export const toMoved = (state: CheckoutState): Transition => [
  { ...sharedFields(state), ticket: state.ticket + 1, isMine: false, name: 'moved-elsewhere' },
  [{ type: 'stop' }, { type: 'close-payment-form' }],
];

/**
 * Ends the purchase: only for what is known to have charged nothing, or for what can't be known any more. The ticket
 * rises, so that an answer that is still on its way is late.
 */
export const toError = (state: CheckoutState, reason: CheckoutFailure): Transition => [
  { ...settledFields(state), ticket: state.ticket + 1, name: 'error', failure: reason, recheck: null },
  [{ type: 'close-payment-form' }, { type: 'log-failure', failure: reason }],
];

const LONGEST_PAUSE_MS = 30_000;

/** 1, 1, 2, 4, 8, 16 and then every 30 seconds. */
export const pauseAfter = (tries: number): number =>
  Math.min(1000 * 2 ** Math.max(0, Math.min(tries, 10) - 1), LONGEST_PAUSE_MS);

/** A payment that is not decided is looked for this long after it was submitted, and then the screen says that it is unknown. */
export const PAYMENT_LIMIT_MS = 24 * 3_600_000;

/**
 * A start without an answer is looked for this long after it was sent. Proxies on the way hold a request for 100 seconds
 * at most by default, so that one which has not acted by then is lost.
 */
export const START_LIMIT_MS = 120_000;

/** Whether a confirmation that was held on its way can't arrive any more. */
export const isSettledOnTheWay = ({ payment, now }: SharedState): boolean =>
  payment === null || now >= payment.submittedAt + START_LIMIT_MS;

/** What has no answer is over when this much time has passed; the instant never moves. */
export const waitsUntil = ({ payment, unansweredStart }: SharedState): number | null => {
  if (payment) return payment.submittedAt + PAYMENT_LIMIT_MS;
  return unansweredStart && unansweredStart.sentAt + START_LIMIT_MS;
};

export const isOverdue = (state: SharedState): boolean => state.now >= (waitsUntil(state) ?? Infinity);

/** It can't be known any more what became of a payment. */
export const toUnresolved = (state: CheckoutState, detail: string): Transition =>
  toError(state, failure('unresolved', detail));

/** The purchase may have gone through: nothing is sold again, and the code keeps looking (billing rules, checkout). */
export const toStillConfirming = (
  state: CheckoutState,
  reason: CheckoutFailure,
  canPayAgain = false,
): Transition => {
  const recheck: Recheck = {
    sessionId: state.payment?.sessionId ?? null,
    tries: 0,
    isChecking: false,
    canPayAgain,
  };
  return request(
    { ...sharedFields(state), name: 'error', failure: reason, recheck },
    (ticket) => ({ type: 'wait', ticket, ms: pauseAfter(0) }),
    { type: 'close-payment-form' },
    { type: 'log-failure', failure: reason },
  );
};

export const toSuccess = (
  state: CheckoutState,
  redemptionInfo: StateNamed<'success'>['redemptionInfo'],
  sessionId: string | null = state.payment?.sessionId ?? null,
): Transition => [
  { ...settledFields(state), name: 'success', sessionId, redemptionInfo },
  [{ type: 'close-payment-form' }],
];

const firstWatch: Watch = { tries: 0, isReading: false };

/** Asks for the address; a start that has no answer is looked for meanwhile. */
export const askForEmail = (state: CheckoutState, reason: CheckoutFailure | null): Transition => {
  const logged: readonly CheckoutEffect[] = reason ? [{ type: 'log-failure', failure: reason }] : [];
  const next = { ...sharedFields(state), name: 'needs-auth-info', failure: reason } as const;
  if (!state.unansweredStart) return [{ ...next, watch: null }, logged];
  return request(
    { ...next, watch: firstWatch },
    (ticket) => ({ type: 'wait', ticket, ms: pauseAfter(0) }),
    ...logged,
  );
};

/** Opens the form of a session; a payment of it that is not decided is read meanwhile. */
export const openForm = (
  state: StateNamed<'needs-payment-info'>,
  notice: Extract<PaymentForm, { name: 'loading' }>['notice'] = null,
): Transition => {
  const watch = state.payment ? firstWatch : null;
  const [next, effects] = request({ ...state, watch, form: { ...loadingForm, notice } }, (ticket) => ({
    type: 'open-payment-form',
    ticket,
    session: state.session,
    businessName: state.branding?.appName ?? '',
  }));
  if (!watch) return [next, effects];
  return [next, [...effects, { type: 'wait', ticket: next.ticket, ms: pauseAfter(0) }]];
};

/** Polls for the payment that the state holds. */
export const poll = (
  state: CheckoutState & { readonly payment: NonNullable<SharedState['payment']> },
): Transition => {
  const { sessionId } = state.payment;
  return request(
    {
      ...sharedFields(state),
      name: 'polling-purchase-status',
      sessionId,
      reads: 0,
      failures: 0,
      isReading: true,
    },
    (ticket) => ({ type: 'check-status', ticket, sessionId }),
  );
};

/** The provider has accepted: it need not be asked again, and its secret is forgotten. */
export const pollAccepted = (
  state: CheckoutState & { readonly payment: NonNullable<SharedState['payment']> },
): Transition => poll({ ...state, payment: { ...state.payment, session: null } });
