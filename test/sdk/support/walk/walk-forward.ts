import type { CheckoutEvent, CheckoutState } from '../../../../sdk/internal';
import { priceOf } from '../effects/deferred-steps';
import type { Draw } from '../draws';
import { answerToQuestion, priceAnswerTo } from './walk-answers';
import type { PriceStep, Question } from './walk-answers';
import { customerEvent } from './walk-customer';

type Paying = Extract<CheckoutState, { name: 'needs-payment-info' }>;

/** The open questions of a moment. */
export interface Asking {
  readonly state: CheckoutState;
  readonly question: Question | null;
  readonly priceStep: PriceStep | undefined;
}

const forwardAtForm = (state: Paying, { question, priceStep }: Asking, draw: Draw): CheckoutEvent => {
  const { form, ticket } = state;
  const cents = state.price?.totalMicros === 8_930_000 ? 893 : 825;
  if (priceStep?.type === 'read-price' && state.pricing?.asked) {
    const { type, priceTicket } = priceStep;
    if (draw(4) === 0) return priceAnswerTo(type, priceTicket, draw);
    return { type: 'price-read', priceTicket, answer: priceOf(cents) };
  }
  if (form.name === 'loading' || form.name === 'incomplete')
    return { type: 'form-changed', ticket, complete: true };
  if (priceStep && form.name === 'ready' && draw(2))
    return priceAnswerTo(priceStep.type, priceStep.priceTicket, draw);
  if (form.name === 'checking') return { type: 'status-read', ticket, status: { type: 'pending' } };
  if (form.name === 'processing' && question) return answerToQuestion(question, draw, state.startMayCharge);
  if (form.name === 'unavailable') return { type: 'retry-requested' };
  if (state.emailFailure) return { type: 'email-corrected', email: 'ada@lime.example' };
  if (state.consent === 'needed') return { type: 'terms-answered', agreed: true };
  return { type: form.name === 'notice' ? 'notice-dismissed' : 'payment-submitted' };
};

/** What brings a purchase to its payment: the answers that the customer hopes for, and the customer's next press. */
export const forwardEvent = (asking: Asking, draw: Draw): CheckoutEvent => {
  const { state, question } = asking;
  if (state.name === 'needs-payment-info') return forwardAtForm(state, asking, draw);
  if (state.name === 'error' && state.recheck?.canPayAgain) return { type: 'form-requested' };
  if (!question)
    return state.name === 'needs-auth-info'
      ? { type: 'email-submitted', email: 'ada@lime.example' }
      : customerEvent(state, draw);
  const { type, ticket } = question;
  if (type === 'claim-lock' && draw(3)) return { type: 'claimed', ticket };
  if (type === 'check-status' || type === 'look-for-purchase')
    return { type: 'status-read', ticket, status: { type: 'pending' } };
  if (type === 'read-transactions') return { type: 'transactions-read', ticket, transactions: ['earlier'] };
  return answerToQuestion(question, draw, state.startMayCharge);
};
