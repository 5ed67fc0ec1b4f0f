import { describe, expect, it } from 'vitest';
import { failure } from '../../../../sdk/model/purchase/failure';
import { deferred, lost, onSessions, planChange } from '../../support/effects/deferred-steps';
import { branding, session } from '../../support/offer';
import { begin, pending } from '../../support/steps';

const failed = { type: 'status-read', status: { type: 'failed', failure: failure('charging', 'no') } };
const succeeded = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };
const unread = { type: 'status-failed', failure: failure('network', 'gone') };
const sent = { sessionId: 'ops_1', session, submittedAt: 0, presses: 1, wasRefused: false } as const;
const submitted = { step: 'submitted', ...sent } as const;
const form = { step: 'form', sessionId: 'ops_1', session, wasRefused: true } as const;

type Opening = NonNullable<Parameters<typeof begin>[2]>;
/** The status of what an earlier page left open is being read. */
const resuming = (resume: NonNullable<Opening['resume']>) => {
  const on = begin('a@b.co', {}, { resume }).on({ type: 'branding-loaded', branding });
  expect([on.state.name, on.names]).toEqual(['loading', ['check-status']]);
  return on;
};

describe('a payment of an earlier page', () => {
  it('ends as the server says', () => {
    expect(resuming(submitted).on(succeeded).state).toMatchObject({ name: 'success', sessionId: 'ops_1' });
    expect(resuming(submitted).on(failed).state).toMatchObject({
      name: 'error',
      failure: { kind: 'charging' },
      recheck: null,
    });
    const change = { ...submitted, changeType: 'immediate' } as const;
    expect(resuming(change).on(succeeded).state).toMatchObject({ changeType: 'immediate' });
  });

  it('that the provider has accepted is polled for without its secret', () => {
    const on = resuming(submitted).on(pending).on({ type: 'intent-read', status: 'paid' });
    expect(on.state).toMatchObject({ name: 'polling-purchase-status', payment: { session: null } });
    expect(resuming(submitted).on(pending).on({ type: 'intent-unknown' }).state).toMatchObject({
      name: 'polling-purchase-status',
      payment: { session },
    });
  });

  it('that was refused opens its form, and a later refusal is not taken for that of the next payment', () => {
    const on = resuming(submitted).on(pending).on({ type: 'intent-read', status: 'refused' });
    expect(on.state).toMatchObject({
      form: { notice: 'refused' },
      payment: null,
      wasRefused: true,
      hasInput: false,
      hasWallets: false,
      sessionId: 'ops_1',
    });
    on.on({ type: 'form-ready' })
      .on({ type: 'notice-dismissed' })
      .on({ type: 'form-changed', complete: true });
    on.on({ type: 'payment-submitted' }).on({ type: 'payment-answer-lost', failure: lost });
    on.on({ type: 'waited' }).on({ type: 'intent-read', status: 'refused' });
    expect(on.state).toMatchObject({ name: 'error', payment: { presses: 1, wasRefused: true }, recheck: {} });
  });

  it('that waits for the bank can be approved there, or paid in another way', () => {
    const on = resuming(submitted).on(pending).on({ type: 'intent-read', status: 'action' });
    expect(on.state).toMatchObject({ failure: { kind: 'unknown' }, recheck: { canPayAgain: true } });
    expect(on.on({ type: 'form-requested' }).effects).toMatchObject([
      { type: 'open-payment-form', session },
      { type: 'wait' },
    ]);
    expect(on.on({ type: 'waited' }).names).toEqual(['check-status']);
  });

  it('whose answer with the intent was lost can be paid in its session, not started again', () => {
    const on = resuming({ ...submitted, session: deferred }).on(pending);
    expect(on.state).toMatchObject({
      name: 'error',
      failure: { kind: 'unknown' },
      payment: { presses: 1 },
      recheck: { canPayAgain: true },
    });
    on.on({ type: 'form-requested' });
    expect(on.effects.filter(({ type }) => type === 'open-payment-form')).toMatchObject([
      { session: deferred },
    ]);
  });

  it('can’t be paid again where only another tab has its form', () => {
    const on = resuming({ ...submitted, session: null }).on(unread);
    expect(on.state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    expect(on.on({ type: 'form-requested' }).names).toEqual([]);
  });

  it('is read after any time', () => {
    const on = resuming({ ...submitted, session: null }).later(1000 * 24 * 3_600_000);
    expect(on.on(pending).state).toMatchObject({ name: 'polling-purchase-status', payment: { presses: 1 } });
  });
});

describe('a form of an earlier page', () => {
  it('opens again with its session, and knows that a payment was refused', () => {
    for (const event of [pending, unread]) {
      const on = resuming(form).on(event);
      expect(on.effects).toMatchObject([{ type: 'open-payment-form', session }]);
      expect(on.state).toMatchObject({
        wasRefused: true,
        form: { name: 'loading', notice: null },
        hasInput: false,
        payment: null,
      });
    }
  });

  it('whose session has failed is started anew', () => {
    const on = resuming(form).on(failed);
    expect([on.state.name, on.names]).toEqual(['loading', ['read-transactions']]);
  });

  it('whose session has succeeded is a success', () => {
    expect(resuming(form).on(succeeded).state).toMatchObject({ name: 'success', sessionId: 'ops_1' });
  });
});

describe('a change of plan', () => {
  const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
  const cached = { type: 'connectivity-changed', isOnline: true, wasCached: true };
  const deciding = (setting: Parameters<typeof onSessions>[0] = {}) =>
    onSessions(setting)
      .on({ type: 'transactions-read', transactions: [] })
      .on({
        type: 'purchase-started',
        start: { nextAction: null, sessionId: 'ops_2', session: null, planChange },
      });
  const checking = () => deciding().on(offline).on({ type: 'plan-confirmed' });

  it('that was made or has failed meanwhile is not sent', () => {
    expect(checking().on(succeeded).state).toMatchObject({
      name: 'success',
      sessionId: 'ops_2',
      changeType: 'immediate',
    });
    expect(checking().on(failed).state).toMatchObject({ name: 'error', failure: { kind: 'charging' } });
  });

  it('that was only checked when the page was left can be confirmed again', () => {
    const on = checking();
    const { ticket } = on.state;
    expect(on.on(cached).state).toMatchObject({ isSending: false, payment: null });
    expect([on.on({ ...pending, ticket }).names, on.state.payment]).toEqual([[], null]);
    expect(on.on({ type: 'plan-confirmed' }).names).toEqual(['change-plan']);
  });

  it('is not interrupted by the network alone', () => {
    const on = deciding();
    const { ticket } = on.state;
    expect(on.on(cached).state).toMatchObject({ ticket, isSending: false });
    on.on({ type: 'plan-confirmed' }).on(offline);
    expect(on.state).toMatchObject({ name: 'needs-plan-confirmation', isSending: true });
    expect(on.on({ type: 'plan-not-changed', failure: lost }).state).toMatchObject({
      name: 'error',
      payment: { presses: 1, wasRefused: false },
      recheck: {},
    });
  });

  it('whose page was left while it was sent has no result', () => {
    const on = deciding().on({ type: 'plan-confirmed' }).on(cached);
    expect(on.state).toMatchObject({ failure: { kind: 'network' }, recheck: { canPayAgain: false } });
  });

  it('waits for the terms, which can be taken back until it is sent', () => {
    const answer = (agreed: boolean) => ({ type: 'terms-answered', agreed });
    const on = deciding({ needsConsent: true }).on(answer(true));
    expect(on.state.consent).toBe('given');
    expect([on.on(answer(false)).state.consent, on.on({ type: 'plan-confirmed' }).names]).toEqual([
      'needed',
      [],
    ]);
    on.on(answer(true)).on({ type: 'plan-confirmed' });
    expect([on.names, on.on(answer(false)).state.consent]).toEqual([['change-plan'], 'given']);
  });
});
