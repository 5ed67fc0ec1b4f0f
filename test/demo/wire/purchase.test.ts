import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, startSandbox, statusOf } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

describe('a whole purchase', () => {
  it('collects a card for the trial, passes through started and in_progress, and grants pro', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org');
    expect(started.json).toMatchObject({
      operation_session_id: expect.stringMatching(/^ops_/),
      next_action: 'collect_payment_info',
      data: {
        client_secret: expect.stringMatching(/^seti_.+_secret_.+/),
        publishable_api_key: 'pk_test_standin',
        stripe_account_id: 'acct_standin',
      },
    });
    expect(statusOf(await client.poll(started))).toBe('started');

    const confirmed = await client.confirm(started);
    expect(confirmed.json).toMatchObject({ intent: { object: 'setup_intent', status: 'succeeded' } });
    const statuses = [await client.poll(started), await client.poll(started), await client.poll(started)].map(
      statusOf,
    );
    expect(statuses).toEqual(['started', 'in_progress', 'succeeded']);

    expect(await client.subscriber()).toMatchObject({
      subscriber: {
        entitlements: { pro: { product_identifier: 'monthly', grace_period_expires_date: null } },
        original_app_user_id: 'u1',
        subscriptions: { monthly: { period_type: 'trial', store: 'rc_billing', is_sandbox: true } },
        management_url: expect.stringContaining('/sandbox/manage?token='),
      },
    });
    expect(await client.ledger()).toMatchObject([
      { kind: 'trial', amountMicros: 0, currency: 'USD', appUserId: 'u1', productId: 'monthly' },
    ]);
  });

  it('charges at once, in the currency of the price, when there is no trial', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly', { price_id: 'prc_weekly_base_option_eur' });
    expect(at(started.json, 'data', 'client_secret')).toMatch(/^pi_/);
    await client.confirm(started);
    expect(await client.ledger()).toMatchObject([
      { kind: 'charge', amountMicros: 2_990_000, currency: 'EUR' },
    ]);
  });

  it('stays unpaid while nothing is confirmed, and after a refused card', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org');
    const refused = await client.confirm(started, '4000000000000002');
    expect(refused.json).toMatchObject({ error: { type: 'card_error', code: 'card_declined' } });
    expect(statusOf(await client.poll(started))).toBe('started');
    expect(await client.ledger()).toEqual([]);
    await client.confirm(started);
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
  });

  it('never charges a session twice, and counts the attempts', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'coins');
    const answers = await Promise.all([
      client.confirm(started),
      client.confirm(started),
      client.confirm(started),
    ]);
    await client.pollToEnd(started);
    await client.confirm(started);
    expect(answers.filter((answer) => at(answer.json, 'error') === undefined)).toHaveLength(1);
    expect(await client.ledger()).toHaveLength(1);
    const state = (await client.get('/control/state')).json;
    expect(at(state, 'sessions', 0, 'confirmAttempts')).toBe(4);
    const info = await client.subscriber();
    expect(at(info, 'subscriber', 'non_subscriptions', 'coins')).toHaveLength(1);
  });

  it('completes by itself when the buyer leaves after paying', async () => {
    const client = createClient(server);
    await client.confirm(await client.buy('a@example.org'));
    expect(at(await client.subscriber(), 'subscriber', 'entitlements')).toEqual({});
    await client.advance(31_000);
    expect(at(await client.subscriber(), 'subscriber', 'entitlements', 'pro')).toBeDefined();
  });

  it('runs a 3-D Secure challenge to either end', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'weekly');
    const clientSecret = at(started.json, 'data', 'client_secret');
    const first = await client.confirm(started, '4000000000003220');
    expect(first.json).toMatchObject({
      intent: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    });
    const failed = await client.post('/stripe/resolve', { clientSecret, outcome: 'fail' });
    expect(at(failed.json, 'error', 'code')).toBe('payment_intent_authentication_failure');
    expect(await client.ledger()).toEqual([]);
    await client.confirm(started, '4000000000003220');
    await client.post('/stripe/resolve', { clientSecret, outcome: 'complete' });
    await client.post('/stripe/resolve', { clientSecret, outcome: 'complete' });
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
    expect(await client.ledger()).toHaveLength(1);
  });

  it('expires a session that is not paid within the hour', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org');
    await client.advance(3_600_000);
    const status = await client.poll(started);
    expect(status.json).toMatchObject({ operation: { status: 'failed', is_expired: true } });
    expect(at((await client.confirm(started)).json, 'error', 'code')).toBe('setup_intent_unexpected_state');
  });

  it('refuses what the subscriber already has, but sells coins again', async () => {
    const client = createClient(server);
    for (const product of ['lifetime', 'coins', 'weekly']) await client.subscribe('a@example.org', product);
    for (const product of ['lifetime', 'weekly']) {
      const again = await client.buy('a@example.org', product);
      expect([again.status, at(again.json, 'code')]).toEqual([400, 7772]);
    }
    await client.subscribe('a@example.org', 'coins');
    const info = await client.subscriber();
    expect(at(info, 'subscriber', 'non_subscriptions', 'coins')).toHaveLength(2);
    expect(at(info, 'subscriber', 'entitlements', 'pro', 'expires_date')).toBeNull();
  });

  it.each([
    ['an unknown product', { product_id: 'nothing' }, 7814],
    ['a price of another product', { price_id: 'prc_weekly_base_option_usd' }, 7814],
    ['an option that is not offered', { offer_id: 'student_offer' }, 7814],
    ['a missing e-mail', { email: undefined }, 7012],
    ['a malformed e-mail', { email: 'nobody' }, 7012],
    ['an e-mail domain without mail', { email: 'a@b.invalid' }, 7834],
    ['a forbidden user id', { app_user_id: 'null' }, 7220],
    ['a body without a price', { price_id: undefined }, 7105],
  ])('answers 400 to %s', async (_what, change, code) => {
    const answer = await createClient(server).buy('a@example.org', 'monthly', change);
    expect([answer.status, at(answer.json, 'code')]).toEqual([400, code]);
  });

  it('takes an option that is not the default by its offer id', async () => {
    const client = createClient(server);
    const started = await client.buy('a@example.org', 'student', {
      offer_id: 'student_offer',
      price_id: 'prc_student_student_offer_gbp',
      a_key_of_a_newer_client: true,
    });
    expect(at(started.json, 'data', 'client_secret')).toMatch(/^seti_/);
  });

  it('skips the payment for products configured as paid', async () => {
    const client = createClient(server);
    await client.control('/config', { completedProducts: ['coins'] });
    expect(at((await client.buy('a@example.org', 'coins')).json, 'next_action')).toBe('completed');
    expect(await client.ledger()).toHaveLength(1);
  });
});
