import { singular } from '../language/words.js';
import type { Kind, Stock } from './kinds.js';

type Test = (kind: Kind) => boolean;
/** Whether a row of draws belongs to the event; only what `looks` tells apart matters to it. */
export interface Event {
  readonly holds: (row: readonly Kind[]) => boolean;
  readonly looks: readonly ((kind: Kind) => string)[];
}
const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: Math.max(0, n - 2) }, (_, k) => k + 2).every((d) => n % d > 0);
const ADJECTIVES: Readonly<Record<string, (n: number) => boolean>> = {
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
  prime: isPrime,
  composite: (n) => n > 3 && !isPrime(n),
  'perfect square': (n) => Number.isInteger(Math.sqrt(n)),
  square: (n) => Number.isInteger(Math.sqrt(n)),
};
const BOUNDS: readonly (readonly [RegExp, (n: number, k: number) => boolean])[] = [
  [/^(?:a )?multiple of (\d+)$|^divisible by (\d+)$/, (n, k) => n % k === 0],
  [/^(?:a )?(?:factor|divisor) of (\d+)$/, (n, k) => k % n === 0],
  [/^(?:greater|more|higher|larger|bigger) than (\d+)$|^above (\d+)$|^over (\d+)$/, (n, k) => n > k],
  [/^(?:less|fewer|lower|smaller) than (\d+)$|^below (\d+)$|^under (\d+)$/, (n, k) => n < k],
  [/^at least (\d+)$|^(\d+) or (?:more|higher|greater)$/, (n, k) => n >= k],
  [/^at most (\d+)$|^(\d+) or (?:less|lower|fewer)$|^no more than (\d+)$/, (n, k) => n <= k],
  [/^(?:equal to |exactly )?(\d+)$/, (n, k) => n === k],
];
/** 'an even number', 'greater than 4', 'a multiple of 3'. */
export const ofNumber = (text: string): ((n: number) => boolean) | null => {
  const plain = text.replace(/^(?:an?|the) /, '').replace(/ number$/, '').replace(/^number (?:that is |which is )?/, ''); // prettier-ignore
  const named = ADJECTIVES[plain];
  if (named) return named;
  for (const [pattern, holds] of BOUNDS) {
    const bound = pattern.exec(plain)?.slice(1).find((group: string | undefined) => group !== undefined); // prettier-ignore
    if (bound !== undefined && Number(bound) > 0) return (n) => holds(n, Number(bound));
  }
  return null;
};

/** What the words say of one draw; null where one of them is not known. */
const ofOne = (text: string, stock: Stock): Test | null => {
  const plain = text.trim().replace(/^(?:(?:it|this|that|the (?!sum|total|product|difference|first|second|third|fourth|last|next)[a-z]+) (?:is|shows|was) )?/, '');
  const neither = /^neither (.+) nor (.+)$/.exec(plain);
  if (neither) return both(neither, stock, (a, b) => !a && !b);
  const not = /^not(?: being| getting| rolling| drawing)? (.+)$/.exec(plain);
  if (not) {
    const inner = / (?:and|or) /.test(not[1] ?? '') ? null : ofOne(not[1] ?? '', stock);
    return inner && ((one) => !inner(one));
  }
  // 'a multiple of 3 or 5' may mean the number 5.
  if (/[a-z] \d+ (?:or|and) \d/.test(plain)) return null;
  const either = /^(?:either )?(.+?),? or (.+)$/.exec(/^\d+ or [a-z]+$/.test(plain) ? '' : plain);
  if (either) return both(either, stock, (a, b) => a || b);
  const also = /^(?:both )?(.+?) and (.+)$/.exec(plain);
  if (also) return both(also, stock, (a, b) => a && b);
  const bare = plain.replace(/^(?:an?|the|1|any) /, '').replace(new RegExp(` (?:${stock.nouns})$`), '');
  const test = stock.kinds.some(({ face }) => face !== undefined) ? ofNumber(bare) : null;
  if (test) return ({ face }) => face !== undefined && test(face);
  const words = bare.split(/ of | /).map((word) => (stock.kinds.some(({ tags }) => tags.includes(word)) ? word : singular(word)));
  return words.every((word) => stock.kinds.some(({ tags }) => tags.includes(word)))
    ? ({ tags }) => words.every((word) => tags.includes(word))
    : null;
}; // prettier-ignore
const both = (
  [, first = '', second = '']: readonly string[],
  stock: Stock,
  join: (a: boolean, b: boolean) => boolean,
): Test | null => {
  const [a, b] = [ofOne(first, stock), ofOne(second, stock)];
  return a && b && ((one) => join(a(one), b(one)));
};

