import type { CheckoutEffect, CheckoutState, Progress } from '../../../../sdk/internal';
import { isUndecided } from '../../../../sdk/checkout/machine/payment/progress.machine';
import { progressOf } from '../../../../sdk/checkout/machine/payment/stored-progress.machine';
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

export const isPending = ({ event }: Step): boolean =>
  event.type === 'status-read' && event.status.type === 'pending';
/** What a page or a tab before this one has left, as of this step. */
const foundIn = ({ event, answers }: Step): Progress | null =>
  answers && event.type === 'claimed' ? (event.found ?? null) : null;
const resumeOf = (state: CheckoutState): Progress | null => ('resume' in state ? state.resume : null);
const sessionIn = (progress: Progress | null): string | null =>
  progress && 'sessionId' in progress ? progress.sessionId : null;
const isAnswered = ({ event }: Step): boolean =>
  event.type === 'purchase-start-failed' &&
  [400, 404].includes(event.failure.extra?.statusCode ?? 0) &&
  (event.failure.extra?.backendErrorCode ?? 0) >= 7000;

export const waitsForCustomer = (state: CheckoutState): boolean => {
  if (state.name === 'needs-payment-info')
    return ['incomplete', 'ready', 'notice', 'unavailable'].includes(state.form.name);
  if (state.name === 'error') return state.recheck === null;
  if (state.name === 'needs-plan-confirmation') return !state.isSending;
  return ['needs-auth-info', 'success', 'open-elsewhere', 'moved-elsewhere'].includes(state.name);
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
    if (has(step, 'recheck-purchase') && reads !== 10) return false;
    const isGivenUp = after.name === 'error' && after.recheck !== null && isPending(step);
    if (isGivenUp) return reads === 10 && answers?.type === 'recheck-purchase';
    // A read that failed without a line is none.
    if (reads === 10 && answers?.type === 'check-status' && isPending(step))
      return has(step, 'recheck-purchase');
    const isKept = after.name !== before.name || isPending(step) || after.reads === before.reads;
    return reads <= 10 && isKept;
  });
};

const doubling = (tries: number): number => Math.min(1000 * 2 ** Math.max(0, tries - 1), 30_000);

/** How often it was read behind the screen, or since the error. */
const triesOf = (state: CheckoutState): number => {
  if (state.name === 'error') return state.recheck?.tries ?? 0;
  return 'watch' in state ? (state.watch?.tries ?? 0) : 0;
};

/** A second in polling, and 1, 1, 2, 4, 8, 16, 30, 30 … seconds where nothing comes through or something is in doubt. */
export const pausesGrow = ({ steps }: Walk): boolean =>
  steps.every((step) => {
    const { before, event, after, effects } = step;
    const waits = all(effects, 'wait');
    if (has(step, 'confirm-payment', 'create-intent')) return waits.every(({ ms }) => ms === 10_000);
    if (after.name !== 'polling-purchase-status')
      return waits.every(({ ms }) => ms === doubling(triesOf(after)));
    const failures = before.name === after.name ? before.failures : 0;
    const ms = event.type === 'status-read' ? 1000 : doubling(failures);
    return waits.every((wait) => wait.ms === ms);
  });

/** Every read behind a screen counts. */
export const triesCount = ({ steps }: Walk): boolean =>
  steps.every(({ before, after, effects, event }) => {
    const isSame = before.name === after.name && event.type !== 'form-requested';
    const isNewChain = effects.some(({ type }) => type === 'open-payment-form' || type === 'log-failure');
    if (
      !isSame ||
      isNewChain ||
      all(effects, 'wait').length === 0 ||
      before.name === 'polling-purchase-status'
    )
      return true;
    return (
      triesOf(after) === triesOf(before) + 1 ||
      event.type === 'payment-submitted' ||
      event.type === 'payment-collected' ||
      event.type === 'price-read' ||
      event.type === 'status-failed' ||
      event.type === 'status-read'
    );
  });

export const asksForItsSession = ({ first: [opening], steps }: Walk): boolean => {
  let sessionId = sessionIn(resumeOf(opening));
  return steps.every((step) => {
    if (step.event.type === 'purchase-started' && step.answers) sessionId = step.event.start.sessionId;
    sessionId = sessionIn(foundIn(step)) ?? sessionId;
    const asked = [...all(step.effects, 'check-status'), ...all(step.effects, 'recheck-purchase')];
    return asked.every((effect) => effect.sessionId === sessionId);
  });
};

export const outcomeFits = ({ before, after, event }: Step): boolean => {
  if (after.name !== 'closed' || before.name === 'closed') return true;
  const { outcome } = after;
  if (before.name === 'success')
    return outcome.type === 'completed' && outcome.redemptionInfo === before.redemptionInfo;
  if (before.name === 'moved-elsewhere') return outcome.type === 'moved';
  if (recheckOf(before)) return outcome.type === 'failed' && outcome.failure === failureOf(before);
  if (before.name === 'error' && outcome.type === 'failed') return outcome.failure === before.failure;
  if (before.name === 'error') return outcome.type === 'cancelled' && before.failure.kind !== 'crashed';
  const isSent = isUndecided(progressOf(before) ?? null);
  if (event.type === 'crashed')
    return outcome.type === 'failed' && outcome.paymentSubmitted && outcome.failure.kind === 'crashed';
  return outcome.type === 'cancelled' && outcome.paymentSubmitted === isSent;
};

export const reachesSuccess = (step: Step): boolean => {
  const { before, after, event, answers } = step;
  if (after.name !== 'success' || before.name === 'success') return true;
  if (answers && event.type === 'plan-changed') return after.changeType === 'immediate';
  if (answers && event.type === 'purchase-started')
    return event.start.nextAction === 'completed' && after.redemptionInfo === null;
  const left = foundIn(step) ?? resumeOf(before);
  if (left?.step === 'success')
    return after.redemptionInfo === left.redemptionInfo && after.sessionId === left.sessionId;
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
  if (!isAnswered(step) && before.startMayCharge) return has(step, 'look-for-purchase');
  const isUnknown = [404, 405, 410].includes(event.failure.extra?.statusCode ?? 0);
  if (!isAnswered(step) && isUnknown) return has(step, 'change-wire');
  const isMendable = ['network', 'missing-email', 'invalid-email'].includes(event.failure.kind);
  const isKept = after.email === before.email && failureOf(after) === event.failure;
  return isKept && after.name === (isMendable ? 'needs-auth-info' : 'error');
};

export const formIsAskedFor = (step: Step): boolean => {
  const { event, before } = step;
  if (!has(step, 'open-payment-form')) return true;
  if (event.type === 'intent-read') return event.status === 'refused';
  if (event.type === 'form-requested') return recheckOf(before)?.canPayAgain === true;
  if (event.type === 'status-read' || event.type === 'status-failed')
    return resumeOf(before)?.step === 'form';
  if (event.type !== 'purchase-started') return formOf(before) === 'unavailable';
  const { nextAction, sessionId, session } = event.start;
  return (nextAction === null || nextAction === 'collect_payment_info') && !!sessionId && !!session;
};

export const refusalGivesFormBack = ({ answers, event, after }: Step): boolean => {
  if (!answers || event.type !== 'payment-refused' || after.name !== 'needs-payment-info') return true;
  if (event.refusal.code === 'card_declined') return after.form.name === 'ready';
  return after.form.name === 'notice' && after.form.message === event.refusal.message;
};
