import type { Progress } from '../../../../sdk/internal';
import { isGone } from '../../../../sdk/model/purchase/failure';
import { hasIntent } from '../../../../sdk/model/purchase/has-intent';
import type { Step, Walk } from './walk';

/** What a walk must know of money, worked out from its events alone and not from the machine's own notes. */
export interface Money {
  readonly session: string | null;
  /** Payments that were sent and are not decided. A payment without an intent begins with the request for one. */
  readonly out: number;
  /** Those of them that the provider was asked to confirm. */
  readonly confirms: number;
  /** The session was refused once: the intent's last error proves nothing any more. */
  readonly isDirty: boolean;
  /** When a start was sent that has no answer. */
  readonly startSentAt: number | null;
  /** When the first payment that is not decided was submitted. */
  readonly submittedAt: number | null;
}

const nothing: Money = {
  session: null,
  out: 0,
  confirms: 0,
  isDirty: false,
  startSentAt: null,
  submittedAt: null,
};
const decided = (money: Money): Money => ({ ...money, out: 0, confirms: 0, submittedAt: null });

/** A payment that was sent has its answer: nothing was charged. */
const withoutOne = (money: Money, isConfirm: boolean): Money => {
  const out = money.out - 1;
  const confirms = money.confirms - (isConfirm ? 1 : 0);
  return { ...money, out, confirms, submittedAt: out > 0 ? money.submittedAt : null };
};

export const START_LIMIT_MS = 120_000;

const fromProgress = (progress: Progress | null): Money => {
  switch (progress?.step) {
    case 'starting':
      return { ...nothing, startSentAt: progress.sentAt };
    case 'form':
      return { ...nothing, session: progress.sessionId, isDirty: progress.wasRefused };
    case 'submitted': {
      const { sessionId: session, presses: out, wasRefused: isDirty, submittedAt } = progress;
      const isBefore = progress.session !== null && !hasIntent(progress.session);
      return { ...nothing, session, out, confirms: isBefore ? 0 : out, isDirty, submittedAt };
    }
    default:
      return nothing;
  }
};

const isServersNo = ({ event }: Step): boolean => {
  if (!('failure' in event)) return false;
  const { statusCode, backendErrorCode = 0 } = event.failure?.extra ?? {};
  return (statusCode === 400 || statusCode === 404) && backendErrorCode >= 7000;
};

const stepOf = ({ before }: Step) => (before.name === 'needs-payment-info' ? before.pricing?.step : null);

/** Answers about a payment that was sent. */
const afterAnswer = (money: Money, step: Step): Money => {
  const { event, before, answers } = step;
  const isProcessing = before.name === 'needs-payment-info' && before.form.name === 'processing';
  switch (event.type) {
    case 'purchase-started':
      return {
        ...nothing,
        session: event.start.nextAction === 'dance' ? null : event.start.sessionId,
        startSentAt: event.start.nextAction === 'dance' ? money.startSentAt : null,
      };
    case 'purchase-start-failed':
      return isServersNo(step) ? { ...money, startSentAt: null } : money;
    case 'payment-refused':
    case 'payment-not-sent': {
      if (!isProcessing || answers?.type !== 'confirm-payment') return money;
      const isDirty = money.isDirty || event.type === 'payment-refused';
      return { ...withoutOne(money, true), isDirty };
    }
    case 'intent-not-created':
      return isServersNo(step) && stepOf(step) === 'creating' ? withoutOne(money, false) : money;
    case 'plan-not-changed':
      return isServersNo(step) ? decided(money) : money;
    case 'plan-changed':
      return decided(money);
    case 'wire-changed':
      return event.startMayCharge === null ? money : { ...money, startSentAt: null };
    case 'status-read': {
      if (event.status.type !== 'pending') return { ...decided(money), startSentAt: null };
      const isLost = money.startSentAt !== null && step.now >= money.startSentAt + START_LIMIT_MS;
      return isLost && money.out === 0 ? { ...money, startSentAt: null } : money;
    }
    case 'intent-read': {
      if (event.status === 'canceled') return decided(money);
      const hasSecret = answers !== null && 'session' in answers && answers.session !== null;
      // A session that the server does not know stays on record.
      const isKnown = !event.failure || !isGone(event.failure);
      const isFirst = event.status === 'refused' && money.out === 1 && !money.isDirty;
      return isFirst && hasSecret && isKnown ? { ...decided(money), isDirty: true } : money;
    }
    default:
      return money;
  }
};

const afterStep = (before: Money, step: Step): Money => {
  const { event, answers, effects, after } = step;
  // An event that changes nothing sets no clock, and what another page has left keeps its times until it is taken up.
  const isUnset = step.before === after || ('resume' in after && after.resume !== null && !after.payment);
  const now = isUnset ? Infinity : step.now;
  let money: Money = {
    ...before,
    startSentAt: before.startSentAt === null ? null : Math.min(before.startSentAt, now),
    submittedAt: before.submittedAt === null ? null : Math.min(before.submittedAt, now),
  };
  if (answers && event.type === 'claimed' && event.found !== undefined) money = fromProgress(event.found);
  else if (answers) money = afterAnswer(money, step);
  for (const effect of effects) {
    const { type } = effect;
    if (type === 'start-purchase' && after.startMayCharge) money = { ...money, startSentAt: step.now };
    const isConfirm = type === 'confirm-payment';
    if (isConfirm) money = { ...money, confirms: money.confirms + 1 };
    // The confirmation of a new intent belongs to the request for it.
    const isNew = isConfirm ? !effect.session : type === 'create-intent' || type === 'change-plan';
    if (isNew && 'sessionId' in after && after.sessionId)
      money = {
        ...money,
        session: after.sessionId,
        out: money.out + 1,
        submittedAt: money.submittedAt ?? step.now,
      };
  }
  // The start may be lost, and the customer decides. No other purchase may end like this.
  const isGivenUp = after.name === 'error' && after.failure.kind === 'unresolved' && money.out === 0;
  return isGivenUp ? decided(money) : money;
};

export interface MoneyStep extends Step {
  readonly money: Money;
  readonly moneyBefore: Money;
}

/** Every step with what is out after it, up to the one in which the purchase closed or moved to another tab. */
export const moneySteps = (walked: Walk): readonly MoneyStep[] => {
  const known = moneyOf.get(walked) ?? readMoney(walked);
  moneyOf.set(walked, known);
  return known;
};

/** Many invariants need it of the same walk. */
const moneyOf = new WeakMap<Walk, readonly MoneyStep[]>();

const readMoney = ({ first: [opening], steps }: Walk): readonly MoneyStep[] => {
  let money = fromProgress('resume' in opening ? opening.resume : null);
  const seen: MoneyStep[] = [];
  for (const step of steps) {
    if (step.before.name === 'closed' || step.before.name === 'moved-elsewhere') break;
    const moneyBefore = money;
    money = afterStep(money, step);
    seen.push({ ...step, money, moneyBefore });
  }
  return seen;
};
