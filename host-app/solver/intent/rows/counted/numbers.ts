import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

/** 2 1/3, 3/4, 5, -2.5 */
const V = String.raw`\(?(-?\d+ \d+/\d+|${N})\)?`;
const AND = '(?:,? (?:and )?then |,? and |, )';
const DONE: Readonly<Record<string, string>> = { add: '+', plus: '+', subtract: '-', 'take away': '-', minus: '-', 'multiply by': '*', 'divide by': '/' }; // prettier-ignore
const FIRST: Readonly<Record<string, string>> = { double: '2*', triple: '3*', halve: '1/2*', square: '' };
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }; // prettier-ignore

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const PLACES: readonly (readonly string[])[] = [
  ['M'],
  ['CM', 'D', 'CD', 'C'],
  ['XC', 'L', 'XL', 'X'],
  ['IX', 'V', 'IV', 'I'],
];
/** XLII as XL = 50 - 10 and II = 1 + 1; no sum for letters in another order. */
const fromRoman = (letters: string): string => {
  const isRoman = /^(?=..)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters);
  const parts = letters.match(/CM|CD|XC|XL|IX|IV|./g) ?? [];
  const valueOf = (part: string): string =>
    part.length === 2 ? `${ROMAN[part[1] ?? '']} - ${ROMAN[part[0] ?? '']}` : `${ROMAN[part] ?? ''}`;
  const lines = PLACES.flatMap((symbols) => {
    const own = parts.filter((part) => symbols.includes(part));
    return own.length === 0 ? [] : [[`value of ${own.join('').toLowerCase()}`, own.map(valueOf).join(' + ')] as const];
  });
  const names = lines.map(([name]) => name);
  return isRoman ? `amounts: ${lines.map((line) => line.join(' = ')).join('; ')} => ${names.join(' + ')}` : '?';
}; // prettier-ignore
/** Every number of the kind up to a place, in order. */
const firstOf = (count: string, kind: string): string => {
  const n = Number(count);
  const isPrime = (k: number): boolean =>
    k > 1 && !Array.from({ length: k - 2 }, (_, d) => d + 2).some((d) => d * d <= k && k % d === 0);
  const nth: Readonly<Record<string, (k: number) => number>> = { even: (k) => 2 * k, odd: (k) => 2 * k - 1, whole: (k) => k - 1, square: (k) => k * k }; // prettier-ignore
  const all =
    kind === 'prime'
      ? Array.from({ length: 120 }, (_, k) => k).filter(isPrime)
      : Array.from({ length: n }, (_, k) => (nth[kind] ?? ((one) => one))(k + 1));
  return n < 2 || n > 30 ? '?' : all.slice(0, n).join(', ');
};
/** The sum of the numbers of one kind in a range, whose ends are of that kind. */
const sumOfKind = (kind: string, factor: string, from: string, to: string): string => {
  const [a, b, step] = [Number(from), Number(to), factor === '' ? (kind === '' ? 1 : 2) : Number(factor)];
  const rest = kind === 'odd' ? 1 : 0;
  const [low, high] = [Math.ceil((a - rest) / step), Math.floor((b - rest) / step)];
  return low < high ? `sum of ${step}k + ${rest} from k=${low} to ${high}` : '?';
};

/** Ways to a common divisor or multiple: the one that is named is shown first. */
const COMMON = String.raw`(.*\b(?:gcd|gcf|hcf|lcm|common (?:divisor|factor|multiple)).*?)`;
const WAY = String.raw`(?:the )?(?:prime factors?|prime factori[sz]ations?|euclid(?:ean|['’]?s)?(?: division)? algorithm|listing(?: (?:out )?(?:the |their |all )?(?:multiples|factors|divisors))?)(?: method)?`;

