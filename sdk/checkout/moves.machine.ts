import type { CheckoutEffect, CheckoutOutcome, CheckoutState, Transition } from './checkout.types';
import { emailProblem } from './email';
import type { CheckoutFailure } from './failure';
import { loadingForm } from './payment-form';

/** The moves that the checkout machine is made of: each builds the next state and its effects. Pure. */

export type In<N extends CheckoutState['name']> = Extract<CheckoutState, { name: N }>;

export const known = ({
  ticket,
  email,
  branding,
}: CheckoutState): Pick<CheckoutState, 'ticket' | 'email' | 'branding'> => ({
  ticket,
  email,
  branding,
});

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

/** A payment was sent and its fate is unknown: never offer to pay again, keep looking (billing rules, checkout). */
export const toStillConfirming = (
  state: CheckoutState,
  sessionId: string,
  reason: CheckoutFailure,
): Transition =>
  ask(
    { ...known(state), name: 'error', failure: reason, recheck: { sessionId, tries: 0, isChecking: false } },
    (ticket) => ({ type: 'wait', ticket, ms: 2000 }),
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

const start = (state: CheckoutState, name: 'loading' | 'processing-auth-info', email: string): Transition =>
  ask({ ...known(state), email, name }, (ticket) => ({ type: 'start-purchase', ticket, email }));

export const openForm = (state: In<'needs-payment-info'>): Transition =>
  ask({ ...state, form: loadingForm }, (ticket) => ({
    type: 'open-payment-form',
    ticket,
    session: state.session,
    businessName: state.branding?.appName ?? '',
  }));

export const poll = (state: CheckoutState, sessionId: string): Transition =>
  ask({ ...known(state), name: 'polling-purchase-status', sessionId, reads: 0 }, (ticket) => ({
    type: 'check-status',
    ticket,
    sessionId,
  }));

export const submitEmail = (
  state: CheckoutState,
  name: 'loading' | 'processing-auth-info',
  email: string,
): Transition => {
  const problem = emailProblem(email);
  return problem ? askForEmail({ ...state, email }, problem) : start(state, name, email.trim());
};
