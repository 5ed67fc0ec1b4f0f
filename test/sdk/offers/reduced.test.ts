import { describe, expect, it } from 'vitest';
import {
  availableLocales,
  createTranslator,
  enFamily,
  loadMessages,
  offerFacts,
  priceWords,
  purchaseLabel,
} from '../../../sdk/internal';
import { plan, savings, show } from './goods';
import { factsOf, GOODS, NONE, off, offerOf, sold, t } from './reduced-goods';
import type { Good } from './reduced-goods';

const plain = (text: string | undefined): string => (text ?? '').replace(/\p{Cf}/gu, '');

describe('a reduced price in words', () => {
  it.each<[Good, string, string, string]>([
    [
      'intro',
      '€5.00 / month for 3 months, then €10.00 / month',
      '€5.00 / month for 3 months, then €10.00 / month',
      'Subscribe for €5.00, then €10.00 / month',
    ],
    [
      'term',
      'Then €15.00 for 3 months, after that €10.00 / month',
      'First 3 months for €15.00, then €10.00 / month',
      'Start Trial',
    ],
    [
      'window',
      '€5.00 / month for 3 months, then €10.00 / month',
      '€5.00 / month for 3 months, then €10.00 / month',
      'Subscribe for €5.00, then €10.00 / month',
    ],
    [
      'short',
      'First month for €5.00, then €10.00 / month',
      'First month for €5.00, then €10.00 / month',
      'Subscribe for €5.00, then €10.00 / month',
    ],
    ['forever', 'Then €48.00 / year', '€48.00 / year instead of €60.00', 'Start Trial'],
    [
      'first',
      'First week for €2.00, then €3.00 / week',
      'First week for €2.00, then €3.00 / week',
      'Subscribe for €2.00, then €3.00 / week',
    ],
    ['life', '€75.00', '€75.00 instead of €100.00', 'Buy for €75.00'],
  ])('of %s', (good, line, words, label) => {
    expect(offerOf(good).priceLine.join('')).toBe(line);
    expect(priceWords(factsOf(good), t)).toBe(words);
    expect(purchaseLabel(factsOf(good), t)).toBe(label);
  });

  it('has the regular price beside it only if both are for the same time', () => {
    const full = (Object.keys(GOODS) as Good[]).map((good) => [good, offerOf(good).fullPrice]);
    expect(Object.fromEntries(full)).toEqual({
      intro: '€10.00',
      term: null,
      window: '€10.00',
      short: '€10.00',
      forever: '€60.00',
      first: '€3.00',
      life: '€100.00',
    });
  });

  it('counts a window by its payments', () => {
    const lasts = (duration: string, window: string) => {
      const item = sold('x', duration, 10_000_000, off(5_000_000, 'time_window', window));
      return offerFacts(item, item.webBillingProduct.defaultPurchaseOption).reduction?.lasts;
    };
    expect(lasts('P1M', 'P1Y')).toEqual({ number: 12, unit: 'month' });
    expect(lasts('P1W', 'P10D')).toEqual({ number: 2, unit: 'week' });
    expect(lasts('P1Y', 'P3M')).toEqual({ number: 1, unit: 'year' });
    expect(lasts('P1W', 'P1M')).toEqual({ number: 5, unit: 'week' });
  });
});

describe('a price table with reduced prices', () => {
  it('shows the first price, the struck one and what follows', () => {
    const [card] = show([GOODS.intro]).cards;
    expect(card).toMatchObject({
      price: ['', '€5.00', ' / month'],
      fullPrice: '€10.00',
      changingPrice: '€5.00 / month for 3 months, then €10.00 / month',
      perMonth: null,
    });
    const view = show([GOODS.term]);
    expect(view.terms.map((term) => term.join(''))).toEqual([
      '1 week free',
      'Then €15.00 for 3 months, after that €10.00 / month',
      'Cancel anytime',
    ]);
  });

  it('compares what is paid in the end: only a price that does not end saves', () => {
    const monthly = plan('month', 'P1M', 10_000_000);
    expect(savings([monthly, sold('year', 'P1Y', 120_000_000, off(60_000_000, 'one_time'))])).toMatchObject({
      year: null,
    });
    expect(savings([monthly, sold('year', 'P1Y', 120_000_000, off(60_000_000, 'forever'))])).toMatchObject({
      year: 50,
    });
  });
});

it.each(availableLocales)('in %s every sentence has its prices', async (locale) => {
  const own = createTranslator({ locale, messages: { ...enFamily, ...(await loadMessages(locale)) } });
  for (const good of Object.keys(GOODS) as Good[]) {
    const all = [priceWords(factsOf(good), own), ...offerOf(good, NONE, own).priceLine].join(' ');
    expect(plain(all)).toContain(plain(offerOf(good, NONE, own).price));
    expect(all).not.toMatch(/\{\{|undefined|null/);
    expect(offerOf(good, NONE, own).priceLine[1]).not.toBe('');
  }
});
