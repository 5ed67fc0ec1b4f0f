import type { Problem } from '../../solution.js';
import { call, num, power, product, quotient, relation, sum, sym, type Expr } from '../../tree/expr.js';
import { singular, thing } from '../language/words.js';
import { value } from '../language/number.js';
import { ASK, COUNT, formula, setUp, type Formula } from './formula.js';
import { counted } from './statistics.js';

const ratio = (favourable: number, all: number): Expr => quotient(num(favourable), num(all));

const isPrime = (n: number): boolean => [2, 3, 5, 7, 11, 13, 17].includes(n);
/** 'an even number' or 'at least 4', as a test of a number; null for anything else. */
const condition = (text: string): ((n: number) => boolean) | null => {
  const plain = text
    .replace(/^(?:an?|the) /, '')
    .replace(/^number (?=(?:greater|less|more|at) )/, '')
    .replace(/^(?:sum|total) of /, '');
  if (/^\d+$/.test(plain)) return (n) => n === Number(plain);
  const several = /^(\d+) or (?:an? )?(\d+)$/.exec(plain);
  if (several) return (n) => n === Number(several[1]) || n === Number(several[2]);
  const compared = /^(greater than|more than|less than|at least|at most) (\d+)$/.exec(plain);
  const [how, bound] = [compared?.[1] ?? '', Number(compared?.[2])];
  if (how === 'at least') return (n) => n >= bound;
  if (how === 'at most') return (n) => n <= bound;
  if (how === 'less than') return (n) => n < bound;
  if (how !== '') return (n) => n > bound;
  if (/^even(?: number| sum| total)?$/.test(plain)) return (n) => n % 2 === 0;
  if (/^odd(?: number| sum| total)?$/.test(plain)) return (n) => n % 2 === 1;
  return plain === 'prime number' || plain === 'prime' ? isPrime : null;
};
/** How often each total comes, one die after the other. */
const totals = (dice: number): ReadonlyMap<number, number> =>
  Array.from({ length: dice }).reduce<ReadonlyMap<number, number>>(
    (before) => {
      const after = new Map<number, number>();
      for (const [total, ways] of before)
        for (let face = 1; face <= 6; face += 1)
          after.set(total + face, (after.get(total + face) ?? 0) + ways);
      return after;
    },
    new Map([[0, 1]]),
  );
const dice = (count: number, text: string): Problem | null => {
  const test = condition(text);
  if (!test || count < 1 || count > 4) return null;
  const good = [...totals(count)].filter(([total]) => test(total));
  const ways = good.reduce((all, [, each]) => all + each, 0);
  return counted(ratio(ways, 6 ** count), 'count:dice', [
    num(count),
    num(6),
    ...good.map(([total]) => num(total)),
  ]);
};

const SUITS = new Set(['heart', 'spade', 'diamond', 'club']);
const RANK = '(?:ace|king|queen|jack|[2-9]|10)';
/** The number of cards out of 52 that match the words. */
const card = (text: string): Problem | null => {
  const words = text.split(/ of | /).map(singular);
  const share = words.reduce((left, word) => left * (SUITS.has(word) ? 13 : word === 'red' || word === 'black' ? 26 : word === 'face' ? 12 : word === 'card' ? 52 : 4) / 52, 1); // prettier-ignore
  return counted(
    ratio(Math.round(share * 52), 52),
    'count:cards',
    words.map((word) => (/^\d+$/.test(word) ? num(Number(word)) : sym(word))),
  );
};
const CARD = `((?:red|black) (?:${RANK}|card|face card)|${RANK}(?: of (?:hearts|spades|diamonds|clubs))?|heart|spade|diamond|club|face card)`;

