import { at } from '../../../intent/text.js';

/** Two positive numbers of which a product or squares are known: each is asked for, as the negative ones don't count. */
const POSITIVE = at(
  String.raw`(?=.*\bpositive\b)(?=.*\b(?:product|squares)\b)(.*\btwo\b[^]*[.;,?]) (?:find|what are|determine) (?:the |both )?(?:(?:two )?(?:positive )?(?:numbers|integers)|them|they)(?: if (?:they|both) are positive)?`,
);
const POSITIVE_WHOSE = at(
  String.raw`find (two (?:consecutive )?(?:positive )?(?:even |odd )?(?:positive )?(?:numbers|integers)) whose ((?=.*\b(?:product|squares)\b).+)`,
);

/** The questions for the smaller and for the larger number; none for other texts. */
export const positivePair = (text: string): string[] => {
  const plain = text.trim().replace(/[?.]+$/, '');
  if (!/\bpositive\b/i.test(plain)) return [];
  const [, whose, said = ''] = POSITIVE_WHOSE.exec(plain) ?? [];
  const numbers = whose ? `There are ${whose}. Their ${said}.` : POSITIVE.exec(plain)?.[1];
  if (!numbers) return [];
  const positive = /\bpositive\b/i.test(numbers) ? '' : 'positive ';
  return ['smaller', 'larger'].map((which) => `${numbers} Find the ${which} ${positive}number.`);
};
