import { describe, expect, it } from 'vitest';
import { offerTable } from '../../../sdk/internal';
import { once, plan, savings, tiers } from './goods';

describe('what is saved', () => {
  it('is said against the dearest way to pay for the same time', () => {
    expect(
      savings([
        plan('weekly', 'P1W', 3_000_000),
        plan('monthly', 'P1M', 9_000_000),
        plan('annual', 'P1Y', 60_000_000),
        once('lifetime', 149_000_000),
      ]),
    ).toEqual({ weekly: null, monthly: 30, annual: 61, lifetime: null });
  });

  it('is said within a tier, where titles tell tiers apart', () => {
    expect(savings(tiers)).toEqual({
      plus_monthly: null,
      $rc_monthly: null,
      plus_annual: 33,
      $rc_annual: 50,
    });
  });

  it('finds the tiers in titles that are the same in both periods', () => {
    const plans = [
      plan('a', 'P1M', 5_000_000, { title: 'Plus' }),
      plan('b', 'P1M', 10_000_000, { title: 'PRO' }),
      plan('c', 'P1Y', 48_000_000, { title: 'plus' }),
      plan('d', 'P1Y', 60_000_000, { title: 'PRO' }),
    ];
    expect(savings(plans)).toEqual({ a: null, b: null, c: 20, d: 50 });
  });

  it('finds them in any language, and says nothing of a tier that has one period', () => {
    const plans = [
      plan('a', 'P1M', 5_000_000, { title: 'Familie (monatlich)' }),
      plan('b', 'P1M', 10_000_000, { title: 'Einzeln (monatlich)' }),
      plan('c', 'P1Y', 30_000_000, { title: 'Familie (jährlich)' }),
      plan('d', 'P1Y', 90_000_000, { title: 'Schule (jährlich)' }),
    ];
    expect(savings(plans)).toEqual({ a: null, b: null, c: 50, d: null });
  });

  it('is never said of one product against another', () => {
    const plans = [
      plan('a', 'P1M', 5_000_000, { title: 'Plus' }),
      plan('b', 'P1M', 10_000_000, { title: 'PRO' }),
      plan('c', 'P1Y', 60_000_000, { title: 'Team' }),
    ];
    expect(savings(plans)).toEqual({ a: null, b: null, c: null });
  });

  it('is said of the same product at two prices', () => {
    const plans = [
      plan('a', 'P1M', 10_000_000, { title: 'PRO' }),
      plan('b', 'P1M', 8_000_000, { title: 'PRO' }),
    ];
    expect(savings(plans)).toEqual({ a: null, b: 20 });
  });

  it('compares everything where titles tell nothing apart', () => {
    const plans = [plan('a', 'P1M', 10_000_000, { title: '' }), plan('b', 'P1Y', 60_000_000, { title: '' })];
    expect(savings(plans)).toEqual({ a: null, b: 50 });
  });

  it('is rounded down, so that nobody saves less than is said', () => {
    expect(savings([plan('m', 'P1M', 9_990_000), plan('y', 'P1Y', 49_990_000)])).toEqual({ m: null, y: 58 });
    expect(savings([plan('m', 'P1M', 3_000_000), plan('y', 'P1Y', 12_000_001)])).toEqual({ m: null, y: 66 });
  });

  it('is left blank below one percent, and for what is free', () => {
    expect(savings([plan('m', 'P1M', 10_000_000), plan('y', 'P1Y', 119_000_000)])).toMatchObject({ y: null });
    expect(savings([plan('m', 'P1M', 10_000_000), plan('y', 'P1Y', 0)])).toMatchObject({ y: null });
  });

  it('is never said across currencies', () => {
    const plans = [plan('m', 'P1M', 10_000_000), plan('y', 'P1Y', 60_000_000, { currency: 'USD' })];
    expect(savings(plans)).toEqual({ m: null, y: null });
  });

  it('stays exact where money has more digits than fractions can hold', () => {
    const large = 9_007_199_254_740_000;
    expect(savings([plan('m', 'P1M', large), plan('q', 'P3M', large)])).toEqual({ m: null, q: 66 });
  });

  it('is the same for twelve months as for a year, and for seven days as for a week', () => {
    expect(savings([plan('m', 'P1M', 10_000_000), plan('y', 'P12M', 60_000_000)])).toMatchObject({ y: 50 });
    expect(savings([plan('w', 'P1W', 3_000_000), plan('d', 'P7D', 3_000_000)])).toEqual({ w: null, d: null });
  });
});

describe('the price for a month', () => {
  it.each([
    ['P1Y', 59_990_000, 4_990_000],
    ['P2Y', 24_000_000, 1_000_000],
    ['P3M', 10_000_000, 3_330_000],
    ['P6M', 39_990_000, 6_660_000],
    ['P8W', 20_000_000, 10_860_000],
    ['P60D', 20_000_000, 10_000_000],
    ['P1M', 9_990_000, null],
    ['P1W', 2_990_000, null],
    ['P4W', 2_990_000, null],
    ['P5W', 10_000_000, 8_690_000],
    ['P30D', 2_990_000, null],
    [null, 2_990_000, null],
  ])('of %s at %d micros is %s', (duration, micros, perMonth) => {
    expect(offerTable([plan('x', duration, micros)]).offers[0]?.perMonthMicros).toBe(perMonth);
  });

  it('is there for every period but the month when periods are compared', () => {
    const { offers } = offerTable([
      plan('w', 'P1W', 4_990_000),
      plan('m', 'P1M', 9_990_000),
      plan('q', 'P3M', 26_990_000),
      plan('y', 'P1Y', 49_990_000),
    ]);
    expect(offers.map(({ perMonthMicros }) => perMonthMicros)).toEqual([
      21_680_000,
      null,
      8_990_000,
      4_160_000,
    ]);
  });
});
