import { describe, expect, it } from 'vitest';
import { fitOf } from '../../../elements/offers/fit';
import type { OfferCardView } from '../../../sdk/internal';

/** Where the style sheet turns rows into cards: 35 times the container's font size, of 16 px. */
const TURN = 35 * 16;

const card = (amount = '$9.99', title = 'PRO'): OfferCardView => ({
  id: 'a',
  slot: 'a',
  title,
  period: null,
  description: null,
  price: ['', amount, ' / month'],
  fullPrice: null,
  changingPrice: null,
  priceWords: amount,
  perMonth: null,
  saving: null,
  trial: null,
  oneTime: null,
  badge: null,
  isSelected: false,
  order: { button: { label: ['', '', ''], isDisabled: false }, terms: [] },
});

/** From how many pixels on these cards stand beside each other. */
const from = (...cards: readonly OfferCardView[]): number | null => {
  const fit = fitOf(cards);
  return fit === null ? null : Math.round(fit * TURN);
};

describe('cards stand beside each other', () => {
  it('from 560 pixels on where they are short, later where there are more', () => {
    expect(from(card(), card())).toBe(560);
    expect(from(card(), card(), card(), card())).toBeGreaterThan(640);
    expect(from(card(), card(), card(), card())).toBeLessThan(800);
  });

  it('later where a price or a word is long', () => {
    const short = from(card(), card(), card()) ?? 0;
    expect(from(card(), card('1.234.567,89 ₹'), card())).toBeGreaterThan(short + 150);
    expect(from(card(), card('$9.99', 'Familienmitgliedschaft'), card())).toBeGreaterThan(short + 150);
  });

  it('where each title fits into two lines with the best break', () => {
    const title = (words: string): number => from(card(), card('$9.99', words), card()) ?? 0;
    expect(title('a short word')).toBe(from(card(), card(), card()));
    // 'a short word' and 'and one more'.
    expect(title('a short word and one more')).toBe(title('abcdefghijkl'));
    expect(title('a short word and one more')).toBeGreaterThan(title('a short word'));
    expect(title('Stepwise-Familie')).toBe(title('Stepwise Familie'));
    // No space is needed: each character may begin the second line.
    expect(title('家庭会员年度订阅')).toBeLessThan(title('abcdefghijklmnop'));
    expect(title('words and words '.repeat(9))).toBe(title('words and words '.repeat(19)));
  });

  it('as early where marks that nobody sees are in a price', () => {
    expect(from(card('\u200fUS$ 9.99\u200e'), card(), card(), card())).toBe(
      from(card('US$ 9.99'), card(), card(), card()),
    );
  });

  it('never where there is one, or more than four', () => {
    expect(from(card())).toBeNull();
    expect(from(card(), card(), card(), card(), card())).toBeNull();
  });
});
