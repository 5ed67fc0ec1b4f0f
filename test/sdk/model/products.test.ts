import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, listen, stopListening } from '../support/customer';
import {
  baseOption,
  month,
  offerings,
  offeringWire,
  oneTimeWire,
  priceWire,
  products,
  subscriptionWire,
  trialOption,
} from '../support/fixtures';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});
afterEach(stopListening);

/** What the SDK makes of one product of the server; `null` when it is left out. */
const read = async (wire: {
  readonly identifier: string;
  readonly purchase_options?: unknown;
}): Promise<Product | null> => {
  const item = offeringWire('spring', [['it', wire.identifier]]);
  backend.script('offerings', { json: offerings({ offerings: [item] }) });
  backend.script('products', { json: products(wire) });
  return (await purchases.getOfferings()).current?.packagesById['it']?.webBillingProduct ?? null;
};
const price = { amount: 825, amountMicros: 8_250_000, currency: 'EUR' };

describe('a subscription', () => {
  it('has exactly the fields that integrators compare', async () => {
    const base = {
      periodDuration: 'P1M',
      period: { number: 1, unit: 'month' },
      price: expect.objectContaining(price) as object,
      cycleCount: 1,
      pricePerWeek: expect.objectContaining({ amountMicros: 1_890_000, currency: 'EUR' }) as object,
      pricePerMonth: expect.objectContaining(price) as object,
      pricePerYear: expect.objectContaining({ amountMicros: 99_000_000, currency: 'EUR' }) as object,
    };
    const free = { price: null, pricePerWeek: null, pricePerMonth: null, pricePerYear: null };
    const week = { periodDuration: 'P1W', period: { number: 1, unit: 'week' }, cycleCount: 1, ...free };
    const plain = { introPrice: null, discount: null };
    const main = { id: 'base_option', priceId: 'prc_P1M', base, trial: null, ...plain };
    const trial = { id: 'trial_week', priceId: 'prc_P1M_trial', base, trial: week, ...plain };
    const context = {
      offeringIdentifier: 'spring',
      targetingContext: { ruleId: 'rule_north', revision: 7 },
      placementIdentifier: null,
    };
    const product = await read(month());
    expect(product).toStrictEqual({
      identifier: 'lime_month',
      displayName: 'Lime lime_month',
      title: 'Lime lime_month',
      description: 'Fresh every day',
      productType: 'subscription',
      currentPrice: expect.objectContaining(price) as object,
      price: expect.objectContaining(price) as object,
      period: { number: 1, unit: 'month' },
      freeTrialPhase: null,
      introPricePhase: null,
      discountPhase: null,
      normalPeriodDuration: 'P1M',
      presentedOfferingIdentifier: 'spring',
      presentedOfferingContext: context,
      defaultPurchaseOption: main,
      defaultSubscriptionOption: main,
      subscriptionOptions: { base_option: main, trial_week: trial },
      defaultNonSubscriptionOption: null,
    });
    expect(product?.defaultPurchaseOption).toBe(product?.subscriptionOptions['base_option']);
  });

  it('sends the id inside the option, although options are looked up by their key', async () => {
    const option = { ...baseOption('P1M', 1), id: 'inner' };
    const wire = { ...subscriptionWire('s', { outer: option }), default_purchase_option_id: 'outer' };
    const product = await read(wire);
    expect(product?.defaultPurchaseOption.id).toBe('inner');
    expect(Object.keys(product?.subscriptionOptions ?? {})).toEqual(['outer']);
  });

  it('keeps a trial that costs something', async () => {
    const paid = { period_duration: 'P2W', cycle_count: 3, price: priceWire(990_000) };
    const product = await read(
      subscriptionWire('s', { a: { ...trialOption('P1Y', 5_000_000), trial: paid } }),
    );
    const { trial } = product?.defaultSubscriptionOption ?? {};
    expect(trial).toMatchObject({ cycleCount: 3, price: { amountMicros: 990_000, amount: 99 } });
  });

  it('is a subscription also when the server does not say the type', async () => {
    const { product_type: _, ...untyped } = month();
    expect((await read(untyped))?.productType).toBe('subscription');
  });

  it.each([
    ['has no options', { purchase_options: {} }],
    ['has null for options', { purchase_options: null }],
    ['has no default option', { default_purchase_option_id: null }],
    ['names a default that is not there', { default_purchase_option_id: 'other' }],
    ['names a default as if from the prototype', { default_purchase_option_id: 'constructor' }],
    ['has no base price', { purchase_options: { base_option: { ...baseOption('P1M', 1), base: null } } }],
    ['has a type that nobody knows', { product_type: 'lease' }],
  ])('is left out, with a warning, when it %s', async (_, extra) => {
    const { lines } = listen();
    expect(await read({ ...month(), ...extra })).toBeNull();
    expect(lines.filter((line) => /^2 .*lime_month.*left out/.test(line))).toHaveLength(1);
  });

  it('loses the options that have no base price, and keeps the others', async () => {
    const free = { ...baseOption('P1M', 1), base: { period_duration: 'P1M', cycle_count: 1, price: null } };
    const product = await read(subscriptionWire('s', { good: baseOption('P1M', 1), free, none: null }));
    expect(Object.keys(product?.subscriptionOptions ?? {})).toEqual(['good']);
  });
});

