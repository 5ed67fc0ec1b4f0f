import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, enPaywall, offerTable, packageVariables } from '../../../sdk/internal';
import { dearestRate, microsOf, percentBelow, priceRate } from '../../../sdk/offers/price-rate';
import { plan } from './goods';

const UNITS = ['day', 'week', 'month', 'year'] as const;
const RATES = ['week', 'month', 'year'] as const;
const amounts = fc.integer({ min: 1, max: 2_000_000_000 }).map((cents) => cents * 10_000);
const periods = fc.record({ number: fc.integer({ min: 1, max: 60 }), unit: fc.constantFrom(...UNITS) });
const currencies = fc.constantFrom('USD', 'JPY', 'KWD');
const UNIT_MICROS = { USD: 10_000, JPY: 1_000_000, KWD: 1_000 } as const;

describe('the price per week, month and year', () => {
  // Written apart from the code: the factors of the provider as decimal numbers.
  const FACTORS = {
    week: { day: 7, week: 1, month: (12 * 7) / 365, year: 7 / 365 },
    month: { day: 30, week: 365 / 7 / 12, month: 1, year: 1 / 12 },
    year: { day: 365, week: 365 / 7, month: 12, year: 1 },
  } as const;

  it('is never rounded up, and less than one unit of the currency below the exact price', () => {
    fc.assert(
      fc.property(
        amounts,
        periods,
        currencies,
        fc.constantFrom(...RATES),
        (amount, period, currency, per) => {
          const rate = priceRate(amount, period, per);
          const exact = (amount * FACTORS[per][period.unit]) / period.number;
          const unit = UNIT_MICROS[currency];
          const shown = rate ? microsOf(rate, currency) : NaN;
          expect(shown % unit).toBe(0);
          expect(shown).toBeLessThanOrEqual(exact * (1 + 1e-12));
          expect(shown).toBeGreaterThan(exact - unit - exact * 1e-12);
        },
      ),
    );
  });

  it.each([
    [9_990_000, 'month', 1, 'week', 2_290_000],
    [26_990_000, 'month', 3, 'week', 2_070_000],
    [4_990_000, 'week', 1, 'month', 21_680_000],
    [50_000_000, 'year', 1, 'month', 4_160_000],
  ] as const)('of %d for a %s (%d) is right per %s', (amount, unit, number, per, shown) => {
    const rate = priceRate(amount, { unit, number }, per);
    expect(rate && microsOf(rate, 'USD')).toBe(shown);
  });

  it('is unknown for an amount or a period that is none', () => {
    expect(priceRate(-1, { unit: 'month', number: 1 })).toBeNull();
    expect(priceRate(0.5, { unit: 'month', number: 1 })).toBeNull();
    expect(priceRate(1, { unit: 'month', number: 0 })).toBeNull();
  });
});

describe('the discount', () => {
  const ways = fc.array(fc.tuple(amounts, periods), { minLength: 1, maxLength: 6 });

  it('is never on the dearest, is whole, and is never more than is saved when rounded down', () => {
    fc.assert(
      fc.property(ways, (plans) => {
        const rates = plans.flatMap(([amount, period]) => priceRate(amount, period) ?? []);
        const dearest = dearestRate(rates);
        if (!dearest) throw new Error('there are rates');
        expect(percentBelow(dearest, dearest)).toBeNull();
        expect(percentBelow(dearest, dearest, 'nearest')).toBeNull();
        for (const rate of rates) {
          const down = percentBelow(rate, dearest);
          const near = percentBelow(rate, dearest, 'nearest');
          if (down === null) continue;
          const paid = BigInt(100 - down) * dearest.over * rate.under;
          expect(Number.isInteger(down) && down >= 1 && down <= 99).toBe(true);
          expect(paid >= 100n * rate.over * dearest.under).toBe(true);
          expect([down, Math.min(99, down + 1)]).toContain(near);
        }
      }),
    );
  });

  it('is the same in price tables and paywalls, but for the rounding', () => {
    const packages = [
      plan('weekly', 'P1W', 4_990_000),
      plan('monthly', 'P1M', 9_990_000),
      plan('quarterly', 'P3M', 26_990_000),
      plan('annual', 'P1Y', 49_990_000),
    ];
    const t = createTranslator({ locale: 'en', messages: enPaywall });
    expect(offerTable(packages).offers.map(({ saving }) => saving)).toEqual([null, 53, 58, 80]);
    expect(packages.map((item) => packageVariables(item, packages, t).sub_relative_discount)).toEqual([
      '',
      '54% off',
      '59% off',
      '81% off',
    ]);
  });
});
