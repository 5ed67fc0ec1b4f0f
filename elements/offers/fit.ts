import type { OffersView } from '../../sdk/internal';

/** More offers are easier to compare in rows. */
const MOST_BESIDE = 4;
/** Widths in em of the text: a character of a large price needs about one em, a character of a title two thirds. */
const SIGN_EM = 0.96;
const LETTER_EM = 0.68;
const EDGES_EM = 2.75;
const MARK_EM = 2;
const NARROWEST_EM = 10.5;
const WIDEST_EM = 20;
const GAP_EM = 1;
/** The width at which the style sheet changes rows to cards, in em of the container. */
const TURN_EM = 35;

/** The length without format characters, which have no width. */
const drawn = (text: string): number => text.replace(/\p{Cf}/gu, '').length;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(drawn));

const widthOf = ({ title, price: [, amount] }: OffersView['cards'][number]): number =>
  EDGES_EM + Math.max(drawn(amount) * SIGN_EM, Math.min(longestWord(title) * LETTER_EM + MARK_EM, WIDEST_EM));

/**
 * The font size of the container that makes its query show these cards side by side; `null` for rows at any width.
 * Lengths depend on currency, language and the user's text size.
 */
export const fitOf = (cards: OffersView['cards']): number | null => {
  if (cards.length > MOST_BESIDE || cards.length < 2) return null;
  const width = Math.max(NARROWEST_EM, ...cards.map(widthOf));
  return Math.max(1, (width * cards.length + GAP_EM * (cards.length - 1)) / TURN_EM);
};
