import { describe, expect, it } from 'vitest';
import { failure } from '../../../../sdk/model/purchase/failure';
import { branding, session } from '../../support/offer';
import { begin, branded, pending, polling, ready, started, starting } from '../../support/steps';

const closed = { type: 'closed' };
const crashed = { type: 'crashed', detail: 'A screen failed.' };
const submitted = {
  step: 'submitted',
  sessionId: 'ops_1',
  session,
  submittedAt: 0,
  presses: 1,
  wasRefused: false,
} as const;
const succeeded = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };
const failedWith = (kind: 'charging' | 'expired' | 'canceled') => ({
  type: 'status-read',
  status: { type: 'failed', failure: failure(kind, 'no') },
});
const network = failure('network', 'gone');
const inDoubt = () => polling().on({ type: 'status-failed', failure: network });
/** A payment of an earlier page is about to be read. */
const resuming = () => begin('a@b.co', {}, { resume: submitted }).on({ type: 'branding-loaded', branding });
const moved = () => ready().on({ type: 'taken-over' });
type Bench = ReturnType<typeof begin>;
const outcome = ({ state }: Bench): unknown => (state.name === 'closed' ? state.outcome : state.name);

describe('a checkout that the customer leaves', () => {
  it('says whether a payment was sent that may still succeed', () => {
    for (const [on, paymentSubmitted] of [
      [branded(), false],
      [ready(), false],
      [ready().on({ type: 'payment-submitted' }), true],
      [polling(), true],
      [starting(), true],
      [resuming(), true],
    ] as const)
      expect(outcome(on.on(closed))).toEqual({ type: 'cancelled', paymentSubmitted });
  });

  it('has failed, with the payment, where its result is unknown', () => {
    for (const type of ['closed', 'continued'])
      expect(outcome(inDoubt().on({ type }))).toEqual({
        type: 'failed',
        failure: network,
        paymentSubmitted: true,
      });
  });

  it('has failed, without a payment, after a failure that is final', () => {
    const failed = () => polling().on(failedWith('charging'));
    for (const type of ['continued', 'retry-requested'])
      expect(outcome(failed().on({ type }))).toMatchObject({ type: 'failed', paymentSubmitted: false });
    expect(outcome(failed().on(closed))).toEqual({ type: 'cancelled', paymentSubmitted: false });
    const on = failed();
    const { state } = on;
    for (const type of ['form-requested', 'payment-submitted', 'notice-dismissed'])
      expect([on.on({ type }).state, on.names]).toEqual([{ ...state, now: on.state.now }, []]);
  });

  it('is complete on the success screen, and other events do not leave it', () => {
    const on = polling().on(succeeded);
    for (const type of ['retry-requested', 'payment-submitted', 'taken-over'])
      expect([on.on({ type }).state.name, on.names]).toEqual(['success', []]);
    expect(outcome(polling().on(succeeded).on(closed))).toMatchObject({
      type: 'completed',
      sessionId: 'ops_1',
    });
    expect(outcome(on.on({ type: 'continued' }))).toMatchObject({ type: 'completed' });
  });

  it('has moved where another tab has the purchase, which is moved once', () => {
    for (const type of ['closed', 'retry-requested', 'crashed'])
      expect(outcome(moved().on({ type }))).toEqual({ type: 'moved' });
    const on = moved();
    expect([on.state.isMine, on.on({ type: 'taken-over' }).names]).toEqual([false, []]);
    expect(on.on({ type: 'continued' }).state.name).toBe('moved-elsewhere');
  });
});

describe('a session that ended without a charge', () => {
  it('is started anew by a press, after the transactions were read again', () => {
    for (const kind of ['expired', 'canceled'] as const)
      for (const type of ['continued', 'retry-requested']) {
        const on = polling().on(failedWith(kind)).on({ type });
        expect([on.state.name, on.names, on.state.ownedBefore]).toEqual([
          'loading',
          ['read-transactions'],
          null,
        ]);
      }
  });
});

describe('a screen that fails', () => {
  const reason = { kind: 'crashed', detail: 'A screen failed.' };

  it('leaves a payment or a start without a result, and both are looked for', () => {
    for (const on of [polling(), starting(), ready().on({ type: 'payment-submitted' })]) {
      on.on(crashed);
      expect(on.state).toMatchObject({ name: 'error', failure: reason, recheck: { isChecking: false } });
      expect(on.names).toContain('wait');
      expect(outcome(on.on(closed))).toMatchObject({
        type: 'failed',
        failure: reason,
        paymentSubmitted: true,
      });
    }
  });

  it('has ended a checkout that sent nothing', () => {
    const on = ready();
    const { ticket } = on.state;
    expect(on.on(crashed).state).toMatchObject({ name: 'error', failure: reason, recheck: null });
    expect(on.on({ type: 'form-ready', ticket }).state.name).toBe('error');
    expect(outcome(on.on(closed))).toMatchObject({ failure: reason, paymentSubmitted: false });
  });

  it('of a payment that an earlier page has sent does not call it unpaid', () => {
    expect(outcome(resuming().on(crashed))).toMatchObject({
      type: 'failed',
      failure: reason,
      paymentSubmitted: true,
    });
  });

  it('is the last one where the checkout has ended', () => {
    expect(outcome(polling().on(succeeded).on(crashed))).toMatchObject({ type: 'completed' });
    expect(outcome(inDoubt().on(crashed))).toMatchObject({ failure: network, paymentSubmitted: true });
    expect(outcome(polling().on(failedWith('charging')).on(crashed))).toEqual({
      type: 'cancelled',
      paymentSubmitted: false,
    });
  });
});

describe('the platform', () => {
  const back = (isOnline: boolean, wasCached = false) => ({
    type: 'connectivity-changed',
    isOnline,
    wasCached,
  });

  it('makes a payment be read at once when the device is online again, and not twice', () => {
    const on = polling().on(pending);
    expect(on.on(back(true)).names).toEqual(['check-status']);
    expect(on.on(back(true)).names).toEqual([]);
    expect(on.on({ type: 'waited', ticket: on.state.ticket - 1 }).names).toEqual([]);
    expect(on.on(back(true, true)).names).toEqual(['check-status']);
    expect(polling().on(pending).on(back(false)).names).toEqual([]);
  });

  it('lets an offline customer check again, unless a read is on its way', () => {
    const on = polling().on(back(false)).on({ type: 'status-failed', failure: network });
    expect(on.state).toMatchObject({ name: 'polling-purchase-status', failures: 1, isReading: false });
    expect(on.on({ type: 'retry-requested' }).names).toEqual(['check-status']);
    expect(on.on({ type: 'retry-requested' }).names).toEqual([]);
    expect(on.on(pending).state).toMatchObject({ isOnline: true, failures: 0, reads: 1 });
    expect(on.on({ type: 'retry-requested' }).names).toEqual([]);
  });

  it('makes an unknown result be read at once, and again when the page was cached', () => {
    const on = inDoubt();
    expect(on.on(back(false)).names).toEqual([]);
    expect(on.on(back(true)).names).toEqual(['recheck-purchase']);
    expect(on.on(back(true)).names).toEqual([]);
    expect(on.on(back(true, true)).names).toEqual(['recheck-purchase']);
    expect(on.on({ type: 'retry-requested' }).names).toEqual([]);
  });

  it('knows where the customer manages the subscription', () => {
    const url = 'https://lime.example/manage';
    expect(started().on({ type: 'management-known', url }).state.managementUrl).toBe(url);
  });
});
