import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../sdk/internal';
import type { CheckoutState } from '../../../sdk/internal';
import { failure } from '../../../sdk/model/purchase/failure';
import { buying } from '../support/offer';
import { pending, polling } from '../support/steps';

const DAY_MS = 24 * 3_600_000;
const offline = failure('network', 'x');
const unknownSession = { ...failure('unknown', 'gone'), extra: { statusCode: 404, backendErrorCode: 7878 } };
const intent = (status: string, reason?: object) => ({
  type: 'intent-read',
  status,
  ...(reason ? { failure: reason } : {}),
});

/** Ten answers 'not yet', and the read of all sources that follows them. */
const afterTenReads = () => {
  const checkout = polling();
  while (checkout.on(pending).names[0] === 'wait') checkout.on({ type: 'waited' });
  return checkout;
};
const titleOf = (state: CheckoutState): string => {
  const { screen } = checkoutView(state, buying(), createTranslator({ locale: 'en' }));
  return 'title' in screen ? screen.title : '';
};
/** The error screen of a submitted payment, whose sources are read again. */
const rechecking = () => afterTenReads().on(pending).on({ type: 'waited' });

describe('a submitted payment without a result', () => {
  it('can’t be paid again after ten answers “not yet”', () => {
    const checkout = afterTenReads().on(pending);
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    const { state } = checkout;
    expect(checkout.on({ type: 'form-requested' }).state).toBe(state);
  });

  it('can’t be paid again after another answer “not yet”, and is read again', () => {
    const checkout = rechecking().on(pending);
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false, tries: 1 } });
    expect(checkout.names).toEqual(['wait']);
  });

  it('can’t be paid again when the provider has the money, and is no success until the server says so', () => {
    for (const checkout of [afterTenReads(), rechecking()]) {
      const { state } = checkout.on(intent('paid'));
      expect(state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    }
  });

  it('can be paid again when the provider has not been paid, also after a read that fails', () => {
    const checkout = rechecking().on(intent('open'));
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: true } });
    checkout.on({ type: 'waited' }).on({ type: 'status-failed', failure: offline });
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: true, tries: 2 } });
  });

  it('can’t be paid again when the server does not know its session any more', () => {
    const checkout = rechecking().on(intent('open'));
    checkout.on({ type: 'waited' }).on({ type: 'status-failed', failure: unknownSession });
    expect(checkout.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    expect(rechecking().on(intent('paid', unknownSession)).state).toMatchObject({
      name: 'error',
      recheck: { canPayAgain: false },
    });
  });

  it('keeps its session and is read again after any time, whatever a read says but a result', () => {
    for (const answer of [pending, intent('open'), { type: 'status-failed', failure: unknownSession }]) {
      const checkout = rechecking()
        .later(31 * DAY_MS)
        .on(answer);
      expect(checkout.state).toMatchObject({ name: 'error', recheck: { tries: 1 }, payment: { presses: 1 } });
      expect(checkout.names).toEqual(['wait']);
    }
  });

  it('is shown as “not confirmed” from 24 hours after the payment on', () => {
    const titleAfter = (ms: number) => titleOf(rechecking().later(ms).on(pending).state);
    const { payment, now } = rechecking().on(pending).state;
    const left = (payment?.submittedAt ?? 0) + DAY_MS - now;
    expect(titleAfter(left - 1)).toBe('Your payment is still being confirmed');
    expect(titleAfter(left)).toBe('We could not confirm your payment');
  });
});

it('no second read is sent while one is on its way, and ‘check again’ reads at once where none is', () => {
  const checkout = polling();
  const { state } = checkout;
  expect(checkout.on({ type: 'retry-requested' }).state).toBe(state);
  expect(checkout.effects).toEqual([]);
});