/** n trials with probability p each: the binomial formula for a range of successes. */
const tries = (n: number, from: number, to: number, p: Expr): Problem | null => {
  if (n > 60 || from > to || to > n) return null;
  const rest = sum(num(1), product(num(-1), p));
  const exactly = (k: number): Expr =>
    product(call('binomial', num(n), num(k)), power(p, num(k)), power(rest, num(n - k)));
  const some = (low: number, high: number): Expr =>
    sum(...Array.from({ length: high - low + 1 }, (_, k) => exactly(low + k)));
  // Where the complement is shorter, it is calculated instead.
  const opposite = to === n && from > 0 && from <= n - from;
  const model = opposite ? sum(num(1), product(num(-1), some(0, from - 1))) : some(from, to);
  return counted(model, 'count:tries', [num(n), p, num(from), num(to)]);
};
export const tosses = (words: string, k: string, n: string, p: Expr): Problem | null => {
  const [good, all] = [Number(k), Number(n)];
  if (words === 'all' && good !== all) return null;
  return tries(all, words === 'at most' ? 0 : good, words === 'at least' ? all : good, p);
};
const HALF = value('1/2');

/** The counted content of the bag; null when a thing is named twice. */
const bagOf = (text: string): ReadonlyMap<string, number> | null => {
  const found = new Map<string, number>();
  for (const [, count = '', colour = ''] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    if (found.has(colour)) return null;
    found.set(colour, Number(count));
  }
  return found.size > 1 ? found : null;
};
const draws = (contents: string, kept: boolean, wanted: readonly string[]): Problem | null => {
  const bag = bagOf(contents);
  if (!bag || !wanted.every((colour) => bag.has(colour))) return null;
  const [colours, counts] = [[...bag.keys()], [...bag.values()]];
  const all = counts.reduce((a, b) => a + b, 0);
  const need = colours.map((colour) => wanted.filter((each) => each === colour).length);
  if (need.some((count, k) => count > (counts[k] ?? 0)) || new Set(wanted).size > 1) return null;
  const have = bag.get(wanted[0] ?? '') ?? 0;
  const parts = wanted.map((_, k) => (kept ? ratio(have, all) : ratio(have - k, all - k)));
  return counted(product(...parts), 'count:draws', [
    num(kept ? 1 : 0),
    ...counts.map((count) => num(count)),
    ...need.map((count) => num(count)),
  ]);
};

const factorial = (n: number): Expr => call('factorial', num(n));
const choose = (n: string, k: string): Problem | null =>
  Number(k) > Number(n) || Number(n) > 200
    ? null
    : counted(call('binomial', num(Number(n)), num(Number(k))), 'count:choose', [
        num(Number(n)),
        num(Number(k)),
      ]);
export const arrange = (n: string, k = n): Problem | null => {
  const [all, some] = [Number(n), Number(k)];
  if (some > all || all > 100 || all < 1) return null;
  return counted(some === all ? factorial(all) : call('permutations', num(all), num(some)), 'count:arrange', [
    num(all),
    num(some),
  ]);
};
const plainPower = (n: number): Problem | null =>
  n > 200 ? null : { kind: 'evaluate', expression: power(num(2), num(n)), variable: '', options: {} };
const letters = (word: string): Problem | null => {
  const counts = [...new Set(word)].map(
    (letter) => [letter, [...word].filter((other) => other === letter).length] as const,
  );
  if (word.length < 2 || word.length > 30) return null;
  const repeated = counts.filter(([, count]) => count > 1).map(([, count]) => factorial(count));
  const all = factorial(word.length);
  return counted(
    repeated.length > 0 ? quotient(all, product(...repeated)) : all,
    'count:letters',
    counts.map(([letter, count]) => relation('=', sym(letter.toUpperCase()), num(count))),
  );
};

const PROBABILITY = `(?:${ASK}?(?:the )?(?:probability|chance|likelihood)(?: (?:of|that(?: (?:you|we|i)| (?:the|it is)(?= ))?|to)|(?= it is ))(?: (?:will|would))?|how likely is it to)`;
const GET =
  '(?:rolling|getting|throwing|obtaining|roll|get|throw|drawing|picking|choosing|selecting|draw|pick|choose|flipping|tossing|having)';
const DIE =
  '(?:on|with|in|when rolling|if you roll|rolling|from) (?:a roll of |one roll of |1 roll of |throwing )?(?:an?|1) (?:single |fair |standard |regular |normal )*(?:6-sided |six-sided )?(?:die|dice)(?: once)?';
