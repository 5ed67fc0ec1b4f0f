import { rational } from '../../maths/rational.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';
import { canon } from '../kernel/canonical.js';
import type { Problem } from '../solution.js';
import { isNum, list, num, product, quotient, sym, type Expr } from '../tree/expr.js';

const ASK = String.raw`(?:(?:what (?:is|are)|find|calculate|compute|determine|list|give|state|write|work out)(?: all)?(?: the)?(?: value of)? )?`;

const numbers = (operation: string, items: readonly Expr[]): Problem =>
  problem('numbers', items.length === 1 && items[0] ? items[0] : list('tuple', items), '', {
    operation,
    items,
  });
const whole = (f: Match, k: number): Expr | null => {
  const value = canon(maths(f, f.parts[k] ?? ''));
  return isNum(value) ? value : null;
};
const all = (f: Match, operation: string, count: number): Problem | null => {
  const items = Array.from({ length: count }, (_, k) => whole(f, k));
  const known = items.filter((item) => item !== null);
  return known.length === count ? numbers(operation, known) : null;
};

/** Numbers times powers of ten: (3 × 10^5) ÷ (1.5 × 10^-2). */
const POWERS = String.raw`[-+\d.()*/÷^x× {}]*`;

/** 0.1(6), 0.1666…, 0.1\overline{6}. */
const repeating = (f: Match): Problem | null => {
  const text = (f.parts[0] ?? '').replace(/\\overline\{(\d+)\}/, '($1)').replace(/(\d)\u0305/gu, '($1)');
  const dotted = /^(-?\d+)\.(\d*?)(\d+?)\3{2,}\d*(?:\.\.\.|…)$/.exec(text);
  const written = dotted ? `${dotted[1]}.${dotted[2]}(${dotted[3]})` : text;
  const [, minus, before = '', fixed = '', period = ''] = /^(-?)(\d+)\.(\d*)\((\d+)\)$/.exec(written) ?? [];
  if (period === '' || /^0+$/.test(period)) return null;
  const bottom = BigInt(`${'9'.repeat(period.length)}${'0'.repeat(fixed.length)}`);
  const top = BigInt(`${before}${fixed}${period}`) - BigInt(`${before}${fixed}`);
  return numbers('repeating', [num(rational(minus === '-' ? -top : top, bottom), written)]);
};

const BASES: Readonly<Record<string, number>> = {
  binary: 2,
  ternary: 3,
  octal: 8,
  decimal: 10,
  hexadecimal: 16,
  hex: 16,
};
const baseOf = (text: string): number =>
  BASES[text.toLowerCase()] ?? (Number.parseInt(text.replace(/\D/g, ''), 10) || 0);
const BASE = String.raw`(binary|octal|decimal|hexadecimal|hex|ternary|base[- ]?\d+)`;
const NUMBER = String.raw`([0-9A-Z]+)`;

const fromTo = (digits: string, from: string, to: string): Problem | null => {
  const [source, target] = [baseOf(from), baseOf(to)];
  if (target === 10)
    return source !== 10 && source > 1 && source < 37 ? numbers(`from-base:${source}`, [sym(digits)]) : null;
  if (source !== 10 || !/^\d+$/.test(digits) || target < 2 || target > 36) return null;
  return numbers(`to-base:${target}`, [num(BigInt(digits))]);
};
const REPEATING = String.raw`(-?\d+\.\d*(?:\(\d+\)|\\overline\{\d+\}|\d+(?:\.\.\.|…)))`;

