import { describe, expect, it } from 'vitest';
import { failure } from '../../../sdk/model/purchase/failure';
import { branding, session } from '../support/offer';
import { begin, branded, failedStart, owned, pending, polling, started, starting } from '../support/steps';

describe('the start', () => {
  it('reads the branding before it shows the offer', () => {
    const { state, effects } = begin();
    expect(state.name).toBe('present-offer');
    expect(effects).toEqual([{ type: 'load-branding', ticket: state.ticket }]);
  });

  it('asks for an e-mail address if none is known', () => {
    for (const email of [null, '', '  '])
      expect(branded(email).state).toMatchObject({ name: 'needs-auth-info', failure: null, branding });
  });

  it('shows a loading screen if an address is known, and starts after the transactions were read', () => {
    const checkout = branded(' a@b.co ');
    expect(checkout.state).toMatchObject({ name: 'loading', email: 'a@b.co', branding });
    expect(checkout.effects).toEqual([{ type: 'read-transactions', ticket: checkout.state.ticket }]);
    const { state, effects } = checkout.on(owned);
    expect(effects).toEqual([{ type: 'start-purchase', ticket: state.ticket, email: 'a@b.co' }]);
    expect(state).toMatchObject({ ownedBefore: ['earlier'], unansweredStart: { sentAt: 2 } });
  });

  it('asks for the address again, with the field filled, if the known address is invalid', () => {
    const { state } = branded('a.b.co');
    expect(state).toMatchObject({ name: 'needs-auth-info', email: 'a.b.co', failure: { code: 38 } });
  });
});

describe('the e-mail step', () => {
  it('refuses an empty address and an invalid one, and logs the reason', () => {
    for (const [email, kind] of [
      ['  ', 'missing-email'],
      ['a@b', 'invalid-email'],
      ['ada😀@lime.example', 'invalid-email'],
    ]) {
      const { state, names } = branded().on({ type: 'email-submitted', email });
      expect(state).toMatchObject({ name: 'needs-auth-info', email, failure: { kind } });
      expect(names).toEqual(['log-failure']);
    }
  });

  it('trims a valid address and starts the purchase', () => {
    const { state, effects } = branded().on({ type: 'email-submitted', email: ' a@b.co\n' }).on(owned);
    expect(state).toMatchObject({ name: 'processing-auth-info', email: 'a@b.co' });
    expect(effects).toEqual([{ type: 'start-purchase', ticket: state.ticket, email: 'a@b.co' }]);
  });

  it('ignores a second submit while the first is processed', () => {
    const checkout = branded().on({ type: 'email-submitted', email: 'a@b.co' });
    const { state } = checkout;
    expect(checkout.on({ type: 'email-submitted', email: 'c@d.co' }).state).toBe(state);
    expect(checkout.effects).toEqual([]);
  });
});

