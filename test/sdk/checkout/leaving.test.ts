import { describe, expect, it } from 'vitest';
import { failure } from '../../../sdk/model/purchase/failure';
import { begin, branded, failedStart, pending, polling, ready, started, starting } from '../support/steps';

describe('still confirming', () => {
  const lost = () =>
    ready()
      .on({ type: 'payment-submitted' })
      .on({ type: 'payment-answer-lost', failure: failure('network', 'gone') });

  it('reads again after 1, 1, 2, 4, 8, 16 and then every 30 seconds', () => {
    const checkout = lost();
    const pauses: unknown[] = [];
    for (let i = 0; i < 9; i++) {
      pauses.push(checkout.effects.map((effect) => effect.type === 'wait' && effect.ms).find(Boolean));
      expect(checkout.on({ type: 'waited' }).effects).toMatchObject([
        { type: 'recheck-purchase', sessionId: 'ops_1' },
      ]);
      checkout.on(i % 2 ? pending : { type: 'status-failed', failure: failure('network', 'x') });
    }
    expect(pauses).toEqual([1000, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('reads at once when the customer tries again, and only once', () => {
    const checkout = lost().on({ type: 'retry-requested' });
    expect(checkout.names).toEqual(['recheck-purchase']);
    expect(checkout.on({ type: 'retry-requested' }).effects).toEqual([]);
  });

  it('changes to success or to the failure without an action of the customer', () => {
    const found = { type: 'succeeded', redemptionInfo: null };
    expect(lost().on({ type: 'waited' }).on({ type: 'status-read', status: found }).state.name).toBe(
      'success',
    );
    const status = { type: 'failed', failure: failure('charging', 'x') };
    expect(lost().on({ type: 'waited' }).on({ type: 'status-read', status }).state).toMatchObject({
      name: 'error',
      recheck: null,
    });
  });

  it.each(['closed', 'continued'])(
    'rejects with the stored failure when the customer leaves by %s',
    (type) => {
      expect(lost().on({ type }).state).toMatchObject({
        outcome: { type: 'failed', failure: { kind: 'network', detail: 'gone' } },
      });
    },
  );
});

describe('closing', () => {
  it.each([
    ['the offer', begin, false],
    ['the e-mail step', branded, false],
    ['the read before the start', () => branded('a@b.co'), false],
    ['a start without an answer', starting, true],
    ['the payment form', ready, false],
    ['a running payment', () => ready().on({ type: 'payment-submitted' }), true],
    ['polling', polling, true],
  ])('%s is a cancellation', (_, make, paymentSubmitted) => {
    const { state, names } = make().on({ type: 'closed' });
    expect(state).toMatchObject({ name: 'closed', outcome: { type: 'cancelled', paymentSubmitted } });
    expect(names).toEqual(['stop', 'close-payment-form', 'settle']);
  });

  it('success with the close button completes the purchase', () => {
    const checkout = started({ nextAction: 'completed' }).on({ type: 'closed' });
    expect(checkout.state).toMatchObject({ outcome: { type: 'completed', redemptionInfo: null } });
  });

  it.each(['continued', 'retry-requested'])('the error screen with %s reports the stored failure', (type) => {
    const checkout = failedStart(failure('already-purchased', 'x')).on({ type });
    expect(checkout.state).toMatchObject({ outcome: { type: 'failed', failure: { code: 6 } } });
  });

  it('the error screen with the close button cancels', () => {
    const checkout = failedStart(failure('already-purchased', 'x')).on({ type: 'closed' });
    expect(checkout.state).toMatchObject({ outcome: { type: 'cancelled', paymentSubmitted: false } });
  });
});
