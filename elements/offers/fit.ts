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
/** A character of the switch of periods, whose text is smaller, and the edges of one position. */
const PERIOD_LETTER_EM = 0.58;
const PERIOD_EDGES_EM = 3;
/** The width at which the style sheet changes rows to cards, and a select to a switch, in em of the container. */
const TURN_EM = 35;

/** Languages without spaces break a line after nearly every character, and their characters are wider. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const WIDE_LETTERS = 1.6;
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]+-?|-|\s+/gu;

/** The length without format characters, which have no width. */
const drawn = (text: string): number => {
  const wide = text.match(WIDE)?.length ?? 0;
  return text.replace(/\p{Cf}/gu, '').length + wide * (WIDE_LETTERS - 1);
};

/** The length of the longer line, when the text is broken into two lines at the best place. */
const twoLines = (text: string): number => {
  const pieces = text.match(PIECES) ?? [];
  const lengths = pieces.map((_, at) =>
    Math.max(drawn(pieces.slice(0, at).join('').trim()), drawn(pieces.slice(at).join('').trim())),
  );
  return Math.min(drawn(text), ...lengths);
};

const widthOf = ({ title, price: [, amount] }: OffersView['cards'][number]): number =>
  EDGES_EM + Math.max(drawn(amount) * SIGN_EM, Math.min(twoLines(title) * LETTER_EM + MARK_EM, WIDEST_EM));

/** The font size of a container that makes its query turn at this width. */
const turnAt = (widthEm: number): number => Math.max(1, widthEm / TURN_EM);

/**
 * The font size of the container that makes its query show these cards side by side; `null` for rows at any width.
 * Then no title needs more than two lines, but for titles of an unusual length. Lengths depend on currency, language and
 * the user's text size.
 */
export const fitOf = (cards: OffersView['cards']): number | null => {
  if (cards.length > MOST_BESIDE || cards.length < 2) return null;
  const width = Math.max(NARROWEST_EM, ...cards.map(widthOf));
  return turnAt(width * cards.length + GAP_EM * (cards.length - 1));
};

/** The same for the switch of periods: it is shown where its positions fit into one line. */
export const fitOfPeriods = (periods: OffersView['periods']): number => {
  const widths = periods.map(
    ({ label, saving }) => drawn(`${label}${saving ?? ''}`) * PERIOD_LETTER_EM + PERIOD_EDGES_EM,
  );
  return widths.reduce((sum, width) => sum + width, 0) / TURN_EM;
};
