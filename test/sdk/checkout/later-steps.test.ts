import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock, scriptedPayments } from '../../../sdk/adapters/memory';
import { laterSteps } from '../../../sdk/checkout/runner/checkout.runner';
import type { LaterSteps } from '../../../sdk/checkout/runner/steps/later-steps.types';
import { runCheckout } from '../../../sdk/checkout/runner/steps/run-checkout';
import type { CheckoutPorts } from '../../../sdk/internal';
import { branding, buying, session } from '../support/offer';
import { sellingApi } from '../support/selling-api';

const log = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
const HOUR_MS = 3_600_000;
const tick = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 2));

let calls: string[];
beforeEach(() => void (calls = []));

/** A chunk that arrives, fails or hangs as the test says. */
const createChunk = (ports: CheckoutPorts) => {
  let arrive: (steps: LaterSteps) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  let loading: Promise<LaterSteps> | null = null;
  const load = (): Promise<LaterSteps> => {
    calls.push('load');
    return (loading ??= new Promise((resolve, reject) => {
      [arrive, fail] = [resolve, reject];
    }));
  };
  return {
    load,
    arrive: async (): Promise<void> => {
      arrive(laterSteps(ports, () => void calls.push('follow')));
      await tick();
    },
    fail: async (): Promise<void> => {
      fail(new TypeError('Failed to fetch dynamically imported module'));
      loading = null;
      await tick();
    },
  };
};

const setUp = async ({ email = null as string | null } = {}) => {
  const clock = manualClock(HOUR_MS);
  const api = sellingApi({
    readBranding: async () => branding,
    readTransactions: async () => (calls.push('transactions'), []),
    startPurchase: async () => {
      calls.push('start');
      return { nextAction: 'collect_payment_info', sessionId: 'ops_1', session };
    },
    readStatus: async () => (calls.push('status'), { type: 'pending' }),
  });
  const claim = async () => (calls.push('claim'), { found: null });
  const ports: CheckoutPorts = { api, payment: scriptedPayments(), clock, log, lock: { claim } };
  const chunk = createChunk(ports);
  const checkout = runCheckout(buying(undefined, { email }), ports, { hasLock: true }, chunk.load);
  await tick();
  const state = () => checkout.$state.get();
  const submit = async (): Promise<void> => {
    checkout.send({ type: 'email-submitted', email: 'ada@example.org' });
    await tick();
  };
  return { checkout, chunk, clock, state, submit };
};

describe('a checkout whose later steps have not arrived', () => {
  it('shows the e-mail step and asks for nothing else', async () => {
    const { state } = await setUp();
    expect(state().name).toBe('needs-auth-info');
    expect(calls).toEqual([]);
  });

  it('sends nothing until they have arrived, then goes on by itself', async () => {
    const { chunk, state, submit } = await setUp();
    await submit();
    expect(state().name).toBe('processing-auth-info');
    expect(calls).toEqual(['load']);
    await chunk.arrive();
    expect(state().name).toBe('needs-payment-info');
    expect(calls.filter((call) => call !== 'transactions')).toEqual(['load', 'follow', 'claim', 'start']);
  });

  it('with a known address waits on the first screen', async () => {
    const { chunk, state } = await setUp({ email: 'ada@example.org' });
    expect(state().name).toBe('loading');
    await chunk.arrive();
    expect(state().name).toBe('needs-payment-info');
  });

  it('asks for the address again if they can’t be loaded, and loads them at the next try', async () => {
    const { chunk, state, submit } = await setUp();
    await submit();
    await chunk.fail();
    expect(state()).toMatchObject({
      name: 'needs-auth-info',
      email: 'ada@example.org',
      failure: { kind: 'network' },
    });
    await submit();
    await chunk.arrive();
    expect(state().name).toBe('needs-payment-info');
    expect(calls.filter((call) => call === 'load' || call === 'start')).toEqual(['load', 'load', 'start']);
  });

  it('lets the customer try again after half a minute', async () => {
    const { clock, state, submit } = await setUp();
    await submit();
    await clock.advance(29_999);
    expect(state().name).toBe('processing-auth-info');
    await clock.advance(1);
    expect(state()).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'network' } });
  });

  it('starts nothing when they arrive after that, and one purchase at the next try', async () => {
    const { chunk, clock, state, submit } = await setUp();
    await submit();
    await clock.advance(30_000);
    await chunk.arrive();
    expect(state().name).toBe('needs-auth-info');
    expect(calls).not.toContain('claim');
    await submit();
    expect(state().name).toBe('needs-payment-info');
    expect(calls.filter((call) => call === 'start')).toHaveLength(1);
  });

  it('starts nothing when they arrive after the customer has closed it', async () => {
    const { checkout, chunk, submit } = await setUp();
    await submit();
    checkout.send({ type: 'closed' });
    expect(await checkout.done).toEqual({ type: 'cancelled', paymentSubmitted: false });
    await chunk.arrive();
    expect(calls).toEqual(['load']);
  });

  it('starts nothing when they arrive after a screen has failed', async () => {
    const { checkout, chunk, state, submit } = await setUp();
    await submit();
    checkout.send({ type: 'crashed', detail: 'A screen failed.' });
    await chunk.arrive();
    expect(state()).toMatchObject({ name: 'error', failure: { kind: 'crashed' }, recheck: null });
    expect(calls).not.toContain('claim');
  });

  it('reads the transactions in advance when they were prepared', async () => {
    const { checkout, chunk, state, submit } = await setUp();
    checkout.prepare();
    await chunk.arrive();
    expect(calls).toEqual(['load', 'follow', 'transactions']);
    expect(state().name).toBe('needs-auth-info');
    await submit();
    expect(state().name).toBe('needs-payment-info');
    expect(calls).toEqual(['load', 'follow', 'transactions', 'claim', 'start']);
  });
});
