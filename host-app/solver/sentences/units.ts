import { multiply, divide, parseRational, power, rational, type Rational } from '../../maths/rational.js';
import { QUANTITIES } from '../../maths/units/quantities.js';
import { num, product, quotient, sum } from '../tree/expr.js';
import { problem, type Match, type Pattern } from '../intent/text.js';

const r = (n: number | bigint, d: number | bigint = 1): Rational => rational(n, d);

/** How sentences call the quantities; areas and volumes are also powers of lengths. */
const KINDS = { length: 'length', mass: 'mass', time: 'time', area: 'length^2', volume: 'length^3' } as const;

type Unit = readonly [kind: string, size: Rational];

/** Without what differs between countries: a text that says 'gallon' does not say which one. */
const isOneThing = ({ name }: { readonly name: string }): boolean => !/^(?:US|imperial) /.test(name);

const tableUnits = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((quantity) =>
  QUANTITIES[quantity]
    .filter(isOneThing)
    .flatMap(({ name, symbol, size }) =>
      [name, symbol, symbol.toLowerCase().replace('µ', 'u')].map((word): readonly [string, Unit] => [
        word,
        [KINDS[quantity], size],
      ]),
    ),
);

/** Singular and short names. */
const UNITS: Readonly<Record<string, Unit>> = {
  ...Object.fromEntries(tableUnits),
  nanogram: ['mass', r(1, 1_000_000_000)], ng: ['mass', r(1, 1_000_000_000)], sec: ['time', r(1)], nanoliter: ['length^3', r(1, 1_000_000_000_000)], nl: ['length^3', r(1, 1_000_000_000_000)],
  month: ['calendar', r(1)], year: ['calendar', r(12)], decade: ['calendar', r(120)], century: ['calendar', r(1200)], millennium: ['calendar', r(12_000)],
}; // prettier-ignore

const PLURAL: Readonly<Record<string, string>> = {
  inches: 'inch',
  feet: 'foot',
  centuries: 'century',
  millennia: 'millennium',
  mph: 'miles/h',
  kph: 'km/h',
  kmh: 'km/h',
};

const simpleUnit = (word: string): Unit | null => {
  const lower = word.toLowerCase().replace(/litre/g, 'liter').replace(/metre/g, 'meter');
  return UNITS[word] ?? UNITS[PLURAL[lower] ?? lower] ?? UNITS[lower.replace(/s$/, '')] ?? null;
};

const POWERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:square |sq\.? ?)([a-z]+)$|^([a-z]+)(?:\^2|²)$/i, 2],
  [/^(?:cubic |cu\.? ?)([a-z]+)$|^([a-z]+)(?:\^3|³)$/i, 3],
];

/** 'km', 'square feet', 'm²'. */
const poweredUnit = (text: string): Unit | null => {
  for (const [pattern, exponent] of POWERS) {
    const found = pattern.exec(text);
    const base = found && simpleUnit(found[1] ?? found[2] ?? '');
    if (base) return base[0] === 'length' ? [`length^${exponent}`, power(base[1], exponent)] : null;
  }
  return simpleUnit(text);
};

/** A unit or a quotient of two: 'km/h', 'miles per hour', 'mph'. */
const unitOf = (typed: string): Unit | null => {
  const text = PLURAL[typed.toLowerCase()] ?? typed.trim();
  const [over = '', under, ...more] = text.split(/ ?\/ ?| per /i);
  if (more.length > 0) return null;
  const top = poweredUnit(over);
  if (under === undefined) return top;
  const bottom = poweredUnit(under);
  return top && bottom ? [`${top[0]}/${bottom[0]}`, divide(top[1], bottom[1])] : null;
};

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }; // prettier-ignore
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** 3/7, 0.5, 'twenty-seven quarters', 'one fifth'. */
const amount = (text: string): Rational | null => {
  const written = parseRational(text);
  if (written) return written;
  const words = text.toLowerCase().split(/[\s-]+/);
  const part =
    words.length > 1
      ? (PARTS[words.at(-1) ?? ''] ?? PARTS[(words.at(-1) ?? '').replace(/s$/, '')])
      : undefined;
  const numbers = (part ? words.slice(0, -1) : words).map((word) => WORDS[word]);
  if (numbers.length === 0 || numbers.length > 2 || numbers.includes(undefined)) return null;
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 2 && (first < 20 || first % 10 !== 0 || second >= 10)) return null;
  return r(first + second, part ?? 1);
};

const convert = (value: string, from: string, to: string) => {
  const [size, source, target] = [amount(value), unitOf(from), unitOf(to)];
  if (!size || !source || !target || source[0] !== target[0]) return null;
  const factor = divide(source[1], target[1]);
  const expression =
    factor.d === 1n
      ? product(num(size), num(factor))
      : quotient(num(multiply(size, r(factor.n))), num(factor.d));
  return problem('evaluate', expression, undefined, { unit: to.trim() });
};

/** 5 feet 4 inches as one amount. */
const convertBoth = (f: Match) => {
  const [a = '', one = '', b = '', two = '', to = two] = f.parts;
  const [whole, part] = [convert(a, one, to), convert(b, two, to)];
  return whole && part && { ...whole, expression: sum(whole.expression, part.expression) };
};

const NUMBER = String.raw`(-?[\d./]+)`;
const ANY_UNIT = String.raw`((?:(?:square|cubic|sq\.?|cu\.?) )?[a-zµμ]+[²³]?(?:\^[23])?(?: ?\/ ?[a-z]+[²³]?| per [a-z]+)?)`;
const parts = (f: Match) => [f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''] as const;

export const UNIT_QUESTIONS: readonly Pattern[] = [
  [
    new RegExp(
      `^(?:convert |what is )?${NUMBER} ?${ANY_UNIT}(?: and| \\+|,)? ${NUMBER} ?${ANY_UNIT} (?:to|into|in) ${ANY_UNIT}$`,
      'iu',
    ),
    convertBoth,
  ],
  [
    /^how many ([a-z]+) (?:are (?:there )?)?in (-?[\d./]+|[a-z-]+(?: [a-z-]+)??)(?: of (?:a|an))? ?([a-zµμ]+)$/iu,
    (f: Match) => convert(f.parts[1] ?? '', f.parts[2] ?? '', f.parts[0] ?? ''),
  ],
  [
    /^what is (-?[\d./]+|[a-z-]+(?: [a-z-]+)?)(?: of (?:a|an))? ?([a-zµμ]+) in ([a-z]+)$/iu,
    (f: Match) => convert(...parts(f)),
  ],
  [
    new RegExp(
      `^(?:convert |change |what is |how much is )?${NUMBER} ?${ANY_UNIT} (?:to|into|in|as) ${ANY_UNIT}$`,
      'iu',
    ),
    (f: Match) => convert(...parts(f)),
  ],
];
