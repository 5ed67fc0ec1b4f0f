import type { Problem } from '../../solution.js';
import { call, negative, num, product, quotient, sum, TWO, type Expr } from '../../tree/expr.js';
import { setUp } from '../formulas/formula.js';
import { singular } from '../language/words.js';
import { Phrases } from '../school/phrases.js';

const SILENT =
  'in|how|many|ways?|different|can|could|is|are|there|to|be|an?|the|of|you|we|they|if|that|so|such|when|find|what|number|arrange|arranged|arrangements?|order|ordered|line|lined|up|stand|standing|sit|seated|row|placed|put|on|shelf|possible|this|it|and|bench|photo|for|seat|placed|queue|a|formed|made|form|make|words?|word|letters?|from|using|all|these|permutations|have|has|distinct|will';
const fact = (n: number): Expr => call('factorial', num(n));
const THING =
  '(?:men|women|boys|girls|people|persons|children|students|friends|books|cars|teachers|adults|kids|pupils|players|guests|runners|flags|paintings|pictures|balls|novels|dictionaries|couples|dogs|cats|math books|history books)';
const TOGETHER =
  '(?:must |have to |should |want to |always |are to )?(?:all )?(?:stand|sit|be|are|stay|be seated|be placed|be kept|come|remain|insist on sitting|occur|appear)? ?(?:always |all )?(?:together|next to each other|side by side|beside each other|adjacent)';
const APART =
  "(?:must not|mustn't|may not|cannot|can not|can't|are not to|do not|don't|never|refuse to|should not)(?: want to)? ?(?:stand|sit|be|are|stay|be placed|come)? ?(?:together|next to each other|side by side|beside each other|adjacent)";

const one = (amounts: Readonly<Record<string, Expr>>): Problem =>
  setUp(amounts, (n) => product(...Object.values(n)), true);
const countsOf = (letters: string): readonly number[] =>
  [...new Set(letters)].map((letter) => [...letters].filter((other) => other === letter).length);
