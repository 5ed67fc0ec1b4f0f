import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCY_OPTIONS } from '../../../host-app/pages/calculators/financial/amounts/currencies';
import {
  englishBrief,
  englishExact,
  englishMonth,
  englishNumber,
  englishRounded,
} from '../../../host-app/pages/calculators/financial/amounts/english';
import { longDate } from '../../../host-app/pages/library/blog/categories';

const dollars = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...options,
  });
const exact = dollars({});
const rounded = dollars({ maximumFractionDigits: 0 });
const brief = dollars({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 });
const ungrouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12, useGrouping: false });

const cents = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -(2 ** 46), max: 2 ** 46 }),
  fc.integer({ min: -9999, max: 9999 }).map((tenths) => tenths * 10),
  fc.integer({ min: -9999, max: 9999 }).map((thousands) => thousands * 10_000_000),
);

it('amounts of dollars are written as Intl writes them', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(englishExact(amount)).toBe(exact.format(amount / 100));
      expect(englishRounded(amount)).toBe(rounded.format(amount / 100));
      expect(englishBrief(amount) ?? brief.format(amount / 100)).toBe(brief.format(amount / 100));
    }),
    { numRuns: 500 },
  );
  expect([12_345_600_000, 100_000_000, 45_000, 0].map(englishBrief)).toEqual([null, '$1M', '$450', '$0']);
});

it('numbers are written as Intl writes them, or not at all', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.integer().map((value) => value / 1000),
  );
  fc.assert(
    fc.property(numbers, (value) => {
      expect(englishNumber(value, true) ?? plain.format(value)).toBe(plain.format(value));
      expect(englishNumber(value, false) ?? ungrouped.format(value)).toBe(ungrouped.format(value));
    }),
    { numRuns: 500 },
  );
  expect(englishNumber(-1_250_000.5, true)).toBe('-1,250,000.5');
});

it('months have the names that Intl gives them', () => {
  for (const [length, cut] of [
    ['long', 20],
    ['short', 3],
  ] as const)
    for (let month = 1; month <= 12; month += 1) {
      const date = `2056-${String(month).padStart(2, '0')}`;
      const format = new Intl.DateTimeFormat('en-US', { month: length, timeZone: 'UTC' });
      expect(englishMonth(date).slice(0, cut)).toBe(format.format(new Date(`${date}-01T00:00:00Z`)));
    }
  expect(englishMonth('2056-13')).toBe('');
});

it('the date of an article is written as Intl writes it in American English', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const date of ['2026-09-14', '2025-12-01', '2024-02-29'])
    expect(longDate(date)).toBe(american.format(new Date(date)));
});

it('currencies have the names that Intl gives them', () => {
  const names = new Intl.DisplayNames('en-US', { type: 'currency' });
  expect(CURRENCY_OPTIONS.length).toBeGreaterThan(20);
  expect(CURRENCY_OPTIONS).toEqual(CURRENCY_OPTIONS.map(([code]) => [code, `${code} · ${names.of(code)}`]));
});
