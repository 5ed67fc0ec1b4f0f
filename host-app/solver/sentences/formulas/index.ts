import type { Problem } from '../../solution.js';
import { normal } from '../language/normal.js';
import { CHANCE_QUESTIONS } from './chance.js';
import { PROBABILITY_QUESTIONS } from './probability.js';
import { FIGURE_QUESTIONS } from './figures.js';
import type { Formula } from './formula.js';
import { MONEY_QUESTIONS } from './money.js';
import { NUMBER_QUESTIONS } from './numbers.js';
import { PHRASE_QUESTIONS } from './phrases.js';

const ALL: readonly Formula[] = [
  ...FIGURE_QUESTIONS,
  ...MONEY_QUESTIONS,
  ...PROBABILITY_QUESTIONS,
  ...CHANCE_QUESTIONS,
  ...NUMBER_QUESTIONS,
  ...PHRASE_QUESTIONS,
];

/** No question with a formula of its own is longer. */
const LONGEST = 500;

const PASSIVE: Readonly<Record<string, string>> = { roll: 'rolled', throw: 'thrown', toss: 'tossed', flip: 'flipped', draw: 'drawn', pick: 'picked', choose: 'chosen', take: 'taken', select: 'selected' }; // prettier-ignore
/** 'I roll a die.' is 'A die is rolled.', where the question asks for a chance. */
const passive = (text: string): string =>
  /\b(?:probability|chance)\b/.test(text)
    ? text
        .replace(
          /(^|[.,;] )(?:if )?(?:i|you|we|he|she|they|someone|[a-z]+) (roll|throw|toss|flip|draw|pick|choose|take|select)s? (an?|1|\d+) ([a-z]+)(?= |[.,;])/,
          (_, start: string, verb: string, count: string, thing: string) =>
            `${start}${count} ${thing} ${/^(?:an?|1)$/.test(count) ? 'is' : 'are'} ${PASSIVE[verb] ?? ''}`,
        )
        // 'A ball is drawn from a bag with …' is 'A bag contains … A ball is drawn.'
        .replace(
          /^(?:if )?(an?|1) ([a-z]+) (is [a-z]+)( at random| randomly)? from (an? [a-z]+) (?:with|containing|that (?:has|contains|holds)) ([^.?,]*\d[^.?]*?)[.,] (?=what|find)/,
          '$5 contains $6. $1 $2 $3$4. ',
        )
        .replace(/\bit's\b/g, 'it is')
        .replace(/\ba deck of 52 (?:playing )?cards\b/, 'a deck of cards')
    : text;

/** Questions with a formula of their own; null where none matches the whole text. */
export const readFormula = (text: string): Problem | null => {
  if (text.length > LONGEST) return null;
  const plain = passive(normal(text).replace(/[?.!]+$/, ''));
  for (const [source, read] of ALL) {
    const match = source.exec(plain);
    const found = match && read(...match.slice(1).map((part: string | undefined) => part ?? ''));
    if (found) return found;
  }
  return null;
};
