import { describe, expect, it } from 'vitest';
import { failure } from '../../../sdk/model/purchase/failure';
import { funnelEvents } from '../../../sdk/internal';
import type { CheckoutState, CheckoutStep } from '../../../sdk/internal';
import { branding } from '../support/offer';
import { begin, owned, pending, start } from '../support/steps';

type Event = Parameters<ReturnType<typeof begin>['on']>[0];

/** The steps and the other events, as an element announces them. */
const funnelOf = (...events: readonly Event[]): readonly string[] => {
  const checkout = begin();
  let before: CheckoutState | null = null;
  let shown: CheckoutStep | null = null;
  return [null, ...events].flatMap((event) => {
    const { state } = event ? checkout.on(event) : checkout;
    const found = funnelEvents(before, state, shown);
    before = state;
    return found.map((one) => {
      if (one.type === 'step') shown = one.step;
      if (one.type === 'problem') return `${one.problem.kind} ${one.problem.code}`;
      return one.type === 'step' ? one.step : one.type;
    });
  });
};

const branded = { type: 'branding-loaded', branding };
const email = { type: 'email-submitted', email: 'a@b.co' };
const toForm = [
  branded,
  email,
  owned,
  { type: 'purchase-started', start },
  { type: 'form-ready' },
  { type: 'form-changed', complete: true },
];
const pay = { type: 'payment-submitted' };
const succeeded = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };

describe('the funnel of a checkout', () => {
  it('has each step once, in its order', () => {
    expect(funnelOf(...toForm, pay, { type: 'payment-confirmed' }, pending, succeeded)).toEqual([
      'email',
      'payment',
      'form-shown',
      'submitted',
      'confirming',
      'success',
    ]);
  });

  it('stays at the e-mail step while the address is checked, and names each problem once', () => {
    const wrong = { type: 'email-submitted', email: 'wrong' };
    expect(funnelOf(branded, wrong, wrong, email)).toEqual(['email', 'invalid-email 38', 'invalid-email 38']);
  });

  it('has a refused payment with the code of a problem of the store', () => {
    const refused = {
      type: 'payment-refused',
      refusal: { type: 'card_error', code: 'expired_card', message: '-' },
    };
    expect(funnelOf(...toForm, pay, refused).slice(-2)).toEqual(['submitted', 'payment-refused 2']);
  });

  it('calls a payment without a result “confirming”, not an error', () => {
    const lost = { type: 'payment-answer-lost', failure: failure('network', 'x') };
    expect(funnelOf(...toForm, pay, lost).slice(-2)).toEqual(['confirming', 'network 10']);
    const final = { type: 'status-read', status: { type: 'failed', failure: failure('expired', 'x') } };
    expect(funnelOf(...toForm, pay, lost, final).slice(-2)).toEqual(['error', 'expired 2']);
  });

  it('names a form that can’t be shown', () => {
    const failed = { type: 'form-failed' };
    expect(funnelOf(...toForm.slice(0, 4), failed).slice(-2)).toEqual(['payment', 'form-unavailable 2']);
  });

  it('does not call the payment of an earlier page submitted', () => {
    const before = begin().on(branded).on(email).state;
    const payment = { sessionId: 's', session: null, submittedAt: 0, presses: 1, wasRefused: false };
    const after = { ...before, name: 'polling-purchase-status', sessionId: 's', payment } as CheckoutState;
    expect(funnelEvents(before, after, 'email')).toEqual([{ type: 'step', step: 'confirming' }]);
  });

  it('says when the purchase is in another tab', () => {
    expect(funnelOf(...toForm, { type: 'taken-over' }).at(-1)).toBe('elsewhere');
  });
});
