import type { CheckoutEffect, CheckoutState } from '../../../sdk/headless';
import type { Step, Walk } from './walk';

type Effect<T extends CheckoutEffect['type']> = Extract<CheckoutEffect, { type: T }>;

const all = <T extends CheckoutEffect['type']>(effects: readonly CheckoutEffect[], type: T): Effect<T>[] =>
  effects.filter((effect): effect is Effect<T> => effect.type === type);
const has = ({ effects }: Step, ...types: readonly CheckoutEffect['type'][]): boolean =>
  effects.some(({ type }) => types.includes(type));

const formOf = (state: CheckoutState): string | null =>
  state.name === 'needs-payment-info' ? state.form.name : null;
const recheckOf = (state: CheckoutState) => (state.name === 'error' ? state.recheck : null);
const failureOf = (state: CheckoutState) =>
  state.name === 'error' || state.name === 'needs-auth-info' ? state.failure : null;

/** Whether this step tells that a payment was sent: accepted, or with its answer lost. */
const wasSent = ({ answers, event }: Step): boolean =>
  answers?.type === 'confirm-payment' && event.type !== 'payment-refused';
const isDecided = ({ answers, event }: Step): boolean =>
  answers !== null && event.type === 'status-read' && event.status.type !== 'pending';
const isPending = ({ event }: Step): boolean =>
  event.type === 'status-read' && event.status.type === 'pending';

const waitsForCustomer = (state: CheckoutState): boolean => {
  if (state.name === 'needs-payment-info')
    return ['incomplete', 'ready', 'notice', 'unavailable'].includes(state.form.name);
  if (state.name === 'error') return state.recheck === null;
  return state.name === 'needs-auth-info' || state.name === 'success';
};

/** Steps after the one that sent a payment, up to the one that decided it or closed the checkout. */
const inDoubt = ({ steps }: Walk): readonly Step[] => {
  const from = steps.findIndex(wasSent);
  if (from < 0) return [];
  const until = steps.findIndex((step, i) => i >= from && (isDecided(step) || step.after.name === 'closed'));
  return steps.slice(from, until < 0 ? undefined : until);
};

const confirmsOncePerRefusal = ({ steps }: Walk): boolean => {
  let isUnderWay = false;
  return steps.every((step) => {
    if (step.event.type === 'payment-refused' && step.answers) isUnderWay = false;
    const isAgain = isUnderWay && has(step, 'confirm-payment');
    if (has(step, 'confirm-payment')) isUnderWay = true;
    return !isAgain;
  });
};

/** Ten reads at most, and no giving up on a pending answer before the tenth. */
const readsTenTimes = ({ steps }: Walk): boolean => {
  let reads = 0;
  return steps.every((step) => {
    reads += all(step.effects, 'check-status').length;
    const gaveUp =
      step.before.name === 'polling-purchase-status' && isPending(step) && step.after.name === 'error';
    return reads <= 10 && (!gaveUp || reads === 10);
  });
};

/** A second in polling; then 2, 4, 8, 16, 30, 30 … seconds. */
const pausesGrow = ({ steps }: Walk): boolean => {
  let pause = 2000;
  return steps.every((step) => {
    const waits = all(step.effects, 'wait');
    if (step.after.name === 'polling-purchase-status') return waits.every(({ ms }) => ms === 1000);
    const isRight = waits.every(({ ms }) => ms === pause);
    if (waits.length) pause = Math.min(pause * 2, 30_000);
    return isRight;
  });
};

const asksForItsSession = ({ steps }: Walk): boolean => {
  let sessionId: string | null = null;
  return steps.every((step) => {
    if (step.event.type === 'purchase-started' && step.answers) sessionId = step.event.start.sessionId;
    const asked = [...all(step.effects, 'check-status'), ...all(step.effects, 'recheck-purchase')];
    return asked.every((effect) => effect.sessionId === sessionId);
  });
};

const outcomeFits = ({ before, after }: Step): boolean => {
  if (after.name !== 'closed' || before.name === 'closed') return true;
  const { outcome } = after;
  if (before.name === 'success')
    return outcome.type === 'completed' && outcome.redemptionInfo === before.redemptionInfo;
  if (recheckOf(before)) return outcome.type === 'failed' && outcome.failure === failureOf(before);
  if (before.name === 'error' && outcome.type === 'failed') return outcome.failure === before.failure;
  const isSent = before.name === 'polling-purchase-status' || formOf(before) === 'processing';
  return outcome.type === 'cancelled' && outcome.paymentSubmitted === isSent;
};

const reachesSuccess = ({ before, after, event, answers }: Step): boolean => {
  if (after.name !== 'success' || before.name === 'success') return true;
  if (answers && event.type === 'purchase-started')
    return event.start.nextAction === 'completed' && after.redemptionInfo === null;
  return (
    answers !== null &&
    event.type === 'status-read' &&
    event.status.type === 'succeeded' &&
    event.status.redemptionInfo === after.redemptionInfo
  );
};

const startFailureIsShown = ({ answers, event, before, after }: Step): boolean => {
  if (!answers || event.type !== 'purchase-start-failed') return true;
  const isMendable = ['network', 'missing-email', 'invalid-email'].includes(event.failure.kind);
  const isKept = after.email === before.email && failureOf(after) === event.failure;
  return isKept && after.name === (isMendable ? 'needs-auth-info' : 'error');
};

const formIsAskedFor = (step: Step): boolean => {
  const { event, before } = step;
  if (!has(step, 'open-payment-form')) return true;
  if (event.type !== 'purchase-started') return formOf(before) === 'unavailable';
  const { nextAction, sessionId, session } = event.start;
  return (nextAction === null || nextAction === 'collect_payment_info') && !!sessionId && !!session;
};