const DICE = `(?:when (?:rolling|you roll)|with|on|if you roll|rolling|from|in) (?:a roll of )?${COUNT} (?:fair |standard )?(?:6-sided )?dice`;
const NUMBER_WISH =
  '((?:an? )?(?:even|odd|prime)(?: number)?|(?:an? )?\\d+(?: or (?:an? )?\\d+)?|(?:an? number )?(?:greater than|less than|more than|at least|at most) \\d+)';
const DECK =
  '(?:from|out of|in) an? (?:standard |shuffled |full |well-shuffled |regular )*(?:52-card )?(?:deck|pack)(?: of(?: 52)?(?: playing)?(?: cards)?)?';
const SIDE = '(?:heads?|tails?)';
const FLIPS = `(?:in|when flipping an?(?: fair)? coin|when tossing an?(?: fair)? coin|out of|with|from|when) ${COUNT} (?:(?:fair )?coin )?(?:flips|tosses|times|throws|coins|(?:fair )?coins are (?:flipped|tossed))(?: of an?(?: fair)? coin)?`;
const EXACT = '(exactly|at least|at most|only|all)';
const BAG =
  '(?:there are|(?:an?|the) (?:bag|box|jar|urn|basket|bowl|drawer) (?:contains|has|holds|with|containing)) (\\d+ [a-z]+(?: [a-z]+)?(?:(?:, and |, | and )\\d+ [a-z]+(?: [a-z]+)?)+)(?: in an? (?:bag|box|jar|urn|basket|bowl|drawer))?';
const ONE =
  '(?:if )?(?:1|one|an?)?(?: [a-z]+)?(?: is (?:drawn|picked|chosen|selected|taken))?(?: at random)?(?:[,.;] )?';
const NOUN = '[a-z]+';
const FROM = `(?:from|out of|from among)(?: an?)?(?: a group of| a set of| group of| set of)? ${COUNT}(?: different)?(?: ${NOUN})?`;
const WAYS = '(?:in )?how many (?:different )?(?:ways|combinations)';

/** '3 red and 5 blue balls' as '3 red and 5 blue', where everything is of one kind. */
const contents = (text: string, kind: string): string =>
  text.replace(new RegExp(` (?:${kind}|${singular(kind)})(?=$|,| and)`, 'g'), '');
const kindOf = (text: string): string => / ([a-z]+)$/.exec(text)?.[1] ?? '';
const drawn = (text: string, kept: boolean, count: number, colour: string, noun: string): Problem | null => {
  const kind = kindOf(text);
  const kinds = [...text.matchAll(/\d+ [a-z]+ (?!and\b)([a-z]+)/g)].map(([, each = '']) => thing(each));
  if (new Set(kinds).size > 1) return null;
  if (noun !== '' && thing(noun) !== thing(kind) && !/^1|ones?$/.test(noun)) return null;
  return draws(
    contents(text, kind),
    kept,
    Array.from({ length: count }, () => colour),
  );
};

const notOf = (text = '', colour = ''): Problem | null => {
  const bag = bagOf(contents(text, kindOf(text)));
  const count = bag?.get(colour);
  const all = [...(bag?.values() ?? [])].reduce((a, b) => a + b, 0);
  return count === undefined
    ? null
    : setUp({ [`those that are not ${colour}`]: num(all - count), all: num(all) }, (n) =>
        quotient(n[`those that are not ${colour}`] ?? num(0), n['all'] ?? num(1)),
      );
};

