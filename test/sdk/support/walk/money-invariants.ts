import { checkoutView, createTranslator } from '../../../../sdk/internal';
import type { CheckoutState } from '../../../../sdk/internal';
import { progressOf } from '../../../../sdk/checkout/machine/payment/stored-progress.machine';
import { buying } from '../offer';
import type { Walk } from './walk';
import { moneySteps, START_LIMIT_MS } from './walk-money';
import type { MoneyStep } from './walk-money';

const isLeft = ({ name }: CheckoutState): boolean => name === 'closed' || name === 'moved-elsewhere';
const has = ({ effects }: Pick<MoneyStep, 'effects'>, type: string): boolean =>
  effects.some((effect) => effect.type === type);

const during =
  (isOut: (step: MoneyStep) => boolean, holds: (step: MoneyStep) => boolean) =>
  (walked: Walk): boolean =>
    moneySteps(walked).every((step) => !isOut(step) || holds(step));

const isPaymentOut = ({ money, after }: MoneyStep): boolean => money.out > 0 && !isLeft(after);

const t = createTranslator({ locale: 'en' });
const NOT_CHARGED = /have not been charged|nothing has been sent|was not started/i;
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
  'a sent payment is stored with its session until it has a result': during(
    isPaymentOut,
    ({ after, money }) => {
      const progress = progressOf(after);
      if (progress?.step !== 'submitted' || progress.sessionId !== money.session) return false;
      // What another page has left has that page's time.
      const isSameTime = 'resume' in after || progress.submittedAt === money.submittedAt;
      return progress.presses > 0 && isSameTime;
    },
  ),
  'while a payment has no result, nothing is started': during(
    isPaymentOut,
    (step) => !has(step, 'start-purchase'),
  ),
  'a corrected address starts a session only after one in which nothing was sent': (walked) =>
    moneySteps(walked).every(
      (step) =>
        step.event.type !== 'email-corrected' ||
        !has(step, 'start-purchase') ||
        (step.moneyBefore.out === 0 && !step.moneyBefore.isDirty && has(step, 'close-payment-form')),
    ),
  'a correction of the address confirms nothing and keeps a payment without a result': (walked) =>
    moneySteps(walked).every(
      (step) =>
        step.event.type !== 'email-corrected' ||
        (!has(step, 'confirm-payment') &&
          !has(step, 'create-intent') &&
          (step.moneyBefore.out === 0 || step.after === step.before)),
    ),
  'an intent is created with the address on screen': ({ steps }) =>
    steps.every(({ effects, after }) =>
      effects.every((effect) => effect.type !== 'create-intent' || effect.email === after.email),
    ),
  'while a payment has no result, no other session is opened or paid': during(
    isPaymentOut,
    ({ after, money }) => after.name !== 'needs-payment-info' || after.sessionId === money.session,
  ),
  'while a payment has no result, it is read or the provider processes it': during(
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
  'while a result is unknown, no screen says that nothing was charged': during(
    (step) => isPaymentOut(step) && step.after !== step.before && step.after.name !== 'present-offer',
    ({ after }) =>
      !saysNotCharged(after) ||
      (after.name === 'needs-payment-info' &&
        after.form.name === 'notice' &&
        after.form.reason === 'offline'),
  ),
  'a start without an answer is stored until it has one or can’t arrive any more': during(
    ({ money, after }) => money.startSentAt !== null && !isLeft(after),
    ({ after, money }) => progressOf(after)?.step === 'starting' || money.out > 0,
  ),
  'nothing is started while a start has no answer': during(
    ({ moneyBefore, money }) => moneyBefore.startSentAt !== null && money.startSentAt !== null,
    (step) => !has(step, 'start-purchase') || isClearedFirst(step),
  ),
  'a start without an answer is not a final error': during(
    ({ money, after }) => money.startSentAt !== null && !isLeft(after),
    ({ after }) => after.name !== 'error' || after.recheck !== null,
  ),
  'a payment is never given up, and a start only after its time limit': (walked) =>
    moneySteps(walked).every(
      (step) =>
        step.after.name !== 'error' ||
        step.before === step.after ||
        step.after.failure.kind !== 'unresolved' ||
        (step.before.name === 'error' && step.before.failure.kind === 'unresolved') ||
        (step.moneyBefore.out === 0 &&
          step.before.ownedBefore === null &&
          step.now >= (step.moneyBefore.startSentAt ?? Infinity) + START_LIMIT_MS),
    ),
  'one chain of reads at a time': ({ steps }) =>
    steps.every(
      ({ open, after }) =>
        open.filter(({ type, ticket }) => type === 'wait' && ticket === after.ticket).length <= 1,
    ),
  'after a crash a payment is read': (walked) =>
    moneySteps(walked).every(
      ({ event, before, after, moneyBefore }) =>
        event.type !== 'crashed' ||
        moneyBefore.out === 0 ||
        (before.name !== 'needs-payment-info' && before.name !== 'polling-purchase-status') ||
        (after.name === 'error' && after.recheck !== null),
    ),
  'a purchase is started only after the customer’s transactions were requested': ({ steps }) =>
    steps.every(
      (step) =>
        !has(step, 'start-purchase') ||
        step.after.ownedBefore !== null ||
        (step.event.type === 'transactions-unread' && step.event.failure.kind !== 'network'),
    ),
  'a start is not treated as lost if the earlier transactions are unknown': (walked) =>
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
  'an earlier transaction is not a success': ({ steps }) =>
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
