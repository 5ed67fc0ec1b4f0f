import { problem } from '../../intent/text.js';
import { digitsForWords } from '../../sentences/language/normal.js';
import type { Problem } from '../../solution.js';
import { list, num, relation, sym, type Expr } from '../../tree/expr.js';
import { isOfKind } from './kinds.js';

const FIND =
  '(?:(?:what is|what are|find|list|write down|write|name|give|state|calculate|which are|which)(?: out)? )?';
const KINDS =
  '(?:(?<digits>[2-5]|two|three|four|five)-? ?digit )?(?<sign>positive |natural |whole )?(?<kind>prime|composite|even|odd|square|perfect square|cube|perfect cube)?';
const THINGS = `${KINDS} ?(?:whole |natural )?(?<noun>numbers?|integers?|multiples?)?`;
const MULTIPLE =
  '(?: (?:that |which )?(?:are |is )?(?:multiples? of|divisible by|of) (?:both )?(?<by>\\d+)(?:,? (?<join>or|and) (?:by )?(?<also>\\d+))?)?';
const RANGE =
  '(?: (?:are )?(?:there )?(?:are )?(?:(?<how>between|from|less than|smaller than|below|under|up to|not greater than|at most|greater than|above|over) (?<from>-?\\d+)(?: (?:and less than|and|to|through) (?<to>-?\\d+))?)(?: are there)?(?<ends>,? inclusive|,? exclusive)?)?';
const FACTORS =
  '(?<filter>prime |even |odd |proper |distinct prime |different prime )?(?:factors?|divisors?) (?:does |of )(?<whole>\\d+)(?: have)?';
const ASKS: readonly (readonly [string, string])[] = [
  ['how many (?:different )?|(?:what is |find )?(?:the )?(?:total )?number of ', 'count'],
  [`${FIND}(?:the )?(?:sum|total) of (?:all )?(?:of )?(?:the )?`, 'sum'],
  [`${FIND}(?:the )?product of (?:all )?(?:of )?(?:the )?`, 'product'],
  [`${FIND}(?:the )?(?:largest|greatest|biggest|highest) `, 'largest'],
  [`${FIND}(?:the )?(?:smallest|least|lowest) `, 'smallest'],
  [`${FIND}(?:all )?(?:of )?(?:the )?`, 'list'],
]; // prettier-ignore
const PATTERNS = ASKS.flatMap(([ask, what]) => [
  [new RegExp(`^(?:${ask})(?:first (?<count>\\d+) )?${THINGS}${MULTIPLE}${RANGE}$`, 'i'), what] as const,
  [new RegExp(`^(?:${ask})${THINGS}${RANGE}${MULTIPLE}$`, 'i'), what] as const,
  [new RegExp(`^(?:${ask})${FACTORS}$`, 'i'), what] as const,
]);
const NTH = new RegExp(
  `^${FIND}(?:the )?(?<place>\\d+)(?:st|nd|rd|th) (?:positive )?(?<kind>prime)(?: number)?$`,
  'i',
);

type Groups = Readonly<Record<string, string | undefined>>;
const applied = (expression: Expr, task: string): Problem =>
  problem('applied', expression, 'n', { operation: `whole-numbers:${task}` });
const MOST = 100_000;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** What the numbers are: 'prime', 'multiple 7', 'odd 7', 'either 3 5', 'both 3 5'. */
const kindOf = ({ kind = '', noun = '', by, also, join }: Groups): string | null => {
  const own = kind.toLowerCase().replace('perfect ', '');
  if (by === undefined) return /^multiple/i.test(noun) ? null : own || 'all';
  if (Number(by) === 0 || Number(also ?? 1) === 0) return null;
  if (own === '') return also === undefined ? `multiple ${by}` : `${join === 'or' ? 'either' : 'both'} ${by} ${also}`;
  return /^(?:odd|even)$/.test(own) && also === undefined ? `${own} ${by}` : null;
}; // prettier-ignore
const upTo = (word: string, a: number): readonly [number, number] | null =>
  /^(?:less|smaller|below|under)/.test(word) ? [1, a - 1] : /^(?:up|not|at most)/.test(word) ? [1, a] : null;