/** 0.375, with the digits it was written with. */
const written = (f: Match, operation: string): Problem | null => {
  const text = (f.parts[0] ?? '').replace(/^(-?)\./, '$10.');
  const value = canon(maths(f, text));
  return isNum(value) ? numbers(operation, [num(value.value, text)]) : null;
};
const WRITE = String.raw`(?:(?:write|convert|change|express|turn|rewrite|what is|what's)(?: the)?(?:(?: repeating| recurring)? decimal| fraction| number)? )?`;
const AS = String.raw`(?:as|to|into|in)(?: an?)?(?: simplified| exact| common| equivalent)*`;
const FORM = '(?: form)?';
const LOWEST = String.raw`(?: in (?:its )?(?:lowest|simplest) (?:terms|form))?`;
/** 7/3 and 2.5 as mixed numbers: 2 1/3 and 2 1/2. */
const mixed = (f: Match): Problem => {
  const e = maths(f, f.parts[0] ?? '');
  return problem('numbers', e, '', { operation: 'mixed', items: [canon(e)] });
};
/** 45% is 45/100, or 0.45 where a decimal is asked for. */
const hundredths = (f: Match): Problem => {
  const share = quotient(maths(f, f.parts[0] ?? ''), num(100));
  return f.parts[1]?.toLowerCase() === 'decimal'
    ? problem('numbers', share, '', { operation: 'percent', items: [canon(share)] })
    : problem('evaluate', share);
};
const PLACES: Readonly<Record<string, number>> = { tenth: 1, hundredth: 2, thousandth: 3, 'whole number': 0, integer: 0, one: 0, unit: 0, ten: -1, hundred: -2, thousand: -3, million: -6 }; // prettier-ignore
const rounding = (f: Match, places: number | undefined): Problem | null =>
  places === undefined ? null : all(f, `round:${places}`, 1);

const FACTS: readonly (readonly [words: string, operation: string, count: 1 | 2])[] = [
  [
    String.raw`(?:number of|how many) (?:positive )?(?:divisors|factors)(?: are there)?(?: does| of| has| for)? (\d+)(?: have| has)?`,
    'divisor-count',
    1,
  ],
  [String.raw`sum of (?:the |all )?(?:positive )?(?:divisors|factors) of (\d+)`, 'divisor-sum', 1],
  [String.raw`(?:euler(?:'s)? )?(?:phi|totient|φ)(?: function)?(?: of)? ?\(?(\d+)\)?`, 'totient', 1],
  [
    String.raw`(?:how many|number of) primes?(?: numbers)?(?: are there)?(?: are)? between (\d+) and (\d+)`,
    'primes-between',
    2,
  ],
  [
    String.raw`(?:next|first|smallest) prime(?: number)? (?:after|above|greater than|larger than) (\d+)`,
    'next-prime',
    1,
  ],
  [
    String.raw`(?:largest|greatest|previous) prime(?: number)? (?:before|below|less than|smaller than) (\d+)`,
    'previous-prime',
    1,
  ],
  [String.raw`(?:sum of (?:the )?digits|digit sum|cross sum) of (\d+)`, 'digit-sum', 1],
  [String.raw`(\d+)(?:st|nd|rd|th) fibonacci number`, 'fibonacci', 1],
];

