import { multiply, divide, parseRational, rational, type Rational } from '../../maths/rational.js';
import { num, product, quotient } from '../tree/expr.js';
import { problem, type Match, type Pattern } from '../intent/text.js';

const r = (n: number | bigint, d: number | bigint = 1): Rational => rational(n, d);

/** Size of each unit in the base unit of its kind; singular and short names. */
const UNITS: Readonly<Record<string, readonly [string, Rational]>> = {
  nanometer: ['length', r(1, 1_000_000_000)], nm: ['length', r(1, 1_000_000_000)], micrometer: ['length', r(1, 1_000_000)], um: ['length', r(1, 1_000_000)],
  millimeter: ['length', r(1, 1000)], mm: ['length', r(1, 1000)], centimeter: ['length', r(1, 100)], cm: ['length', r(1, 100)], meter: ['length', r(1)], m: ['length', r(1)], kilometer: ['length', r(1000)], km: ['length', r(1000)],
  inch: ['length', r(254, 10_000)], foot: ['length', r(3048, 10_000)], yard: ['length', r(9144, 10_000)], mile: ['length', r(1_609_344, 1000)],
  nanogram: ['mass', r(1, 1_000_000_000)], ng: ['mass', r(1, 1_000_000_000)], microgram: ['mass', r(1, 1_000_000)], ug: ['mass', r(1, 1_000_000)], milligram: ['mass', r(1, 1000)], mg: ['mass', r(1, 1000)], gram: ['mass', r(1)], g: ['mass', r(1)], kilogram: ['mass', r(1000)], kg: ['mass', r(1000)], tonne: ['mass', r(1_000_000)], t: ['mass', r(1_000_000)],
  nanosecond: ['time', r(1, 1_000_000_000)], microsecond: ['time', r(1, 1_000_000)], millisecond: ['time', r(1, 1000)], ms: ['time', r(1, 1000)], second: ['time', r(1)], s: ['time', r(1)], minute: ['time', r(60)], hour: ['time', r(3600)], day: ['time', r(86_400)], week: ['time', r(604_800)],
  nanoliter: ['volume', r(1, 1_000_000_000)], nl: ['volume', r(1, 1_000_000_000)], milliliter: ['volume', r(1, 1000)], ml: ['volume', r(1, 1000)], centiliter: ['volume', r(1, 100)], liter: ['volume', r(1)], l: ['volume', r(1)],
  month: ['calendar', r(1)], year: ['calendar', r(12)], decade: ['calendar', r(120)], century: ['calendar', r(1200)], millennium: ['calendar', r(12_000)],
}; // prettier-ignore

const PLURAL: Readonly<Record<string, string>> = {
  inches: 'inch',
  feet: 'foot',
  centuries: 'century',
  millennia: 'millennium',
};
const unitOf = (word: string): readonly [string, Rational] | null => {
  const lower = word.toLowerCase().replace(/litre/g, 'liter').replace(/metre/g, 'meter');
  return UNITS[word] ?? UNITS[PLURAL[lower] ?? lower] ?? UNITS[lower.replace(/s$/, '')] ?? null;
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
  return problem(
    'evaluate',
    factor.d === 1n
      ? product(num(size), num(factor))
      : quotient(num(multiply(size, r(factor.n))), num(factor.d)),
  );
};

export const UNIT_QUESTIONS: readonly Pattern[] = [
  [
    /^how many ([a-z]+) are (?:there )?in (-?[\d./]+|[a-z-]+(?: [a-z-]+)??)(?: of (?:a|an))? ?([a-zµμ]+)$/iu,
    (f: Match) => convert(f.parts[1] ?? '', f.parts[2] ?? '', f.parts[0] ?? ''),
  ],
  [
    /^what is (-?[\d./]+|[a-z-]+(?: [a-z-]+)?)(?: of (?:a|an))? ?([a-zµμ]+) in ([a-z]+)$/iu,
    (f: Match) => convert(f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''),
  ],
  [
    /^convert (-?[\d./]+) ?([a-zµμ]+) (?:to|into|in) ([a-z]+)$/iu,
    (f: Match) => convert(f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''),
  ],
];