const sign = (test: Test) => (one: Kind) => (test(one) ? '1' : '0');
const byCounts = (tests: readonly (Test | null)[], holds: (counts: readonly number[], all: number) => boolean): Event | null => {
  const known = tests.filter((test) => test !== null);
  return known.length < tests.length
    ? null
    : { looks: known.map(sign), holds: (row) => holds(known.map((test) => row.filter(test).length), row.length) };
}; // prettier-ignore
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, next: 1, third: 2, fourth: 3 };
/** 'the second is red' */
const placed = (texts: readonly (readonly [place: string, what: string])[], stock: Stock, draws: number): Event | null => {
  const parts = texts.map(([place, what]) => [place === 'last' ? draws - 1 : (PLACES[place] ?? 99), ofOne(what, stock)] as const);
  if (parts.some(([place, test]) => place >= draws || !test)) return null;
  return { looks: parts.map(([, test]) => sign(test ?? (() => false))), holds: (row) => parts.every(([place, test]) => row[place] && test?.(row[place])) };
}; // prettier-ignore

type Reader = (groups: readonly string[], stock: Stock, draws: number) => Event | null;
const lookOf =
  ({ compared }: Stock) =>
  (one: Kind): string =>
    compared === 'suit' ? (one.tags[2] ?? '') : one.name;
const alike =
  (isSame: boolean): Reader =>
  ([what = ''], stock, draws) => {
    if (/double|pair/.test(what) && draws !== 2) return null;
    const isSuit = stock.compared === 'suit';
    if (/suit/.test(what) !== isSuit || (/colou?r/.test(what) && stock.compared === 'face')) return null;
    const look = lookOf(stock);
    return {
      looks: [look],
      holds: (row) => new Set(row.map(look)).size === (isSame ? 1 : row.length),
    };
  };
const total =
  (join: (a: number, b: number) => number, start: number): Reader =>
  ([what = ''], stock, draws) => {
    const test = ofNumber(what);
    const isOf = stock.kinds.every(({ face }) => face !== undefined) && draws > 1;
    return test && isOf
      ? {
          looks: [({ name }) => name],
          holds: (row) => test(row.reduce((all, { face = 0 }) => join(all, face), start)),
        }
      : null;
  };
const COUNTS = /^(?:at least|at most|exactly|only|more than|fewer than|less than|no more than)$/;
const compare = (how: string, n: number, k: number): boolean =>
  /least/.test(how) ? n >= k : /most|no more/.test(how) ? n <= k : /more/.test(how) ? n > k : /fewer|less/.test(how) ? n < k : n === k; // prettier-ignore
const OF_THEM = '(?: of (?:them|these|the (?:\\d+ )?[a-z]+)| of the [a-z]+)?';
const ALL = `(?:all \\d+|they both|they all|both|all|each|every|they|the \\d+)(?: [a-z]+?)??${OF_THEM}(?: are| is| were| show| shows| being| land on| be| has| of)?(?: both| all)?`;
const TOTAL =
  '(?:an? )?(?:(?:the|their) )?(?:sum|total)(?: of (?:the )?(?:(?:2|3|both) )?(?:numbers|dice|faces|rolls|throws|spots|them))?(?: shown)?(?: is| equals| equal to| being| of| that is)?';
const EACH =
  '(?:both times|each time|every time|on (?:both|each|all|every)(?: of the)?(?: dice| rolls?| throws?| die| days?)?|on (\\d+) days|(\\d+) times(?: in a row)?|in a row)';
