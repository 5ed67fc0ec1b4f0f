import { describe, expect, it } from 'vitest';
import { offerFacts, offerView, totalsView } from '../../../sdk/internal';
import type { PriceState, TotalsView } from '../../../sdk/internal';
import type { CheckoutPrice } from '../../../sdk/model/purchase/checkout-price';
import { plan } from './goods';
import { factsOf, GOODS, NONE, NOW, t } from './reduced-goods';
import type { Good } from './reduced-goods';

const rows = (view: TotalsView) =>
  view.map(({ label, amount, note }) => [label, amount, ...(note === null ? [] : [note])]);
const totals = (good: Good, price = NONE) => rows(totalsView(factsOf(good), price, NOW, t));

describe('the totals of an option alone', () => {
  it('are what is due today, and the regular price from its date', () => {
    expect(totals('intro')).toEqual([
      ['Due today', '€5.00'],
      ['From Apr 30, 2026', '€10.00 / month'],
    ]);
  });

  it('after a trial are due when the trial ends', () => {
    expect(totals('term')).toEqual([
      ['Due today', '€0.00'],
      ['Due on Feb 7, 2026', '€15.00'],
      ['From May 7, 2026', '€10.00 / month'],
    ]);
  });

  it('have a row for the discount', () => {
    expect(totals('window')).toEqual([
      ['Subtotal', '€10.00'],
      ['Spring', '-€5.00', '50% off for 3 months'],
      ['Due today', '€5.00'],
      ['From Apr 30, 2026', '€10.00 / month'],
    ]);
    expect(totals('first').slice(0, 2)).toEqual([
      ['Subtotal', '€3.00'],
      ['Spring', '-€1.00', '€1.00 off the first payment'],
    ]);
    expect(totals('short')[1]).toEqual(['Spring', '-€5.00', '50% off the first payment']);
    expect(totals('life')).toEqual([
      ['Subtotal', '€100.00'],
      ['Spring', '-€25.00', '25% off'],
      ['Due today', '€75.00'],
    ]);
  });

  it('with discount and trial have the total, which is not due today', () => {
    expect(totals('forever')).toEqual([
      ['Subtotal', '€60.00'],
      ['Spring', '-€12.00', '20% off'],
      ['Total', '€48.00'],
      ['Due today', '€0.00'],
      ['Due on Feb 7, 2026', '€48.00'],
    ]);
  });
});

describe('a zero', () => {
  const trialIn = (currency: string) => {
    const free = factsOf('forever');
    return totalsView({ ...free, price: { ...free.price, currency } }, NONE, NOW, t).find(
      ({ kind }) => kind === 'due-today',
    )?.amount;
  };

  it('with three decimals, which look like thousands, is Free; other zeros are amounts', () => {
    expect(trialIn('KWD')).toBe('Free');
    expect(trialIn('USD')).toBe('$0.00');
    expect(trialIn('JPY')).toBe('¥0');
  });
});

const value: CheckoutPrice = {
  currency: 'EUR',
  totalMicros: 11_000_000,
  taxMicros: 1_000_000,
  totalExcludingTaxMicros: 10_000_000,
  originalMicros: 10_000_000,
  isTaxInclusive: false,
  taxes: [{ name: 'State tax', amountMicros: 1_000_000 }],
  discounts: [],
  option: null,
};
const monthly = plan('month', 'P1M', 10_000_000);
const facts = offerFacts(monthly, monthly.webBillingProduct.defaultPurchaseOption);
const priced = (status: PriceState['status'], change: Partial<CheckoutPrice> | null = {}) =>
  rows(totalsView(facts, { status, value: change && { ...value, ...change } }, NOW, t));

describe('the totals of the server', () => {
  it('name each tax that is added', () => {
    expect(priced('known')).toEqual([
      ['Total excluding tax', '€10.00'],
      ['State tax', '€1.00'],
      ['Due today', '€11.00'],
      ['From Feb 28, 2026', '€10.00 / month', 'plus tax'],
    ]);
  });

  it('name the tax that the price includes', () => {
    const taxes = [{ name: 'VAT', amountMicros: 1_600_000 }];
    expect(priced('known', { isTaxInclusive: true, totalMicros: 10_000_000, taxes })).toEqual([
      ['Due today', '€10.00'],
      ['Includes VAT', '€1.60'],
      ['From Feb 28, 2026', '€10.00 / month'],
    ]);
  });

  it('without a tax are the amount', () => {
    expect(priced('known', { totalMicros: 10_000_000, taxMicros: 0, taxes: [] })).toEqual([
      ['Due today', '€10.00'],
      ['From Feb 28, 2026', '€10.00 / month'],
    ]);
  });

  it('ask for the address, and have no amounts while they are computed', () => {
    expect(priced('pending', null)).toEqual([
      ['Tax', '', 'Enter your billing address to calculate tax'],
      ['Due today', '€10.00'],
      ['From Feb 28, 2026', '€10.00 / month'],
    ]);
    expect(priced('loading', null)).toEqual([
      ['Tax', null],
      ['Due today', null],
      ['From Feb 28, 2026', '€10.00 / month'],
    ]);
    expect(priced('loading')).toEqual([
      ['Total excluding tax', null],
      ['State tax', null],
      ['Due today', null],
      ['From Feb 28, 2026', '€10.00 / month', 'plus tax'],
    ]);
  });

  it('show the code, and the option that it brings', () => {
    const discounts = [
      { name: 'HALF3', amountMicros: 5_000_000, percentage: 50, code: 'HALF3', window: 'P3M' },
    ];
    const option = GOODS.window.webBillingProduct.defaultPurchaseOption;
    const price = {
      status: 'known',
      value: { ...value, totalMicros: 5_500_000, totalExcludingTaxMicros: 5_000_000, discounts, option },
    } as const;
    const offer = offerView(facts, { showDescription: false, price, pricedTotals: totalsView, now: NOW }, t);
    expect(offer.priceLine.join('')).toBe('€5.00 / month for 3 months, then €10.00 / month');
    expect(rows(offer.totals)).toEqual([
      ['Subtotal', '€10.00'],
      ['HALF3', '-€5.00', '50% off for 3 months'],
      ['Total excluding tax', '€5.00'],
      ['State tax', '€1.00'],
      ['Due today', '€5.50'],
      ['From Apr 30, 2026', '€10.00 / month', 'plus tax'],
    ]);
  });
});
