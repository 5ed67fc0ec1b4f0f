import { describe, expect, it } from 'vitest';
import { createTranslator, enPaywall, loadMessages, packageVariables } from '../../../../sdk/internal';
import type { PaywallVariable } from '../../../../sdk/internal';
import type { Package } from '../../../../sdk/index';
import { baseOption, oneTimeWire, priceWire, subscriptionWire, trialOption } from '../../support/fixtures';
import { packageFrom } from '../wire';

const english = createTranslator({ locale: 'en', messages: enPaywall });
const every = (duration: string, micros: number, id = duration): Package =>
  packageFrom(id, subscriptionWire(id, { base_option: baseOption(duration, micros) }));
const values = (item: Package, ...others: readonly Package[]) =>
  packageVariables(item, [item, ...others], english);

const monthly = every('P1M', 9_000_000, 'month');
const weekly = every('P1W', 9_000_000, 'week');
const coins = packageFrom('coins', oneTimeWire('lime_coins'));

const TABLE: readonly (readonly [PaywallVariable, string, string])[] = [
  ['product_name', 'Lime month', 'Lime week'],
  ['price', '€9.00', '€9.00'],
  ['price_per_period', '€9.00/1mo', '€9.00/1wk'],
  ['price_per_period_full', '€9.00/1month', '€9.00/1week'],
  ['total_price_and_per_month', '€9.00', '€9.00/1wk(€39.10/mo)'],
  ['total_price_and_per_month_full', '€9.00', '€9.00/1week(€39.10/month)'],
  ['sub_price_per_month', '€9.00', '€39.10'],
  ['sub_price_per_week', '€2.07', '€9.00'],
  ['sub_duration', '1 month', '1 week'],
  ['sub_duration_in_months', '1 month', '1 week'],
  ['sub_period', 'monthly', 'weekly'],
  ['sub_period_length', 'month', 'week'],
  ['sub_period_abbreviated', 'mo', 'wk'],
  ['sub_offer_duration', 'N/A', 'N/A'],
  ['sub_offer_duration_2', 'N/A', 'N/A'],
  ['sub_offer_price', 'N/A', 'N/A'],
  ['sub_offer_price_2', 'N/A', 'N/A'],
  ['sub_relative_discount', '70% off', '70% off'],
];

describe('beside a package of €30.00 for the same time', () => {
  it.each(TABLE)('%s reads %s for the month, %s for the week', (name, month, week) => {
    expect(values(monthly, every('P1M', 30_000_000, 'dear'))[name]).toBe(month);
    expect(values(weekly, every('P1W', 30_000_000, 'dear'))[name]).toBe(week);
  });
});

it('there are eighteen older placeholders, and the table has them all', () => {
  const names = Object.keys(values(monthly)).filter((name) => !name.startsWith('product.'));
  expect(names).toEqual(TABLE.map(([name]) => name));
  expect(TABLE).toHaveLength(18);
});

describe('other periods', () => {
  it.each([
    ['P3M', '3mo', '3months', '€3.00', '€0.69', '3 months', '3 months', 'every 3 months', '3 months', '3mo'],
    ['P1Y', '1yr', '1year', '€0.75', '€0.17', '1 year', '12 months', 'yearly', 'year', 'yr'],
    ['P2Y', '2yr', '2years', '€0.37', '€0.08', '2 years', '24 months', 'every 2 years', '2 years', '2yr'],
    ['P2W', '2wk', '2weeks', '€19.55', '€4.50', '2 weeks', '2 weeks', 'every 2 weeks', '2 weeks', '2wk'],
    ['P3D', '3day', '3days', '€90.00', '€21.00', '3 days', '3 days', 'every 3 days', '3 days', '3day'],
  ])('of %s', (duration, short, full, month, week, long, months, frequency, length, abbreviated) => {
    expect(values(every(duration, 9_000_000))).toMatchObject({
      price_per_period: `€9.00/${short}`,
      price_per_period_full: `€9.00/${full}`,
      total_price_and_per_month: `€9.00/${short}(${month}/mo)`,
      total_price_and_per_month_full: `€9.00/${full}(${month}/month)`,
      sub_price_per_month: month,
      sub_price_per_week: week,
      sub_duration: long,
      sub_duration_in_months: months,
      sub_period: frequency,
      sub_period_length: length,
      sub_period_abbreviated: abbreviated,
    });
  });
});