const refusalGivesFormBack = ({ answers, event, after }: Step): boolean => {
  if (!answers || event.type !== 'payment-refused' || after.name !== 'needs-payment-info') return true;
  if (event.refusal.code === 'card_declined') return after.form.name === 'ready';
  return after.form.name === 'notice' && after.form.message === event.refusal.message;
};

const each =
  (holds: (step: Step) => boolean) =>
  ({ steps }: Walk): boolean =>
    steps.every(holds);

/** What must hold of every walk through the checkout, whatever happens in it. */
export const invariants = {
  'nothing leaves closed': each(
    ({ before, after, effects }) => before.name !== 'closed' || (after === before && effects.length === 0),
  ),
  'the purchase is settled exactly once, as it closes': each(
    ({ before, after, effects }) =>
      all(effects, 'settle').length === (after.name === 'closed' && before.name !== 'closed' ? 1 : 0) &&
      all(effects, 'settle').every(({ outcome }) => after.name === 'closed' && outcome === after.outcome),
  ),
  'closing calls everything off': each((step) => !has(step, 'settle') || has(step, 'stop')),
  'closing always closes': each(({ event, after }) => event.type !== 'closed' || after.name === 'closed'),
  'late answers change nothing': each(
    ({ before, event, after, effects }) =>
      !('ticket' in event) || event.ticket === before.ticket || (after === before && effects.length === 0),
  ),
  'no purchase is started while a start is waited for': each(
    (step) => !has(step, 'start-purchase') || !['loading', 'processing-auth-info'].includes(step.before.name),
  ),
  'no purchase is started without an address': each(({ effects, after }) =>
    all(effects, 'start-purchase').every(
      ({ email }) => /^\S+@\S+\.\S+$/.test(email) && email === after.email,
    ),
  ),
  'a payment is confirmed only by the customer and from a form that is ready': each(
    (step) =>
      !has(step, 'confirm-payment') ||
      (step.event.type === 'payment-submitted' && formOf(step.before) === 'ready'),
  ),
  'a payment is never confirmed twice without a refusal in between': confirmsOncePerRefusal,
  'the status is read ten times, never more, and not given up earlier': readsTenTimes,
  'after a payment was sent nothing is started, opened or paid again': ({ steps }) => {
    const from = steps.findIndex(wasSent);
    return (
      from < 0 ||
      steps.slice(from).every((step) => !has(step, 'start-purchase', 'open-payment-form', 'confirm-payment'))
    );
  },
  'while the fate of a payment is unknown it is polled for, or still confirming': (walked) =>
    inDoubt(walked).every(
      ({ after }) => after.name === 'polling-purchase-status' || recheckOf(after) !== null,
    ),
  'every state waits for an answer or for the customer': ({ first: [state, effects], steps }) =>
    all(effects, 'load-branding').some(({ ticket }) => ticket === state.ticket) &&
    steps.every(
      ({ after, open }) =>
        after.name === 'closed' ||
        waitsForCustomer(after) ||
        open.some(
          ({ ticket, type }) =>
            ticket === after.ticket && (type === 'confirm-payment') === (formOf(after) === 'processing'),
        ),
    ),
  'every question carries the ticket of its state, and a new one unless it is the form’s': each(
    ({ before, after, effects }) =>
      after.ticket >= before.ticket &&
      effects.every(
        (effect) =>
          !('ticket' in effect) ||
          (effect.ticket === after.ticket &&
            (effect.type === 'confirm-payment' || effect.ticket > before.ticket)),
      ),
  ),
  'one look for a payment in doubt at a time': each(
    (step) => !has(step, 'recheck-purchase') || recheckOf(step.before)?.isChecking === false,
  ),
  'a customer who tries again is heard': each(
    (step) =>
      step.event.type !== 'retry-requested' ||
      (formOf(step.before) !== 'unavailable' && recheckOf(step.before)?.isChecking !== false) ||
      has(step, 'open-payment-form', 'recheck-purchase'),
  ),
  'the form opens only when payment is asked for, with a session': each(formIsAskedFor),
  'nobody is told that an address is missing before being asked for one': each(
    ({ before, answers, after }) =>
      before.name !== 'present-offer' || !answers || before.email.trim() !== '' || failureOf(after) === null,
  ),
  'a notice goes away when it is dismissed': each(
    ({ before, event, after }) =>
      event.type !== 'notice-dismissed' ||
      formOf(before) !== 'notice' ||
      ['ready', 'incomplete'].includes(formOf(after) ?? ''),
  ),
  'a refusal gives the form back': each(refusalGivesFormBack),
  'success follows a completed start or a succeeded status, and keeps its redemption': each(reachesSuccess),
  'the outcome tells how it ended': each(outcomeFits),
  'the form is gone on the success and error screens and after closing': each(
    ({ after, open }) =>
      !['success', 'error', 'closed'].includes(after.name) ||
      open.every(({ type }) => type !== 'open-payment-form'),
  ),
  'pauses are a second in polling and grow to 30 afterwards': pausesGrow,
  'only the session that was started is asked for': asksForItsSession,
  'a failure that comes on screen is logged': each(
    (step) =>
      failureOf(step.after) === null ||
      failureOf(step.after) === failureOf(step.before) ||
      all(step.effects, 'log-failure').some(({ failure }) => failure === failureOf(step.after)),
  ),
  'a failed start asks for the address again when that may help, and is an error otherwise':
    each(startFailureIsShown),
} satisfies Readonly<Record<string, (walk: Walk) => boolean>>;
