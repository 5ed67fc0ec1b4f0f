import type { Problem } from '../../solution.js';
import { num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { value } from '../language/number.js';

import { ofNumber } from '../probability/events.js';
import { COUNT, formula, setUp, type Formula } from './formula.js';
import { arrange, tosses } from './probability.js';

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

const SMALL: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
const FACES = ['ones?|1s?', 'twos?|2s?', 'threes?|3s?', 'fours?|4s?', 'fives?|5s?', 'sixe?s?|six|6s?'].join(
  '|',
);
const factors = (text: string): Problem | null => {
  // A dress is worn without a skirt.
  if (/\bdress(?:es)?\b/.test(text)) return null;
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
const COMBOS =
  '(?:(?:different |possible )?outfits|different (?:possible )?(?:meals|sandwiches|menus|3-course meals|combinations))';

export const CHANCE_QUESTIONS: readonly Formula[] = [
  formula(
    `(?:if )?an? (?:fair )?(?:6-sided )?(?:die|dice) is (?:rolled|thrown|tossed) ${COUNT} times[.,;]? ${PROB}${LEAD} (no|(?:at least|exactly) (\\d|one|two|three))(?: an?)? (?:${FACES})`,
    (n = '', how = '', count = '') => tosses(how.replace(/ \w+$/, ''), how === 'no' ? '0' : (SMALL[count] ?? count), n, value('1/6')),
  ),
  formula(`an? (?:fair )?coin is (?:flipped|tossed) and an? (?:fair )?(?:die|dice) is (?:rolled|thrown)[.,;] ${PROB}${LEAD} (?:an? )?(?:heads?|tails?) and (.+)`, (wish = '') => {
    const test = conditionOf(wish);
    return test ? outOf([1, 2, 3, 4, 5, 6].filter(test).length, 12) : null;
  }),
  formula(`how many ${COUNT}[- ]letter (?:words|codes|passwords) can be (?:made|formed) (?:from|using|with) (?:the )?letters ((?:[a-z](?:, and |, | and ))+[a-z])(,? (?:without|with) (?:repeating(?: letters)?|repetition)(?: allowed)?|,? if (?:no letter (?:is repeated|repeats|may repeat)|letters (?:may|can) (?:be repeated|repeat)))`, (places = '', items = '', how = '') => {
    const all = items.split(/, and |, | and /);
    return new Set(all).size === all.length ? digits(places, `${all.length}`, !/without|no /.test(how)) : null;
  }),
  formula(`${PROB} (?:that )?an? (?:random )?(?:number|integer) ${TAKEN} (?:from (?:the (?:numbers|integers) )?1 (?:to|through)|between 1 and(?= \\d+,? inclusive)) ${COUNT}(?:,? inclusive,?)? is (.+)`, numbered),
  formula(`(?:if )?the (?:probability|chance) (?:of|that it will|that it) (.+?) is (0?\\.\\d+|\\d+/\\d+)[.,;] ${PROB} (?:that )?(?:it (?:does not|will not|doesn't|won't)|of no|of not) (.+)`, opposite),
  formula(`how many ${COMBOS} (?:can|could) (?:be|you|we|i|he|she|[a-z]+) (?:made?|created?|formed?|ordered?|put together) (?:from|with|out of|using) ${THINGS}`, factors),
  formula(`[a-z]+ (?:has|have|owns|owned|had|packed|packs) ${THINGS}[.;] how many ${COMBOS} (?:can|could|does) (?:he|she|[a-z]+) (?:make|wear|have|create|put together)`, factors),
  formula(`(?:how many|(?:find the )?number of) ${COUNT}-digit numbers (?:that )?(?:can be|are) (?:made|formed) (?:from|using|with) (?:the digits )?(\\d(?:(?:, ?|,? and )\\d)+) (without (?:repetition|repeating(?: (?:a digit|digits))?)|with repetition(?: allowed)?|if no digit (?:is repeated|repeats)|if (?:digits|repetition) (?:may|can|is) (?:be repeated|repeat|allowed))`, digitsOf),
  formula(`number of subsets of an? set with ${COUNT} elements`, (n = '') => (Number(n) > 200 ? null : plainValue(power(num(2), value(n))))),
]; // prettier-ignore