it('of a one-time product the prices are the price and the times the lifetime label', () => {
  const expected = Object.fromEntries(
    TABLE.map(([name]) => {
      if (name === 'product_name') return [name, 'A bag of coins'];
      if (/^(price|total_price)/.test(name)) return [name, '€4.50'];
      return [name, /^sub_(duration|period)/.test(name) ? 'Lifetime' : 'N/A'];
    }),
  );
  expect(values(coins, monthly)).toMatchObject(expected);
});

it('of a subscription whose period is not known the price is all there is', () => {
  const odd = values(every('P1M2D', 9_000_000), monthly);
  expect(odd).toMatchObject({
    price: '€9.00',
    price_per_period: '€9.00',
    total_price_and_per_month: '€9.00',
  });
  for (const name of ['sub_duration', 'sub_period', 'sub_price_per_month', 'sub_relative_discount'] as const)
    expect(odd[name]).toBe('N/A');
  expect(values(every('P0M', 9_000_000)).sub_price_per_month).toBe('N/A');
});

it('a trial is the first offer', () => {
  const trial = packageFrom(
    'trial',
    subscriptionWire('trial', { trial_week: trialOption('P1M', 9_000_000) }),
  );
  expect(values(trial)).toMatchObject({
    sub_offer_duration: '1 week',
    sub_offer_price: '€0.00',
    sub_offer_duration_2: 'N/A',
    sub_offer_price_2: 'N/A',
  });
});

describe('the offers of a reduced price', () => {
  const intro = { period_duration: 'P1M', cycle_count: 3, price: priceWire(4_000_000) };
  const saving = (duration_mode: string, time_window: string | null = null) => ({
    ...priceWire(5_000_000),
    duration_mode,
    time_window,
  });
  const offersOf = (extra: object, option: object = baseOption('P1M', 9_000_000)) => {
    const item = packageFrom('x', subscriptionWire('x', { a: { ...option, ...extra } }));
    const { sub_offer_price, sub_offer_duration, sub_offer_price_2, sub_offer_duration_2 } = values(item);
    return [sub_offer_price, sub_offer_duration, sub_offer_price_2, sub_offer_duration_2];
  };
  const trial = trialOption('P1M', 9_000_000);

  it('an introductory price is the first offer, or the second one after a trial', () => {
    expect(offersOf({ intro_price: intro })).toEqual(['€4.00', '3 months', 'N/A', 'N/A']);
    expect(offersOf({ intro_price: intro }, trial)).toEqual(['€0.00', '1 week', '€4.00', '3 months']);
  });

  it('a discount is the only offer', () => {
    const discount = saving('time_window', 'P2M');
    expect(offersOf({ intro_price: intro, discount }, trial)).toEqual(['€5.00', '2 months', 'N/A', 'N/A']);
    expect(offersOf({ discount: saving('forever') })).toEqual(['€5.00', '1 month', 'N/A', 'N/A']);
  });

  it('a one-time product has the price of its discount', () => {
    const wire = oneTimeWire('bag');
    const option = {
      ...wire.purchase_options.base_option,
      discount: { ...saving('one_time'), ...priceWire(3_000_000) },
    };
    const item = packageFrom('bag', { ...wire, purchase_options: { base_option: option } });
    expect(values(item)).toMatchObject({ sub_offer_price: '€3.00', sub_offer_duration: 'N/A' });
  });
});

