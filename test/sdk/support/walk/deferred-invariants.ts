import { hasIntent } from '../../../../sdk/model/purchase/has-intent';
import type { Step, Walk } from './walk';
import { moneySteps } from './walk-money';
import { all, formOf, has } from './walk-rules';

/** What must hold of payments whose intent the server creates when the customer pays. */

const each =
  (holds: (step: Step) => boolean) =>
  ({ steps }: Walk): boolean =>
    steps.every(holds);

const PAYMENTS = ['collect-payment', 'create-intent', 'confirm-payment', 'change-plan'];

const isWithoutAnswer = ({ event }: Step): boolean => {
  if (event.type !== 'price-unread') return false;
  const status = event.failure.extra?.statusCode ?? 0;
  return status < 400 || status >= 500;
};

/** What the server has said of the total. */
interface LastTotal {
  readonly total: number | null;
  /** A question had no answer, or another page has asked. */
  readonly isUncertain: boolean;
}

const afterStep = (last: LastTotal, step: Step): LastTotal => {
  const { event, answers, answersPrice, before, effects } = step;
  const isReopened = formOf(before) === 'unavailable' || event.type === 'purchase-started';
  const opensOther =
    all(effects, 'open-payment-form').some(({ session }) => !hasIntent(session)) && !isReopened;
  if (answers && event.type === 'purchase-started') return { total: null, isUncertain: false };
  if (opensOther) return { total: null, isUncertain: true };
  if (answersPrice && event.type === 'price-read')
    return { total: event.answer.price.totalMicros, isUncertain: false };
  return answersPrice && isWithoutAnswer(step) ? { ...last, isUncertain: true } : last;
};

/** The total that the customer saw when the intent was requested. */
const paysWhatIsShown = ({ steps }: Walk): boolean => {
  let last: LastTotal = { total: null, isUncertain: true };
  return steps.every((step) => {
    last = afterStep(last, step);
    if (!has(step, 'create-intent')) return true;
    return !last.isUncertain && (step.before.price?.totalMicros ?? null) === last.total;
  });
};

const isSent = ({ effects, after }: Step): boolean =>
  [
    ...all(effects, 'create-intent'),
    ...all(effects, 'change-plan'),
    ...all(effects, 'confirm-payment').filter(({ session }) => session),
  ].every(
    (effect) =>
      after.payment !== null &&
      (!('sessionId' in effect) || after.payment.sessionId === effect.sessionId) &&
      (effect.type !== 'confirm-payment' || after.payment.session === effect.session),
  );

export const deferredInvariants = {
  'an intent is requested, and confirmed, only after the payment was stored': each(isSent),
  'an intent is confirmed only when the server has created it': each(({ effects, event }) =>
    all(effects, 'confirm-payment').every(
      ({ session }) => !session || (event.type === 'intent-created' && event.session === session),
    ),
  ),
  'one step of a payment runs at a time': each(
    ({ open, after }) =>
      open.filter(({ type, ticket }) => PAYMENTS.includes(type) && ticket === after.ticket).length <= 1,
  ),
  'an intent is requested only after the fields were checked, for a press of the customer': each((step) => {
    const { event, answers, answersPrice, before } = step;
    if (!has(step, 'create-intent')) return true;
    if (event.type === 'payment-collected') return answers?.type === 'collect-payment';
    const isWaiting = before.name === 'needs-payment-info' && before.pricing?.step === 'pricing';
    return event.type === 'price-read' && answersPrice !== null && isWaiting;
  }),
  'an intent is requested only for the total on screen, which is the server’s last one': paysWhatIsShown,
  'a new price at the press charges nothing': each((step) => {
    const { event, before, after, answersPrice } = step;
    if (!answersPrice || event.type !== 'price-read' || before.name !== 'needs-payment-info') return true;
    if (before.price?.totalMicros === event.answer.price.totalMicros) return true;
    if (has(step, 'create-intent', 'confirm-payment')) return false;
    return after.name !== 'needs-payment-info' || after.form.name !== 'processing';
  }),
  'the total does not change while its intent is created or confirmed': each(
    ({ before, after }) =>
      before.name !== 'needs-payment-info' ||
      after.name !== 'needs-payment-info' ||
      (before.pricing?.step !== 'creating' && before.pricing?.step !== 'confirming') ||
      after.price === before.price,
  ),
  'while a confirmation has no answer, no other intent is requested': (walked) =>
    moneySteps(walked).every((step) => !has(step, 'create-intent') || step.moneyBefore.confirms === 0),
  'the form of a payment with an intent is opened with that intent': (walked) =>
    moneySteps(walked).every(({ effects, after, money }) =>
      all(effects, 'open-payment-form').every(
        ({ session }) => money.out === 0 || money.confirms === 0 || (hasIntent(session) && !!after.payment),
      ),
    ),
  'an e-mail address that the server refuses is asked for again': (walked) =>
    moneySteps(walked).every(({ answers, event, after, money, moneyBefore }) => {
      if (answers?.type !== 'create-intent' || event.type !== 'intent-not-created') return true;
      const isRefused = money.out < moneyBefore.out && money.out === 0;
      if (!isRefused || event.failure.kind !== 'invalid-email') return true;
      return (
        after.name === 'needs-auth-info' ||
        (after.name === 'needs-payment-info' && after.emailFailure !== null)
      );
    }),
  'without the agreement to the terms nothing is paid': each(
    (step) =>
      step.after.consent !== 'needed' ||
      !has(step, 'collect-payment', 'create-intent', 'confirm-payment', 'change-plan'),
  ),
  'a late price changes nothing': each(
    ({ before, event, after, effects }) =>
      !('priceTicket' in event) ||
      event.priceTicket === before.priceTicket ||
      (after === before && effects.length === 0),
  ),
  'the other wire is tried only when the server does not know the call': each((step) => {
    if (!has(step, 'change-wire')) return true;
    const { event, before } = step;
    const reason =
      event.type === 'purchase-start-failed' ? event.failure : 'failure' in before && before.failure;
    if (!reason) return false;
    const { statusCode = 0, backendErrorCode = 0 } = reason.extra ?? {};
    return [404, 405, 410].includes(statusCode) && backendErrorCode < 7000;
  }),
  'a start that may charge is followed by a search before the other wire is tried': each(
    (step) =>
      !has(step, 'change-wire') || !step.before.startMayCharge || step.answers?.type === 'look-for-purchase',
  ),
  'a start is repeated at once if it can’t charge': each(
    ({ after, effects }) =>
      after.startMayCharge || all(effects, 'start-purchase').every(() => !after.unansweredStart),
  ),
} satisfies Readonly<Record<string, (walk: Walk) => boolean>>;
