import type { Step, Walk } from './walk';
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
  ...moneyInvariants,
  'reads behind a screen are counted': triesCount,
  'nothing is started, opened or paid without the right to sell': each(
    (step) => !has(step, 'start-purchase', 'open-payment-form', 'confirm-payment') || step.after.isMine,
  ),
  'nothing that charges is sent over a line that is said to be down': each(
    (step) => !has(step, 'start-purchase', 'confirm-payment') || step.after.isOnline,
  ),
  'a line that comes back charges nothing by itself': each(
    (step) => step.event.type !== 'connectivity-changed' || !has(step, 'start-purchase', 'confirm-payment'),
  ),
  'a purchase that is taken over stops at once and for good': each(
    (step) =>
      (step.event.type !== 'taken-over' ||
        ['moved-elsewhere', 'success', 'closed'].includes(step.after.name)) &&
      (step.after.name !== 'moved-elsewhere' ||
        step.before.name === 'moved-elsewhere' ||
        (has(step, 'stop') && has(step, 'close-payment-form') && step.after.ticket > step.before.ticket)) &&
      (step.before.name !== 'moved-elsewhere' || step.effects.every((effect) => !('ticket' in effect))),
  ),
  'no purchase is started without an address': each(({ effects, after }) =>
    all(effects, 'start-purchase').every(
      ({ email }) => /^\S+@\S+\.\S+$/.test(email) && email === after.email,
    ),
  ),
  'a payment is confirmed only by the customer and from a form that is ready': each(
    (step) =>
      !has(step, 'confirm-payment') ||
      (step.event.type === 'payment-submitted' && formOf(step.before) === 'ready') ||
      // The line was looked at first, at the customer's word.
      (isPending(step) && formOf(step.before) === 'checking'),
  ),
  'ten answers may say ‘not yet’, then what the customer owns is read, and nothing is given up earlier':
    readsTenTimes,
  'every state waits for an answer or for the customer': ({ first: [state, effects], steps }) =>
    all(effects, 'load-branding').some(({ ticket }) => ticket === state.ticket) &&
    steps.every(
      ({ after, open }) =>
        after.name === 'closed' ||
        waitsForCustomer(after) ||
        open.some(
          ({ ticket, type }) =>
            ticket === after.ticket &&
            (formOf(after) !== 'processing' || type === 'confirm-payment' || type === 'read-intent') &&
            (formOf(after) !== 'loading' || type === 'open-payment-form') &&
            (formOf(after) !== 'checking' || type === 'check-status'),
        ),
    ),
  'every question carries the ticket of its state, and a new one unless it is the form’s': each(
    ({ before, after, effects }) =>
      after.ticket >= before.ticket &&
      effects.every(
        (effect) =>
          !('ticket' in effect) ||
          (effect.ticket === after.ticket &&
            (effect.type === 'confirm-payment' ||
              (formOf(before) !== null &&
                formOf(after) !== null &&
                ['wait', 'check-status'].includes(effect.type)) ||
              effect.ticket > before.ticket)),
      ),
  ),
  'one look for a payment in doubt at a time': each(
    (step) =>
      !has(step, 'recheck-purchase') ||
      step.before.name === 'polling-purchase-status' ||
      recheckOf(step.before)?.isChecking === false ||
      // The answer went to a page that was put away.
      (step.event.type === 'connectivity-changed' && step.event.wasCached),
  ),
  'a customer who tries again is heard': each(
    (step) =>
      step.event.type !== 'retry-requested' ||
      (formOf(step.before) !== 'unavailable' && recheckOf(step.before)?.isChecking !== false) ||
      has(step, 'open-payment-form', 'recheck-purchase', 'look-for-purchase'),
  ),
  'a customer without a line who asks again is heard': each(
    (step) =>
      step.event.type !== 'retry-requested' ||
      step.before.name !== 'polling-purchase-status' ||
      step.before.isReading ||
      step.before.isOnline ||
      has(step, 'check-status', 'recheck-purchase'),
  ),
  'a payment whose answer went to a page that was put away is asked after': each(
    (step) =>
      step.event.type !== 'connectivity-changed' ||
      !step.event.wasCached ||
      formOf(step.before) !== 'processing' ||
      has(step, 'read-intent'),
  ),
  'a refused turn sells nothing': each(
    ({ answers, event, after, effects }) =>
      !answers || event.type !== 'claim-refused' || (after.name === 'open-elsewhere' && effects.length === 0),
  ),
  'a crash of the screens is not the customer’s wish': each(
    ({ event, before, after }) =>
      event.type !== 'crashed' ||
      after.name !== 'closed' ||
      before.name === 'closed' ||
      after.outcome.type !== 'cancelled' ||
      before.name === 'error',
  ),
  'a purchase that the server knows of ends in success': each(
    ({ answers, event, after }) =>
      !answers ||
      event.type !== 'status-read' ||
      event.status.type !== 'succeeded' ||
      after.name === 'success',
  ),
  'the form opens only when payment is asked for, with a session': each(formIsAskedFor),
  'nobody is told that an address is missing before being asked for one': each(
    ({ before, answers, after }) =>
      before.name !== 'present-offer' ||
      !answers ||
      before.isEmailSubmitted ||
      before.email.trim() !== '' ||
      failureOf(after) === null,
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
