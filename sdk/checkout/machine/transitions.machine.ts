import type {
  CheckoutEffect,
  CheckoutOutcome,
  CheckoutState,
  PurchaseReceipt,
  SharedState,
  Recheck,
  Transition,
  Watch,
} from './checkout.types';
import { isGone } from '../../model/purchase/failure';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { isWithoutIntent } from './payment/progress.machine';

/** The building blocks of the checkout machine: each returns the next state and its effects. Pure. */

export type StateNamed<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const sharedFields = (state: CheckoutState): SharedState => {
  const { ticket, priceTicket, email, branding, isMine, isOnline, now } = state;
  const { ownedBefore, unansweredStart, payment, startMayCharge, discountCode } = state;
  const { price, consent, asksEmail, emailWithPayment, changesPlan, managementUrl } = state;
  const known = { ticket, priceTicket, email, branding, isMine, isOnline, now, startMayCharge };
  const sale = { discountCode, price, consent, asksEmail, emailWithPayment, changesPlan };
  return { ...known, ...sale, managementUrl, ownedBefore, unansweredStart, payment };
};

/** The fields of a purchase with a result from the server or the provider: nothing is open any more. */
export const settledFields = (state: CheckoutState): SharedState => ({
  ...sharedFields(state),
  unansweredStart: null,
  payment: null,
});

/** Adds a new ticket: the next state accepts only the answer to this request. */
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

/** Another tab has the purchase. Late answers have an old ticket. */
export const toMoved = (state: CheckoutState): Transition => [
  { ...sharedFields(state), ticket: state.ticket + 1, isMine: false, name: 'moved-elsewhere' },
  [{ type: 'stop' }, { type: 'close-payment-form' }],
];

/**
 * Ends the purchase. Only for purchases that have certainly charged nothing, or whose start may be lost.
 * The new ticket makes pending answers late.
 */
export const toError = (state: CheckoutState, reason: CheckoutFailure): Transition => [
  { ...settledFields(state), ticket: state.ticket + 1, name: 'error', failure: reason, recheck: null },
  [{ type: 'close-payment-form' }, { type: 'log-failure', failure: reason }],
];

const LONGEST_PAUSE_MS = 30_000;

/** 1, 1, 2, 4, 8, 16 and then every 30 seconds. */
export const pauseAfter = (tries: number): number =>
  Math.min(1000 * 2 ** Math.max(0, Math.min(tries, 10) - 1), LONGEST_PAUSE_MS);

/** The purchase may have succeeded. Nothing is sold again, and reads continue (billing rules, checkout). */
export const toStillConfirming = (
  state: CheckoutState,
  reason: CheckoutFailure,
  canPayAgain = false,
): Transition => {
  const recheck: Recheck = {
    sessionId: state.payment?.sessionId ?? null,
    tries: 0,
    isChecking: false,
    canPayAgain: canPayAgain || (isWithoutIntent(state.payment) && !isGone(reason)),
  };
  return request(
    { ...sharedFields(state), name: 'error', failure: reason, recheck },
    (ticket) => ({ type: 'wait', ticket, ms: pauseAfter(0) }),
    { type: 'close-payment-form' },
    { type: 'log-failure', failure: reason },
  );
};

/** @param known what the answer says of the purchase. */
export const toSuccess = (state: CheckoutState, known: Partial<PurchaseReceipt>): Transition => {
  const { redemptionInfo = null, transaction = null } = known;
  const changeType = known.changeType ?? state.payment?.changeType ?? null;
  const sessionId = known.sessionId === undefined ? (state.payment?.sessionId ?? null) : known.sessionId;
  return [
    { ...settledFields(state), name: 'success', sessionId, redemptionInfo, transaction, changeType },
    [{ type: 'close-payment-form' }],
  ];
};

export const firstWatch: Watch = { tries: 0, isReading: false };

/** Asks for the e-mail address. Meanwhile a start without an answer is searched for. */
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
