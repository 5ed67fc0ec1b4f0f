import type { OffersView } from '../../sdk/internal';

/** More than that are easier to compare in rows. */
const MOST_BESIDE = 4;
/** Sizes in the reader's own font size: a price in large figures needs about one for each sign, a title two thirds. */
const SIGN_EM = 0.96;
const LETTER_EM = 0.68;
const EDGES_EM = 2.75;
const MARK_EM = 2;
const NARROWEST_EM = 10.5;
const WIDEST_EM = 20;
const GAP_EM = 1;
/** Where the style sheet turns rows into cards, in the font size of the container. */
const TURN_EM = 35;

/** Marks that keep a price whole are not drawn. */
const drawn = (text: string): number => text.replace(/\p{Cf}/gu, '').length;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(drawn));

const widthOf = ({ title, price: [, amount] }: OffersView['cards'][number]): number =>
  EDGES_EM + Math.max(drawn(amount) * SIGN_EM, Math.min(longestWord(title) * LETTER_EM + MARK_EM, WIDEST_EM));

/**
 * How large the container's font is to be, so that its query finds room for these cards beside each other; `null` where
 * they are rows at any width. Lengths differ with currency, language and the size of the reader's text.
 */
export const fitOf = (cards: OffersView['cards']): number | null => {
  if (cards.length > MOST_BESIDE || cards.length < 2) return null;
  const width = Math.max(NARROWEST_EM, ...cards.map(widthOf));
  return Math.max(1, (width * cards.length + GAP_EM * (cards.length - 1)) / TURN_EM);
};
