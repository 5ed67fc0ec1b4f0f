import type { Step, Walk } from './walk';
import { customerInvariants } from './customer-invariants';
import { deferredInvariants } from './deferred-invariants';
import { moneyInvariants } from './money-invariants';
import {
  all,
  asksForItsSession,
  failureOf,
  formIsAskedFor,
  formOf,
  has,
  isPending,
  outcomeFits,
  pausesGrow,
  reachesSuccess,
  readsTenTimes,
  recheckOf,
  refusalGivesFormBack,
  startFailureIsShown,
  triesCount,
  waitsForCustomer,
} from './walk-rules';

const each =
  (holds: (step: Step) => boolean) =>
  ({ steps }: Walk): boolean =>
    steps.every(holds);

/** Requests after which the server or the provider may charge; a start on the wire of sessions is among them. */
const CHARGES = ['start-purchase', 'create-intent', 'confirm-payment', 'change-plan'] as const;
const ANSWERED_PAYMENTS = ['collect-payment', 'create-intent', 'confirm-payment', 'read-intent'];
const OF_THE_FORM = ['collect-payment', 'create-intent', 'confirm-payment'];

const isPriceUnread = (state: Step['before']): boolean =>
  state.name === 'needs-payment-info' &&
  state.pricing !== null &&
  state.pricing.isUnread &&
  state.pricing.step === null &&
  state.form.name !== 'processing' &&
  state.form.name !== 'checking';