/** What may be asked of several draws; the first that fits the whole text counts. */
const SEVERAL: readonly (readonly [string, Reader])[] = [
  [`(?:(?:they|both|all|all \\d+|the \\d+ [a-z]+|both [a-z]+)${OF_THEM} (?:are |have |show |being )?)?(?:of )?(?:the )?same (colou?r|suit|number|letter)s?(?: on both(?: dice)?)?`, alike(true)],
  ['(?:all )?(?:of )?(?:the )?(?:(?:\\d+ )?(?:tosses|flips|rolls|results|coins|dice|numbers|outcomes)) (?:are|show|land|come up) (?:all )?the same()', alike(true)],
  ['(?:(?:the|2) )?(?:numbers|results|faces)(?: on the dice)? are (?:all )?different()|(?:(?:2 )?different numbers)()', alike(false)],
  ['an? double (\\d+)|double (\\d+)s?', ([k = '', l = ''], stock, n) => (n === 2 && stock.compared === 'face' ? byCounts([ofOne(k || l, stock)], ([x = 0]) => x === 2) : null)],
  ['(?:an? )?(matching pair|doubles?|pair|pair of the same number)(?: of [a-z]+)?', alike(true)],
  [`(?:(?:they|both|all|all \\d+|the \\d+ [a-z]+|both [a-z]+)${OF_THEM} (?:are |have |show )?)?(?:all )?(?:of )?(?:all )?different (colou?r|suit|number|letter)s?`, alike(false)],
  [`${TOTAL} (.+)`, total((a, b) => a + b, 0)],
  ['an? (\\d+)', ([what = ''], stock, n) => (Number(what) > stock.kinds.length ? total((a, b) => a + b, 0)([what], stock, n) : null)],
  ['(?:the )?difference(?: of the (?:numbers|dice)| between (?:them|the numbers))? (?:is|of|equals) (.+)', ([what = ''], stock, n) => (n === 2 ? total((a, b) => Math.abs(a - b), 0)([what], stock, n) : null)],
  ['(?:an? )?(?:the )?product(?: of (?:the |both )?(?:numbers|dice|faces|them))?(?: is| of| equals| being)? (.+)', total((a, b) => a * b, 1)],
  ['more ([a-z]+) than ([a-z]+)', ([a = '', b = ''], stock) => byCounts([ofOne(a, stock), ofOne(b, stock)], ([x = 0, y = 0]) => x > y)],
  ['(?:the )?(first|second|third|last|next)(?: 1| [a-z]+)? (?:is|was|shows|being) (.+?) and (?:the )?(second|third|last|next|other)(?: 1| [a-z]+)?(?: is| was| shows| being)? (.+)', ([a = '', x = '', b = '', y = ''], stock, n) => placed([[a, x], [b === 'other' ? 'last' : b, y]], stock, n)],
  ['(.+?)(?:,? and)? then (.+)', ([x = '', y = ''], stock, n) => (n === 2 ? placed([['first', x], ['second', y]], stock, n) : null)],
  ['(.+?) on the first(?: [a-z]+)? and (.+?) on the second(?: [a-z]+)?', ([x = '', y = ''], stock, n) => (n === 2 ? placed([['first', x], ['second', y]], stock, n) : null)],
  ['(?:the )?(first|second|third|last|next)(?: 1| [a-z]+)? (?:is|was|shows|being) (.+)', ([place = '', what = ''], stock, n) => placed([[place, what]], stock, n)],
  [`${ALL} (?!.*\\b(?:are|is|shows?|were|land)\\b)(?!\\d+ [a-z])(.+)`, ([what = ''], stock) => byCounts([ofOne(what, stock)], ([x = 0], n) => x === n)],
  [`(.+?) ${EACH}`, ([what = '', days = '', times = ''], stock, n) => Number(days || times || n) !== n ? null : byCounts([ofOne(what.replace(/^(?:that )?(?:it )?(?:does not|doesn't) /, 'not '), stock)], ([x = 0]) => x === n)],
  [`(?:no|0|none${OF_THEM}(?: is| are| shows?)?|neither${OF_THEM}(?: [a-z]+)?(?: is| shows?)) (.+)`, ([what = ''], stock) => byCounts([ofOne(what, stock)], ([x = 0]) => x === 0)],
  [`(at least|at most|exactly|only|more than|fewer than|less than|no more than)? ?(\\d+)${OF_THEM}(?: is| are| shows?)? (?!of )(?!or )([a-z0-9][a-z 0-9]*)`, ([how = '', k = '', what = ''], stock, n) => (Number(k) <= n && (how !== '' || /s$|^6es$/.test(what) || n === Number(k)) && (how === '' || COUNTS.test(how)) && !/ and | or \d+ [a-z]/.test(what) ? byCounts([ofOne(what, stock)], ([x = 0]) => compare(how, x, Number(k))) : null)],
  ['(an?|\\d+) ([a-z]+) and (an?|\\d+|the other)(?: is)? ([a-z]+)', ([j = '', x = '', k = '', y = ''], stock, n) => mixed(j, x, k, y, stock, n)],
  ['(1)(?: is)? ([a-z]+) and (1|the other)(?: 1)?(?: is)? ([a-z]+)', ([j = '', x = '', k = '', y = ''], stock, n) => mixed(j, x, k, y, stock, n)],
  ['1 of each(?: colou?r| kind)?', (_, stock, n) => (n === stock.kinds.length ? alike(false)(['colour'], stock, n) : null)],
]; // prettier-ignore
const mixed = (j: string, x: string, k: string, y: string, stock: Stock, n: number): Event | null => {
  const [a, b] = [j, k].map((word) => (/\d/.test(word) ? Number(word) : 1)) as [number, number];
  const [one, other] = [ofOne(x, stock), ofOne(y, stock)];
  const isApart = one && other && stock.kinds.every((each) => !(one(each) && other(each)));
  return isApart && a + b === n ? byCounts([one, other], ([p = 0, q = 0]) => p === a && q === b) : null;
};

const LEAD =
  /^(?:(?:that|of|to|for) )*(?:(?:you|we|i|he|she|it|they|there|(?:this|the) (?!sum|total|product|difference|first|second|third|fourth|last|next)[a-z]+|[a-z]+(?= (?:gets?|draws?|picks?|rolls?|takes?|throws?|guess(?:es)?|hits?|will) ))(?= (?:will|would|gets?|draws?|picks?|rolls?|takes?|throws?|spins?|lands?|guess(?:es)?|is|are|shows?|comes?|turns?|were|was|hits?|has|do|does|have) ))?(?: ?(?:will|would|be|is|are|was|were|get|gets|getting|draw|draws|drawing|pick|picks|picking|roll|rolls|rolling|take|takes|taking|throw|throws|throwing|spins?|spinning|lands? on|landing on|choosing|selecting|obtaining|having|tossing|flipping|guesses|shows?|has|have|comes up|a roll of|there is|there are|that|drawn)(?= ))*\s*/;
/** The event of so many draws in words; null where a word has no meaning for what is drawn. */
export const eventOf = (typed: string, stock: Stock, draws: number): Event | null => {
  const text = typed.trim().replace(/^(?:that )?(?:[a-z]+ )?(hit|miss|make)(?:s|es)? /, (_, verb: string) => `${verb === 'make' ? 'hit' : verb} `).replace(LEAD, '').trim().replace(/^(hits?|miss(?:es)?) (all|every 1|none|exactly \d+|at least \d+|at most \d+)(?: of them| shots)?$/, '$2 $1');
  const opposite = /^(?:of )?not (?:getting|rolling|drawing|picking|throwing) (.+)$/.exec(typed.trim());
  if (opposite) {
    const inner = eventOf(opposite[1] ?? '', stock, draws);
    return inner && { ...inner, holds: (row) => !inner.holds(row) };
  }
  const exact = [text, ...(text === typed.trim() ? [] : [typed.trim().replace(/^(?:that|of) /, '')])];
  for (const one of exact) {
    if (draws === 1) {
      const test = ofOne(one, stock);
      if (test) return { looks: [sign(test)], holds: ([only]) => only !== undefined && test(only) };
      continue;
    }
    for (const [source, read] of SEVERAL) {
      const found = new RegExp(`^(?:${source})$`).exec(one);
      const event = found && read(found.slice(1).map((group: string | undefined) => group ?? ''), stock, draws);
      if (event) return event;
    }
  }
  return null;
}; // prettier-ignore
