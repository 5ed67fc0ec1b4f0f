import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toProduct } from '../../../sdk/model/catalogue/product';
import type { Product, SubscriptionOption } from '../../../sdk/index';
import { productsAnswer } from '../../../sdk/net/wire';
import { readOperation } from '../../../sdk/checkout/session/operation';
import {
  baseOption,
  oneTimeWire,
  priceWire,
  products,
  subscriptionWire,
  trialOption,
} from '../support/fixtures';

const context = { offeringIdentifier: 'spring', targetingContext: null, placementIdentifier: null };

const read = (wire: unknown): { readonly product: Product; readonly warnings: readonly string[] } => {
  const warnings: string[] = [];
  const log = {
    error() {},
    warn: (text: string) => warnings.push(text),
    info() {},
    debug() {},
    verbose() {},
  };
  const [answer] = productsAnswer(products(wire), '').product_details;
  const product = answer && toProduct(answer, context, log);
  if (!product) throw new Error('The product can not be sold.');
  return { product, warnings };
};
const optionOf = (extra: object, duration = 'P1M', micros = 10_000_000) => {
  const { product, warnings } = read(subscriptionWire('s', { a: baseOption(duration, micros, extra) }));
  return { product, warnings, option: product.defaultSubscriptionOption as SubscriptionOption };
};
const discount = (extra: object = {}) => ({
  ...priceWire(5_000_000),
  name: 'Spring',
  duration_mode: 'time_window',
  time_window: 'P3M',
  discount_type: 'percentage',
  percentage: 50,
  fixed_amount_micros: null,
  ...extra,
});
const intro = (extra: object = {}) => ({
  period_duration: 'P1M',
  cycle_count: 3,
  price: priceWire(4_000_000),
  ...extra,
});

describe('an introductory price', () => {
  it('is read, and the product has it, too', () => {
    const { product, option } = optionOf({ intro_price: intro() });
    expect(option.introPrice).toMatchObject({ cycleCount: 3, price: { amountMicros: 4_000_000 } });
    expect(product.introPricePhase).toBe(option.introPrice);
    expect(product.price.amountMicros).toBe(10_000_000);
  });

  it.each([
    ['has another currency', intro({ price: priceWire(1, 'USD') })],
    ['has no price', intro({ price: null })],
    ['has a negative price', intro({ price: priceWire(-1) })],
    ['is no object', 'half'],
  ])('that %s is left out, with a warning, and the product stays', (_, intro_price) => {
    const { option, warnings } = optionOf({ intro_price });
    expect(option.introPrice).toBeNull();
    expect(warnings).toEqual(['Option "base_option": its intro_price is invalid and is left out.']);
  });
});

describe('a discount', () => {
  it('of a time window has its number of periods', () => {
    const { product, option } = optionOf({ discount: discount() });
    expect(option.discount).toMatchObject({
      price: { amountMicros: 5_000_000 },
      name: 'Spring',
      durationMode: 'time_window',
      timeWindow: 'P3M',
      percentage: 50,
      cycleCount: 3,
      periodDuration: 'P1M',
      period: { number: 1, unit: 'month' },
    });
    expect(product.discountPhase).toBe(option.discount);
  });

  it('counts its rates in base periods, whatever its window is', () => {
    const { option } = optionOf({ discount: discount({ time_window: 'P1Y' }) });
    expect(option.discount?.pricePerMonth?.amountMicros).toBe(5_000_000);
  });

  it.each([
    ['forever', 'P3M', 0, { number: 3, unit: 'month' }],
    ['one_time', 'P1Y', 1, { number: 1, unit: 'year' }],
  ])('of mode %s without a window has the base period', (duration_mode, duration, cycleCount, period) => {
    const { option } = optionOf({ discount: discount({ duration_mode, time_window: null }) }, duration);
    expect(option.discount).toMatchObject({ cycleCount, period, timeWindow: null });
  });

  it('of a one-time product has no period', () => {
    const wire = oneTimeWire('coins');
    const option = { ...wire.purchase_options.base_option, base_price: priceWire(10_000_000) };
    const { product } = read({
      ...wire,
      purchase_options: { base_option: { ...option, discount: discount({ time_window: null }) } },
    });
    expect(product.defaultNonSubscriptionOption?.discount).toMatchObject({
      period: null,
      pricePerWeek: null,
    });
    expect(product.discountPhase?.price.amountMicros).toBe(5_000_000);
    expect(product.price.amountMicros).toBe(10_000_000);
  });

  it.each([
    ['is negative', { amount_micros: -1 }],
    ['has another currency', { currency: 'USD' }],
    ['is higher than the full price', { amount_micros: 10_000_001 }],
    ['has no price', { amount_micros: null }],
    ['has a name that is no text', { name: 5 }],
  ])('that %s is left out, with a warning, and the product stays', (_, extra) => {
    const { option, warnings } = optionOf({ discount: discount(extra) });
    expect(option.discount).toBeNull();
    expect(warnings).toEqual(['Option "base_option": its discount is invalid and is left out.']);
  });

  it('of an unknown mode counts for one payment', () => {
    const { option } = optionOf({ discount: discount({ duration_mode: 'twice', time_window: null }) });
    expect(option.discount?.durationMode).toBe('one_time');
  });
});

