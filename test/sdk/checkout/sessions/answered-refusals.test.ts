import { describe, expect, it } from 'vitest';
import { progressOf } from '../../../../sdk/checkout/machine/payment/stored-progress.machine';
import { toFailure } from '../../../../sdk/model/purchase/failure';
import type { CheckoutFailure, CheckoutState } from '../../../../sdk/internal';
import { getCheckoutStatus, postPurchase } from '../../../../sdk/net/checkout-endpoints';
import { statusFailure } from '../../../../sdk/net/failures';
import { creating, deferred, lost, onSessions } from '../../support/effects/deferred-steps';
import { pending, polling, ready, starting } from '../../support/steps';

/** Numbers that say something about the session, and the address that they ask for again. */
const SESSION_CODES = [7877, 7878, 7879];
const EMAIL_CODES = [7012, 7834, 7879];
const STATUSES = [400, 404, 409, 422];

const body = (code: number): string => JSON.stringify({ code, message: 'the server says' });

/** The failure of a start as the effect makes it. */
const ofStart = (code: number): CheckoutFailure =>
  toFailure(statusFailure(postPurchase(), 400, body(code)), 'setting-up');

/** The failure of a status read as the effect makes it. */
const ofRead = (status: number, code: number): CheckoutFailure =>
  toFailure(statusFailure(getCheckoutStatus('ops_1'), status, body(code)), 'network');

const isKept = (state: CheckoutState): void => {
  expect(state.payment).toMatchObject({ sessionId: 'ops_1' });
  expect(progressOf(state)).toMatchObject({ step: 'submitted', sessionId: 'ops_1' });
};

const reads = STATUSES.flatMap((status) => SESSION_CODES.map((code) => [status, code] as const));

describe('a status read that is answered with a number about the session', () => {
  it.each(reads)('%d, %d does not forget a submitted payment while it polls', (status, code) => {
    const checkout = polling().on({ type: 'status-failed', failure: ofRead(status, code) });
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { sessionId: 'ops_1' } });
    isKept(checkout.state);
    isKept(
      checkout.on({ type: 'waited' }).on({ type: 'status-failed', failure: ofRead(status, code) }).state,
    );
  });

  it.each(reads)('%d, %d does not forget a payment whose form is still open', (status, code) => {
    const checkout = ready().on({ type: 'payment-submitted' }).on({ type: 'waited' });
    isKept(checkout.on({ type: 'status-failed', failure: ofRead(status, code) }).state);
  });

  it.each(reads)('%d, %d never ends the wait early', (status, code) => {
    const checkout = polling().on({ type: 'status-failed', failure: ofRead(status, code) });
    for (let hour = 0; hour < 23; hour++) {
      checkout.later(3_600_000).on({ type: 'waited' });
      isKept(checkout.on({ type: 'status-failed', failure: ofRead(status, code) }).state);
    }
  });
});

describe('a session that the server does not know', () => {
  const rechecked = (failed?: CheckoutFailure): CheckoutState =>
    polling()
      .on({ type: 'status-failed', failure: ofRead(500, 0) })
      .on({ type: 'waited' })
      .on({ type: 'intent-read', status: 'open', ...(failed && { failure: failed }) }).state;

  it('is not offered for another payment, because the server would not see it', () => {
    expect(rechecked(ofRead(404, 7878))).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
  });

  it('is offered for another payment as long as the server may know it', () => {
    expect(rechecked(ofRead(500, 0))).toMatchObject({ name: 'error', recheck: { canPayAgain: true } });
    expect(rechecked()).toMatchObject({ name: 'error', recheck: { canPayAgain: true } });
  });

  it('is not opened again after a refusal of the provider, because the server would not see the next payment', () => {
    const [known, unknown] = [ofRead(500, 0), ofRead(404, 7878)].map((failed) =>
      ready()
        .on({ type: 'payment-submitted' })
        .on({ type: 'payment-answer-lost', failure: lost })
        .on({ type: 'waited' })
        .on({ type: 'intent-read', status: 'refused', failure: failed }),
    );
    expect(known?.state.name).toBe('needs-payment-info');
    expect(unknown?.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    if (unknown) isKept(unknown.state);
  });

  it.each([
    ['at the first read', 0],
    ['after an answer ‘not yet’', 1],
  ])('is not offered when the answer with its intent was lost, %s', (_, before) => {
    const checkout = creating().on({ type: 'intent-not-created', failure: lost });
    expect(checkout.state).toMatchObject({ recheck: { canPayAgain: true } });
    for (let read = 0; read < before; read++) checkout.on({ type: 'waited' }).on(pending);
    checkout.on({ type: 'waited' }).on({ type: 'status-failed', failure: ofRead(404, 7878) });
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    isKept(checkout.state);
    checkout.on({ type: 'waited' }).on({ type: 'status-failed', failure: ofRead(500, 0) });
    expect(checkout.state).toMatchObject({ recheck: { canPayAgain: false } });
    checkout.on({ type: 'waited' }).on(pending);
    expect(checkout.state).toMatchObject({ recheck: { canPayAgain: true } });
  });

  it('is not offered after a reload that finds no session', () => {
    const left = { sessionId: 'ops_1', session: deferred, submittedAt: 0, presses: 1, wasRefused: false };
    const { state } = onSessions({ opening: { resume: { step: 'submitted', ...left } } }).on({
      type: 'status-failed',
      failure: ofRead(404, 7878),
    });
    expect(state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    isKept(state);
  });

  it('takes the offer back', () => {
    const offered = polling()
      .on({ type: 'status-failed', failure: ofRead(500, 0) })
      .on({ type: 'waited' })
      .on({ type: 'intent-read', status: 'open' })
      .on({ type: 'waited' });
    expect(offered.state).toMatchObject({ recheck: { canPayAgain: true } });
    const { state } = offered.on({ type: 'status-failed', failure: ofRead(404, 7878) });
    expect(state).toMatchObject({ recheck: { canPayAgain: false } });
    isKept(state);
  });
});

describe('a start that is answered with a number of the protocol', () => {
  it.each(EMAIL_CODES)('%d asks for the e-mail address again', (code) => {
    const { state } = starting().on({ type: 'purchase-start-failed', failure: ofStart(code) });
    expect(state).toMatchObject({
      name: 'needs-auth-info',
      email: 'a@b.co',
      unansweredStart: null,
      failure: { kind: 'invalid-email', code: 38 },
    });
  });

  it.each([
    [7877, 4],
    [7878, 4],
    [7898, 2],
  ])('%d is an error, and nothing is searched for', (code, publicCode) => {
    const { state } = starting().on({ type: 'purchase-start-failed', failure: ofStart(code) });
    expect(state).toMatchObject({ name: 'error', unansweredStart: null, recheck: null });
    expect(state).toMatchObject({ failure: { code: publicCode, extra: { backendErrorCode: code } } });
  });
});