export const NUMBER_ROWS: readonly Form[] = [
  [at(`${COMMON},? (?:by|using|with|via) ${WAY}`), '$1'],
  [at(`(?:by|use|using|with) ${WAY}(?: to|,)? ${COMMON}`), '$1'],
  [at(String.raw`(.*\d) ?per cent\b(.*)`), '$1%$2'],
  [at(`${ASK}${V} of ${V} of ${V}`), '($1) * ($2) * ($3)'],
  [at(`${ASK}(?:a |one )?half of (?:a |an )?${V}`), '1/2 * ($1)'],
  [at(`add ${V} (?:to|and) ${V}`), '($1) + ($2)'],
  [at(`subtract ${V} from ${V}`), '($2) - ($1)'],
  [at(`multiply ${V} (?:by|and) ${V}`), '($1) * ($2)'],
  [at(`divide ${V} by ${V}`), '($1) / ($2)'],
  [
    at(`(double|triple|halve|square) ${V}${AND}(add|subtract|take away|multiply by|divide by) ${V}`),
    (first, a, then, b) =>
      `(${FIRST[first.toLowerCase()]}(${a})${first.toLowerCase() === 'square' ? '^2' : ''}) ${DONE[then.toLowerCase()]} (${b})`,
  ],
  [at(String.raw`${ASK}(\d*\.\d) (?:recurring|repeating)(?: as a fraction)?`), (one) => `write ${one.replace(/^\./, '0.').replace(/(\d)$/, '($1)')} as a fraction`], // prettier-ignore
  [at(`${ASK}(?:opposite|additive inverse) of ${V}`), '-($1)'],
  [at(`${ASK}(negative )?(?:reciprocal|multiplicative inverse) of ${V}`), (minus, n) => `${minus && '-'}1/(${n})`],
  [
    at(String.raw`how many times does (\d+) (?:go|fit) in(?:to)? (\d+)`),
    (a, b) => (Number(b) % Number(a) === 0 ? `evaluate ${b}/${a}` : '?'),
  ],
  [at(String.raw`(${N}) ?% of what(?: number)? is (${N})`), '$2 is $1% of what number'],
  [
    at(`(increase|raise|reduce|decrease|lower) (${N}) by (?:a|one) (${Object.keys(PARTS).join('|')})`),
    (how, n, part) => {
      const isMore = /^[ir]a?[ni]/i.test(how);
      return `amounts: old value = ${n}; ${isMore ? 'rise' : 'drop'} = old value/${PARTS[part.toLowerCase()]} => old value ${isMore ? '+ rise' : '- drop'}`;
    },
  ],
  [
    at(String.raw`(?:${ASK}|write |express )?([\d.()*/^+x×{} -]*10 ?\^[\d.()*/^+x×{} -]*),? (?:in|as|to) an ordinary number`),
    (body) => `evaluate ${body.replace(/ ?[x×] ?(?=10)/g, '*')}`,
  ],
  [at(`${ASK}prime factors of (\\d+)`), 'list the prime factors of $1'],
  [
    at(`(?:convert )?([0-9a-z]+) (?:in |from )?(base \\d+|binary|octal|hex|hexadecimal) (?:in|to|into)(?: a)? (?:base 10|base ten|decimal)(?: number)?`),
    'convert $1 from $2 to decimal',
  ],
  [at('(?:convert )?0([xb])([0-9a-f]+) (?:in|to|into|as)(?: a)? decimal'), (base, n) => `convert ${n} from ${/x/i.test(base) ? 'hexadecimal' : 'binary'} to decimal`],
  [
    at('(?:(?:convert|write|change|express)(?: the roman numerals?)? )?([IVXLCDM]+) (?:in|as|to|into) (?:an? )?(?:ordinary |arabic |hindu-arabic |decimal |normal )?(?:numbers?|numerals?|digits|figures)'),
    fromRoman,
  ],
  [at('(?:(?:what|which) number is|(?:what is|convert|write|change)(?: the)? roman numerals?|what is the value of the roman numeral|what is(?= [IVXLCDM]{3,}$)) ([IVXLCDM]+)(?: (?:in|as|to|into) (?:an? )?numbers?)?'), fromRoman],
  [
    at(`${ASK}(?:smallest|least|lowest)(?: positive)? (?:number|integer|whole number) (?:that is |which is )?(?:exactly |evenly )?(?:divisible by|that can be divided by)(?: all of)? (\\d+(?:(?:, | and |, and )\\d+)+)`),
    'lcm of $1',
  ],
  [at('lcm\\((\\w), ?(\\w)\\) if gcd\\(\\1, ?\\2\\) ?= ?(\\d+) and (?:\\1 ?\\*? ?\\2) ?= ?(\\d+)'), (_, __, gcd, all) => `amounts: greatest common divisor = ${gcd}; product of both numbers = ${all} => product of both numbers/greatest common divisor`],
  [
    at(`(?:${ASK}sum of|add(?: up)?) (?:all )?(?:of )?(?:the )?(?:whole |natural |consecutive )?(?:(even|odd) )?(?:numbers|integers)(?: from)? (\\d+) (?:to|through) (\\d+)`),
    (kind, from, to) => sumOfKind(kind.toLowerCase(), '', from, to),
  ],
  [
    at(`${ASK}sum of (?:all )?(?:of )?(?:the )?multiples of (\\d+) (?:from|between) (\\d+) (?:to|and) (\\d+)`),
    (factor, from, to) => (Number(from) % Number(factor) === 0 || Number(to) % Number(factor) === 0 ? '?' : sumOfKind('', factor, from, to)),
  ],
  [
    at(`${ASK}(mean|average|median|sum) of (?:the )?first (\\d+) (?:(positive )?(even|odd|prime|natural|whole|counting|square) )(?:numbers|integers)`),
    (what, count, _, kind) => `${what} of ${firstOf(count, kind.toLowerCase())}`,
  ],
  [at(`${ASK}(mean|average|median|mode|range) of ((?:-?\\d+(?:\\.\\d+)? ){2,}-?\\d+(?:\\.\\d+)?)`), (what, items) => `${what} of ${items.split(' ').join(', ')}`],
  [
    at(`(?:if )?(?:the )?(?:mean|average) of ((?:${N}, ?)*${N}),? (?:and )?([a-z]) is (${N})[.,;]? (?:find|what is|calculate)(?: the value of)? ([a-z])`),
    (items, x, mean, asked) => (x === asked ? `(${items.split(',').join(' + ')} + ${x})/${items.split(',').length + 1} = ${mean}` : '?'),
  ],
  [at(`(?:${ASK}|what )(?:number|value) (?:that )?(?:is )?(?:exactly )?(?:halfway|midway|in the middle)(?: between| of)? (${N}) and (${N})`), 'mean of $1 and $2'],
  [at(`(\\d+) permute (\\d+)`), 'permutations of $1 objects taken $2'],
  [at(`(?:${ASK})?odds (?:in favor )?(?:of )?(\\d+) ?(?:to|:) ?(\\d+) (?:as|to|into) a probability|convert odds of (\\d+) ?(?:to|:) ?(\\d+) (?:in)?to a probability`), (a, b, c, d) => `amounts: parts in favor = ${a || c}; parts against = ${b || d}; parts in all = parts in favor + parts against => parts in favor/parts in all`],
  [
    at(`(\\d+(?:\\.\\d+)? ?(?:km|m|cm|mm|kg|g|mg|l|ml|cl)) ?(?:\\+|plus) ?(\\d+(?:\\.\\d+)?) ?(km|m|cm|mm|kg|g|mg|l|ml|cl)`),
    'convert $1 $2 $3 to $3',
  ],
  [at('(?:express |write |what is )?(\\d+ (?:seconds|minutes|hours|days|cm|centimeters|grams|g|ml|cents)) as an? (?:fraction|part) of (?:an?|one) (minute|hour|day|week|meter|kilogram|kg|liter)'), 'convert $1 to $2'],
]; // prettier-ignore
