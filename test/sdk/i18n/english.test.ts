import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishDate, englishDuration, englishPrice } from '../../../sdk/i18n/english';

const WRITTEN = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'];

const byIntl = (micros: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(micros / 1_000_000);

describe('English prices without Intl', () => {
  it('are those of Intl, up to ten million', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(...WRITTEN), (cents, currency) => {
        expect(englishPrice(cents * 10_000, currency)).toBe(byIntl(cents * 10_000, currency));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    [0, 'USD', '$0.00'],
    [9_990_000, 'USD', '$9.99'],
    [999_990_000, 'EUR', '€999.99'],
    [1_000_000_000, 'GBP', '£1,000.00'],
    [1_299_990_000, 'CAD', 'CA$1,299.99'],
    [10_000_000_000_000, 'AUD', 'A$10,000,000.00'],
  ])('%i micros of %s are %s', (micros, currency, text) => {
    expect(englishPrice(micros, currency)).toBe(text);
  });

  it.each([
    ['fractions of a cent', 9_995_000, 'USD'],
    ['less than nothing', -10_000, 'USD'],
    ['more than a table would hold', 10_000_000_010_000, 'USD'],
    ['no number', NaN, 'USD'],
    ['currencies without cents', 1_000_000, 'JPY'],
    ['currencies that are not in the list', 1_000_000, 'CHF'],
    ['names that every object has', 1_000_000, 'constructor'],
  ])('%s are left to Intl', (_what, micros, currency) => {
    expect(englishPrice(micros, currency)).toBeNull();
  });
});

describe('English periods without Intl', () => {
  const units = ['day', 'week', 'month', 'year'] as const;

  it.each(units)('are those of Intl, in %ss', (unit) => {
    const intl = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
    for (let number = 0; number < 1000; number++)
      expect(englishDuration({ number, unit })).toBe(intl.format(number));
  });

  it.each([1000, -1, 0.5, NaN])('%d of them are left to Intl', (number) => {
    expect(englishDuration({ number, unit: 'day' })).toBeNull();
  });
});

describe('English dates without Intl', () => {
  it('are those of Intl', () => {
    const intl = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
    const days = fc.date({ min: new Date('1971-01-01'), max: new Date('9998-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (instant) => {
        expect(englishDate(instant)).toBe(intl.format(instant));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([new Date(NaN), new Date(-1e14), new Date(8.64e15)])('%s is left to Intl', (instant) => {
    expect(englishDate(instant)).toBeNull();
  });
});
