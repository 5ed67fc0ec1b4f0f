import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { createCheckoutClient, elementsOf, secretOf } from './checkout-client';
import { at, createClient, startSandbox, statusOf } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const open = () => {
  const client = createClient(server);
  return { client, checkout: createCheckoutClient(client) };
};

describe('a sale by the checkout calls', () => {
  it('starts without an e-mail and without a secret, and charges when the completed session is confirmed', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('weekly', { metadata: { utm_source: 'mail' }, locale: 'de' });
    expect(started.json).toMatchObject({
      checkout_mode: 'purchase',
      management_url: expect.stringContaining('/sandbox/manage?token='),
      gateway_params: { publishable_api_key: 'pk_test_standin', stripe_account_id: 'acct_standin' },
      stripe_billing_params: null,
    });
    expect(elementsOf(started)).toMatchObject({ mode: 'payment', amount: 299, currency: 'usd' });
    expect(statusOf(await client.poll(started))).toBe('started');
    expect(await client.ledger()).toEqual([]);

    const completed = await checkout.complete(started, { email: 'a@example.org', locale: 'de' });
    expect(secretOf(completed)).toMatch(/^pi_.+_secret_/);
    expect(await client.ledger()).toEqual([]);
    await checkout.confirm(completed);
    const ended = await client.pollToEnd(started);
    expect(ended.json).toMatchObject({
      operation: {
        status: 'succeeded',
        product_identifier: 'weekly',
        store_transaction_identifier: expect.stringMatching(/^txn_/),
        purchase_date: expect.stringMatching(/^\d{4}-/),
      },
    });
    expect(await client.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 2_990_000 }]);
  });

  it('opens a trial with mode setup and no amount, and charges nothing', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('monthly');
    expect(elementsOf(started)).toEqual({
      mode: 'setup',
      payment_method_types: ['card'],
      setup_future_usage: 'off_session',
      currency: 'usd',
    });
    const completed = await checkout.complete(started, { email: 'a@example.org' });
    expect(secretOf(completed)).toMatch(/^seti_/);
    await checkout.confirm(completed);
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
    expect(await client.ledger()).toMatchObject([{ kind: 'trial', amountMicros: 0 }]);
  });

  it('answers a second complete with the same secret, and with another when the price has changed', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('weekly');
    const first = secretOf(await checkout.complete(started, { email: 'a@example.org' }));
    expect(secretOf(await checkout.complete(started, { email: 'a@example.org' }))).toBe(first);
    await checkout.price(started, { discount_code: 'SAVE20' });
    const second = await checkout.complete(started);
    expect(secretOf(second)).not.toBe(first);
    await checkout.confirm(second);
    await client.pollToEnd(started);
    expect(await client.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 2_390_000 }]);
  });

  it('charges nothing for a confirmation that was still under way when the price changed', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('weekly', { email: 'a@example.org' });
    const slowCard = '4000000000000259';
    const late = checkout.confirm(await checkout.complete(started), slowCard);
    await checkout.price(started, { discount_code: 'SAVE20' });
    const second = await checkout.complete(started);
    expect((await late).status).toBe(404);
    expect(await client.ledger()).toEqual([]);
    await checkout.confirm(second);
    expect(await client.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 2_390_000 }]);
  });

  it.each([
    ['nothing', {}, 7879],
    ['a malformed address', { email: 'ada' }, 7012],
    ['a domain that takes no mail', { email: 'a@example.invalid' }, 7834],
  ])('refuses to complete with %s, and completes with a good address afterwards', async (_, body, code) => {
    const { checkout } = open();
    const started = await checkout.start('weekly');
    const refused = await checkout.complete(started, body);
    expect([refused.status, at(refused.json, 'code')]).toEqual([400, code]);
    expect(secretOf(await checkout.complete(started, { email: 'a@example.org' }))).toMatch(/^pi_/);
  });

  it('refuses a bad address at the start, so that the client asks for it later', async () => {
    const { checkout } = open();
    const refused = await checkout.start('weekly', { email: 'a@example.invalid' });
    expect([refused.status, at(refused.json, 'code')]).toEqual([400, 7834]);
  });

  it('does not start what the customer owns, and does not complete a session that is over', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('weekly', { email: 'a@example.org' });
    await checkout.confirm(await checkout.complete(started));
    await client.pollToEnd(started);
    expect(at((await checkout.start('weekly')).json, 'code')).toBe(7772);
    expect(at((await checkout.complete(started)).json, 'code')).toBe(7878);
    const other = await checkout.start('coins', { email: 'a@example.org' });
    await client.advance(3_600_000);
    expect(at((await checkout.complete(other)).json, 'code')).toBe(7878);
    expect((await client.poll(other)).json).toMatchObject({ operation: { is_expired: true } });
  });

  it('completes without a secret when there is nothing to confirm', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('coins');
    expect(secretOf(await checkout.complete(started, { email: 'completed@example.org' }))).toBeNull();
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
  });

  it('prepares wallet buttons without a session', async () => {
    const { client } = open();
    const prepared = await client.post('/rcbilling/v1/checkout/prepare', {
      product_id: 'coins',
      price_id: 'prc_coins_base_option_jpy',
    });
    expect(at(prepared.json, 'stripe_gateway_params', 'elements_configuration')).toMatchObject({
      mode: 'payment',
      amount: 750,
      currency: 'jpy',
    });
    expect(at((await client.get('/control/state')).json, 'sessions')).toEqual([]);
  });
});