/** The least and the greatest number; null where the words leave an end open. */
const endsOf = (groups: Groups, kind: string, what: string): readonly [number, number] | null => {
  const { how = '', from, to, ends = '', digits = '', sign = '', noun = '' } = groups;
  const size = COUNTS[digits.toLowerCase()] ?? Number(digits);
  if (digits !== '') return how === '' ? [10 ** (size - 1), 10 ** size - 1] : null;
  if (from === undefined) return null;
  const [a, b] = [Number(from), Number(to)];
  const word = how.toLowerCase();
  if (to === undefined) {
    // Integers go on below zero, and 0 is a whole number, for some a natural one: there the lower end is open.
    const isPositive = /positive/i.test(sign) || /^(?:prime|composite)$/.test(kind);
    const isSum = what === 'sum' && /natural|whole/i.test(sign);
    const isPlain = sign === '' && !/^(?:all|even)/.test(kind) && !/integer/i.test(noun);
    if (what === 'smallest' && /^(?:greater|above|over)/.test(word) && a >= 0) return [a + 1, 2 * a + 1000];
    return isPositive || isSum || isPlain ? upTo(word, a) : null;
  }
  if (/^(?:less|smaller|below|under|up|not|at most)/.test(word)) return null;
  if (/^(?:greater|above|over)/.test(word)) return [a + 1, b - 1];
  if (word === 'from' || /inclusive/i.test(ends)) return [a, b];
  if (/exclusive/i.test(ends) || kind === 'all') return [a + 1, b - 1];
  // Whether 'between' takes the ends in is open where they are of the kind.
  return isOfKind(a, kind) || isOfKind(b, kind) ? null : [a, b];
}; // prettier-ignore

const inRange = (groups: Groups, what: string): Problem | null => {
  const kind = kindOf(groups);
  const { count, how } = groups;
  if (kind === null) return null;
  if (count !== undefined) {
    const isCounted = /^(?:prime|square|cube|even|odd|multiple \d+)$/.test(kind) && how === undefined && what !== 'count';
    // 0 is even, too: 'the first 5 even numbers' begin with 2 in most school books, and with 0 in some.
    return isCounted && kind !== 'even' && Number(count) <= 40 ? applied(num(Number(count)), `first-${kind}-${what}`) : null;
  }
  const ends = endsOf(groups, kind, what);
  if (!ends || ends[1] < ends[0] || ends[1] - ends[0] > MOST) return null;
  const n = sym('n');
  const range = list('and', [relation('>=', n, num(ends[0])), relation('<=', n, num(ends[1]))]);
  return applied(range, `range-${kind}-${what}`);
}; // prettier-ignore

/** Whole numbers of a kind in a range, the first of them, and the factors of a number. */
export const readWholeNumbers = (text: string): Problem | null => {
  const plain = digitsForWords(text.trim().replace(/[?.\s]+$/, ''));
  if (plain.length > 110) return null;
  const nth = NTH.exec(plain)?.groups;
  if (nth) return Number(nth['place']) <= 40 ? applied(num(Number(nth['place'])), 'first-prime-last') : null;
  for (const [pattern, what] of PATTERNS) {
    const groups = pattern.exec(plain)?.groups;
    if (!groups) continue;
    const { whole, filter = 'all ' } = groups;
    if (whole === undefined) return inRange(groups, what);
    const kind = filter.trim().toLowerCase().replace('distinct ', '').replace('different ', '');
    // Prime factors are counted once or as often as they occur.
    const isOpen = kind === 'prime' && !/distinct|different/i.test(filter) && /count|sum|product|list/.test(what);
    const isKnown = kind === 'all' && /list|count|sum/.test(what);
    return isOpen || isKnown || !(Number(whole) >= 2 && Number(whole) <= MOST) ? null : applied(num(Number(whole)), `factors-${kind}-${what}`);
  }
  return null;
}; // prettier-ignore
