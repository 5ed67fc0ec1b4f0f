import type { Problem } from '../../solution.js';
import { call, num, power, product, quotient, sum, sym, type Expr } from '../../tree/expr.js';
import { thing } from '../language/words.js';
import { ASK, COUNT, formula, setUp, value, type Formula } from './formula.js';

const CHANCE = `(?:${ASK}?(?:the )?(?:probability|chance|likelihood) (?:of|that you|to)|how likely is it to)`;
const at = (names: Readonly<Record<string, Expr>>, name: string): Expr => names[name] ?? sym(name);
const ratio = (favourable: number, all: number): Problem =>
  setUp({ favourable: num(favourable), all: num(all) }, (n) => quotient(at(n, 'favourable'), at(n, 'all')));

const isPrime = (n: number): boolean => [2, 3, 5, 7, 11].includes(n);
/** 'an even number' or 'at least 4', as a test of a number; null for anything else. */
const wish = (text: string): ((n: number) => boolean) | null => {
  const plain = text
    .replace(/^(?:an?|the) /, '')
    .replace(/^number (?=(?:greater|less|more) )/, '')
    .replace(/^sum of /, '');
  if (/^\d+$/.test(plain)) return (n) => n === Number(plain);
  const compared = /^(greater than|more than|less than|at least|at most) (\d+)$/.exec(plain);
  const bound = Number(compared?.[2]);
  switch (compared?.[1]) {
    case 'greater than':
    case 'more than':
      return (n) => n > bound;
    case 'less than':
      return (n) => n < bound;
    case 'at least':
      return (n) => n >= bound;
    case 'at most':
      return (n) => n <= bound;
    default:
  }
  if (plain === 'even number') return (n) => n % 2 === 0;
  if (plain === 'odd number') return (n) => n % 2 === 1;
  return plain === 'prime number' ? isPrime : null;
};
const SIX = [1, 2, 3, 4, 5, 6];
const die = (text: string): Problem | null => {
  const test = wish(text);
  return test && ratio(SIX.filter(test).length, 6);
};
const dice = (text: string): Problem | null => {
  const test = wish(text);
  return test && ratio(SIX.flatMap((a) => SIX.filter((b) => test(a + b))).length, 36);
};

const CARDS: Readonly<Record<string, number>> = { ace: 4, king: 4, queen: 4, jack: 4, heart: 13, spade: 13, diamond: 13, club: 13, 'red card': 26, 'black card': 26, 'face card': 12, 'red king': 2, 'black king': 2, 'red queen': 2, 'black queen': 2, 'red ace': 2, 'black ace': 2, 'king of hearts': 1, 'queen of hearts': 1, 'ace of spades': 1 }; // prettier-ignore

/** n tries with chance p each, k of them good, in the usual formula. */
const tries = (n: number, from: number, to: number, p: Expr): Problem | null => {
  if (n > 60 || from > to || to > n) return null;
  const exactly = (k: number): Expr =>
    product(
      call('binomial', num(n), num(k)),
      power(p, num(k)),
      power(sum(num(1), product(num(-1), p)), num(n - k)),
    );
  return setUp({}, () => sum(...Array.from({ length: to - from + 1 }, (_, at) => exactly(from + at))));
};
const heads = (how: string, k: string, n: string): Problem | null => {
  const [good, all] = [Number(k), Number(n)];
  return tries(all, how === 'at most' ? 0 : good, how === 'at least' ? all : good, value('1/2'));
};

/** Colours in a bag, as counted; null when a colour is named twice. */
const bagOf = (text: string): ReadonlyMap<string, number> | null => {
  const found = new Map<string, number>();
  for (const [, count = '', colour = ''] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    if (found.has(colour)) return null;
    found.set(colour, Number(count));
  }
  return found;
};
const drawn = (contents: string, kind: string, colour: string, other: string): Problem | null => {
  const bag = bagOf(contents);
  const good = bag?.get(colour);
  if (!bag || good === undefined || thing(kind) !== thing(other)) return null;
  return ratio(
    good,
    [...bag.values()].reduce((a, b) => a + b, 0),
  );
};

const factorial = (n: Expr): Expr => call('factorial', n);
const choose = (n: string, k: string): Problem | null =>
  Number(k) > Number(n)
    ? null
    : setUp({ all: n, chosen: k }, (s) => call('binomial', at(s, 'all'), at(s, 'chosen')), true);
