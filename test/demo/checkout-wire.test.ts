import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../demo/server/server';
import { createCheckoutClient, elementsOf, secretOf } from './checkout-client';
import { at, createClient, startSandbox, statusOf } from './sandbox-client';

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

describe('prices', () => {
  it('says that taxes are off when the branding does not collect them', async () => {
    const { checkout } = open();
    const priced = await checkout.price(await checkout.start('weekly'));
    expect(priced.json).toMatchObject({
      total_amount_in_micros: 2_990_000,
      tax_amount_in_micros: 0,
      tax_breakdown: [],
      failed_reason: 'tax_collection_disabled',
      interrupt_checkout: false,
    });
  });

  it.each([
    [{}, 9_990_000, 0, false, 'invalid_tax_location'],
    [{ country_code: 'US' }, 9_990_000, 0, false, 'invalid_tax_location'],
    [{ country_code: 'US', postal_code: '10001' }, 10_880_000, 890_000, false, undefined],
    [{ country_code: 'US', postal_code: '97201' }, 9_990_000, 0, false, undefined],
    [{ country_code: 'DE' }, 9_990_000, 1_600_000, true, undefined],
    [
      { country_code: 'CA', postal_code: 'H2X 1Y4', state: 'QC' },
      9_990_000,
      0,
      false,
      'invalid_tax_location',
    ],
    [
      { country_code: 'CA', postal_code: 'H2X 1Y4', state: 'QC', address_line1: '1 Rue X' },
      11_490_000,
      1_500_000,
      false,
      undefined,
    ],
    [{ country_code: 'AU' }, 9_990_000, 0, false, undefined],
  ])('of %j: total %i, tax %i', async (location, total, tax, inclusive, failed) => {
    const { checkout } = open();
    await checkout.useTaxes();
    const priced = await checkout.price(await checkout.start('monthly_no_trial'), location);
    expect(priced.json).toMatchObject({
      total_amount_in_micros: total,
      tax_amount_in_micros: tax,
      total_excluding_tax_in_micros: total - tax,
      tax_inclusive: inclusive,
    });
    expect(at(priced.json, 'failed_reason')).toBe(failed);
    expect(elementsOf(priced)).toMatchObject({ amount: total / 10_000 });
  });

  it('keeps the last location, knows the country by the IP address, and charges with the tax', async () => {
    const { client, checkout } = open();
    await checkout.useTaxes({ ipCountry: 'GB' });
    const started = await checkout.start('weekly', { email: 'a@example.org' });
    expect(at((await checkout.price(started)).json, 'tax_breakdown')).toEqual([
      { display_name: 'VAT', tax_amount_in_micros: 500_000 },
    ]);
    await checkout.price(started, { country_code: 'US', postal_code: '90001' });
    const again = await checkout.price(started, { discount_code: 'FOREVER10' });
    expect(again.json).toMatchObject({ total_amount_in_micros: 2_910_000, tax_amount_in_micros: 220_000 });
    await checkout.confirm(await checkout.complete(started));
    await client.pollToEnd(started);
    expect(await client.ledger()).toMatchObject([{ amountMicros: 2_910_000 }]);
  });

  it('interrupts when the tax service fails in that way', async () => {
    const { checkout } = open();
    await checkout.useTaxes({ taxFailure: { reason: 'taxes_not_active', interrupts: true } });
    const priced = await checkout.price(await checkout.start('weekly'));
    expect(priced.json).toMatchObject({ failed_reason: 'taxes_not_active', interrupt_checkout: true });
  });
});

describe('codes', () => {
  it('refuses an unknown code, and the price stays', async () => {
    const { checkout } = open();
    const started = await checkout.start('weekly');
    expect((await checkout.price(started, { discount_code: 'BAD' })).status).toBe(400);
    expect(at((await checkout.price(started)).json, 'total_amount_in_micros')).toBe(2_990_000);
  });

  it('applies a code in any case, shows the option with it, and removes it with null', async () => {
    const { checkout } = open();
    const started = await checkout.start('monthly_no_trial');
    const applied = await checkout.price(started, { discount_code: 'half3' });
    expect(applied.json).toMatchObject({
      total_amount_in_micros: 4_990_000,
      original_amount_in_micros: 9_990_000,
      applied_discounts: [
        {
          discount_code: 'HALF3',
          discounted_amount_in_micros: 5_000_000,
          percentage: 50,
          duration_mode: 'time_window',
          time_window: 'P3M',
        },
      ],
      selected_purchase_option: { discount: { amount_micros: 4_990_000, duration_mode: 'time_window' } },
    });
    const removed = await checkout.price(started, { discount_code: null });
    expect(removed.json).toMatchObject({
      total_amount_in_micros: 9_990_000,
      applied_discounts: [],
      selected_purchase_option: null,
    });
  });

  it('stores the card and charges nothing when the code takes everything', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('coins', { email: 'a@example.org' });
    expect(elementsOf(await checkout.price(started, { discount_code: 'FREE' }))).toMatchObject({
      mode: 'setup',
    });
    const completed = await checkout.complete(started);
    expect(secretOf(completed)).toMatch(/^seti_/);
    await checkout.confirm(completed);
    await client.pollToEnd(started);
    expect(await client.ledger()).toMatchObject([{ amountMicros: 0 }]);
  });
});

describe('reduced prices over time', () => {
  const amounts = async (client: ReturnType<typeof createClient>): Promise<unknown[]> =>
    (await client.ledger()).map((entry) => at(entry, 'amountMicros'));
  const DAY = 86_400_000;

  it('charges an introductory price three times, and then the base price', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('intro_monthly', { email: 'a@example.org' });
    await checkout.confirm(await checkout.complete(started));
    await client.pollToEnd(started);
    expect(await client.subscriber()).toMatchObject({
      subscriber: { subscriptions: { intro_monthly: { period_type: 'intro' } } },
    });
    await client.advance(125 * DAY);
    await client.subscriber();
    expect(await amounts(client)).toEqual([4_990_000, 4_990_000, 4_990_000, 9_990_000, 9_990_000]);
  });

  it('charges a term that is paid once when its trial ends, and the base price after the term', async () => {
    const { client, checkout } = open();
    const started = await checkout.start('intro_term', { email: 'a@example.org' });
    expect(elementsOf(started)).toMatchObject({ mode: 'setup' });
    await checkout.confirm(await checkout.complete(started));
    await client.pollToEnd(started);
    await client.advance(8 * DAY);
    await client.subscriber();
    expect(await amounts(client)).toEqual([0, 14_990_000]);
    await client.advance(93 * DAY);
    await client.subscriber();
    expect(await amounts(client)).toEqual([0, 14_990_000, 9_990_000]);
  });

  it('charges the discounted price by POST purchase, too, and for good when the discount does not end', async () => {
    const { client } = open();
    await client.subscribe('a@example.org', 'sale_annual');
    await client.advance(375 * DAY);
    await client.subscriber();
    expect(await amounts(client)).toEqual([0, 47_990_000, 47_990_000]);
  });
});
