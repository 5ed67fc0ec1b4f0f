import { describe, expect, it } from 'vitest';
import { failure } from '../../../../sdk/model/purchase/failure';
import { branding, session } from '../../support/offer';
import { begin, branded, owned, pending, starting } from '../../support/steps';

const network = failure('network', 'gone');
const found = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };
const unread = { type: 'status-failed', failure: network };

/** The answer to the start is lost, the search has found nothing, and the customer sees the e-mail step. */
const lostStart = () => starting().on({ type: 'purchase-start-failed', failure: network }).on(pending);
/** The same where the customer's earlier transactions are not known. */
const lostBlindly = () =>
  branded('a@b.co')
    .on({ type: 'transactions-unread', failure: failure('setting-up', 'no') })
    .on({ type: 'purchase-start-failed', failure: network })
    .on(pending);

describe('at the e-mail step, a start without an answer', () => {
  it('is searched for again after a pause that grows', () => {
    const checkout = lostStart();
    expect(checkout.state).toMatchObject({ name: 'needs-auth-info', watch: { tries: 0, isReading: false } });
    const pauses: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const [wait] = checkout.effects.filter(({ type }) => type === 'wait');
      pauses.push(wait && 'ms' in wait && wait.ms);
      expect(checkout.on({ type: 'waited' }).effects).toMatchObject([
        { type: 'look-for-purchase', ownedBefore: ['earlier'] },
      ]);
      expect(checkout.state).toMatchObject({ watch: { tries, isReading: true } });
      checkout.on(tries % 2 ? unread : pending);
      expect(checkout.state).toMatchObject({ watch: { tries: tries + 1, isReading: false } });
    }
    expect(pauses).toEqual([1000, 1000, 2000, 4000, 8000]);
  });

  it('that is found is a success', () => {
    expect(lostStart().on({ type: 'waited' }).on(found).state.name).toBe('success');
  });

  it('can be sent again when it can’t arrive any more, and not because a read failed', () => {
    const unknown = lostStart().later(120_000).on({ type: 'waited' }).on(unread);
    expect(unknown.state).toMatchObject({ unansweredStart: {}, watch: {} });
    const over = lostStart().later(120_000).on({ type: 'waited' }).on(pending);
    expect(over.state).toMatchObject({ name: 'needs-auth-info', unansweredStart: null, watch: null });
    expect(over.names).toEqual([]);
    expect(over.on({ type: 'email-submitted', email: 'a@b.co' }).names).toEqual(['read-transactions']);
  });

  it('has an unknown result where the earlier transactions are not known', () => {
    const checkout = lostBlindly();
    expect(checkout.on({ type: 'waited' }).on(pending).state).toMatchObject({ watch: { tries: 1 } });
    checkout.later(120_000).on({ type: 'waited' }).on(pending);
    expect(checkout.state).toMatchObject({ name: 'error', failure: { kind: 'unresolved' }, recheck: null });
  });

  it('is not changed by other events', () => {
    const checkout = lostStart();
    const { state } = checkout;
    for (const event of [{ type: 'retry-requested' }, { type: 'continued' }, { type: 'form-ready' }])
      expect([checkout.on(event).state, checkout.names]).toEqual([{ ...state, now: checkout.state.now }, []]);
  });
});

describe('before the start', () => {
  it('a read that fails offline says so, and another one says that the network failed', () => {
    const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
    const failed = { type: 'transactions-unread', failure: failure('setting-up', 'down') };
    const checkout = branded('a@b.co').on(offline).on(failed);
    expect(checkout.state).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'offline' } });
    expect(branded('a@b.co').on({ ...failed, failure: network }).state).toMatchObject({
      name: 'needs-auth-info',
      failure: { kind: 'network', detail: 'gone' },
    });
    expect(branded('a@b.co').on(failed).names).toEqual(['start-purchase']);
  });

  it('an answer shows that the device is online', () => {
    const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
    const checkout = starting().on({ type: 'purchase-start-failed', failure: network }).on(offline);
    expect(checkout.on(pending).state.isOnline).toBe(true);
    expect(branded('a@b.co').on(offline).on(owned).state.isOnline).toBe(true);
  });

  it('an address that is given during the offer starts as soon as the branding has come', () => {
    const checkout = begin().on({ type: 'email-submitted', email: ' a@b.co ' });
    expect([checkout.state.name, checkout.names]).toEqual(['present-offer', []]);
    checkout.on({ type: 'branding-loaded', branding });
    expect([checkout.state.name, checkout.state.email, checkout.names]).toEqual([
      'loading',
      'a@b.co',
      ['read-transactions'],
    ]);
    expect(
      begin().on({ type: 'email-submitted', email: '' }).on({ type: 'branding-loaded', branding }).state,
    ).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'missing-email' } });
  });

  it('a completed start has the session of its answer', () => {
    const start = { nextAction: 'completed', sessionId: 'ops_7', session };
    expect(starting().on({ type: 'purchase-started', start }).state).toMatchObject({
      name: 'success',
      sessionId: 'ops_7',
    });
  });

  it('code that did not load says offline where the device is, and late answers are dropped', () => {
    const reason = failure('network', 'no code');
    const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
    const checkout = branded('a@b.co').on(offline);
    const { ticket } = checkout.state;
    checkout.on({ type: 'steps-failed', failure: reason });
    expect(checkout.state).toMatchObject({
      name: 'needs-auth-info',
      failure: { kind: 'offline', detail: 'no code' },
    });
    const { state } = checkout;
    expect(checkout.on({ ...owned, ticket }).state).toBe(state);
    expect(branded('a@b.co').on({ type: 'steps-failed', failure: reason }).state).toMatchObject({
      failure: { kind: 'network' },
    });
  });
});