describe('the answer to the start', () => {
  it('completed leads to success without a status read', () => {
    const { state, names } = started({ nextAction: 'completed', sessionId: null, session: null });
    expect(state).toMatchObject({ name: 'success', redemptionInfo: null });
    expect(names).toEqual(['close-payment-form']);
  });

  it.each([['collect_payment_info'], [null]])('%s opens the payment form', (nextAction) => {
    const { state, effects } = started({ nextAction });
    expect(state).toMatchObject({
      name: 'needs-payment-info',
      sessionId: 'ops_1',
      form: { name: 'loading' },
    });
    expect(effects).toEqual([
      { type: 'open-payment-form', ticket: state.ticket, session, businessName: 'Lime & Co' },
    ]);
  });

  it.each([
    [{ sessionId: null }, 'No purchase in progress'],
    [{ session: null }, 'key, account or secret'],
  ])('%j shows an error and not a spinner', (extra, detail) => {
    const { state } = started(extra);
    expect(state).toMatchObject({ name: 'error', recheck: null, failure: { kind: 'setting-up', code: 2 } });
    expect(state.name === 'error' && state.failure.detail).toContain(detail);
  });

  it('with an unknown next action is an error only after a read of the customer’s transactions', () => {
    const checkout = started({ nextAction: 'dance' });
    expect(checkout.effects).toMatchObject([{ type: 'look-for-purchase' }]);
    const reason = { kind: 'setting-up', detail: 'Unknown next action "dance".' };
    expect(checkout.on(pending).state).toMatchObject({
      name: 'error',
      recheck: { sessionId: null },
      failure: reason,
    });
    checkout.later(120_000).on({ type: 'waited' }).on(pending);
    expect(checkout.state).toMatchObject({ name: 'error', recheck: null, failure: reason });
  });

  it('that is lost leads to a read of the transactions, and a new transaction is a success', () => {
    const lost = () => starting().on({ type: 'purchase-start-failed', failure: failure('network', 'gone') });
    expect(lost().effects).toMatchObject([{ type: 'look-for-purchase' }]);
    const found = { type: 'succeeded', redemptionInfo: null };
    expect(lost().on({ type: 'status-read', status: found }).state.name).toBe('success');
    expect(lost().on(pending).state).toMatchObject({ name: 'needs-auth-info', failure: { detail: 'gone' } });
  });

  it('that is lost, and whose result can’t be read, is searched for again before the next start', () => {
    const unknown = starting()
      .on({ type: 'purchase-start-failed', failure: failure('setting-up', 'gone') })
      .on({ type: 'status-failed', failure: failure('network', 'x') });
    expect(unknown.state).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'network' } });
    const again = unknown.on({ type: 'email-submitted', email: 'a@b.co' });
    expect(again.effects).toMatchObject([{ type: 'look-for-purchase', ownedBefore: ['earlier'] }]);
    expect(again.on(pending).state).toMatchObject({ name: 'error', recheck: { sessionId: null } });
    expect(again.later(120_000).on({ type: 'waited' }).on(pending).state.name).toBe('needs-auth-info');
    const anew = again.on({ type: 'email-submitted', email: 'a@b.co' });
    expect(anew.names).toEqual(['read-transactions']);
    expect(anew.on(owned).names).toEqual(['start-purchase']);
  });

  it.each(['network', 'missing-email', 'invalid-email'] as const)(
    'that fails with %s returns to the e-mail step, with the field filled and a log entry',
    (kind) => {
      const { state, names } = failedStart(failure(kind, 'x'));
      expect(state).toMatchObject({ name: 'needs-auth-info', email: 'a@b.co', failure: { kind } });
      expect(names).toEqual(['log-failure']);
    },
  );

  it.each(['setting-up', 'charging', 'unknown', 'already-purchased'] as const)(
    'that fails with %s shows the error screen',
    (kind) => {
      const { state, names } = failedStart(failure(kind, 'x'));
      expect(state).toMatchObject({ name: 'error', failure: { kind }, recheck: null });
      expect(names).toEqual(['close-payment-form', 'log-failure']);
    },
  );
});

describe('polling', () => {
  it('reads at once, then a second after each pending answer', () => {
    const checkout = polling();
    expect(checkout.effects).toMatchObject([{ type: 'check-status', sessionId: 'ops_1' }]);
    expect(checkout.on(pending).effects).toMatchObject([{ type: 'wait', ms: 1000 }]);
    expect(checkout.on({ type: 'waited' }).names).toEqual(['check-status']);
  });

  it('shows “still confirming” after ten reads', () => {
    const checkout = polling();
    let reads = 1;
    for (; checkout.on(pending).names[0] === 'wait'; reads++) checkout.on({ type: 'waited' });
    expect(reads).toBe(10);
    expect(checkout.effects).toMatchObject([{ type: 'recheck-purchase', ownedBefore: ['earlier'] }]);
    checkout.on(pending);
    expect(checkout.state).toMatchObject({
      name: 'error',
      failure: { code: 0, detail: 'Max attempts reached trying to get successful purchase status' },
      recheck: { sessionId: 'ops_1', tries: 0, isChecking: false },
    });
  });

  it('keeps the redemption info for success', () => {
    const redemptionInfo = { redeemUrl: 'https://lime.example/r' };
    const done = polling().on({ type: 'status-read', status: { type: 'succeeded', redemptionInfo } });
    expect(done.state).toMatchObject({ name: 'success', redemptionInfo });
    expect(done.on({ type: 'continued' }).state).toMatchObject({
      name: 'closed',
      outcome: { type: 'completed', redemptionInfo },
    });
  });

  it('ends with the failure of the operation', () => {
    const reason = failure('charging', 'Payment charge failed');
    const { state } = polling().on({ type: 'status-read', status: { type: 'failed', failure: reason } });
    expect(state).toMatchObject({ name: 'error', failure: reason, recheck: null });
  });

  it('shows “still confirming” when a read fails', () => {
    const { state } = polling().on({ type: 'status-failed', failure: failure('network', 'x') });
    expect(state).toMatchObject({ name: 'error', failure: { kind: 'network' }, recheck: { tries: 0 } });
  });
});