const letters = (word: string): Problem | null => {
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1).map((count) => factorial(num(count)));
  const all = factorial(num(word.length));
  return setUp({}, () => (repeated.length > 0 ? quotient(all, product(...repeated)) : all), true);
};

const DIE =
  '(?:on|with|when rolling|if you roll|rolling) (?:an?|1) (?:fair |standard |regular )?(?:6-sided )?(?:die|dice)';
const TWO_DICE = '(?:when rolling|with|on|if you roll|rolling) 2 (?:fair |standard )?(?:6-sided )?dice';
const WISH =
  '((?:an? )?(?:even|odd|prime) number|(?:an? )?\\d+|(?:an? number )?(?:greater than|less than|more than) \\d+|at least \\d+|at most \\d+)';
const DECK =
  '(?:from|out of) an? (?:standard |shuffled |full )*(?:deck|pack)(?: of(?: 52)?(?: playing)? cards)?';
export const CHANCE_QUESTIONS: readonly Formula[] = [
  formula(`${CHANCE} (?:rolling|getting|throwing|roll|get) ${WISH} ${DIE}`, die),
  formula(`${CHANCE} (?:rolling|getting|throwing) (?:a )?(?:sum|total) of ${WISH} ${TWO_DICE}`, dice),
  formula(
    `${CHANCE} (?:drawing|picking|getting|choosing) an? (${Object.keys(CARDS).join('|')}) ${DECK}`,
    (card = '') => ratio(CARDS[card] ?? 0, 52),
  ),
  formula(
    `${CHANCE} (?:getting|obtaining|flipping|tossing) (exactly|at least|at most)? ?${COUNT} (?:heads?|tails?) (?:in|when flipping a(?: fair)? coin|when tossing a(?: fair)? coin|out of) ${COUNT} (?:(?:fair )?coin )?(?:flips|tosses|times|throws)(?: of a(?: fair)? coin)?`,
    heads,
  ),
  formula(
    `(?:if )?an? (?:fair )?coin is (?:flipped|tossed|thrown) ${COUNT} times[.,;]? ${ASK}(?:the )?probability of (?:getting )?(exactly|at least|at most)? ?${COUNT} (?:heads?|tails?)`,
    (n = '', how = '', k = '') => heads(how, k, n),
  ),
  formula(
    `an? (?:bag|box|jar|urn) (?:contains|has|holds) (\\d+ [a-z]+(?:, \\d+ [a-z]+)*,? and \\d+ [a-z]+) ([a-z]+)[.;,] (?:if (?:1|one) is (?:drawn|picked|chosen) at random, )?${ASK}(?:the )?probability of (?:drawing|picking|choosing|getting) an? ([a-z]+) ([a-z]+)(?: at random)?`,
    drawn,
  ),
  formula(
    `(?:in )?how many (?:different )?ways can (?:you |we )?(?:choose|select|pick) ${COUNT} [a-z]+ (?:from|out of)(?: a group of)? ${COUNT}(?: [a-z]+)?`,
    (k = '', n = '') => choose(n, k),
  ),
  formula(
    `(?:in )?how many (?:different )?ways can ${COUNT} [a-z]+ be (?:chosen|selected|picked) (?:from|out of)(?: a group of)? ${COUNT}(?: [a-z]+)?`,
    (k = '', n = '') => choose(n, k),
  ),
  formula(
    `how many (?:different )?(?:committees|teams|groups|subsets) of ${COUNT}(?: [a-z]+)? can be (?:formed|made|chosen) from ${COUNT}(?: [a-z]+)?`,
    (k = '', n = '') => choose(n, k),
  ),
  formula(
    `(?:in )?how many (?:different )?ways can ${COUNT} (?:different )?[a-z]+ be (?:arranged|lined up|seated|placed|put) in a (?:row|line)(?: on a [a-z]+)?`,
    (n = '') => setUp({ things: n }, (s) => factorial(at(s, 'things')), true),
  ),
  formula(
    `how many (?:different )?(?:ways|arrangements|permutations)(?: are there)? (?:of|can) the letters (?:of|in) (?:the word )?["']?([a-z]+?)["']?(?: be arranged| are there)?`,
    letters,
  ),
  formula(
    `(?:in )?how many (?:different )?ways can the letters (?:of|in) (?:the word )?["']?([a-z]+?)["']? be arranged`,
    letters,
  ),
];
