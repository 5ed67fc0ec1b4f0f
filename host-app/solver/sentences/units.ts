import { add, parseRational, power, rational, type Rational } from '../../maths/rational.js';
import { QUANTITIES } from '../../maths/units/quantities.js';
import type { Problem } from '../solution.js';
import { num, sum } from '../tree/expr.js';
import { conversion, type Conversion, type NamedUnit } from './conversions.js';
import { PARTS, spelledNumber } from './language/normal.js';
import { at, problem, type Match, type Pattern } from '../intent/text.js';

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
  // A gallon has four quarts in every country.
  gallon: ['jug', r(8)], gal: ['jug', r(8)], quart: ['jug', r(2)], qt: ['jug', r(2)], pint: ['jug', r(1)], pt: ['jug', r(1)], cup: ['jug', r(1, 2)],
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

export const simpleUnit = (word: string): Unit | null => {
  const lower = word.toLowerCase().replace(/litre/g, 'liter').replace(/metre/g, 'meter');
  return UNITS[word] ?? UNITS[PLURAL[lower] ?? lower] ?? UNITS[lower.replace(/s$/, '')] ?? null;
};

const POWERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:square |sq\.? ?)([a-z]+)$|^([a-z]+)(?:\^?2|²)$/i, 2],
  [/^(?:cubic |cu\.? ?)([a-z]+)$|^([a-z]+)(?:\^?3|³)$/i, 3],
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

/** 'hour' for 'hours', 'foot' for 'feet'. */
const singularUnit = (word: string): string => {
  const lower = word.toLowerCase();
  const single = PLURAL[lower] ?? lower.replace(/s$/, '');
  return UNITS[word] || word.length < 3 || !UNITS[single] ? word : single;
};
const named = (text: string): NamedUnit | null => {
  const word = text.trim();
  const unit = poweredUnit(word);
  return unit && { kind: unit[0], size: unit[1], one: singularUnit(word), many: word };
};

/** A unit or a quotient of two: 'km/h', 'miles per hour', 'mph'. */
const unitOf = (typed: string): readonly [NamedUnit, NamedUnit?] | null => {
  const spoken = PLURAL[typed.toLowerCase()];
  const text = spoken?.includes('/') ? spoken : typed.trim();
  const [over = '', under, ...more] = text.split(/ ?\/ ?| per /i);
  const top = more.length > 0 ? null : named(over);
  if (!top || under === undefined) return top && [top];
  const bottom = named(under);
  return bottom && [top, bottom];
};

/** 3/7, 0.5, 2 1/2, 'twenty-seven quarters', 'one fifth', 'half'. */
const amount = (text: string): Rational | null => {
  const mixed = /^(\d+) (\d+\/\d+)$/.exec(text)?.slice(1).map(parseRational);
  if (mixed) return mixed[0] && mixed[1] ? add(mixed[0], mixed[1]) : null;
  const written = parseRational(text);
  if (written) return written;
  const words = text.toLowerCase().split(/[\s-]+/);
  const last = words.at(-1) ?? '';
  const part = PARTS[last.replace('halves', 'half')] ?? PARTS[last.replace(/s$/, '')];
  const counted = (part ? words.slice(0, -1) : words).join(' ');
  const count = counted === '' && part ? 1 : /^an?$/.test(counted) ? 1 : spelledNumber(counted);
  return counted === '' && !part ? null : count === null ? null : r(count, part ?? 1);
};

const convert = (typed: string, from: string, to: string): Conversion | null => {
  const size = amount(typed);
  const [source, target] = [unitOf(from), unitOf(to)];
  return size && source && target
    ? conversion(num(size, /^\d+\.\d+$/.test(typed) ? typed : undefined), from.trim(), source, target)
    : null;
};

const NUMBER = String.raw`-?\d+ \d+\/\d+|-?[\d.]+(?:\/\d+)?|(?:[a-z]+[ -]){1,3}?`;
const ANY_UNIT = String.raw`(?:(?:square|cubic|sq\.?|cu\.?) )?[a-zµμ]+[²³]?(?:\^?[23])?(?: ?\/ ?[a-z]+[²³]?| per [a-z]+)?`;
const PAIR = new RegExp(
  String.raw`^(${NUMBER}) ?(?:of )?(?:(?:a|an) )?(${ANY_UNIT})(?:(?:,? and|,| \+)? (?=[\d])|$)`,
  'iu',
);

/** 5 feet 4 inches: amounts with their units, which add up. */
const amountsIn = (typed: string, to: string): Problem | null => {
  const parts: Conversion[] = [];
  let rest = typed.replace(/^(\d+) ?(?:'|′|ft|feet|foot) ?(\d+)(?: ?(?:''|"|″))?$/i, '$1 feet $2 inches');
  while (rest !== '') {
    const found = PAIR.exec(rest);
    const part = found && convert((found[1] ?? '').trim(), found[2] ?? '', to);
    if (!found || !part) return null;
    parts.push(part);
    rest = rest.slice(found[0].length).trim();
  }
  if (parts.length === 0) return null;
  return problem('counted', sum(...parts.map(({ value }) => value)), undefined, {
    operation: 'convert',
    unit: to.trim(),
    items: parts.map(({ data }) => data),
  });
};

const AMOUNT = String.raw`(-?[\d.]+[\d/., +a-z'"′″µμ²³^-]*?|[a-z]+(?:[ -][a-z]+){1,4}?)`;
const TARGET = `(${ANY_UNIT})`;

export const UNIT_QUESTIONS: readonly Pattern[] = [
  [
    at(String.raw`how many ${TARGET} (?:(?:are |is )?(?:there )?in|is|are|equals?|makes?|make up) ${AMOUNT}`),
    ({ parts: [to = '', from = ''] }: Match) => amountsIn(from, to),
  ],
  [
    at(String.raw`how many ${TARGET} (?:does|do) ${AMOUNT} (?:have|contain|make|equal)`),
    ({ parts: [to = '', from = ''] }: Match) => amountsIn(from, to),
  ],
  [
    at(
      String.raw`(?:(?:convert|change|express|write|turn|evaluate|how (?:much|tall|far|long|heavy|high|big|fast) (?:is|are)|what(?: is|'s|s)) )?${AMOUNT} ?(?: to | into | in | as | equals |->|→|=) ?(?:\?|…|\.{2,}|_+)? ?${TARGET}`,
    ),
    ({ parts: [from = '', to = ''] }: Match) => amountsIn(from, to),
  ],
];
