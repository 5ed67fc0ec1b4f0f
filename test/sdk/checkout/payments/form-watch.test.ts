import { describe, expect, it } from 'vitest';
import { failure } from '../../../../sdk/model/purchase/failure';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { creating, fillable, lost, planChange, onSessions } from '../../support/effects/deferred-steps';
import { branding, session } from '../../support/offer';
import { begin, pending, ready, started } from '../../support/steps';

const network = failure('network', 'gone');
const unread = { type: 'status-failed', failure: network };
const paid = { type: 'payment-submitted' };
const refusal = { type: 'card_error', code: 'processing_error', message: 'No.' };
const refused = { type: 'payment-refused', refusal };
const succeeded = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };
const failed = { type: 'status-read', status: { type: 'failed', failure: failure('charging', 'no') } };
const back = (isOnline: boolean, wasCached = false) => ({
  type: 'connectivity-changed',
  isOnline,
  wasCached,
});

describe('while a payment runs', () => {
  const running = () => ready().on(paid);

  it('is read after ten seconds, and then after pauses that grow', () => {
    const on = running();
    expect(on.effects).toMatchObject([{ type: 'confirm-payment' }, { type: 'wait', ms: 10_000 }]);
    const pauses: unknown[] = [];
    for (let tries = 1; tries < 5; tries += 1) {
      expect(on.on({ type: 'waited' }).names).toEqual(['check-status']);
      expect(on.on({ type: 'waited' }).names).toEqual([]);
      const [wait] = on.on(tries % 2 ? pending : unread).effects;
      pauses.push(wait?.type === 'wait' && wait.ms);
      expect(on.state).toMatchObject({ watch: { tries, isReading: false } });
      expect(on.on(pending).names).toEqual([]);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
  });

  it('a read decides it, also when its answer comes after a refusal', () => {
    expect(running().on({ type: 'waited' }).on(succeeded).state).toMatchObject({
      name: 'success',
      sessionId: 'ops_1',
    });
    expect(running().on({ type: 'waited' }).on(failed).state).toMatchObject({ name: 'error', recheck: null });
    const on = running().on({ type: 'waited' }).on(refused);
    expect(on.on(succeeded).state.name).toBe('success');
  });

  it('reads end when it is refused, and begin again with the next one', () => {
    const on = running().on(refused);
    expect(on.state).toMatchObject({ form: { name: 'notice', reason: 'refused' }, payment: null });
    expect(on.on({ type: 'waited' }).names).toEqual([]);
    expect(on.state).toMatchObject({ watch: null });
    on.on({ type: 'notice-dismissed' }).on(paid);
    expect(on.names).toEqual(['confirm-payment', 'wait']);
    expect(on.state.payment).toMatchObject({ presses: 1, wasRefused: true });
  });

  it('a second answer changes nothing', () => {
    const on = running().on(refused);
    const { state } = on;
    for (const event of [refused, { type: 'payment-not-sent' }, { type: 'payment-confirmed' }])
      expect([on.on(event).state, on.names]).toEqual([{ ...state, now: on.state.now }, []]);
    const lostAnswer = { type: 'payment-answer-lost', failure: network };
    expect(on.on(lostAnswer).state).toMatchObject({ name: 'needs-payment-info', payment: null });
  });

  it('and the page was cached, the provider is asked, or the server where there is no intent', () => {
    expect(running().on(back(true, true)).names).toEqual(['read-intent']);
    expect(running().on(back(true)).names).toEqual([]);
    const on = creating().on(back(true, true));
    expect(on.state).toMatchObject({
      name: 'error',
      failure: { kind: 'network' },
      recheck: { canPayAgain: true },
    });
  });

  it('an answer for another step changes nothing', () => {
    const on = creating();
    const { state } = on;
    for (const event of [
      { type: 'payment-confirmed' },
      refused,
      { type: 'payment-not-sent' },
      { type: 'payment-answer-lost', failure: network },
      { type: 'payment-collected', location: null },
      { type: 'payment-not-collected', refusal },
    ])
      expect([on.on(event).state, on.names]).toEqual([{ ...state, now: on.state.now }, []]);
    const idle = fillable();
    for (const event of [
      { type: 'intent-created', session },
      { type: 'intent-not-created', failure: lost },
    ])
      expect([idle.on(event).state.name, idle.names]).toEqual(['needs-payment-info', []]);
  });
});

describe('offline', () => {
  const checking = () => ready().on(back(false)).on(paid);

  it('the session is read before a payment is sent, and a pause that ends is no answer', () => {
    const on = checking();
    expect([on.state, on.names]).toMatchObject([
      { form: { name: 'checking' }, payment: null },
      ['check-status'],
    ]);
    expect(on.on({ type: 'waited' }).names).toEqual([]);
    expect(on.on(paid).names).toEqual([]);
    expect(on.on({ type: 'terms-answered', agreed: true }).names).toEqual([]);
    expect(on.on({ type: 'form-failed' }).state).toMatchObject({ form: { name: 'checking' } });
    expect(on.on(pending).state).toMatchObject({ form: { name: 'processing' }, isOnline: true });
    expect(on.names).toEqual(['confirm-payment', 'wait']);
  });

  it('a notice says so, until the device is online again or the customer closes it', () => {
    const notice = { form: { name: 'notice', reason: 'offline' }, payment: null };
    expect(checking().on(unread).state).toMatchObject(notice);
    expect(checking().on(unread).on(back(false)).state).toMatchObject(notice);
    expect(checking().on(unread).on(back(true)).state).toMatchObject({ form: { name: 'ready' } });
    const refusedNotice = ready().on(paid).on(refused);
    expect(refusedNotice.on(back(true)).state).toMatchObject({ form: { reason: 'refused' } });
    expect(ready().on(back(true)).state).toMatchObject({ form: { name: 'ready' } });
  });

  it('a payment that has succeeded or failed meanwhile is not sent', () => {
    expect(checking().on(succeeded).state.name).toBe('success');
    expect(checking().on(failed).state).toMatchObject({ name: 'error', recheck: null });
  });
});

describe('the notice of an earlier payment', () => {
  const undecided = () =>
    ready()
      .on(paid)
      .on({ type: 'payment-answer-lost', failure: network })
      .on({ type: 'waited' })
      .on({ type: 'intent-read', status: 'open' })
      .on({ type: 'form-requested' });

  it('is shown when the form is ready, and ends when the customer has filled it', () => {
    const on = undecided();
    expect(on.state).toMatchObject({
      form: { name: 'loading', notice: 'undecided' },
      payment: { presses: 1 },
    });
    on.on({ type: 'form-ready' });
    expect(on.state).toMatchObject({ form: { name: 'notice', reason: 'undecided', complete: false } });
    expect(on.on({ type: 'form-changed', complete: false }).state).toMatchObject({
      form: { name: 'notice', complete: false },
    });
    expect(on.on(paid).names).toEqual([]);
    on.on({ type: 'form-changed', complete: true }).on(paid);
    expect(on.state.payment).toMatchObject({ presses: 2 });
  });

  it('is shown although the form reports its fields first', () => {
    const on = undecided().on({ type: 'form-changed', complete: true });
    expect(on.state).toMatchObject({ form: { name: 'notice', reason: 'undecided', complete: true } });
    expect(on.on({ type: 'notice-dismissed' }).state).toMatchObject({ form: { name: 'ready' } });
    expect(started().on({ type: 'form-changed', complete: true }).state).toMatchObject({
      form: { name: 'ready' },
    });
  });

  it('gives back an empty form', () => {
    expect(undecided().on({ type: 'form-ready' }).on({ type: 'notice-dismissed' }).state).toMatchObject({
      form: { name: 'incomplete' },
    });
  });

  it('leaves the earlier payment open when the next one is refused', () => {
    const on = undecided().on({ type: 'form-ready' }).on({ type: 'form-changed', complete: true });
    on.on(paid).on(refused);
    expect(on.state.payment).toMatchObject({ presses: 1, wasRefused: true });
    expect(on.on({ type: 'closed' }).state).toMatchObject({ outcome: { paymentSubmitted: true } });
  });
});

describe('the address at the form', () => {
  const correct = { type: 'email-corrected', email: 'b@lime.example' };
  const sale = (more: object) => ({ sale: { ...plainSale, ...more } });

  it('can’t be changed where none is asked for, or where a plan is changed', () => {
    const nameless = begin('a@b.co', sale({ asksEmail: false })).on({ type: 'branding-loaded', branding });
    nameless.on({ type: 'transactions-read', transactions: [] });
    nameless.on({
      type: 'purchase-started',
      start: { nextAction: null, sessionId: 'ops_1', session },
    });
    expect([nameless.on(correct).state.email, nameless.names]).toEqual(['a@b.co', []]);
  });
});

describe('the terms', () => {
  const answer = (agreed: boolean) => ({ type: 'terms-answered', agreed });

  it('can be agreed to and not, until the payment is sent', () => {
    const on = fillable({ needsConsent: true });
    expect(on.on(paid).names).toEqual([]);
    on.on(answer(true)).on(answer(false));
    expect([on.state.consent, on.on(paid).names]).toEqual(['needed', []]);
    on.on(answer(true)).on(paid);
    expect([on.state.consent, on.names]).toEqual(['given', ['collect-payment']]);
    expect(on.on(answer(false)).state.consent).toBe('given');
  });

  it('are not asked for where the seller has none', () => {
    const plan = () =>
      onSessions()
        .on({ type: 'transactions-read', transactions: [] })
        .on({
          type: 'purchase-started',
          start: { nextAction: null, sessionId: 'ops_2', session: null, planChange },
        });
    for (const on of [fillable(), plan()])
      for (const agreed of [true, false]) expect(on.on(answer(agreed)).state.consent).toBe('not-needed');
  });
});
