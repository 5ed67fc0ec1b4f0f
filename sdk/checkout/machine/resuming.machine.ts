import type { CheckoutEvent, CheckoutState, SharedState, Transition } from './checkout.types';
import { failure, isAnswered } from '../../model/purchase/failure';
import type { CheckoutFailure } from '../../model/purchase/failure';
import { openForm, poll, pollAccepted } from './payment/open-session.machine';
import {
  request,
  settledFields,
  sharedFields,
  unchanged,
  toError,
  toStillConfirming,
  toSuccess,
} from './transitions.machine';
import type { StateNamed } from './transitions.machine';
import { loadingForm } from './payment/payment-form';
import { unknownPrice } from './pricing/pricing.machine';
import { isWithoutIntent } from './payment/progress.machine';
import { intentOf } from './payment/stored-progress.machine';
import type { SubmittedPayment } from './payment/progress.machine';
import { restart, noStartLeft } from './advance.machine';
import type { OpenSession, Starting } from './advance.machine';
import type { IntentStatus } from '../../ports/payment';
import type { OperationStatus } from '../../model/purchase/purchase';

/** Transitions of a session that an earlier page or another tab has left open. */

type Undecided = CheckoutState & { readonly payment: SubmittedPayment };

const toForm = (
  state: SharedState,
  { sessionId, session }: Pick<StateNamed<'needs-payment-info'>, 'sessionId' | 'session'>,
  more: Pick<StateNamed<'needs-payment-info'>, 'wasRefused'> & {
    readonly notice: 'refused' | 'undecided' | null;
  },
): Transition => {
  const { wasRefused, notice } = more;
  return openForm(
    {
      ...state,
      name: 'needs-payment-info',
      sessionId,
      session,
      form: loadingForm,
      hasInput: false,
      emailFailure: null,
      pricing: unknownPrice(),
      hasWallets: false,
      wasRefused,
      watch: null,
    },
    notice,
  );
};

/**
 * Handles the provider's status of a sent payment. 'open' means 'not yet': a running confirmation does not change the
 * intent. An error of the intent belongs to this confirmation only if it is the first and only one.
 */
export const onIntent = (state: Undecided, status: IntentStatus): Transition | null => {
  const { payment } = state;
  if (status === 'paid') return pollAccepted(state);
  if (status === 'canceled') return toError(state, failure('canceled', 'The intent was cancelled.'));
  const session = intentOf(payment);
  if (status === 'refused' && payment.presses === 1 && !payment.wasRefused && session)
    return toForm(settledFields(state), { ...payment, session }, { wasRefused: true, notice: 'refused' });
  return null;
};

const NO_INTENT = 'The answer with the intent was lost.';
const MAY_APPROVE = 'The payment waits for the customer’s bank.';

/** The customer left the bank's page. They may still approve the payment there, or want to pay in another way. */
export const onIntentOfOpenPayment = (state: Undecided, status: IntentStatus): Transition =>
  onIntent(state, status) ??
  (status === 'action' ? toStillConfirming(state, failure('unknown', MAY_APPROVE), true) : poll(state));

/** Opens the form of the session whose payment has no result. It has one intent, so there is one charge at most. */
export const payAgain = (state: CheckoutState): Transition => {
  const { payment } = state;
  if (!payment?.session) return unchanged(state);
  const { wasRefused, session } = payment;
  return toForm(sharedFields(state), { ...payment, session }, { wasRefused, notice: 'undecided' });
};

/** Another page has stored this payment. The clock may have been ahead then. */
const paymentOf = (
  { step: _step, ...payment }: Extract<OpenSession, { step: 'submitted' }>,
  now: number,
): SubmittedPayment => ({ ...payment, submittedAt: Math.min(payment.submittedAt, now) });

const onStatus = (state: Starting, open: OpenSession, status: OperationStatus): Transition => {
  if (status.type === 'succeeded') {
    const changeType = 'changeType' in open ? (open.changeType ?? null) : null;
    return toSuccess(state, { ...status, sessionId: open.sessionId, changeType });
  }
  if (open.step === 'form')
    return status.type === 'failed'
      ? restart({ ...state, ...noStartLeft })
      : toForm(sharedFields(state), open, { wasRefused: open.wasRefused, notice: null });
  if (status.type === 'failed') return toError(state, status.failure);
  const payment = paymentOf(open, state.now);
  const undecided = { ...state, payment };
  // The server has no result, and nothing was confirmed as far as this device knows: the session can be paid again.
  if (isWithoutIntent(payment)) return toStillConfirming(undecided, failure('unknown', NO_INTENT));
  const session = intentOf(payment);
  if (!session) return poll(undecided);
  return request(undecided, (ticket) => ({ type: 'read-intent', ticket, session }));
};

const onStatusFailed = (state: Starting, open: OpenSession, reason: CheckoutFailure): Transition => {
  if (open.step === 'submitted')
    return toStillConfirming({ ...state, payment: paymentOf(open, state.now) }, reason);
  // If the server has refused, the session does not exist. After any other failure the customer can try the form.
  return isAnswered(reason)
    ? restart({ ...state, ...noStartLeft })
    : toForm(sharedFields(state), open, { wasRefused: open.wasRefused, notice: null });
};

export const onResuming = (state: Starting, open: OpenSession, event: CheckoutEvent): Transition => {
  const { payment } = state;
  switch (event.type) {
    case 'status-read':
      return onStatus(state, open, event.status);
    case 'status-failed':
      return onStatusFailed(state, open, event.failure);
    case 'intent-read':
      return payment ? onIntentOfOpenPayment({ ...state, payment }, event.status) : unchanged(state);
    case 'intent-unknown':
      return payment ? poll({ ...state, payment }) : unchanged(state);
    default:
      return unchanged(state);
  }
};
