import type { Problem } from '../../solution.js';
import { num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { value } from '../language/number.js';
import { singular } from '../language/words.js';
import { ofNumber } from '../probability/events.js';
import { COUNT, formula, setUp, type Formula } from './formula.js';
import { arrange, BAG, bagOf, choose, contents, kindOf, tosses } from './probability.js';

const PROB = String.raw`(?:(?:what is|what's|find|calculate|determine|give) )?(?:the )?(?:probability|chance|likelihood)`;
const LEAD = String.raw`(?: of| that| to)?(?: (?:you|we|i|he|she|it|it's|the (?:card|number|ball|marble|letter|result|outcome|spinner|ticket)|this))?(?: (?:is|are|will|be|gets?|getting|draws?|drawing|picks?|picking|choos(?:e|es|ing)|select(?:s|ing)?|rolls?|rolling|spins?|spinning|lands? on|landing on|shows?))*`;
const AT_RANDOM = '(?: at random| randomly)?';
const TAKEN = `(?:is |are )?(?:randomly )?(?:drawn|picked|chosen|selected|taken|pulled)${AT_RANDOM}`;

/** Favourable and possible outcomes, each counted. */
const outOf = (favourable: number, all: number): Problem | null =>
  favourable < 0 || all < 1
    ? null
    : setUp({ 'favorable outcomes': num(favourable), 'all outcomes': num(all) }, (n) =>
        quotient(n['favorable outcomes'] ?? num(0), n['all outcomes'] ?? num(1)),
      );
const plainValue = (expression: Expr): Problem => ({
  kind: 'evaluate',
  expression,
  variable: '',
  options: {},
});

/** 'a multiple of 3 or an even number' as a test of a number; null for anything else. */
const conditionOf = (text: string): ((n: number) => boolean) | null => {
  const either = text.split(' or ').map((part) => ofNumber(part.trim()));
  const tests = either.filter((test) => test !== null);
  // 'a multiple of 3 or 5' may mean the number 5.
  if (/[a-z] \d+ or \d/.test(text)) return null;
  return tests.length === either.length ? (n) => tests.some((test) => test(n)) : null;
};
const numbered = (most: string, wish: string): Problem | null => {
  const [all, test] = [Number(most), conditionOf(wish)];
  if (!test || all < 2 || all > 200) return null;
  return outOf(Array.from({ length: all }, (_, k) => k + 1).filter(test).length, all);
};

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = ['heart', 'diamond', 'spade', 'club'];
const DECK_CARDS = RANKS.flatMap((rank) =>
  SUITS.map((suit, k) => [rank, suit, k < 2 ? 'red' : 'black', ...(/^[jqk]/.test(rank) ? ['face'] : [])]),
);
/** Cards that fit one of the descriptions: 'red queen', 'heart', 'jack of spades'. */
const cards = (wish: string): Problem | null => {
  const wanted = wish.split(/,? or /).map((one) =>
    one.trim().replace(/^(?:an?|the) /, '').replace(/ card$/, '').split(/ of | /).map(singular)); // prettier-ignore
  const isKnown = wanted.every((words) =>
    words.every((word) => DECK_CARDS.some((one) => one.includes(word))),
  );
  if (!isKnown || wanted.length > 3) return null;
  return outOf(
    DECK_CARDS.filter((one) => wanted.some((words) => words.every((word) => one.includes(word)))).length,
    52,
  );
};
const DECK = '(?:from|out of|in) an? (?:standard |shuffled |full |well-shuffled |regular |ordinary |normal )*(?:52[- ]card )?(?:deck|pack)(?: of(?: 52)?(?: playing)?(?: cards)?)?'; // prettier-ignore

const SMALL: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
const FACES = ['ones?|1s?', 'twos?|2s?', 'threes?|3s?', 'fours?|4s?', 'fives?|5s?', 'sixe?s?|six|6s?'].join(
  '|',
);
/** n draws from a bag of two or more colours. */
const draws = (text: string, count: string, kept: boolean, wish: string): Problem | null => {
  const noun = kindOf(text);
  const bag = bagOf(contents(text, noun));
  const n = Number(count);
  const all = [...(bag?.values() ?? [])].reduce((a, b) => a + b, 0);
  if (bag && n === 1) {
    const one = wish.replace(/^(?:an?|1) /, '').replace(new RegExp(` (?:1|one|${singular(noun)})$`), '');
    return bag.has(one) ? outOf(bag.get(one) ?? 0, all) : null;
  }
  if (!bag || n !== 2) return null;
  const names = [...bag.keys()];
  const amount = (s: Readonly<Record<string, Expr>>, name: string): Expr => s[name] ?? num(0);
  const left = kept ? 0 : 1;
  const pair = (s: Readonly<Record<string, Expr>>, a: string, b: string): Expr =>
    product(
      quotient(amount(s, a), amount(s, 'all')),
      quotient(
        a === b && !kept ? sum(amount(s, b), num(-1)) : amount(s, b),
        left > 0 ? sum(amount(s, 'all'), num(-1)) : amount(s, 'all'),
      ),
    );
  const given = { ...Object.fromEntries([...bag].map(([name, size]) => [name, num(size)])), all: num(all) };
  const made = (build: (s: Readonly<Record<string, Expr>>) => Expr): Problem => setUp(given, build);
  const plain = wish.replace(new RegExp(` (?:${noun}|${singular(noun)})(?= |$)`, 'g'), '');
  const mixed = /^1 ([a-z]+) and 1 ([a-z]+)$/.exec(plain);
  const [one = '', other = ''] = mixed ? mixed.slice(1) : names;
  const isMixed = /^(?:1 of each(?: colou?r| kind)?|(?:2 )?(?:of )?different colou?rs)$/.test(plain);
  if (mixed || (isMixed && names.length === 2))
    return one !== other && bag.has(one) && bag.has(other) ? made((s) => product(num(2), pair(s, one, other))) : null; // prettier-ignore
  if (/^(?:2 )?(?:(?:of )?the same colou?r)$/.test(plain))
    return made((s) => sum(...names.map((name) => pair(s, name, name))));
  const alike = /^(?:2|both(?: of them)?(?: are)?) ([a-z]+?)s?$/.exec(plain)?.[1] ?? '';
  const colour = bag.has(alike) ? alike : '';
  if (colour !== '' && (bag.get(colour) ?? 0) > left) return made((s) => pair(s, colour, colour));
  const [, least, some = ''] = /^(at least 1|no|0) ([a-z]+)$/.exec(plain) ?? [];
  if (least === undefined || !bag.has(some)) return null;
  const rest = 'the others';
  const without = (s: Readonly<Record<string, Expr>>): Expr => pair(s, rest, rest);
  return setUp({ [rest]: num(all - (bag.get(some) ?? 0)), all: num(all) }, (s) =>
    least === 'at least 1' ? sum(num(1), product(num(-1), without(s))) : without(s),
  );
};

const VOWELS = 'aeiou';
const letterOf = (word: string, wish: string): Problem | null => {
  if (word.length < 2 || (word.includes('y') && wish.length > 1)) return null;
  const isWanted = (letter: string): boolean =>
    wish.length === 1 ? letter === wish : VOWELS.includes(letter) === (wish === 'vowel');
  return outOf([...word].filter(isWanted).length, word.length);
};
const factors = (text: string): Problem | null => {
  const counts = [...text.matchAll(/(\d+) /g)].map(([, n = '']) => value(n));
  return counts.length > 1 ? plainValue(product(...counts)) : null;
};
const opposite = (event: string, p: string, again: string): Problem | null => {
  const stems = (text: string): string => text.trim().replace(/(?:s|n?ing)\b/g, '');
  return stems(event) === stems(again) && !/\b(?:each|every|any)\b/.test(event) && Number(p) <= 1
    ? setUp({ probability: p }, (n) => sum(num(1), product(num(-1), n['probability'] ?? num(0))))
    : null;
};
const digits = (places: string, all: string, mayRepeat: boolean): Problem | null => {
  const [k, n] = [Number(places), Number(all)];
  if (k < 1 || k > 12 || k > n) return null;
  return mayRepeat ? plainValue(power(num(n), num(k))) : arrange(`${n}`, `${k}`);
};
const digitsOf = (places: string, items: string, how: string): Problem | null => {
  const all = items.split(/,? and |, ?/);
  if (new Set(all).size < all.length || all.includes('0') || all.some((one) => one.length > 1)) return null;
  return digits(places, `${all.length}`, !/without|not|no |once/.test(how));
};
const THINGS = String.raw`(\d+ [a-z]+(?: [a-z]+)?(?:(?:, and |, | and )\d+ (?:pairs of )?[a-z]+(?: [a-z]+)?)+)`;
const REPEAT = String.raw`(?:if |when |and |where )?(?:(?:the )?(?:digits|numbers|repetition|repeats|repeated digits) )?(?:(?:may|can|are allowed to|is|are) )?(?:be )?`;
const COMBOS =
  '(?:(?:different |possible )?outfits|different (?:possible )?(?:meals|sandwiches|menus|3-course meals|combinations))';

export const CHANCE_QUESTIONS: readonly Formula[] = [
  formula(`(?:if )?2 (?:fair )?dice are (?:rolled|thrown)[.,;]? ${PROB}${LEAD} (?:a double|doubles|the same number(?: on both(?: dice)?)?)`, () => outOf(6, 36)),
  formula(`${PROB}${LEAD} (?:a double|doubles) (?:with|on|when (?:you roll|rolling)) 2 (?:fair )?dice`, () => outOf(6, 36)),
  formula(
    `(?:if )?an? (?:fair )?(?:6-sided )?(?:die|dice) is (?:rolled|thrown|tossed) ${COUNT} times[.,;]? ${PROB}${LEAD} (no|(?:at least|exactly) (\\d|one|two|three))(?: an?)? (?:${FACES})`,
    (n = '', how = '', count = '') => tosses(how.replace(/ \w+$/, ''), how === 'no' ? '0' : (SMALL[count] ?? count), n, value('1/6')),
  ),
  formula(`${PROB}${LEAD} (an? .+?|.+? or .+?) ${DECK}`, cards),
  formula(`(?:if )?(?:an?|1) card ${TAKEN} ${DECK}[.,;] ${PROB}${LEAD} (.+)`, cards),
  formula(`(?:if )?${BAG}[.;,] (?:if )?${COUNT}(?: [a-z]+)? are (?:drawn|picked|chosen|selected|taken)${AT_RANDOM} (with|without) replacement[.,;]? ${PROB}${LEAD} (.+)`, (text = '', n = '', kept = '', wish = '') => draws(text, n, kept === 'with', wish)),
  formula(`an? (?:fair )?coin is (?:flipped|tossed) and an? (?:fair )?(?:die|dice) is (?:rolled|thrown)[.,;] ${PROB}${LEAD} (?:an? )?(?:heads?|tails?) and (.+)`, (wish = '') => {
    const test = conditionOf(wish);
    return test ? outOf([1, 2, 3, 4, 5, 6].filter(test).length, 12) : null;
  }),
  formula(`how many ${COUNT}[- ]letter (?:words|codes|passwords) can be (?:made|formed) (?:from|using|with) (?:the )?letters ((?:[a-z](?:, and |, | and ))+[a-z])(,? (?:without|with) (?:repeating(?: letters)?|repetition)(?: allowed)?|,? if (?:no letter (?:is repeated|repeats|may repeat)|letters (?:may|can) (?:be repeated|repeat)))`, (places = '', items = '', how = '') => {
    const all = items.split(/, and |, | and /);
    return new Set(all).size === all.length ? digits(places, `${all.length}`, !/without|no /.test(how)) : null;
  }),
  formula(`${PROB} (?:that )?an? (?:random )?(?:number|integer) ${TAKEN} (?:from (?:the (?:numbers|integers) )?1 (?:to|through)|between 1 and(?= \\d+,? inclusive)) ${COUNT}(?:,? inclusive,?)? is (.+)`, numbered),
  formula(`(?:if )?(?:an?|1) (?:number|integer|card|ball|ticket) ${TAKEN} from (?:(?:cards|balls|tickets|the numbers|the integers|numbers|integers) )?(?:numbered )?(?:from )?1 (?:to|through) ${COUNT}[.,;] ${PROB}${LEAD} (.+)`, numbered),
  formula(`an? spinner (?:has|with|is divided into) ${COUNT} equal (?:sections|parts|sectors|slices) (?:numbered|labeled|labelled) (?:from )?1 (?:to|through) (\\d+)[.,;] ${PROB}${LEAD} (.+)`, (n = '', last = '', wish = '') => (n === last ? numbered(n, wish) : null)),
  formula(`(?:if )?(?:an?|1) letter ${TAKEN} from (?:the letters (?:of|in) )?(?:the word )["'“]?([a-z]+)["'”]?[.,;] ${PROB}${LEAD} (?:an? |the letter )?(vowel|consonant|[a-z])`, letterOf),
  formula(`(?:if )?the (?:probability|chance) (?:of|that it will|that it) (.+?) is (0?\\.\\d+|\\d+/\\d+)[.,;] ${PROB} (?:that )?(?:it (?:does not|will not|doesn't|won't)|of no|of not) (.+)`, opposite),
  formula(`how many ${COMBOS} (?:can|could) (?:be|you|we|i|he|she|[a-z]+) (?:made?|created?|formed?|ordered?|put together) (?:from|with|out of|using) ${THINGS}`, factors),
  formula(`[a-z]+ (?:has|have|owns|owned|had|packed|packs) ${THINGS}[.;] how many ${COMBOS} (?:can|could|does) (?:he|she|[a-z]+) (?:make|wear|have|create|put together)`, factors),
  formula(`how many ${COUNT}-digit (?:pins?|codes?|pin codes?|passwords?|pin numbers?) (?:are there|are possible|can be (?:made|formed))(?: using the digits 0 (?:to|through|-) ?9)? ${REPEAT}(?:repeat|repeated|allowed)`, (n = '') => digits(n, '10', true)),
  formula(`how many ${COUNT}-digit (?:pins?|codes?|pin codes?|passwords?|pin numbers?) (?:are there|are possible|can be (?:made|formed)) (?:with no repeated digits|without (?:repetition|repeating (?:a digit|digits))|if (?:no digit (?:repeats|is repeated|may repeat)|(?:the )?digits (?:may not|can't|cannot|can not|must not) (?:repeat|be repeated)))`, (n = '') => digits(n, '10', false)),
  formula(`(?:how many|(?:find the )?number of) ${COUNT}-digit numbers (?:that )?(?:can be|are) (?:made|formed) (?:from|using|with) (?:the digits )?(\\d(?:(?:, ?|,? and )\\d)+) (without (?:repetition|repeating(?: (?:a digit|digits))?)|with repetition(?: allowed)?|if no digit (?:is repeated|repeats)|if (?:digits|repetition) (?:may|can|is) (?:be repeated|repeat|allowed))`, digitsOf),
  formula(`(?:in )?how many (?:different )?ways can an? (?:committee|team|group|jury|panel) of ${COUNT}(?: (?:people|members|students|persons))? be (?:chosen|selected|picked|formed|made) (?:from|out of|from among)(?: an?)?(?: group of)? ${COUNT}(?: [a-z]+)?`, (k = '', n = '') => choose(n, k)),
  formula(`(?:in )?how many (?:different )?ways can ((?:(?:a |the )?(?:president|vice[- ]president|secretary|treasurer|captain|vice[- ]captain|leader|chair(?:man|person)?)(?:, and |,? and |, )?){2,5}) be (?:chosen|elected|selected|picked) from(?: among)?(?: an?)?(?: group of| class of| club of)? ${COUNT}(?: [a-z]+)?`, (roles = '', n = '') => arrange(n, `${roles.replace(/vice[- ](?:president|captain)/g, 'vice').match(/president|vice|secretary|treasurer|captain|leader|chair/g)?.length ?? 0}`)),
  formula(`number of subsets of an? set with ${COUNT} elements`, (n = '') => (Number(n) > 200 ? null : plainValue(power(num(2), value(n))))),
]; // prettier-ignore
