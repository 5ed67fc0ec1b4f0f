import { at } from '../text.js';
import { type Form } from '../forms.js';

const ASKED = String.raw`((?:(?:what is|what's|whats|find|calculate|determine|give|compute) )?(?:the )?(?:probability|chance|likelihood))`;
/** Who draws, and what is drawn, is not part of the event. */
const THEY = String.raw`(?: (?:that|of)(?: (?:he|she|it|they|you|we|i|[a-z]+)(?= (?:gets?|draws?|picks?|rolls?)))?)?(?: (?:gets?|getting|draws?|drawing|picks?|picking|rolls?|rolling))?`;
const OF_THEM = String.raw`(?: of (?:them|the (?:two|three|2|3)?(?: ?[a-z]+)?))?`;
const BE = String.raw`(?: (?:is|are|being|shows?|shows? up as|will be))?(?: an?)?`;

type Word = readonly [RegExp, (...groups: string[]) => string];
/** Events in the words of the readers: 'at least 1 red', 'no red', 'the same colour', '1 red and 1 blue'. */
const EVENTS: readonly Word[] = [
  [
    at(`(at least|at most|exactly) (?:one|1)${OF_THEM}${BE} ([a-z]+)`),
    (how, what) => `${how.toLowerCase()} 1 ${what}`,
  ],
  [at(`(?:exactly )?(?:one|1)${OF_THEM} (?:is|shows)(?: an?)? ([a-z]+)`), (what) => `exactly 1 ${what}`],
  [at(`(?:neither|none|no [a-z]+)${OF_THEM} (?:is|are|shows?)(?: an?)? ([a-z]+)`), (what) => `no ${what}`],
  [
    at(
      `(?:(?:they|both|the (?:two|2)?(?: ?[a-z]+)?|all(?: three)?)${OF_THEM} (?:are|have) )?(?:of )?(?:the same|equal|matching) colou?rs?`,
    ),
    () => 'the same colour',
  ],
  [at(`(?:an? )?matching pair|(?:they|the [a-z]+) match`), () => 'the same colour'],
  [
    at(`(?:(?:they|both|the (?:two|2)?(?: ?[a-z]+)?)${OF_THEM} (?:are|have) )?(?:of )?different colou?rs?`),
    () => 'different colours',
  ],
  [
    at(`(?:one|1)${OF_THEM}(?: is)? ([a-z]+) and (?:one|1|the other)(?: one)?(?: is)? ([a-z]+)`),
    (one, other) => `1 ${one} and 1 ${other}`,
  ],
  [
    at(`(?:both|they both|they are both|both of them|two|2)${OF_THEM}${BE} ([a-z]+)`),
    (what) => `both are ${what}`,
  ],
];
const SINGULAR: Readonly<Record<string, string>> = { sixes: 'six', aces: 'ace' };
const singular = (word: string): string => SINGULAR[word] ?? word.replace(/s$/, '');
const eventIn = (text: string): string | null => {
  for (const [pattern, made] of EVENTS) {
    const found = pattern.exec(text.trim());
    if (found) return made(...found.slice(1).map((group: string | undefined) => group ?? ''));
  }
  return null;
};
const END = String.raw`[.,;:]? `;

/** A bag, with the event in the words of its reader. */
const fromBag = (bag: string, count: string, kept: string, asked: string, event: string): string => {
  const wanted = eventIn(event);
  return wanted === null
    ? '?'
    : `${bag}. ${count} are drawn ${kept} replacement. ${asked} ${/^(?:both|the same|different)/.test(wanted) ? 'that' : 'of'} ${wanted}`;
};
const CARDS: Readonly<Record<string, number>> = {
  ace: 4,
  king: 4,
  queen: 4,
  jack: 4,
  heart: 13,
  spade: 13,
  diamond: 13,
  club: 13,
  red: 26,
  black: 26,
};
/** Cards of one kind among 52 are a bag of two kinds. */
const fromDeck = (count: string, kept: string, asked: string, event: string): string => {
  const wanted = eventIn(event);
  const kind = singular(/([a-z]+)$/.exec(wanted ?? '')?.[1] ?? '');
  const size = CARDS[kind];
  if (wanted === null || size === undefined || / and /.test(wanted)) return '?';
  const bag = `A bag contains ${size} ${kind} and ${52 - size} other cards`;
  return fromBag(bag, count, kept, asked, wanted.replace(/[a-z]+$/, kind).replace(/^no /, 'none is '));
};
const FACES: Readonly<Record<string, string>> = {
  one: 'ones', two: 'twos', three: 'threes', four: 'fours', five: 'fives', six: 'sixes',
}; // prettier-ignore
/** Two dice are two rolls of one die, where their sum is not asked for. */
const fromDice = (count: string, asked: string, event: string): string => {
  const wanted = eventIn(event);
  const [, how = '', face = ''] = /^(at least 1|exactly 1|no|both are) ([a-z]+)$/.exec(wanted ?? '') ?? [];
  const faces = FACES[singular(face)];
  if (faces === undefined) return '?';
  return `A die is rolled ${count} times. ${asked} of ${how === 'both are' ? `exactly ${count}` : how} ${faces}`;
};
const COUNT = String.raw`(two|three|2|3)`;
const DIGITS: Readonly<Record<string, string>> = { two: '2', three: '3' };
const digit = (word: string): string => DIGITS[word.toLowerCase()] ?? word;

export const CHANCE_ROWS: readonly Form[] = [
  [
    at(
      `(.+?)${END}${COUNT}(?: [a-z]+)? are (?:drawn|picked|chosen|selected|taken)(?: out)?(?: at random)?,? (with|without) replacement(?: at random)?${END}${ASKED}${THEY} (.+)`,
    ),
    (bag, count, kept, asked, event) => fromBag(bag, digit(count), kept, asked, event),
  ],
  [
    at(
      `(.+?)${END}[a-z]+ (?:takes|draws|picks|pulls)(?: out)? ${COUNT}(?: [a-z]+)? (?:without looking|at once|together)${END}${ASKED}${THEY} (.+)`,
    ),
    (bag, count, asked, event) => fromBag(bag, digit(count), 'without', asked, event),
  ],
  [
    at(
      `(?:if )?${COUNT} cards are (?:drawn|picked|chosen|dealt) from an? (?:standard |well-shuffled |shuffled )?(?:deck|pack)(?: of(?: 52)? (?:playing )?cards)?,? (with|without) replacement${END}${ASKED}${THEY} (.+)`,
    ),
    (count, kept, asked, event) => fromDeck(digit(count), kept, asked, event),
  ],
  [
    at(`(?:if )?${COUNT} (?:fair )?dice (?:are )?(?:rolled|thrown|tossed)${END}${ASKED}${THEY} (.+)`),
    (count, asked, event) => fromDice(digit(count), asked, event),
  ],
  // 'the probability the sum is 8', 'Probability she gets …'
  [
    at(`(.*\\b(?:probability|chance)) (the|it|he|she|they|you|at least|exactly|both) (?!of )(.+)`),
    '$1 that $2 $3',
  ],
  [
    at(
      `(.+?)(?: (?:is|are) (?:rolled|thrown))(?: once)?${END}${ASKED} (?:that it is|that the (?:number|result|outcome) is) (.+)`,
    ),
    (what, asked, event) => `${what} is rolled. ${asked} of getting ${event}`,
  ],
];
