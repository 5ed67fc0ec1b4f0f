import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { branding, cardStart, completedStart, SECRET, status } from '../support/fixtures';
import { EMAIL, openCheckout } from '../support/headless';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  backend.script('purchase', { json: cardStart() });
});

const sent = (): unknown[] => backend.received('purchase').map(({ body }) => JSON.parse(body) as unknown);
const paid = { type: 'payment-submitted' } as const;

describe('a purchase without a screen', () => {
  it('sells a trial, from the e-mail to the redemption', async () => {
    backend.script(
      'status',
      { json: status('started') },
      { json: status('in_progress') },
      { json: status('succeeded', { redeem: 'https://lime.example/r/1' }) },
    );
    const { checkout, until, form, payment, poll, path } = await openCheckout(backend, {
      option: 'trial_week',
    });
    await until('needs-auth-info');
    checkout.send({ type: 'email-submitted', email: ` ${EMAIL} ` });
    await form('ready');
    expect(payment.opened).toMatchObject([
      { session: { clientSecret: SECRET }, businessName: 'Lime & Co', locale: 'auto' },
    ]);
    checkout.send(paid);
    await poll('success');
    checkout.send({ type: 'continued' });
    const redemptionInfo = { redeemUrl: 'https://lime.example/r/1' };
    expect(await checkout.done).toMatchObject({ type: 'completed', redemptionInfo });
    expect(path).toEqual([
      'present-offer',
      'needs-auth-info',
      'processing-auth-info',
      'needs-payment-info',
      'polling-purchase-status',
      'success',
      'closed',
    ]);
    expect(sent()).toMatchObject([{ email: EMAIL, offer_id: 'trial_week', price_id: 'prc_P1M_trial' }]);
    expect(backend.received('status')).toHaveLength(3);
    expect(payment.confirmations).toBe(1);
  });

  it('sells a one-time product to a known address, in the order of calls that the protocol has', async () => {
    const { checkout, form, poll, path } = await openCheckout(backend, { item: 'coins', email: EMAIL });
    await form('ready');
    checkout.send(paid);
    await poll('success');
    expect(path).not.toContain('needs-auth-info');
    expect(backend.requests.map(({ call }) => call)).toEqual([
      'offerings',
      'products',
      'branding',
      'customerInfo',
      'purchase',
      'status',
    ]);
  });

  it('is complete at once when the server says so, without a form and without a status read', async () => {
    backend.script('purchase', { json: completedStart() });
    const { checkout, until, payment } = await openCheckout(backend, { email: EMAIL });
    await until('success');
    checkout.send({ type: 'closed' });
    expect(await checkout.done).toMatchObject({ type: 'completed', redemptionInfo: null });
    expect(payment.opened).toEqual([]);
    expect(backend.received('status')).toEqual([]);
  });

  it('takes the older answer without next_action as a request to pay', async () => {
    const { next_action: _, ...older } = cardStart();
    backend.script('purchase', { json: older });
    await (await openCheckout(backend, { email: EMAIL })).form('ready');
  });

  it('is an error, not a spinner, when key or account is missing', async () => {
    for (const data of [null, {}, { ...cardStart().data, stripe_account_id: '' }]) {
      backend.script('purchase', { json: cardStart({ data }) });
      const { until } = await openCheckout(backend, { email: EMAIL });
      expect((await until('error')).failure).toMatchObject({ kind: 'setting-up', code: 2 });
    }
  });
});

describe('the address', () => {
  it('is asked for until it has its form, without a call', async () => {
    const { checkout, until, state } = await openCheckout(backend);
    await until('needs-auth-info');
    checkout.send({ type: 'email-submitted', email: ' ' });
    expect(state('needs-auth-info').failure?.kind).toBe('missing-email');
    checkout.send({ type: 'email-submitted', email: 'ada' });
    expect(state('needs-auth-info').failure?.kind).toBe('invalid-email');
    expect(sent()).toEqual([]);
  });

  it.each([7012, 7834])('that the server refuses with %d can be mended', async (code) => {
    backend.script('purchase', { status: 400, json: { code, message: 'bad' } }, { json: cardStart() });
    const { checkout, until, form } = await openCheckout(backend, { email: 'ada@lime.exmaple' });
    const { failure, email } = await until('needs-auth-info');
    expect({ failure, email }).toMatchObject({
      email: 'ada@lime.exmaple',
      failure: { kind: 'invalid-email', code: 38, extra: { statusCode: 400, backendErrorCode: code } },
    });
    checkout.send({ type: 'email-submitted', email: EMAIL });
    await form('ready');
    expect(sent()).toMatchObject([{ email: 'ada@lime.exmaple' }, { email: EMAIL }]);
  });

  it('stays in the field after a network failure, and the purchase is sent only on request', async () => {
    backend.script('purchase', { cut: true }, { json: cardStart() });
    const { checkout, until, form, clock } = await openCheckout(backend, { email: EMAIL });
    expect(await until('needs-auth-info')).toMatchObject({ email: EMAIL, failure: { kind: 'network' } });
    expect(sent()).toHaveLength(1);
    checkout.send({ type: 'email-submitted', email: EMAIL });
    // It may arrive late: until it can't any more it is looked for, and not sent again.
    expect(await until('error')).toMatchObject({ recheck: { sessionId: null } });
    await vi.waitFor(async () => {
      await clock.advance(30_000);
      expect(checkout.$state.get().name).toBe('needs-auth-info');
    });
    expect(sent()).toHaveLength(1);
    checkout.send({ type: 'email-submitted', email: EMAIL });
    await form('ready');
  });
});

