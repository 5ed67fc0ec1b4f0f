import { checkoutView, createTranslator } from '../../../sdk/headless';
import type { CheckoutState, Progress } from '../../../sdk/headless';
import { progressOf } from '../../../sdk/checkout/progress.machine';
import { buying } from './offer';
import type { Step, Walk } from './walk';

/** What a walk must know of money, worked out from its events alone and not from the machine's own notes. */
export interface Money {
  readonly session: string | null;
  /** Confirmations that were sent and are not decided. */
  readonly out: number;
  /** The session was refused once: the intent's last error proves nothing any more. */
  readonly isDirty: boolean;
  /** When a start was sent that has no answer. */
  readonly startSentAt: number | null;
  /** When the first payment that is not decided was submitted. */
  readonly submittedAt: number | null;
}

const nothing: Money = { session: null, out: 0, isDirty: false, startSentAt: null, submittedAt: null };
const decided = (money: Money): Money => ({ ...money, out: 0, submittedAt: null });

const START_LIMIT_MS = 120_000;
const PAYMENT_LIMIT_MS = 24 * 3_600_000;

const fromProgress = (progress: Progress | null): Money => {
  switch (progress?.step) {
    case 'starting':
      return { ...nothing, startSentAt: progress.sentAt };
    case 'form':
      return { ...nothing, session: progress.sessionId, isDirty: progress.wasRefused };
    case 'submitted': {
      const { sessionId: session, presses: out, wasRefused: isDirty, submittedAt } = progress;
      return { ...nothing, session, out, isDirty, submittedAt };
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

/** The server does not know the session, and no confirmation can be on its way any more. */
const isGone = (step: Step, { submittedAt }: Money): boolean => {
  const { event, now } = step;
  const failure = 'failure' in event ? event.failure : undefined;
  const isUnknown = failure?.extra?.statusCode === 404 && (failure.extra.backendErrorCode ?? 0) >= 7000;
  return isUnknown && now >= (submittedAt ?? Infinity) + START_LIMIT_MS;
};

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
      if (!isProcessing) return money;
      const out = money.out - 1;
      const isDirty = money.isDirty || event.type === 'payment-refused';
      return { ...money, out, isDirty, submittedAt: out > 0 ? money.submittedAt : null };
    }
    case 'status-read': {
      if (event.status.type !== 'pending') return { ...decided(money), startSentAt: null };
      const isLost = money.startSentAt !== null && step.now >= money.startSentAt + START_LIMIT_MS;
      return isLost && money.out === 0 ? { ...money, startSentAt: null } : money;
    }
    case 'intent-read': {
      if (event.status === 'canceled') return decided(money);
      const hasSecret = answers !== null && 'session' in answers && answers.session !== null;
      const isFirst = event.status === 'refused' && money.out === 1 && !money.isDirty && hasSecret;
      return isFirst ? { ...decided(money), isDirty: true } : money;
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
  for (const { type } of effects) {
    if (type === 'start-purchase') money = { ...money, startSentAt: step.now };
    if (type === 'confirm-payment' && after.name === 'needs-payment-info')
      money = {
        ...money,
        session: after.sessionId,
        out: money.out + 1,
        submittedAt: money.submittedAt ?? step.now,
      };
  }
  return after.name === 'error' && after.failure.kind === 'unresolved' ? decided(money) : money;
};

interface MoneyStep extends Step {
  readonly money: Money;
  readonly moneyBefore: Money;
}

/** Every step with what is out after it, up to the one in which the purchase closed or moved to another tab. */
export const moneySteps = ({ first: [opening], steps }: Walk): readonly MoneyStep[] => {
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

const isLeft = ({ name }: CheckoutState): boolean => name === 'closed' || name === 'moved-elsewhere';
const has = ({ effects }: Step, type: string): boolean => effects.some((effect) => effect.type === type);

const during =
  (isOut: (step: MoneyStep) => boolean, holds: (step: MoneyStep) => boolean) =>
  (walked: Walk): boolean =>
    moneySteps(walked).every((step) => !isOut(step) || holds(step));

const isPaymentOut = ({ money, after }: MoneyStep): boolean => money.out > 0 && !isLeft(after);

const t = createTranslator({ locale: 'en' });
const NOT_CHARGED = /nothing has been charged|no payment was made|nothing has been sent|was not started/i;
const saysNotCharged = (state: CheckoutState): boolean => {
  const { screen } = checkoutView(state, buying(), t);
  const said = [
    'message' in screen ? screen.message : '',
    'notice' in screen ? (screen.notice?.message ?? '') : '',
    'error' in screen ? (screen.error ?? '') : '',
  ];
  return NOT_CHARGED.test(said.join(' '));
};

export const moneyInvariants = {
  'a payment that was sent is on record, with its session, until it is decided': during(
    isPaymentOut,
    ({ after, money }) => {
      const progress = progressOf(after);
      if (progress?.step !== 'submitted' || progress.sessionId !== money.session) return false;
      // What another page has left has that page's time.
      const isSameTime = 'resume' in after || progress.submittedAt === money.submittedAt;
      return progress.presses > 0 && isSameTime;
    },
  ),
  'while a payment is not decided nothing is started': during(
    isPaymentOut,
    (step) => !has(step, 'start-purchase'),
  ),
  'while a payment is not decided no other session is opened or paid': during(
    isPaymentOut,
    ({ after, money }) => after.name !== 'needs-payment-info' || after.sessionId === money.session,
  ),
  'while a payment is not decided it is read, or the provider works on it': during(
    isPaymentOut,
    ({ after, open }) => {
      if (after.name === 'error') return after.recheck !== null;
      if (after.name === 'needs-auth-info' || after.name === 'success') return false;
      const isAsked = (type: string): boolean =>
        open.some((question) => question.type === type && question.ticket === after.ticket);
      return (
        after.name !== 'needs-payment-info' ||
        isAsked('wait') ||
        isAsked('check-status') ||
        isAsked('read-intent')
      );
    },
  ),
  'while anything is not decided nobody is told that nothing was charged': during(
    (step) => isPaymentOut(step) && step.after.name !== 'present-offer',
    ({ after }) =>
      !saysNotCharged(after) ||
      (after.name === 'needs-payment-info' &&
        after.form.name === 'notice' &&
        after.form.reason === 'offline'),
  ),
  'a start without an answer is on record until it has one, or can’t arrive any more': during(
    ({ money, after }) => money.startSentAt !== null && !isLeft(after),
    ({ after, money }) => progressOf(after)?.step === 'starting' || money.out > 0,
  ),
  'nothing is started while a start has no answer': during(
    ({ moneyBefore, money }) => moneyBefore.startSentAt !== null && money.startSentAt !== null,
    (step) => !has(step, 'start-purchase') || isClearedFirst(step),
  ),
  'a start without an answer is no final error': during(
    ({ money, after }) => money.startSentAt !== null && !isLeft(after),
    ({ after }) => after.name !== 'error' || after.recheck !== null,
  ),
  'a payment is given up only when its time is over, or the server does not know its session': (walked) =>
    moneySteps(walked).every(
      (step) =>
        step.after.name !== 'error' ||
        step.before === step.after ||
        step.after.failure.kind !== 'unresolved' ||
        (step.before.name === 'error' && step.before.failure.kind === 'unresolved') ||
        isGone(step, step.moneyBefore) ||
        step.now >= (step.moneyBefore.submittedAt ?? Infinity) + PAYMENT_LIMIT_MS ||
        (step.before.ownedBefore === null &&
          step.now >= (step.moneyBefore.startSentAt ?? Infinity) + START_LIMIT_MS),
    ),
  'waiting for a payment comes to an end': (walked) =>
    moneySteps(walked).every((step) => {
      const { before, after, answers, event, now, moneyBefore } = step;
      const isRead = answers !== null && (before.name === 'error' || 'resume' in before);
      const isOver = now >= (moneyBefore.submittedAt ?? Infinity) + PAYMENT_LIMIT_MS;
      if (!isRead || moneyBefore.out === 0) return true;
      const isPending = event.type === 'status-read' && event.status.type === 'pending';
      const isUnknown = answers.type === 'recheck-purchase' && event.type === 'status-failed';
      const hasEnded = (isPending && isOver) || (isUnknown && (isOver || isGone(step, moneyBefore)));
      return !hasEnded || (after.name === 'error' && after.failure.kind === 'unresolved');
    }),
  'one chain of reads at a time': ({ steps }) =>
    steps.every(
      ({ open, after }) =>
        open.filter(({ type, ticket }) => type === 'wait' && ticket === after.ticket).length <= 1,
    ),
  'after a crash a payment is looked for': (walked) =>
    moneySteps(walked).every(
      ({ event, before, after, moneyBefore }) =>
        event.type !== 'crashed' ||
        moneyBefore.out === 0 ||
        (before.name !== 'needs-payment-info' && before.name !== 'polling-purchase-status') ||
        (after.name === 'error' && after.recheck !== null),
    ),
  'a purchase is started only after what the customer owns was asked for': ({ steps }) =>
    steps.every(
      (step) =>
        !has(step, 'start-purchase') ||
        step.after.ownedBefore !== null ||
        (step.event.type === 'transactions-unread' && step.event.failure.kind !== 'network'),
    ),
  'a start that can’t be found for want of a ‘before’ is not called lost': (walked) =>
    moneySteps(walked).every(
      ({ before, moneyBefore, money, after, answers, event }) =>
        answers?.type !== 'look-for-purchase' ||
        event.type !== 'status-read' ||
        event.status.type !== 'pending' ||
        before.ownedBefore !== null ||
        moneyBefore.startSentAt === null ||
        money.startSentAt !== null ||
        (after.name === 'error' && after.failure.kind === 'unresolved'),
    ),
  'nothing that was owned before makes a success': ({ steps }) =>
    steps.every(({ effects, after }) =>
      effects.every((effect) => !('ownedBefore' in effect) || effect.ownedBefore === after.ownedBefore),
    ),
} satisfies Readonly<Record<string, (walk: Walk) => boolean>>;

/** A look that proved the earlier start lost comes first; its answer and the next start are one step. */
function isClearedFirst({ event, answers, now, moneyBefore }: MoneyStep): boolean {
  return (
    answers?.type === 'look-for-purchase' &&
    event.type === 'status-read' &&
    now >= (moneyBefore.startSentAt ?? 0) + START_LIMIT_MS
  );
}
