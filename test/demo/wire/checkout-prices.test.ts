import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { createCheckoutClient, elementsOf, secretOf } from './checkout-client';
import { at, createClient, startSandbox } from '../sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

const open = () => {
  const client = createClient(server);
  return { client, checkout: createCheckoutClient(client) };
};

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
