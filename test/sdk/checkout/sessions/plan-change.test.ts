import { describe, expect, it } from 'vitest';
import { lost, onSessions, planChange, refusedBy } from '../../support/effects/deferred-steps';

describe('a change of plan', () => {
  const deciding = (setting: Parameters<typeof onSessions>[0] = {}) =>
    onSessions(setting)
      .on({ type: 'transactions-read', transactions: [] })
      .on({
        type: 'purchase-started',
        start: { nextAction: null, sessionId: 'ops_2', session: null, planChange },
      });

  it('is stored before it is sent, once', () => {
    const on = deciding().on({ type: 'plan-confirmed' });
    expect(on.names).toEqual(['change-plan']);
    expect(on.state.payment).toMatchObject({ sessionId: 'ops_2', session: null });
    expect(on.on({ type: 'plan-confirmed' }).names).toEqual([]);
  });

  it('waits for the agreement to the terms', () => {
    const on = deciding({ needsConsent: true });
    expect(on.on({ type: 'plan-confirmed' }).names).toEqual([]);
    on.on({ type: 'terms-answered', agreed: true }).on({ type: 'plan-confirmed' });
    expect(on.names).toEqual(['change-plan']);
  });

  it('has no result when its answer is lost, also in the back/forward cache', () => {
    for (const event of [
      { type: 'plan-not-changed', failure: lost },
      { type: 'connectivity-changed', isOnline: true, wasCached: true },
    ]) {
      const on = deciding().on({ type: 'plan-confirmed' }).on(event);
      expect(on.state).toMatchObject({ name: 'error', payment: { sessionId: 'ops_2' }, recheck: {} });
    }
  });

  it('can be repeated after a refusal', () => {
    const on = deciding().on({ type: 'plan-confirmed' });
    on.on({ type: 'plan-not-changed', failure: refusedBy(7226) });
    expect(on.state).toMatchObject({ name: 'needs-plan-confirmation', payment: null, isSending: false });
    expect(on.on({ type: 'plan-confirmed' }).names).toEqual(['change-plan']);
  });

  it('is not sent offline: a read shows whether there is a connection', () => {
    const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
    const on = deciding().on(offline).on({ type: 'plan-confirmed' });
    expect([on.names, on.state.payment]).toEqual([['check-status'], null]);
    on.on({ type: 'status-failed', failure: lost });
    expect(on.state).toMatchObject({ isSending: false, failure: { kind: 'offline' }, payment: null });
    on.on({ type: 'plan-confirmed' }).on({ type: 'status-read', status: { type: 'pending' } });
    expect(on.names).toEqual(['change-plan']);
    expect(on.state.payment).not.toBeNull();
  });
});