/** What must hold of every walk through the checkout, whatever happens in it. */
export const invariants = {
  'no event leaves the state closed': each(
    ({ before, after, effects }) => before.name !== 'closed' || (after === before && effects.length === 0),
  ),
  'a purchase is settled exactly once, when it closes': each(
    ({ before, after, effects }) =>
      all(effects, 'settle').length === (after.name === 'closed' && before.name !== 'closed' ? 1 : 0) &&
      all(effects, 'settle').every(({ outcome }) => after.name === 'closed' && outcome === after.outcome),
  ),
  'closing cancels all requests and timers': each((step) => !has(step, 'settle') || has(step, 'stop')),
  'closing always closes': each(({ event, after }) => event.type !== 'closed' || after.name === 'closed'),
  'late answers change nothing': each(
    ({ before, event, after, effects }) =>
      !('ticket' in event) || event.ticket === before.ticket || (after === before && effects.length === 0),
  ),
  ...moneyInvariants,
  ...deferredInvariants,
  ...customerInvariants,
  'background reads are counted': triesCount,
  'nothing is started, opened or paid without the lock': each(
    (step) => !has(step, ...CHARGES, 'open-payment-form') || step.after.isMine,
  ),
  'nothing that charges is sent while the device is offline': each(
    (step) => !has(step, ...CHARGES) || step.after.isOnline,
  ),
  'going online charges nothing': each(
    (step) => step.event.type !== 'connectivity-changed' || !has(step, ...CHARGES),
  ),
  'a purchase that another tab takes stops at once and does not continue': each(
    (step) =>
      (step.event.type !== 'taken-over' ||
        ['moved-elsewhere', 'success', 'closed'].includes(step.after.name)) &&
      (step.after.name !== 'moved-elsewhere' ||
        step.before.name === 'moved-elsewhere' ||
        (has(step, 'stop') && has(step, 'close-payment-form') && step.after.ticket > step.before.ticket)) &&
      (step.before.name !== 'moved-elsewhere' || step.effects.every((effect) => !('ticket' in effect))),
  ),
  'no purchase is started without an e-mail address, unless its wire needs none': each(({ effects, after }) =>
    all(effects, 'start-purchase').every(
      ({ email }) =>
        email === after.email &&
        (/^\S+@\S+\.\S+$/.test(email) ||
          (email === '' &&
            (!after.asksEmail || after.changesPlan || (after.emailWithPayment && !after.startMayCharge)))),
    ),
  ),
  'a payment is confirmed only by the customer, from a form that is ready': each(
    (step) =>
      !has(step, 'confirm-payment', 'collect-payment') ||
      // The intent of a payment that the customer has sent.
      (step.event.type === 'intent-created' && step.answers?.type === 'create-intent') ||
      (step.event.type === 'payment-submitted' && formOf(step.before) === 'ready') ||
      // The line was looked at first, at the customer's word.
      (isPending(step) && formOf(step.before) === 'checking'),
  ),
  'after ten answers ‘not yet’ the transactions are read, and reading does not end earlier': readsTenTimes,
  'every state waits for an answer or for the customer': ({ first: [state, effects], steps }) =>
    all(effects, 'load-branding').some(({ ticket }) => ticket === state.ticket) &&
    steps.every(
      ({ after, open, prices }) =>
        after.name === 'closed' ||
        waitsForCustomer(after) ||
        (after.name === 'needs-payment-info' &&
          after.pricing?.step === 'pricing' &&
          prices.some(({ priceTicket }) => priceTicket === after.priceTicket)) ||
        open.some(
          ({ ticket, type }) =>
            ticket === after.ticket &&
            (formOf(after) !== 'processing' || ANSWERED_PAYMENTS.includes(type)) &&
            (formOf(after) !== 'loading' || type === 'open-payment-form') &&
            (formOf(after) !== 'checking' || type === 'check-status'),
        ),
    ),
  'every request has the ticket of its state, and a new one unless it belongs to the form': each(
    ({ before, after, effects }) =>
      after.ticket >= before.ticket &&
      effects.every(
        (effect) =>
          !('ticket' in effect) ||
          (effect.ticket === after.ticket &&
            (OF_THE_FORM.includes(effect.type) ||
              (formOf(before) !== null &&
                formOf(after) !== null &&
                ['wait', 'check-status'].includes(effect.type)) ||
              effect.ticket > before.ticket)),
      ),
  ),
  'an unresolved payment has one read at a time': each(
    (step) =>
      !has(step, 'recheck-purchase') ||
      step.before.name === 'polling-purchase-status' ||
      recheckOf(step.before)?.isChecking === false ||
      // The answer went to a page that was put away.
      (step.event.type === 'connectivity-changed' && step.event.wasCached),
  ),
  '‘Try again’ has an effect': each(
    (step) =>
      step.event.type !== 'retry-requested' ||
      (formOf(step.before) !== 'unavailable' &&
        recheckOf(step.before)?.isChecking !== false &&
        !isPriceUnread(step.before)) ||
      has(step, 'open-payment-form', 'recheck-purchase', 'look-for-purchase', 'read-price'),
  ),
  '‘Try again’ has an effect offline': each(
    (step) =>
      step.event.type !== 'retry-requested' ||
      step.before.name !== 'polling-purchase-status' ||
      step.before.isReading ||
      step.before.isOnline ||
      has(step, 'check-status', 'recheck-purchase'),
  ),
  'after the back/forward cache, a payment without an answer is read': each(
    (step) =>
      step.event.type !== 'connectivity-changed' ||
      !step.event.wasCached ||
      formOf(step.before) !== 'processing' ||
      // Nothing was sent yet.
      (step.before.name === 'needs-payment-info' && step.before.pricing && !step.before.payment) ||
      recheckOf(step.after) !== null ||
      has(step, 'read-intent', 'read-price'),
  ),
  'without the lock nothing is sold': each(
    ({ answers, event, after, effects }) =>
      !answers || event.type !== 'claim-refused' || (after.name === 'open-elsewhere' && effects.length === 0),
  ),
  'a crash of the screens is not a cancellation': each(
    ({ event, before, after }) =>
      event.type !== 'crashed' ||
      after.name !== 'closed' ||
      before.name === 'closed' ||
      after.outcome.type !== 'cancelled' ||
      before.name === 'error',
  ),
  'a purchase that the server reports as succeeded ends in success': each(
    ({ answers, event, after }) =>
      !answers ||
      event.type !== 'status-read' ||
      event.status.type !== 'succeeded' ||
      after.name === 'success',
  ),
  'the form opens only with a session that needs a payment': each(formIsAskedFor),
  'a missing address is reported only after the customer was asked for it': each(
    ({ before, answers, after }) =>
      before.name !== 'present-offer' ||
      !answers ||
      before.isEmailSubmitted ||
      before.email.trim() !== '' ||
      failureOf(after) === null,
  ),
  'a dismissed notice disappears': each(
    ({ before, event, after }) =>
      event.type !== 'notice-dismissed' ||
      formOf(before) !== 'notice' ||
      ['ready', 'incomplete'].includes(formOf(after) ?? ''),
  ),
  'after a refusal the form can be used again': each(refusalGivesFormBack),
  'success needs a completed start or a succeeded status, and keeps the redemption info':
    each(reachesSuccess),
  'the outcome matches how the purchase ended': each(outcomeFits),
  'the form is closed on the success and error screens and after closing': each(
    ({ after, open }) =>
      !['success', 'error', 'closed'].includes(after.name) ||
      open.every(({ type }) => type !== 'open-payment-form'),
  ),
  'pauses are one second while polling, and grow to 30 seconds afterwards': pausesGrow,
  'only the started session is read': asksForItsSession,
  'a failure on screen is logged': each(
    (step) =>
      failureOf(step.after) === null ||
      failureOf(step.after) === failureOf(step.before) ||
      all(step.effects, 'log-failure').some(({ failure }) => failure === failureOf(step.after)),
  ),
  'a failed start asks for the address again if that may help, otherwise it is an error':
    each(startFailureIsShown),
} satisfies Readonly<Record<string, (walk: Walk) => boolean>>;
