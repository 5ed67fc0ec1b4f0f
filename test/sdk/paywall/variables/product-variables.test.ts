import { describe, expect, it } from 'vitest';
import {
  availableLocales,
  createTranslator,
  enPaywall,
  loadMessages,
  packageVariables,
} from '../../../../sdk/internal';
import type { Package } from '../../../../sdk/index';
import { baseOption, oneTimeWire, priceWire, subscriptionWire, trialOption } from '../../support/fixtures';
import { packageFrom } from '../wire';

const NOW = new Date('2031-05-04T10:00:00');
const english = createTranslator({ locale: 'en', messages: enPaywall });
const buy = (id: string, option: object): Package => packageFrom(id, subscriptionWire(id, { a: option }));
const every = (duration: string, micros: number): Package => buy(duration, baseOption(duration, micros));

/** Without the prefix `product.`. */
const values = (item: Package, ...others: readonly Package[]) =>
  Object.fromEntries(
    Object.entries(packageVariables(item, [item, ...others], english, NOW)).flatMap(([name, value]) =>
      name.startsWith('product.') ? [[name.slice('product.'.length), value]] : [],
    ),
  );
/** Only those that are not empty. */
const offer = (item: Package) =>
  Object.entries(values(item))
    .filter(([name, value]) => /offer/.test(name) && value !== '')
    .map(([name, value]) => `${name.replace(/^offer_/, '')}: ${value}`);

const intro = { period_duration: 'P1M', cycle_count: 3, price: priceWire(4_000_000) };
const saving = (duration_mode: string, time_window: string | null = null) => ({
  ...priceWire(5_000_000),
  duration_mode,
  time_window,
});

describe('the variables of a product', () => {
  it('of a subscription', () => {
    expect(values(every('P3M', 26_990_000), every('P1M', 11_000_000))).toMatchObject({
      store_product_name: 'Lime P3M',
      price: '€26.99',
      price_per_period: '€26.99/3 months',
      price_per_period_abbreviated: '€26.99/3mo',
      price_per_day: '€0.29',
      price_per_week: '€2.07',
      price_per_month: '€8.99',
      price_per_year: '€107.96',
      period: '3 months',
      period_abbreviated: '3mo',
      periodly: 'every 3 months',
      period_with_unit: '3 months',
      currency_code: 'EUR',
      currency_symbol: '€',
      relative_discount: '18%',
    });
    expect(values(every('P1Y', 60_000_000))).toMatchObject({
      price_per_period: '€60.00/year',
      price_per_period_abbreviated: '€60.00/yr',
      period: 'year',
      period_abbreviated: 'yr',
      periodly: 'yearly',
      period_with_unit: '1 year',
      relative_discount: '',
    });
  });

  it.each([
    ['P1D', '1 0 0 0'],
    ['P14D', '14 2 0 0'],
    ['P1W', '7 1 0 0'],
    ['P9W', '63 9 2 0'],
    ['P1M', '30 4 1 0'],
    ['P3M', '90 12 3 0'],
    ['P12M', '360 51 12 1'],
    ['P1Y', '365 52 12 1'],
    ['P4Y', '1,460 208 48 4'],
  ])('%s in days, weeks, months and years is %s', (duration, expected) => {
    const found = values(every(duration, 9_000_000));
    expect(['days', 'weeks', 'months', 'years'].map((unit) => found[`period_in_${unit}`]).join(' ')).toBe(
      expected,
    );
  });

  it('of a one-time product: the price, and words for its time', () => {
    const coins = values(packageFrom('coins', oneTimeWire('lime_coins')), every('P1M', 9_000_000));
    const present = Object.fromEntries(Object.entries(coins).filter(([, value]) => value !== ''));
    expect(present).toEqual({
      store_product_name: 'A bag of coins',
      price: '€4.50',
      price_per_period: '€4.50',
      price_per_period_abbreviated: '€4.50',
      period: 'Lifetime',
      period_abbreviated: 'Lifetime',
      periodly: 'Lifetime',
      period_with_unit: 'Lifetime',
      currency_code: 'EUR',
      currency_symbol: '€',
    });
  });

  it('are empty, not N/A, when the period is not known', () => {
    const odd = values(every('P1M2D', 9_000_000));
    expect(odd).toMatchObject({ price: '€9.00', price_per_period: '€9.00', period: '', price_per_week: '' });
    expect(Object.values(odd)).not.toContain('N/A');
  });
});

describe('the variables of an offer', () => {
  it('are empty without one', () => {
    expect(offer(every('P1M', 9_000_000))).toEqual([]);
  });

  it('of a trial, and of the introductory price after it', () => {
    expect(offer(buy('x', { ...trialOption('P1M', 9_000_000), intro_price: intro }))).toEqual([
      'price: €0.00',
      'price_per_day: €0.00',
      'price_per_week: €0.00',
      'price_per_month: €0.00',
      'price_per_year: €0.00',
      'period: week',
      'period_abbreviated: wk',
      'period_with_unit: 1 week',
      'period_in_days: 7',
      'period_in_weeks: 1',
      'period_in_months: 0',
      'period_in_years: 0',
      'end_date: May 11, 2031',
      'secondary_offer_price: €4.00',
      'secondary_offer_period: 3 months',
      'secondary_offer_period_abbreviated: 3mo',
    ]);
  });

  it('of an introductory price alone', () => {
    const found = values(buy('x', { ...baseOption('P1M', 9_000_000), intro_price: intro }));
    expect(found).toMatchObject({
      offer_price: '€4.00',
      offer_price_per_week: '€0.92',
      offer_period_with_unit: '3 months',
      offer_end_date: 'August 4, 2031',
      secondary_offer_price: '',
    });
  });

  it('of a discount: the only offer, and its price is that of a payment', () => {
    const discount = saving('time_window', 'P2Y');
    const option = { ...trialOption('P1Y', 9_000_000), intro_price: intro, discount };
    expect(values(buy('x', option))).toMatchObject({
      offer_price: '€5.00',
      offer_price_per_year: '€5.00',
      offer_period: '2 years',
      offer_end_date: 'May 4, 2033',
      secondary_offer_price: '',
    });
  });

  it('of a discount without an end has no last day', () => {
    const option = { ...baseOption('P1M', 9_000_000), discount: saving('forever') };
    expect(values(buy('x', option))).toMatchObject({ offer_period: 'month', offer_end_date: '' });
  });
});

it.each(availableLocales)(
  'in %s every period has its words, and nothing is a placeholder',
  async (locale) => {
    const messages = { ...enPaywall, ...(locale === 'en' ? {} : await loadMessages(locale)) };
    const t = createTranslator({ locale, messages });
    for (const duration of ['P1D', 'P1W', 'P1M', 'P1Y', 'P2W', 'P5M']) {
      const found = packageVariables(every(duration, 9_000_000), [], t);
      const names = [
        'period',
        'period_abbreviated',
        'periodly',
        'period_with_unit',
        'price_per_period',
      ] as const;
      for (const name of names) {
        const value = found[`product.${name}`];
        expect(value).toMatch(/\p{L}/u);
        expect(value).not.toMatch(/[{}]|undefined/);
      }
    }
  },
);