it('a free trial is the product’s, too', () => {
  const { product } = read(subscriptionWire('s', { a: trialOption('P1M', 1_000_000) }));
  expect(product.freeTrialPhase).toBe(product.defaultSubscriptionOption?.trial);
});

describe('the prices for a week, a month and a year', () => {
  it.each([
    ['P1M', 9_990_000, 'USD', [2_290_000, 9_990_000, 119_880_000]],
    ['P1Y', 59_990_000, 'USD', [1_150_000, 4_990_000, 59_990_000]],
    ['P1W', 2_990_000, 'USD', [2_990_000, 12_990_000, 155_900_000]],
    ['P3D', 1_000_000, 'USD', [2_330_000, 10_000_000, 121_660_000]],
    ['P1Y', 9_000_000_000, 'JPY', [172_000_000, 750_000_000, 9_000_000_000]],
    ['P1Y', 1_000_000, 'KWD', [19_000, 83_000, 1_000_000]],
  ])('of %s at %d %s', (duration, micros, currency, expected) => {
    const base = { period_duration: duration, cycle_count: 1, price: priceWire(micros, currency) };
    const { pricePerWeek, pricePerMonth, pricePerYear } = optionOf({ base }).option.base;
    const rates = [pricePerWeek, pricePerMonth, pricePerYear];
    expect(rates.map((rate) => rate?.amountMicros)).toEqual(expected);
    expect(rates.map((rate) => rate?.currency)).toEqual([currency, currency, currency]);
  });

  it('are whole cents, and never more than the exact price', () => {
    const DAYS = { D: 365, W: 365 / 7, M: 12, Y: 1 };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.integer({ min: 1, max: 36 }),
        fc.constantFrom('D' as const, 'W' as const, 'M' as const, 'Y' as const),
        (micros, number, unit) => {
          const { base } = optionOf({}, `P${number}${unit}`, micros).option;
          const perYear = base.pricePerYear?.amountMicros ?? -1;
          const exact = (micros * DAYS[unit]) / number;
          expect(perYear % 10_000).toBe(0);
          expect(perYear).toBeLessThanOrEqual(exact * (1 + 1e-12));
          expect(perYear).toBeGreaterThan(exact * (1 - 1e-12) - 10_000);
        },
      ),
    );
  });

  it('are not there without a period or a price', () => {
    expect(optionOf({}, 'P0M').option.base.pricePerMonth).toBeNull();
    expect(optionOf({}, 'P1H').option.base.pricePerMonth).toBeNull();
  });
});

it('a stored purchase of an earlier version is still read, with the fields that it did not have', () => {
  const price = { amount: 999, amountMicros: 9_990_000, currency: 'USD', formattedPrice: '$9.99' };
  const base = { periodDuration: 'P1M', period: { number: 1, unit: 'month' }, price, cycleCount: 1 };
  const option = { id: 'base_option', priceId: 'prc', base, trial: null };
  const product = {
    identifier: 'monthly',
    displayName: 'PRO',
    title: 'PRO',
    description: null,
    productType: 'subscription',
    currentPrice: price,
    normalPeriodDuration: 'P1M',
    presentedOfferingIdentifier: 'default',
    presentedOfferingContext: context,
    defaultPurchaseOption: option,
    defaultSubscriptionOption: option,
    subscriptionOptions: { base_option: option },
    defaultNonSubscriptionOption: null,
  };
  const restored = readOperation({
    id: 'x',
    apiKey: 'rcb_sb_x',
    appUserId: 'ada',
    params: { rcPackage: { identifier: 'monthly', webBillingProduct: product, packageType: 'custom' } },
    productId: 'monthly',
    email: '',
    progress: { step: 'starting', sentAt: 1 },
    ownedBefore: [],
    intentId: null,
    startedAt: 1,
    touchedAt: 1,
    isDismissed: false,
  });
  expect(restored?.params.rcPackage.webBillingProduct).toMatchObject({
    price: { amountMicros: 9_990_000 },
    period: { number: 1, unit: 'month' },
    freeTrialPhase: null,
    introPricePhase: null,
    discountPhase: null,
  });
});