/** Arrangements of letters, some of which are alike. */
const ordersOf = (letters: string): Expr => {
  const repeated = countsOf(letters)
    .filter((count) => count > 1)
    .map(fact);
  return repeated.length === 0
    ? fact(letters.length)
    : quotient(
        fact(letters.length),
        repeated.length === 1 && repeated[0] ? repeated[0] : product(...repeated),
      );
};
const VOWELS = /[aeiou]/;
/** The letters of a word, with what is said of their places. */
const ofWord = (word: string, phrases: Phrases): Problem | null => {
  if (word.length < 2 || word.length > 20) return null;
  const end = phrases.take(
    `(?:that |which |so that |and |if )*(?:it |they |the word |each )?(?:must )?(?:start|begin|end)(?:s|ing)? (?:with|in) (an? )?(vowel|consonant|[a-z])`,
  );
  const block = phrases.take(`(?:the |all |both |2 )*(vowels|consonants|[a-z]'?s) ${TOGETHER}`);
  if (!phrases.isUsedUp(SILENT) || (end && block)) return null;
  if (/y/.test(word) && /vowel|consonant/.test(`${end?.[1]} ${block?.[0]}`)) return null;
  const isOf =
    (what: string) =>
    (letter: string): boolean =>
      what.length === 1 ? letter === what : VOWELS.test(letter) === what.startsWith('v');
  if (end) {
    const first = [...new Set(word)].filter(isOf(end[1] ?? ''));
    const rest = (letter: string): string => word.replace(letter, '');
    if (first.length === 0) return null;
    if (new Set(word).size === word.length)
      return one({
        'choices for that letter': num(first.length),
        'orders of the others': fact(word.length - 1),
      });
    return setUp(
      Object.fromEntries(
        first.map((letter) => [`orders with ${letter.toUpperCase()} there`, ordersOf(rest(letter))]),
      ),
      (n) => (first.length === 1 ? (Object.values(n)[0] ?? num(0)) : sum(...Object.values(n))),
      true,
    );
  }
  if (!block) return one({ arrangements: ordersOf(word) });
  const what = (block[0] ?? '').replace(/'?s$/, '');
  const inside = [...word].filter(isOf(what.length > 1 ? what : what));
  const outside = [...word].filter((letter) => !isOf(what)(letter)).join('');
  return inside.length < 2
    ? null
    : one({
        'orders of the block and the others': ordersOf(`${outside}*`),
        ...(new Set(inside).size > 1 && { 'orders in the block': ordersOf(inside.join('')) }),
      });
};

/** So many people or things in a row or a circle. */
const ofThings = (phrases: Phrases): Problem | null => {
  const isRound = phrases.has('(?:in|around|round|at|around a|in a)(?: an?)? (?:round|circular)? ?(?:circle|table)');
  const [chairs = ''] = phrases.take('(?:(?:in|on) (?:a row of )?|row of )(\\d+) (?:chairs|seats|places)') ?? [];
  const pair = phrases.take(`(?:2 (?:particular|certain|specific|given|of the|of them|of these)?(?: (?:of the )?${THING})?|[a-z]+ and [a-z]+) ${APART}`);
  const near = pair ? null : phrases.take(`(?:2 (?:particular|certain|specific|given|of them|of these|of the)(?: ${THING})?|(?!the )[a-z]+ and [a-z]+) ${TOGETHER}`);
  const block = near || pair ? null : phrases.take(`(?:the )?(${THING}) ${TOGETHER}`);
  const isMixed = phrases.has('alternately|alternating|so that they alternate|(?:men|boys) and (?:women|girls) (?:must )?alternate');
  const [a = '', first = '', b = '', second = ''] = phrases.take(`(\\d+) (?:different |distinct )?(${THING})(?:,? and (\\d+) (${THING}))?`) ?? [];
  const [x, y] = [Number(a), Number(b || 0)];
  const n = x + y;
  if (a === '' || n < 2 || n > 50 || !phrases.isUsedUp(SILENT) || [pair, near, block, isMixed || null, isRound || null, chairs || null].filter((said) => said !== null).length > 1) return null;
  if (isRound) return one({ 'orders of the others around one': fact(n - 1) });
  if (chairs !== '') return Number(chairs) >= n ? one({ 'ways to take the places': call('permutations', num(Number(chairs)), num(n)) }) : null;
  if (near) return n > 2 ? one({ 'orders of the pair and the others': fact(n - 1), 'orders in the pair': TWO }) : null;
  if (pair) return n > 2 ? setUp({ 'all orders': fact(n), 'orders with the two together': product(TWO, fact(n - 1)) }, (s) => sum(s['all orders'] ?? num(0), negative(s['orders with the two together'] ?? num(0))), true) : null;
  if (block) {
    const size = singular(first) === singular(block[0] ?? '') ? x : singular(second) === singular(block[0] ?? '') ? y : 0;
    return size > 1 && size < n ? one({ 'orders of the block and the others': fact(n - size + 1), 'orders in the block': fact(size) }) : null;
  }
  if (isMixed) return y === 0 || Math.abs(x - y) > 1 ? null : one({ ...(x === y && { 'which kind comes first': TWO }), [`orders of the ${first}`]: fact(x), [`orders of the ${second}`]: fact(y) });
  return one({ orders: fact(n) });
}; // prettier-ignore

const WORD = `["'“]?([a-z]+)["'”]?`;
/** Arrangements in a row, around a table, or of the letters of a word. */
export const readOrders = (text: string, typed: string): Problem | null => {
  if (!/\b(?:arrange|arranged|arrangements?|permutations|stand|sit|seated|line|lined|words?|order(?:ed)?)\b/.test(text)) return null;
  const phrases = new Phrases(text);
  const some = phrases.take('(\\d+)-letter (?:words?|codes?|arrangements)');
  const [word = '', other = ''] = phrases.take(`(?:the )?letters (?:of|in)(?: the word)? ${WORD}|(?:formed|made|arrangements) (?:from|with|using|of)(?: the word)? (?!the\\b|letters)${WORD}`) ?? [];
  const letters = word || other;
  // 'arrangements of people' names no word of letters.
  if (other !== '' && !/\bwords?\b/.test(text) && !typed.includes(other.toUpperCase())) return null;
  if (letters === '') return some ? null : ofThings(phrases);
  if (!some) return ofWord(letters, phrases);
  const isOnce = phrases.has('without (?:repetition|repeating(?: letters| a letter)?)|(?:if )?no letter (?:is|may be|can be) (?:repeated|used twice)|if letters (?:may not|cannot) be repeated');
  const k = Number(some[0]);
  return isOnce && new Set(letters).size === letters.length && k <= letters.length && phrases.isUsedUp(SILENT)
    ? one({ 'ways to fill the places': call('permutations', num(letters.length), num(k)) })
    : null;
}; // prettier-ignore
