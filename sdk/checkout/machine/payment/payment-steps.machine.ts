import type { CheckoutEffect, Transition } from '../checkout.types';
import { paymentFormTransition } from './payment-form';
import type { PaymentFormEvent } from './payment-form';
import type { Pricing } from '../pricing/pricing.types';
import type { StateNamed } from '../transitions.machine';

/** The building blocks of a payment while its form is open. Pure. */

export type Paying = StateNamed<'needs-payment-info'>;

/**
 * After this time a running confirmation is also read: its answer may be lost, or the customer may confirm in the bank's
 * app.
 */
const WATCH_AFTER_MS = 10_000;

export const inForm = (state: Paying, event: PaymentFormEvent): Paying => {
  const form = paymentFormTransition(state.form, event);
  return form === state.form ? state : { ...state, form };
};

/**
 * Sends the payment, after storing it. The ticket stays the same: it belongs to the form, which stays open after a
 * refusal. Only one chain of reads follows the payment.
 */
export const send = (state: Paying, effect: CheckoutEffect): Transition => {
  const { ticket, sessionId, session, now, wasRefused } = state;
  const before = state.payment;
  const payment = {
    sessionId,
    session,
    submittedAt: before?.submittedAt ?? now,
    presses: (before?.presses ?? 0) + 1,
    wasRefused,
  };
  const sent = { ...state, payment };
  if (state.watch) return [sent, [effect]];
  const wait = { type: 'wait', ticket, ms: WATCH_AFTER_MS } as const;
  return [{ ...sent, watch: { tries: 0, isReading: false } }, [effect, wait]];
};

export const atStep = (state: Paying, step: Pricing['step']): Paying =>
  state.pricing ? { ...state, pricing: { ...state.pricing, step } } : state;

/** Offline, the session is read before a payment is sent. */
export const checkConnection = (state: Paying): Transition => {
  const { ticket, sessionId } = state;
  return [
    { ...atStep(state, null), form: { name: 'checking' } },
    [{ type: 'check-status', ticket, sessionId }],
  ];
};

/** One confirmation has its answer. Without further open confirmations the payment has a result. */
export const withoutPress = (state: Paying, wasRefused: boolean): Paying => {
  const { payment } = state;
  const presses = (payment?.presses ?? 0) - 1;
  return {
    ...atStep(state, null),
    wasRefused,
    payment: payment && presses > 0 ? { ...payment, presses, wasRefused } : null,
  };
};