export const NUMBER_QUESTIONS: readonly Pattern[] = [
  ...FACTS.map(([words, operation, count]): Pattern => [
    at(`${ASK}${words}`),
    (f) => all(f, operation, count),
  ]),
  [
    at(String.raw`(?:round|approximate) (-?[\d.]+) (?:to|correct to) (\d+) decimal places?`),
    (f) => rounding(f, Number(f.parts[1])),
  ],
  [
    at(
      String.raw`(?:round|approximate|write) (-?[\d.]+) (?:to|correct to) (\d+) (?:significant (?:figures?|digits?)|sig\.? ?figs?|s\.?f\.?)`,
    ),
    (f) => {
      const digits = Number(f.parts[1]);
      const size = Math.abs(Number(f.parts[0]));
      if (size === 0 || digits === 0 || digits > 15) return null;
      // 99.96 to three digits is 100, of the next power of ten.
      return rounding(
        f,
        digits - 1 - Math.floor(Math.log10(Number((size * (1 + 1e-12)).toPrecision(digits)))),
      );
    },
  ],
  [
    at(
      String.raw`round (-?[\d.]+) to the nearest (tenth|hundredth|thousandth|whole number|integer|one|unit|ten|hundred|thousand|million)`,
    ),
    (f) => rounding(f, PLACES[(f.parts[1] ?? '').toLowerCase()]),
  ],
  [at(`${WRITE}(-?\\d*\\.\\d+) ${AS} fraction${FORM}${LOWEST}`), (f) => written(f, 'fraction')],
  [
    at(`${WRITE}(-?(?:\\d+ (?=\\d+/))?[\\d.]+(?:\\s*/\\s*\\d+)?) ${AS} percent(?:age)?`),
    (f) => problem('evaluate', product(maths(f, f.parts[0] ?? ''), num(100))),
  ],
  [at(`${WRITE}(-?[\\d.]+|-?\\d+ ?/ ?\\d+) ${AS} mixed (?:number|fraction|numeral)${LOWEST}`), mixed],
  [
    at(`${WRITE}(-?\\d+ \\d+ ?/ ?\\d+) ${AS} (?:improper )?fraction`),
    (f) => problem('evaluate', maths(f, f.parts[0] ?? '')),
  ],
  [
    at(
      `${WRITE}(-?(?:\\d+ (?=\\d+/))?[\\d.]+(?:/\\d+)?) ?(?:%|percent) ${AS} (decimal|fraction|number)${LOWEST}`,
    ),
    hundredths,
  ],
  [
    at(
      String.raw`(?:write|convert|change|express) (-?[\d.]+ ?(?:\*|×|x|·) ?10 ?\^ ?[({]?-?\d+[)}]?) (?:as|to|in|into)(?: an?)? (?:ordinary |decimal |whole |standard )?(?:number|notation|decimal|form)`,
    ),
    (f) => problem('evaluate', maths(f, (f.parts[0] ?? '').replace(/x|×/, '*'))),
  ],
  [at(`${ASK}(?:positive )?(?:divisors|factors) of (\\d+)`), (f) => all(f, 'divisors', 1)],
  [
    at(String.raw`${ASK}(-?\d+)\s*\^\s*\{?(\d+)\}?\s*(?:\(|\\?p?)mod(?:ulo)?\s*(\d+)\)?`),
    (f) => all(f, 'power-modulo', 3),
  ],
  [
    at(String.raw`${ASK}remainder (?:when|of) (-?\d+)\s*\^\s*\{?(\d+)\}? (?:is )?divided by (\d+)`),
    (f) => all(f, 'power-modulo', 3),
  ],
  [
    at(String.raw`${ASK}(-?\d+)\s*(?:\\?p?)mod(?:ulo)?\s*(\d+)`),
    (f) => {
      const items = [whole(f, 0), whole(f, 1)].filter((item) => item !== null);
      return items.length === 2 ? problem('remainder', list('tuple', items), '', { items }) : null;
    },
  ],
  [
    at(`(?:convert|change|write|express)(?: the)?(?: number)? ${NUMBER} from ${BASE} (?:in)?to ${BASE}`),
    (f) => fromTo(f.parts[0] ?? '', f.parts[1] ?? '', f.parts[2] ?? ''),
  ],
  [
    at(
      `(?:convert|change|write|express)(?: the)? ${BASE}(?: number)? ${NUMBER} (?:in|to|into|as)(?: a)? ${BASE}(?: number)?`,
    ),
    (f) => fromTo(f.parts[1] ?? '', f.parts[0] ?? '', f.parts[2] ?? ''),
  ],
  [
    at(
      `(?:convert|change|write|express|what is)(?: the)?(?: decimal)?(?: number)? (\\d+) (?:in|to|into|as)(?: a)? ${BASE}(?: number)?`,
    ),
    (f) => fromTo(f.parts[0] ?? '', 'decimal', f.parts[1] ?? ''),
  ],
  [at(`${WRITE}${REPEATING}(?: ${AS} fraction${FORM}${LOWEST})?`), repeating],
  [
    at(`${WRITE}(-?(?:\\d+ )?\\d+\\s*/\\s*\\d+) ${AS}(?: repeating| recurring)? decimal${FORM}`),
    (f) => all(f, 'decimal', 1),
  ],
  [
    at(
      String.raw`(?:(?:convert|change|write|express|evaluate|find|what is)(?: the number)? )?(-?[\d.,]+|${POWERS}10 ?\^${POWERS}),? (?:in|to|into|as|using) (?:scientific notation|standard form)`,
    ),
    (f) => {
      const amount = (f.parts[0] ?? '').replace(/,/g, '').replace(/ ?[x×] ?(?=10)/g, '*');
      return all({ ...f, parts: [amount] }, 'scientific', 1);
    },
  ],
];
