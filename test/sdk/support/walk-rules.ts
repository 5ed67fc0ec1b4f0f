import { isSubmitted } from '../../../sdk/headless';
import type { CheckoutEffect, CheckoutState, Progress } from '../../../sdk/headless';
import { progressOf } from '../../../sdk/checkout/progress.machine';
import type { Step, Walk } from './walk';

type Effect<T extends CheckoutEffect['type']> = Extract<CheckoutEffect, { type: T }>;

export const all = <T extends CheckoutEffect['type']>(
  effects: readonly CheckoutEffect[],
  type: T,
): Effect<T>[] => effects.filter((effect): effect is Effect<T> => effect.type === type);
export const has = ({ effects }: Step, ...types: readonly CheckoutEffect['type'][]): boolean =>
  effects.some(({ type }) => types.includes(type));

export const formOf = (state: CheckoutState): string | null =>
  state.name === 'needs-payment-info' ? state.form.name : null;
export const recheckOf = (state: CheckoutState) => (state.name === 'error' ? state.recheck : null);
export const failureOf = (state: CheckoutState) =>
  state.name === 'error' || state.name === 'needs-auth-info' ? state.failure : null;

/** Whether this step tells that a payment was sent: accepted, or with its answer lost. */
export const wasSent = ({ answers, event }: Step): boolean =>
  answers?.type === 'confirm-payment' && event.type !== 'payment-refused';
const isDecided = ({ answers, event }: Step): boolean =>
  answers !== null && event.type === 'status-read' && event.status.type !== 'pending';
export const isPending = ({ event }: Step): boolean =>
  event.type === 'status-read' && event.status.type === 'pending';
/** What a page or a tab before this one has left, as of this step. */
const foundIn = ({ event, answers }: Step): Progress | null =>
  answers && event.type === 'claimed' ? event.found : null;
const resumeOf = (state: CheckoutState): Progress | null => ('resume' in state ? state.resume : null);
const sessionIn = (progress: Progress | null): string | null =>
  progress && 'sessionId' in progress ? progress.sessionId : null;
const isAnswered = ({ event }: Step): boolean =>
  event.type === 'purchase-start-failed' && event.failure.extra?.statusCode === 400;

export const waitsForCustomer = (state: CheckoutState): boolean => {
  if (state.name === 'needs-payment-info')
    return ['incomplete', 'ready', 'notice', 'unavailable'].includes(state.form.name);
  if (state.name === 'error') return state.recheck === null;
  return ['needs-auth-info', 'success', 'open-elsewhere', 'moved-elsewhere'].includes(state.name);
};

/** Steps after the one that sent a payment, up to the one that decided it or closed the checkout. */
export const inDoubt = ({ steps }: Walk): readonly Step[] => {
  const from = steps.findIndex(wasSent);
  if (from < 0) return [];
  const until = steps.findIndex((step, i) => i >= from && (isDecided(step) || step.after.name === 'closed'));
  return steps.slice(from, until < 0 ? undefined : until);
};

/** A payment of an earlier page counts, and only the provider can say that it came to nothing. */
export const confirmsOncePerRefusal = ({ first: [opening], steps }: Walk): boolean => {
  let isUnderWay = isSubmitted(resumeOf(opening));
  return steps.every((step) => {
    const { event, answers } = step;
    if (foundIn(step)) isUnderWay = isSubmitted(foundIn(step));
    if (answers && (event.type === 'payment-refused' || (event.type === 'intent-read' && !event.isPaid)))
      isUnderWay = false;
    const isAgain = isUnderWay && has(step, 'confirm-payment');
    if (has(step, 'confirm-payment')) isUnderWay = true;
    return !isAgain;
  });
};

/** Ten answers of 'not yet' at most, then a look at what the customer owns, and no giving up before. */
export const readsTenTimes = ({ steps }: Walk): boolean => {
  let reads = 0;
  return steps.every((step) => {
    const { before, after, answers } = step;
    if (before.name !== 'polling-purchase-status') {
      reads = 0;
      return true;
    }
    if (isPending(step) && answers?.type === 'check-status') reads += 1;
    if (isPending(step) && after.name === 'error')
      return reads === 10 && answers?.type === 'look-for-purchase' && recheckOf(after) !== null;
    // A read that failed without a line is none.
    const isKept = after.name !== before.name || isPending(step) || after.reads === before.reads;
    return reads <= 10 && isKept;
  });
};

const doubling = (tries: number): number => Math.min(2000 * 2 ** tries, 30_000);

/** A second in polling, and 2, 4, 8, 16, 30, 30 … seconds where nothing comes through or the payment is in doubt. */
export const pausesGrow = ({ steps }: Walk): boolean => {
  let tries = 0;
  return steps.every(({ before, event, after, effects }) => {
    const waits = all(effects, 'wait');
    if (after.name === 'polling-purchase-status') {
      const failures = before.name === after.name ? before.failures : 0;
      const ms = event.type === 'status-read' ? 1000 : doubling(failures);
      return waits.every((wait) => wait.ms === ms);
    }
    if (before.name !== 'error') tries = 0;
    const isRight = waits.every(({ ms }) => ms === doubling(tries));
    tries += waits.length;
    return isRight;
  });
};

