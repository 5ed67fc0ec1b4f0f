import { isUndecided } from '../../../../sdk/checkout/machine/payment/progress.machine';
import { isGone } from '../../../../sdk/model/purchase/failure';
import type { BillingLocation } from '../../../../sdk/ports/payment';
import type { Step, Walk } from './walk';
import type { PriceStep } from './walk-answers';
import { moneySteps } from './walk-money';
import { all, formOf, has, recheckOf } from './walk-rules';

/** What a customer can rely on at the price, at the press of 'Pay', and while a payment has no result. */

const each =
  (holds: (step: Step) => boolean) =>
  ({ steps }: Walk): boolean =>
    steps.every(holds);

const isBusy = (state: Step['before']): boolean => ['processing', 'checking'].includes(formOf(state) ?? '');
const pricingOf = (state: Step['before']) => (state.name === 'needs-payment-info' ? state.pricing : null);

const collectsTax = ({ branding }: Step['before']): boolean => branding?.terms.collectsTax !== false;

/** The server has said in this step that it does not know the session. */
const isUnknownToServer = ({ event, answers }: Step): boolean =>
  answers !== null &&
  (event.type === 'status-failed' || event.type === 'intent-read') &&
  !!event.failure &&
  isGone(event.failure);

/** The address of the newest price that the server has calculated for the session. */
const paysAtAddressOfPress = ({ steps }: Walk): boolean => {
  let priced: BillingLocation | null = null;
  let pressed: BillingLocation | null = null;
  return steps.every((step) => {
    const { event, before, answers, answersPrice } = step;
    if (answers && event.type === 'purchase-started') priced = null;
    if (answersPrice?.type === 'read-price' && event.type === 'price-read')
      priced = answersPrice.question.location;
    if (answers && event.type === 'payment-collected') pressed = event.location;
    if (!has(step, 'create-intent') || pressed === null) return true;
    if (!collectsTax(before) || pricingOf(before)?.settled === 'disabled') return true;
    return JSON.stringify(priced) === JSON.stringify(pressed);
  });
};

/** A price of the session that was asked for has come, unless a sale without taxes needs none. */
const paysKnownPrice = ({ steps }: Walk): boolean => {
  let isKnown = true;
  return steps.every((step) => {
    const { event, before, answersPrice } = step;
    const isShown = pricingOf(before)?.asked === null && (isKnown || !collectsTax(before));
    if (has(step, 'open-payment-form') && has(step, 'read-price')) isKnown = false;
    if (answersPrice && event.type === 'price-read') isKnown = true;
    return isShown || !has(step, 'collect-payment');
  });
};

/** Every press checks the fields and reads the address, so a read of before the press is too old. */
const readsAddressOnce = ({ steps }: Walk): boolean => {
  let old: readonly PriceStep[] = [];
  return steps.every((step) => {
    const { answersPrice, effects, prices } = step;
    const isOld = answersPrice !== null && old.includes(answersPrice);
    if (has(step, 'collect-payment')) old = prices;
    return !isOld || effects.length === 0;
  });
};

export const customerInvariants = {
  'a session that the server does not know is not opened for another payment': (walked) =>
    moneySteps(walked).every(
      (step) =>
        !isUnknownToServer(step) ||
        step.moneyBefore.out === 0 ||
        step.before.name === 'needs-payment-info' ||
        (recheckOf(step.after)?.canPayAgain !== true && !has(step, 'open-payment-form')),
    ),
  'a purchase that has ended in another tab is not started here': each(
    ({ event, answers, before, after }) =>
      !answers ||
      event.type !== 'claimed' ||
      event.found !== null ||
      !('resume' in before && isUndecided(before.resume)) ||
      after.name === 'moved-elsewhere',
  ),
  'the notice of a new price disappears when the customer pays that price': each(
    (step) => !has(step, 'collect-payment') || pricingOf(step.after)?.settled !== 'mismatch',
  ),
  'an address that was read before the press asks for no price after it': readsAddressOnce,
  'a step of a payment runs only while the form shows it': each(
    ({ after }) => (pricingOf(after)?.step ?? null) === null || formOf(after) === 'processing',
  ),
  'a sale that the server does not make without its tax ends': each(
    ({ answersPrice, event, before, after }) =>
      !answersPrice ||
      event.type !== 'price-read' ||
      !event.answer.interrupts ||
      pricingOf(before)?.asked === null ||
      after.name === 'error',
  ),
  'the price that is paid belongs to the address of the press': paysAtAddressOfPress,
  'the customer can pay only when the price of the session is on screen': paysKnownPrice,
  'while a payment runs, the customer’s other actions change nothing': each(
    ({ event, before, after, effects }) =>
      !isBusy(before) ||
      !['retry-requested', 'code-submitted', 'code-removed', 'terms-answered'].includes(event.type) ||
      (effects.length === 0 && pricingOf(after) === pricingOf(before) && after.consent === before.consent),
  ),
  'after the back/forward cache, a price without an answer is asked for again': each(
    (step) =>
      step.event.type !== 'connectivity-changed' ||
      !step.event.wasCached ||
      !pricingOf(step.before)?.asked ||
      all(step.effects, 'read-price').length === 1,
  ),
  'after the back/forward cache, a change of plan does not wait for a lost answer': each(
    ({ event, before, after }) =>
      event.type !== 'connectivity-changed' ||
      !event.wasCached ||
      before.name !== 'needs-plan-confirmation' ||
      after.name !== before.name ||
      !after.isSending,
  ),
  'what is stored as sent is what has no result: no more and no less': (walked) =>
    moneySteps(walked).every(
      ({ after, money }) =>
        after.name === 'moved-elsewhere' ||
        after.name === 'closed' ||
        // What an earlier page has left is not yet taken up.
        ('resume' in after && after.resume !== null) ||
        (after.payment?.presses ?? 0) === money.out,
    ),
} satisfies Readonly<Record<string, (walk: Walk) => boolean>>;
