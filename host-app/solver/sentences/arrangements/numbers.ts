import type { Problem } from '../../solution.js';
import { call, num, power, product, sum, type Expr } from '../../tree/expr.js';
import { setUp } from '../formulas/formula.js';
import { Phrases } from '../school/phrases.js';

const SILENT =
  'how|many|the|of|from|can|be|are|there|made|formed|written|created|using|with|only|which|that|if|and|is|in|to|possible|whole|positive|find|number|numbers|integers|have|has|you|we|make|form';
const REPEAT = '(?:(?:each |the )?digits?|repetitions?|numbers?|repeats?|repeating)';
type Test = (digits: readonly number[]) => boolean;

interface Case {
  readonly name: string;
  readonly value: Expr;
  readonly size: number;
}
const orders = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => n - i).reduce((all, one) => all * Math.max(0, one), 1);
/** The other places of a number whose last digit (or none) is fixed. */
const others = (pool: number, places: number, mayRepeat: boolean): readonly [Expr, number] =>
  mayRepeat
    ? [power(num(pool), num(places)), pool ** places]
    : [call('permutations', num(pool), num(places)), orders(pool, places)];

/** Cases by the last digit: a 0 there leaves all others for the first place. */
const casesOf = (digits: readonly number[], places: number, mayRepeat: boolean, isLast: (d: number) => boolean, isNumber: boolean): readonly Case[] => {
  const [last, n, hasZero] = [digits.filter(isLast), digits.length, isNumber && digits.includes(0) && places > 1];
  const pool = mayRepeat ? n : n - 1;
  if (!hasZero) {
    const [value, size] = others(pool, places - 1, mayRepeat);
    return last.length === n
      ? [{ name: 'numbers', value: others(n, places, mayRepeat)[0], size: others(n, places, mayRepeat)[1] }]
      : [{ name: 'numbers', value: product(num(last.length), value), size: last.length * size }];
  }
  if (mayRepeat || last.length === n) {
    const [value, size] = mayRepeat ? others(n, places - (last.length === n ? 1 : 2), true) : others(n - 1, places - 1, false);
    const isFree = last.length === n;
    return [{ name: 'numbers', value: product(num(n - 1), value, ...(isFree ? [] : [num(last.length)])), size: (n - 1) * size * (isFree ? 1 : last.length) }];
  }
  const rest = last.filter((d) => d !== 0).length;
  const [withZero, zeroSize] = others(n - 1, places - 1, false);
  const [value, size] = others(n - 2, places - 2, false);
  return [
    ...(last.includes(0) ? [{ name: 'numbers that end in 0', value: withZero, size: zeroSize }] : []),
    ...(rest > 0 ? [{ name: last.includes(0) ? 'numbers that do not' : 'numbers', value: product(num(rest), num(n - 2), value), size: rest * (n - 2) * size }] : []),
  ];
}; // prettier-ignore
/** All of them, one by one. */
const counted = (digits: readonly number[], places: number, mayRepeat: boolean, tests: readonly Test[], isNumber: boolean): number => {
  let rows: readonly (readonly number[])[] = [[]];
  for (let k = 0; k < places; k += 1)
    rows = rows.flatMap((row) => digits.filter((d) => (mayRepeat || !row.includes(d)) && !(isNumber && k === 0 && d === 0 && places > 1)).map((d) => [...row, d]));
  return rows.filter((row) => tests.every((test) => test(row))).length;
}; // prettier-ignore

const LASTS: Readonly<Record<string, (d: number) => boolean>> = {
  even: (d) => d % 2 === 0,
  odd: (d) => d % 2 === 1,
  'divisible by 5': (d) => d % 5 === 0,
  'multiples of 5': (d) => d % 5 === 0,
  'divisible by 2': (d) => d % 2 === 0,
  'divisible by 10': (d) => d === 0,
};
/** So many numbers with so many digits, from these digits, with or without repetition. */
export const readNumbers = (text: string): Problem | null => {
  const phrases = new Phrases(text);
  const size = phrases.take('(\\d+)-digit (?:(even|odd) )?(numbers|codes|pins|passwords)');
  if (!size) return null;
  const [places, isNumber] = [Number(size[0]), size[2] === 'numbers'];
  phrases.take('how many different');
  const isForbidden = phrases.has('(?:with|have|has|having|of) (?:all )?(?:different|distinct) digits') || phrases.has(`(?:(?:without|with no|if no|no|and no)(?:\\sany)? (?:repetition|repeated digits|repeating(?: (?:a digit|digits))?|digit (?:is |may be |can be )?(?:repeated|repeats|used twice|used more than once)|digits? (?:may |can )?(?:repeat|be repeated))|(?:if|with|all) (?:(?:different|distinct) digits|(?:all )?(?:of )?(?:whose |the )?digits (?:are )?(?:different|distinct)))(?: (?:of digits|(?:is )?allowed))?`) || phrases.has(`${REPEAT} (?:may|can|must|is|are)(?: ?not|n't|not) (?:allowed|be (?:repeated|used twice|used more than once)|repeat)|each digit (?:may|can|is) (?:only )?(?:be )?used (?:only |at most )?once`); // prettier-ignore
  const isAllowed = phrases.has(`(?:with repetition|repetition is|${REPEAT} (?:may|can|is|are))(?: (?:allowed|be (?:repeated|used more than once)|repeat))?(?: of digits)?(?: allowed)?`); // prettier-ignore
  const run = phrases.take('digits (\\d) (?:to|through|-) ?(\\d)');
  const listed = run ? null : phrases.take('(?:digits )?(\\d(?:(?:, ?|,? and )\\d)+)');
  const digits = run
    ? Array.from({ length: Number(run[1]) - Number(run[0]) + 1 }, (_, k) => Number(run[0]) + k)
    : (listed?.[0]?.split(/, ?(?:and )?| and /).map(Number) ?? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [end = ''] = phrases.take('(divisible by (?:5|2|10)|multiples of 5|even|odd)') ?? [];
  if (end !== '' && (size[1] ?? '') !== '') return null;
  const property = (size[1] ?? '') || end;
  const isLast = property === '' ? (): boolean => true : LASTS[property];
  // Whether digits may be repeated is left open where they are given.
  const isOpen = isForbidden === isAllowed && (isForbidden || run !== null || listed !== null);
  if (isOpen || !isLast || places < 1 || places > 5 || !digits.every((d, k) => digits.indexOf(d) === k) || !phrases.isUsedUp(SILENT)) return null; // prettier-ignore
  const mayRepeat = !isForbidden;
  if (!mayRepeat && places > digits.length) return null;
  const cases = casesOf(digits, places, mayRepeat, isLast, isNumber);
  const sure = counted(digits, places, mayRepeat, [(row) => isLast(row.at(-1) ?? 0)], isNumber);
  if (sure === 0 || cases.reduce((all, one) => all + one.size, 0) !== sure) return null;
  return setUp(Object.fromEntries(cases.map(({ name, value }) => [name, value])), (n) => { const all = Object.values(n); return all.length === 1 && all[0] ? all[0] : sum(...all); }, true); // prettier-ignore
};
