import type { CheckoutEffect, CheckoutOutcome, CheckoutState, Known, Transition } from './checkout.types';
import type { CheckoutFailure } from './failure';
import { loadingForm } from './payment-form';

/** The moves that the checkout machine is made of: each builds the next state and its effects. Pure. */

export type In<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const known = (state: CheckoutState): Known => {
  const { ticket, email, branding, isMine, isOnline, isStartLost } = state;
  return { ticket, email, branding, isMine, isOnline, isStartLost };
};

/** Asks a question: the next state waits for exactly this answer. */
export const ask = (
  state: CheckoutState,
  effect: (ticket: number) => CheckoutEffect,
  ...before: readonly CheckoutEffect[]
): Transition => {
  const ticket = state.ticket + 1;
  return [{ ...state, ticket }, [...before, effect(ticket)]];
};

export const stay = (state: CheckoutState): Transition => [state, []];

export const close = (state: CheckoutState, outcome: CheckoutOutcome): Transition => [
  { ...known(state), name: 'closed', outcome },
  [{ type: 'stop' }, { type: 'close-payment-form' }, { type: 'settle', outcome }],
];

export const toError = (state: CheckoutState, reason: CheckoutFailure): Transition => [
  { ...known(state), name: 'error', failure: reason, recheck: null },
  [{ type: 'close-payment-form' }, { type: 'log-failure', failure: reason }],
];

const LONGEST_PAUSE_MS = 30_000;

/** 2, 4, 8 … 30 seconds. */
export const pauseAfter = (tries: number): number =>
  Math.min(2000 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);

/** A payment was sent and its fate is unknown: never offer to pay again, keep looking (billing rules, checkout). */
export const toStillConfirming = (
  state: CheckoutState,
  sessionId: string,
  reason: CheckoutFailure,
): Transition =>
  ask(
    { ...known(state), name: 'error', failure: reason, recheck: { sessionId, tries: 0, isChecking: false } },
    (ticket) => ({ type: 'wait', ticket, ms: pauseAfter(0) }),
    { type: 'close-payment-form' },
    { type: 'log-failure', failure: reason },
  );

export const toSuccess = (
  state: CheckoutState,
  redemptionInfo: In<'success'>['redemptionInfo'],
): Transition => [{ ...known(state), name: 'success', redemptionInfo }, [{ type: 'close-payment-form' }]];

export const askForEmail = (state: CheckoutState, reason: CheckoutFailure | null): Transition => [
  { ...known(state), name: 'needs-auth-info', failure: reason },
  reason ? [{ type: 'log-failure', failure: reason }] : [],
];

/** @param isRefused the customer hears first that an earlier payment came to nothing. */
export const openForm = (state: In<'needs-payment-info'>, isRefused = false): Transition =>
  ask({ ...state, form: isRefused ? { name: 'loading', isRefused } : loadingForm }, (ticket) => ({
    type: 'open-payment-form',
    ticket,
    session: state.session,
    businessName: state.branding?.appName ?? '',
  }));

export const poll = (state: CheckoutState, sessionId: string): Transition =>
  ask(
    { ...known(state), name: 'polling-purchase-status', sessionId, reads: 0, failures: 0, isReading: true },
    (ticket) => ({ type: 'check-status', ticket, sessionId }),
  );
