import type { CheckoutFailure } from '../../model/purchase/failure';
import type { CheckoutState, Transition } from './checkout.types';
import { emailProblem } from './email';
import { request, askForEmail, sharedFields, toSuccess } from './transitions.machine';
import type { StateNamed } from './transitions.machine';
import type { Progress } from './payment/progress.machine';

/**
 * The steps from the e-mail address to a started purchase. Each step checks what is known and requests what is missing.
 */

export type Starting = StateNamed<'loading' | 'processing-auth-info'>;

/** The start has not arrived and can't arrive any more. The next start reads the customer's transactions again. */
export const noStartLeft = { unansweredStart: null, ownedBefore: null } as const;

/** The wire that sells. The one on which a start can charge knows no change of plan. */
export const onWire = <S extends CheckoutState>(state: S, startMayCharge: boolean): S => ({
  ...state,
  startMayCharge,
  changesPlan: state.changesPlan && !startMayCharge,
});

/** Whether the customer has to give an address before paying. The server knows that of the customer whose plan is changed. */
export const isEmailMissing = ({ asksEmail, changesPlan, email }: CheckoutState): boolean =>
  asksEmail && !changesPlan && email.trim() === '';

/** Whether the start needs an address. A session can be opened without one if its form has the field. */
export const needsEmail = (state: CheckoutState): boolean =>
  isEmailMissing(state) && !(state.emailWithPayment && !state.startMayCharge);

export const submitEmail = (
  state: StateNamed<
    'present-offer' | 'already-owned' | 'needs-auth-info' | 'loading' | 'processing-auth-info' | 'error'
  >,
  name: Starting['name'],
  email: string,
): Transition => {
  const mayStart = email.trim() === '' && !needsEmail({ ...state, email });
  const problem = mayStart ? null : emailProblem(email);
  if (problem) return askForEmail({ ...state, email }, problem);
  return proceed({ ...sharedFields(state), email: email.trim(), name, resume: null, failure: null });
};

export const lookForStart = (state: Starting, reason: CheckoutFailure | null): Transition => {
  const { ownedBefore } = state;
  return request({ ...state, failure: reason }, (ticket) => ({
    type: 'look-for-purchase',
    ticket,
    ownedBefore,
  }));
};

/**
 * Starts the purchase. A start that can charge is stored before the request is sent, so that other tabs know of it. A
 * start that opens a session charges nothing, so it needs no record.
 */
export const start = (state: Starting): Transition => {
  const unansweredStart = state.startMayCharge ? { sentAt: state.now } : null;
  return request({ ...state, unansweredStart, price: null }, (ticket) => ({
    type: 'start-purchase',
    ticket,
    email: state.email,
  }));
};

/** The next step: claim the lock, resume an open purchase, search for a start without an answer, read, or start. */
export const proceed = (state: Starting): Transition => {
  if (!state.isMine) return claim(state, false);
  const { resume } = state;
  if (!resume) {
    if (state.unansweredStart) return lookForStart(state, null);
    // Offline, the read comes first: it shows whether there is a connection, and buys nothing.
    return state.ownedBefore && state.isOnline
      ? start(state)
      : request(state, (ticket) => ({ type: 'read-transactions', ticket }));
  }
  switch (resume.step) {
    case 'starting':
      return restart({ ...state, unansweredStart: { sentAt: Math.min(resume.sentAt, state.now) } });
    case 'success':
      return toSuccess(state, resume);
    default:
      return request(state, (ticket) => ({ type: 'check-status', ticket, sessionId: resume.sessionId }));
  }
};

export const claim = (state: Starting, force: boolean): Transition =>
  request(state, (ticket) => ({ type: 'claim-lock', ticket, force }));

/** No session can be continued, so this is a normal start. */
export const restart = (state: Starting): Transition =>
  needsEmail(state)
    ? askForEmail({ ...state, resume: null }, null)
    : submitEmail(state, state.name, state.email);

/** The branding is known, and what is sold: the next step asks for the e-mail address, or starts. */
export const begin = (state: StateNamed<'present-offer' | 'already-owned'>): Transition =>
  !state.isEmailSubmitted && needsEmail(state)
    ? askForEmail(state, null)
    : submitEmail(state, 'loading', state.email);

/** A session that exists on the server. */
export type OpenSession = Extract<Progress, { step: 'form' | 'submitted' }>;