describe('the start that fails', () => {
  it.each([
    [7772, 'already-purchased', 6],
    [7101, 'setting-up', 2],
    [7225, 'setting-up', 11],
    [9999, 'setting-up', 16],
  ])('with backend code %d is the failure %s', async (code, kind, publicCode) => {
    backend.script('purchase', { status: 400, json: { code, message: 'no' } });
    const { checkout, until } = await openCheckout(backend, { email: EMAIL });
    expect((await until('error')).failure).toMatchObject({ kind, code: publicCode });
    checkout.send({ type: 'retry-requested' });
    expect(await checkout.done).toMatchObject({ type: 'failed', failure: { code: publicCode } });
    expect(sent()).toHaveLength(1);
  });
});

describe('a refused card', () => {
  const refusal = { type: 'card_error', code: 'card_declined', message: 'Declined.' };

  it('is left to the form, and the next try succeeds', async () => {
    const { checkout, form, poll, payment } = await openCheckout(backend, {
      email: EMAIL,
      answers: [refusal, null],
    });
    await form('ready');
    checkout.send(paid);
    await form('ready');
    expect(backend.received('status')).toEqual([]);
    checkout.send(paid);
    await poll('success');
    expect(payment.confirmations).toBe(2);
    expect(payment.opened).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  it('for another reason is told, and dismissing gives the form back', async () => {
    const other = { type: 'card_error', code: 'processing_error', message: 'Try later.' };
    const { checkout, form, state } = await openCheckout(backend, { email: EMAIL, answers: [other] });
    await form('ready');
    checkout.send(paid);
    await form('notice');
    expect(state('needs-payment-info').form).toMatchObject({ message: 'Try later.' });
    checkout.send(paid);
    checkout.send({ type: 'notice-dismissed' });
    await form('ready');
  });

  it('is not tried twice by a double click', async () => {
    const { checkout, form, poll, payment } = await openCheckout(backend, { email: EMAIL });
    await form('ready');
    checkout.send(paid);
    checkout.send(paid);
    await poll('success');
    expect(payment.confirmations).toBe(1);
  });
});

describe('the operation that fails', () => {
  it.each([
    [1, 'setting-up', 2, 'Setup intent creation failed'],
    [2, 'setting-up', 2, 'Payment method creation failed'],
    [3, 'charging', 20, 'Payment charge failed'],
    [4, 'setting-up', 2, 'Setup intent completion failed'],
    [5, 'already-purchased', 6, 'Purchased was already completed'],
    [77, 'unknown', 0, 'Unknown error code received'],
    [undefined, 'unknown', 0, 'Got an error status but error field is empty.'],
  ])('with error %s is the failure %s', async (code, kind, publicCode, detail) => {
    backend.script('status', { json: status('failed', code === undefined ? {} : { code }) });
    const { checkout, form, until } = await openCheckout(backend, { email: EMAIL });
    await form('ready');
    checkout.send(paid);
    const { failure, recheck } = await until('error');
    expect(failure).toMatchObject({ kind, code: publicCode, detail });
    expect(recheck).toBeNull();
  });
});

describe('branding', () => {
  it('that fails does not stop the sale', async () => {
    backend.script('branding', { status: 404, text: '' });
    const { form, payment } = await openCheckout(backend, { email: EMAIL });
    await form('ready');
    expect(payment.opened[0]?.businessName).toBe('');
  });

  it('that never comes is waited for six seconds, and what comes later is not used', async () => {
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    backend.script('branding', async () => (await late, { json: branding() }));
    const { clock, state, form, checkout } = await openCheckout(backend, { email: EMAIL });
    await clock.advance(5999);
    state('present-offer');
    await clock.advance(1);
    state('loading');
    answer();
    await form('ready');
    expect(checkout.$state.get().branding?.appName).toBeNull();
  });
});