export const PROBABILITY_QUESTIONS: readonly Formula[] = [
  formula(`(?:if )?an? (?:fair )?(?:6-sided )?(?:die|dice) is (?:rolled|thrown)(?: once)?[.,;]? ${PROBABILITY} ${GET} ${NUMBER_WISH}`, (text = '') => dice(1, text)),
  formula(`${PROBABILITY} ${GET} ${NUMBER_WISH} ${DIE}`, (text = '') => dice(1, text)),
  formula(`${PROBABILITY} ${GET} (?:an? )?(?:sum|total) (?:of |that is |which is )?${NUMBER_WISH} ${DICE}`, (text = '', n = '') => dice(Number(n), text)),
  formula(`(?:if )?${COUNT} (?:fair )?dice are (?:rolled|thrown)[.,;]? ${PROBABILITY} (?:${GET} |that )?(?:an? |the )?(?:sum|total) (?:of |is )?${NUMBER_WISH}`, (n = '', text = '') => dice(Number(n), text)),
  formula(`${BAG}[.;,] ${ONE}${PROBABILITY} (?:${GET} )?(?:(?:1|an? [a-z]+) that is |it is )?not ([a-z]+)(?: [a-z]+)?`, notOf),
  formula(`${PROBABILITY} ${GET} an? ${CARD} ${DECK}`, card),
  formula(`${PROBABILITY} (?:${GET} )?${EXACT}? ?${COUNT} ${SIDE} ${FLIPS}`, (words = '', k = '', n = '') => tosses(words, k, n, HALF)),
  formula(
    `${ASK}?(?:the )?binomial probability(?: of| for| with|:)? n ?= ?${COUNT},? (?:and )?p ?= ?([\\d./]+%?),? (?:and )?(?:k|x|r) ?= ?${COUNT}`,
    (n = '', p = '', k = '') => tosses('', k, n, p.endsWith('%') ? quotient(value(p.slice(0, -1)), num(100)) : value(p)),
  ),
  formula(
    `${BAG}[.;,] ${ONE}${PROBABILITY} (?:${GET} |it is )?(?:an? )?([a-z]+)(?: ([a-z]+|1))?(?: at random)?`,
    (text = '', colour = '', noun = '') => drawn(text, true, 1, colour, noun),
  ),
  formula(`${WAYS} (?:can|could) (?:you |we |one |i )?(?:choose|select|pick) ${COUNT} ${NOUN} ${FROM}`, (k = '', n = '') => choose(n, k)),
  formula(`${WAYS} (?:are there|of choosing|is it possible) ?(?:to )?(?:choose|select|pick)? ?${COUNT} ${NOUN} ${FROM}`, (k = '', n = '') => choose(n, k)),
  formula(`${COUNT} ${NOUN} (?:each )?shake hands(?: with each other| with everyone)?(?: (?:else )?(?:exactly )?once)?[.,;] how many handshakes(?: are there| will there be| take place)?`, (n = '') => choose(n, '2')),
  formula(`how many handshakes (?:are there |take place )?(?:if|when|among) ${COUNT} ${NOUN}(?: all)? ?(?:each )?(?:shake hands)?(?: with each other| with everyone)?(?: (?:else )?(?:exactly )?once)?`, (n = '') => choose(n, '2')),
  formula(`how many subsets (?:does|are there (?:of|in)|of) an? set (?:with|of|that has) ${COUNT} (?:different )?elements(?: have)?`, (n = '') => plainPower(Number(n))),
  formula(`${ASK}?(?:the )?(?:number of )?(?:arrangements|permutations) of the word ["'“]?([a-z]+?)["'”]?`, letters),
  formula(`${ASK}?(?:number of )?permutations of ${COUNT}(?: ${NOUN})? taken ${COUNT}(?: at a time)?`, (n = '', k = '') => arrange(n, k)),
  formula(`${WAYS} can ${COUNT} (?:different |distinct )?${NOUN} be (?:arranged|lined up|seated|placed|put|ordered)(?: in an? (?:row|line|order)| on a shelf| in order)(?: on a [a-z]+)?`, (n = '') => arrange(n)),
  formula(
    `(?:${ASK}?(?:the )?number of|how many)(?: (?:different|distinct))? (?:ways|arrangements|permutations|words)(?: are there)?(?: can)?(?: of| to arrange)? (?:the )?(?:letters (?:of|in) (?:the word )?|the word )["'“]?([a-z]+?)["'”]?(?: be arranged| are there)?`,
    letters,
  ),
  formula(`${ASK}?(?:the )?expected value (?:of|when) (?:rolling |a roll of )?(?:an? |1 )(?:fair )?(?:6-sided )?(?:die|dice)(?: roll)?`, () =>
    counted(quotient(sum(...[1, 2, 3, 4, 5, 6].map((face) => num(face))), num(6)), 'mean', [1, 2, 3, 4, 5, 6].map((face) => num(face))),
  ),
]; // prettier-ignore