describe('a one-time product', () => {
  it.each(['consumable', 'non_consumable'])('of type %s has a base price and no period', async (type) => {
    const product = await read(oneTimeWire('coins', type));
    const option = {
      id: 'base_option',
      priceId: 'prc_coins',
      basePrice: product?.currentPrice,
      discount: null,
    };
    expect(product).toMatchObject({
      productType: type,
      description: null,
      normalPeriodDuration: null,
      defaultPurchaseOption: option,
      defaultNonSubscriptionOption: option,
      defaultSubscriptionOption: null,
      subscriptionOptions: {},
      currentPrice: { amountMicros: 4_500_000, amount: 450, currency: 'EUR' },
    });
  });

  it('is a one-time product also when the server does not say the type', async () => {
    const { product_type: _, ...untyped } = oneTimeWire('coins');
    const product = await read(untyped);
    expect(product).toMatchObject({ productType: 'non_consumable', defaultSubscriptionOption: null });
    expect(product?.currentPrice.amountMicros).toBe(4_500_000);
  });

  it('is left out without a base price', async () => {
    const purchase_options = { base_option: { id: 'a', price_id: 'b', base_price: null } };
    expect(await read({ ...oneTimeWire('coins'), purchase_options })).toBeNull();
  });
});

describe('a period', () => {
  const periodOf = async (duration: string | null) =>
    (await read(subscriptionWire('s', { a: baseOption(duration as string, 1) })))?.defaultSubscriptionOption
      ?.base;

  it.each([
    ['P1Y', 1, 'year'],
    ['P12M', 12, 'month'],
    ['P6W', 6, 'week'],
    ['P3D', 3, 'day'],
    ['PT1M', 1, 'month'],
    ['P007D', 7, 'day'],
  ])('of %s is %d %s', async (duration, number, unit) => {
    expect((await periodOf(duration))?.period).toEqual({ number, unit });
  });

  it.each(['1M', 'PM', 'P1', 'P1H', 'P1M1D', 'P-1M', 'P1.5M', 'p1m', ' P1M', 'P1M\n', '', 'PTT1M'])(
    'of %j is unknown, and an error is logged',
    async (duration) => {
      const { lines } = listen();
      const base = await periodOf(duration);
      expect(base?.period).toBeNull();
      expect(base?.periodDuration).toBe(duration);
      expect(lines.some((line) => line.startsWith('1 Invalid duration'))).toBe(true);
    },
  );

  it('that is missing is unknown without a word', async () => {
    const { lines } = listen();
    expect((await periodOf(null))?.period).toBeNull();
    expect(lines.filter((line) => line.startsWith('1 '))).toEqual([]);
  });
});

describe('a price', () => {
  it.each([
    [9_990_000, 'USD'],
    [1_234_567_890_000, 'EUR'],
    [500_000_000, 'JPY'],
    [0, 'KWD'],
  ])('of %d micros %s is written for the runtime and counted in cents', async (micros, currency) => {
    const option = { id: 'a', price_id: 'b', base_price: priceWire(micros, currency) };
    const product = await read({ ...oneTimeWire('c'), purchase_options: { base_option: option } });
    const formattedPrice = new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(
      micros / 1e6,
    );
    expect(product?.currentPrice).toStrictEqual({
      amount: micros / 10_000,
      amountMicros: micros,
      currency,
      formattedPrice,
    });
  });
});