describe('the discount', () => {
  const discount = (item: Package, ...others: readonly Package[]) =>
    values(item, ...others).sub_relative_discount;

  it('compares the prices per month', () => {
    const quarter = every('P3M', 30_000_000);
    expect(discount(monthly, weekly, quarter)).toBe('77% off');
    expect(discount(quarter, monthly, weekly)).toBe('74% off');
    expect(discount(weekly, monthly, quarter)).toBe('');
  });

  it('does not compare with one-time products', () => {
    expect(discount(monthly, coins)).toBe('');
  });

  it('is blank for the dearest, for equals, and alone', () => {
    expect(discount(monthly)).toBe('');
    expect(discount(weekly, monthly)).toBe('');
    expect(discount(monthly, every('P1M', 9_000_000, 'same'))).toBe('');
    expect(discount(monthly, every('P1M', 9_010_000, 'hardly'))).toBe('');
    expect(discount(every('P1M', 0, 'free'))).toBe('');
  });

  it('knows nothing of other currencies', () => {
    const dollars = {
      ...baseOption('P1M', 1),
      base: { period_duration: 'P1M', cycle_count: 1, price: { amount_micros: 90_000_000, currency: 'USD' } },
    };
    const other = packageFrom('usd', subscriptionWire('usd', { base_option: dollars }));
    expect(discount(monthly, coins, other)).toBe('');
  });
});

describe('in other languages', () => {
  it('prices and times are written as there', () => {
    const t = createTranslator({ locale: 'de', messages: enPaywall });
    const german = packageVariables(weekly, [weekly], t);
    expect(german.price).toBe('9,00\u00a0€');
    expect(german.sub_duration).toBe('1 Woche');
    expect(german.price_per_period_full).toBe('9,00\u00a0€/1 Woche');
  });

  it('the sign of a currency stays with its letters where words run from right to left', () => {
    const dollars = baseOption('P1M', 1);
    const price = { amount_micros: 9_990_000, currency: 'USD' };
    const item = packageFrom(
      'usd',
      subscriptionWire('usd', { base_option: { ...dollars, base: { ...dollars.base, price } } }),
    );
    const arabic = packageVariables(item, [item], createTranslator({ locale: 'ar', messages: enPaywall }));
    expect(arabic.price).toMatch(/US\$\u200e\u2069$/);
    expect(arabic.sub_price_per_month).toBe(arabic.price);
    expect(packageVariables(item, [item], english).price).toBe('$9.99');
  });

  it('the templates are the ones of the language', () => {
    const messages = {
      'paywall_variables.sub_relative_discount': '−{{discount}} %',
      'periods.weekShort': 'Wo.',
    };
    const t = createTranslator({ locale: 'de', messages });
    const german = packageVariables(weekly, [weekly, every('P1W', 30_000_000)], t);
    expect(german.sub_relative_discount).toBe('−70 %');
    expect(german.sub_period_abbreviated).toBe('Wo.');
  });

  it.each([
    ['it', 'P1M', 'mese', 'mese'],
    ['it', 'P3M', '3\u00a0mesi', '3\u00a0mesi'],
    ['pt', 'P2Y', '2\u00a0anos', '2\u00a0anos'],
    ['es', 'P6M', '6\u00a0meses', '6\u00a0meses'],
    ['ca', 'P2M', '2\u00a0mesos', '2\u00a0mesos'],
    ['ro', 'P3M', '3\u00a0luni', '3\u00a0luni'],
    ['ro', 'P24M', '24\u00a0de luni', '24\u00a0de luni'],
    ['ar', 'P3M', '3\u00a0أشهر', '3\u00a0أشهر'],
    ['ar', 'P2M', 'شهران', 'شهران'],
    ['ja', 'P3M', '3か月', '3か月'],
    ['ja', 'P1M', '月', '月'],
    ['zh_Hans', 'P1M', '月', '月'],
    ['zh_Hant', 'P1M', '月', '月'],
    ['ko', 'P1M', '월', '월'],
    ['de', 'P3M', '3\u00a0Mon.', '3\u00a0Mon.'],
  ])('in %s %s is %s', async (locale, duration, short, abbreviated) => {
    const t = createTranslator({ locale, messages: { ...enPaywall, ...(await loadMessages(locale)) } });
    const item = every(duration, 9_000_000);
    const found = packageVariables(item, [item], t);
    const words = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
    expect(words(found.price_per_period)).toBe(words(`${found.price}/${short}`));
    expect(found.sub_period_abbreviated).toBe(abbreviated);
  });
});
