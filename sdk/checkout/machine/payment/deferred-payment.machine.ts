import type { CheckoutEvent, Transition } from '../checkout.types';
import { isRecoverable } from '../../../model/purchase/failed-call';
import { isAnswered } from '../../../model/purchase/failure';
import type { CheckoutFailure } from '../../../model/purchase/failure';
import { hasIntent } from '../../../model/purchase/has-intent';
import type { BillingLocation, PaymentSession } from '../../../ports/payment';
import { isShownByForm } from './payment-form';
import { atStep, checkConnection, inForm, send, withoutPress } from './payment-steps.machine';
import type { Paying } from './payment-steps.machine';
import { askBeforePayment, wantsLocation } from '../pricing/pricing.machine';
import { pollAccepted } from './open-session.machine';
import { askForEmail, toError, toStillConfirming, unchanged } from '../transitions.machine';

/** A payment without an intent: check of the fields, price, intent, confirmation. */

/** Checks the fields first. Nothing is charged by this. */
export const collect = (state: Paying): Transition => {
  const { ticket, pricing } = state;
  // The customer has seen the new price.
  const seen = pricing?.settled === 'mismatch' ? { ...pricing, settled: 'calculated' as const } : pricing;
  return [
    // A read of the location that still runs is late.
    { ...atStep({ ...state, pricing: seen }, 'collecting'), priceTicket: state.priceTicket + 1 },
    [{ type: 'collect-payment', ticket, wantsLocation: wantsLocation(state) }],
  ];
};

/** The server may charge from here on, so the payment is stored before the request is sent. */
export const createIntent = (state: Paying): Transition => {
  const { ticket, sessionId, session, email } = state;
  if (hasIntent(session)) return unchanged(state);
  return send(atStep(state, 'creating'), { type: 'create-intent', ticket, sessionId, email, session });
};

/** If the device went offline meanwhile, the session is read before anything that charges is sent. */
const onCollected = (state: Paying, location: BillingLocation | null): Transition =>
  askBeforePayment(state, location) ?? (state.isOnline ? createIntent(state) : checkConnection(state));

const onIntentCreated = (state: Paying, session: PaymentSession | null): Transition => {
  const { payment, ticket } = state;
  if (!payment) return unchanged(state);
  if (!session) return pollAccepted({ ...state, payment });
  return [
    { ...atStep(state, 'confirming'), payment: { ...payment, session }, isOnline: true },
    [{ type: 'confirm-payment', ticket, session }],
  ];
};

/** A refusal of the server counts only if no earlier request of this session is open. */
const onIntentNotCreated = (state: Paying, reason: CheckoutFailure): Transition => {
  if (!isAnswered(reason)) return toStillConfirming(state, reason);
  const next = withoutPress(state, state.wasRefused);
  if (next.payment) return toStillConfirming(next, reason);
  if (!isRecoverable(reason)) return toError(next, reason);
  // The address is at the form, and the session can be completed with another one.
  if (reason.kind === 'invalid-email' && state.asksEmail)
    return unchanged({ ...next, form: { name: 'ready' }, emailFailure: reason });
  // Answers to the reads behind the form are late.
  const [asking, effects] = askForEmail({ ...next, ticket: next.ticket + 1 }, reason);
  return [asking, [...effects, { type: 'close-payment-form' }]];
};

/** The steps of a payment without an intent. */
export const onStep = (state: Paying, event: CheckoutEvent): Transition => {
  const step = state.pricing?.step;
  switch (event.type) {
    case 'payment-collected':
      return step === 'collecting' ? onCollected(state, event.location) : unchanged(state);
    case 'payment-not-collected': {
      if (step !== 'collecting') return unchanged(state);
      const { type, code, message } = event.refusal;
      const shownByForm = type === 'validation_error' || isShownByForm(type, code);
      return unchanged(inForm(atStep(state, null), { type: 'payment-refused', message, shownByForm }));
    }
    case 'intent-created':
      return step === 'creating' ? onIntentCreated(state, event.session) : unchanged(state);
    case 'intent-not-created':
      return step === 'creating' ? onIntentNotCreated(state, event.failure) : unchanged(state);
    default:
      return unchanged(state);
  }
};