export const asksForItsSession = ({ first: [opening], steps }: Walk): boolean => {
  let sessionId = sessionIn(resumeOf(opening));
  return steps.every((step) => {
    if (step.event.type === 'purchase-started' && step.answers) sessionId = step.event.start.sessionId;
    sessionId = sessionIn(foundIn(step)) ?? sessionId;
    const asked = [...all(step.effects, 'check-status'), ...all(step.effects, 'recheck-purchase')];
    return asked.every((effect) => effect.sessionId === sessionId);
  });
};

/** Whatever became of a start, the server is heard before there is another. */
export const startsOnce = ({ first: [opening], steps }: Walk): boolean => {
  let isOut = resumeOf(opening)?.step === 'starting';
  return steps.every((step) => {
    const { answers, event } = step;
    if (foundIn(step)?.step === 'starting') isOut = true;
    const isHeard =
      event.type === 'status-read' || (event.type === 'status-failed' && event.failure.extra !== undefined);
    if (answers && (event.type === 'purchase-started' || isAnswered(step) || isHeard)) isOut = false;
    const starts = has(step, 'start-purchase');
    const isAgain = isOut && starts;
    if (starts) isOut = true;
    return !isAgain;
  });
};

export const outcomeFits = ({ before, after }: Step): boolean => {
  if (after.name !== 'closed' || before.name === 'closed') return true;
  const { outcome } = after;
  if (before.name === 'success')
    return outcome.type === 'completed' && outcome.redemptionInfo === before.redemptionInfo;
  if (before.name === 'moved-elsewhere') return outcome.type === 'moved';
  if (recheckOf(before)) return outcome.type === 'failed' && outcome.failure === failureOf(before);
  if (before.name === 'error' && outcome.type === 'failed') return outcome.failure === before.failure;
  const isSent =
    before.name === 'polling-purchase-status' ||
    formOf(before) === 'processing' ||
    isSubmitted(resumeOf(before));
  return outcome.type === 'cancelled' && outcome.paymentSubmitted === isSent;
};

export const reachesSuccess = (step: Step): boolean => {
  const { before, after, event, answers } = step;
  if (after.name !== 'success' || before.name === 'success') return true;
  if (answers && event.type === 'purchase-started')
    return event.start.nextAction === 'completed' && after.redemptionInfo === null;
  const left = foundIn(step) ?? resumeOf(before);
  if (left?.step === 'success') return after.redemptionInfo === left.redemptionInfo;
  return (
    answers !== null &&
    event.type === 'status-read' &&
    event.status.type === 'succeeded' &&
    event.status.redemptionInfo === after.redemptionInfo
  );
};

export const startFailureIsShown = (step: Step): boolean => {
  const { answers, event, before, after } = step;
  if (!answers || event.type !== 'purchase-start-failed') return true;
  if (!isAnswered(step)) return has(step, 'look-for-purchase');
  const isMendable = ['network', 'missing-email', 'invalid-email'].includes(event.failure.kind);
  const isKept = after.email === before.email && failureOf(after) === event.failure;
  return isKept && after.name === (isMendable ? 'needs-auth-info' : 'error');
};

export const formIsAskedFor = (step: Step): boolean => {
  const { event, before } = step;
  if (!has(step, 'open-payment-form')) return true;
  if (event.type === 'intent-read') return !event.isPaid;
  if (event.type === 'status-read' || event.type === 'status-failed')
    return resumeOf(before)?.step === 'form';
  if (event.type !== 'purchase-started') return formOf(before) === 'unavailable';
  const { nextAction, sessionId, session } = event.start;
  return (nextAction === null || nextAction === 'collect_payment_info') && !!sessionId && !!session;
};

/** A reload at any moment must find a payment that is out. */
export const isOnRecord = ({ steps }: Walk): boolean => {
  let isOut = false;
  return steps.every((step) => {
    const { event, answers, after } = step;
    if (has(step, 'confirm-payment')) isOut = true;
    const isUnpaid = event.type === 'payment-refused' || (event.type === 'intent-read' && !event.isPaid);
    if (isUnpaid || (answers && isDecided(step))) isOut = false;
    if (!isOut || after.name === 'closed' || after.name === 'moved-elsewhere') return true;
    return isSubmitted(progressOf(after) ?? null);
  });
};

export const refusalGivesFormBack = ({ answers, event, after }: Step): boolean => {
  if (!answers || event.type !== 'payment-refused' || after.name !== 'needs-payment-info') return true;
  if (event.refusal.code === 'card_declined') return after.form.name === 'ready';
  return after.form.name === 'notice' && after.form.message === event.refusal.message;
};
