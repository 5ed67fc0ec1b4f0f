import type { CheckoutEvent, OperationStatus, PurchaseStart, Transition } from './checkout.types';
import { emailProblem } from './email';
import { failure, isAnswered, isRecoverable } from './failure';
import type { CheckoutFailure } from './failure';
import {
  ask,
  askForEmail,
  known,
  openForm,
  poll,
  stay,
  toError,
  toStillConfirming,
  toSuccess,
} from './moves.machine';
import type { In } from './moves.machine';
import { loadingForm } from './payment-form';
import type { Progress } from './progress.machine';

/** From an address to an open form: claimed, looked up where in doubt, and started once. */

type Starting = In<'loading' | 'processing-auth-info'>;
/** A session that exists at the server. */
type Session = Extract<Progress, { sessionId: string }>;

export const submitEmail = (
  state: In<'present-offer' | 'needs-auth-info' | 'loading' | 'processing-auth-info' | 'error'>,
  name: Starting['name'],
  email: string,
): Transition => {
  const problem = emailProblem(email);
  if (problem) return askForEmail({ ...state, email }, problem);
  return goOn({ ...known(state), email: email.trim(), name, resume: null, failure: null });
};

const look = (state: Starting, reason: CheckoutFailure | null): Transition =>
  ask({ ...state, failure: reason }, (ticket) => ({ type: 'look-for-purchase', ticket }));

const start = (state: Starting): Transition =>
  ask(state, (ticket) => ({ type: 'start-purchase', ticket, email: state.email }));

/** The next thing to do: claim, take up what is open, look whether a lost start has bought, start. */
export const goOn = (state: Starting): Transition => {
  if (!state.isMine) return claim(state, false);
  const { resume } = state;
  // On a line that is said to be down a read goes first: it shows that, and buys nothing.
  if (!resume) return state.isStartLost || !state.isOnline ? look(state, null) : start(state);
  switch (resume.step) {
    case 'starting':
      return again({ ...state, isStartLost: true });
    case 'success':
      return toSuccess(state, resume.redemptionInfo);
    case 'accepted':
      return poll(state, resume.sessionId);
    default:
      return ask(state, (ticket) => ({ type: 'check-status', ticket, sessionId: resume.sessionId }));
  }
};

export const claim = (state: Starting, force: boolean): Transition =>
  ask(state, (ticket) => ({ type: 'claim-sale', ticket, force }));

/** What was left open is of no use: a start like any other. */
const again = (state: Starting): Transition =>
  state.email.trim() === ''
    ? askForEmail({ ...state, resume: null }, null)
    : submitEmail(state, state.name, state.email);

const onStarted = (before: Starting, { nextAction, sessionId, session }: PurchaseStart): Transition => {
  const state = { ...before, isStartLost: false };
  if (nextAction === 'completed') return toSuccess(state, null);
  if (nextAction !== null && nextAction !== 'collect_payment_info')
    return onStartFailed(before, failure('setting-up', `Unknown next action "${nextAction}".`));
  if (!sessionId) return toError(state, failure('setting-up', 'No purchase in progress'));
  if (!session)
    return toError(state, failure('setting-up', 'The card provider’s key, account or secret is missing.'));
  return openForm({ ...known(state), name: 'needs-payment-info', sessionId, session, form: loadingForm });
};

const giveUp = (state: Starting, reason: CheckoutFailure): Transition =>
  isRecoverable(reason) ? askForEmail(state, reason) : toError(state, reason);

/** An answer that was lost, or that nobody understands, may hide a purchase: that is looked for first. */
const onStartFailed = (state: Starting, reason: CheckoutFailure): Transition =>
  isAnswered(reason)
    ? giveUp({ ...state, isStartLost: false }, reason)
    : look({ ...state, isStartLost: true }, reason);

const onLooked = (before: Starting, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(before, status.redemptionInfo);
  const state = { ...before, isStartLost: false, isOnline: true };
  return state.failure ? giveUp(state, state.failure) : start(state);
};

/** Nothing is known, so the next try looks again; whatever the start failed with, it may be sent again. */
const onLookFailed = (state: Starting, reason: CheckoutFailure): Transition => {
  if (!state.isOnline) return askForEmail(state, failure('offline', reason.detail));
  return askForEmail(state, failure('network', (state.failure ?? reason).detail));
};

const isPaymentOut = ({ step }: Session): boolean => step !== 'form';

/** What the server says of the session that was left open. */
const onResumed = (state: Starting, open: Session, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo);
  if (status.type === 'failed') return isPaymentOut(open) ? toError(state, status.failure) : again(state);
  const session = open.step === 'accepted' ? null : open.session;
  if (!session) return poll(state, open.sessionId);
  return isPaymentOut(open)
    ? ask(state, (ticket) => ({ type: 'read-intent', ticket, session }))
    : toForm(state, open, false);
};

const onResumeFailed = (state: Starting, open: Session, reason: CheckoutFailure): Transition => {
  if (isPaymentOut(open)) return toStillConfirming(state, open.sessionId, reason);
  // A session that the server does not know is no session; any other failure leaves the form to try.
  return isAnswered(reason) ? again({ ...state, isStartLost: true }) : toForm(state, open, false);
};

const toForm = (state: Starting, open: Session, isRefused: boolean): Transition => {
  const { sessionId } = open;
  const session = open.step === 'accepted' ? null : open.session;
  if (!session) return poll(state, sessionId);
  const form = {
    ...known(state),
    name: 'needs-payment-info',
    sessionId,
    session,
    form: loadingForm,
  } as const;
  return openForm(form, isRefused);
};

const onResuming = (state: Starting, open: Session, event: CheckoutEvent): Transition => {
  switch (event.type) {
    case 'status-read':
      return onResumed(state, open, event.status);
    case 'status-failed':
      return onResumeFailed(state, open, event.failure);
    case 'intent-read':
      return event.isPaid ? poll(state, open.sessionId) : toForm(state, open, true);
    case 'intent-unknown':
      return poll(state, open.sessionId);
    default:
      return stay(state);
  }
};

export const onStarting = (state: Starting, event: CheckoutEvent): Transition => {
  const { resume } = state;
  switch (event.type) {
    case 'claimed':
      return goOn({
        ...state,
        isMine: true,
        resume: event.found ?? resume,
        email: event.email || state.email,
      });
    case 'claim-refused':
      return stay({ ...known(state), name: 'open-elsewhere', resume });
    case 'purchase-started':
      return onStarted(state, event.start);
    case 'purchase-start-failed':
      return onStartFailed(state, event.failure);
    default:
      if (resume && 'sessionId' in resume) return onResuming(state, resume, event);
      if (event.type === 'status-read') return onLooked(state, event.status);
      return event.type === 'status-failed' ? onLookFailed(state, event.failure) : stay(state);
  }
};
