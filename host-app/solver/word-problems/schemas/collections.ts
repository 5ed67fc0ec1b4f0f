import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, single, value, type Schema, type Slots, type Table } from './schema.js';

const COINS: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const cents = (coin: string | undefined): number | undefined => COINS[single(coin ?? '')];
/** Counts and worths of two kinds of coins; the number of the first kind is asked. */
const coins = (s: Slots): Table | null => {
  const [a, b] = [cents(s['x']), cents(s['y'])];
  const asked = cents(s['who']);
  if (a === undefined || b === undefined || a === b || (asked !== a && asked !== b)) return null;
  const other = asked === a ? b : a;
  const [x, y] = [`number of ${s['who'] ?? ''}`, 'number of the others'];
  return {
    lines: {
      'worth in cents': product(num(100), value(s['worth'])),
      [y]: minus(value(s['count']), sym(x)),
    },
    equations: [[sum(product(num(asked), sym(x)), product(num(other), sym(y))), sym('worth in cents')]],
    requested: sym(x),
    isWhole: true,
  };
};

const between = (s: Slots): boolean => {
  const [a, b, c] = [s['low'], s['high'], s['goal']].map(Number) as [number, number, number];
  return (c - a) * (b - c) > 0;
};
const mixed = (s: Slots): Table => ({
  lines: {
    'amount 1': value(s['a']),
    'amount 2': value(s['b']),
    'pure 1': product(share(s['low']), value(s['a'])),
    'pure 2': product(share(s['high']), value(s['b'])),
    'pure in the mixture': sum(sym('pure 1'), sym('pure 2')),
    mixture: sum(sym('amount 1'), sym('amount 2')),
  },
  requested: quotient(product(num(100), sym('pure in the mixture')), sym('mixture')),
});
const SOLUTION = '(?:[a-z]+ )?solution';

const averageOf =
  (names: readonly string[], count: number): ((s: Slots) => Table) =>
  (s) => ({
    lines: {
      'sum of all': product(num(count), value(s['mean'])),
      'sum of the known': sum(...names.map((name) => value(s[name]))),
    },
    requested: minus(sym('sum of all'), sym('sum of the known')),
  });
const COUNTS = ['1', '2', '3', '4', '5', '6', '7'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** One value of a series is missing: 2 to 5 are known. */
const missing = [2, 3, 4, 5].flatMap((known): Schema[] => {
  const names = COUNTS.slice(0, known).map((n) => `v${n}`);
  const listed = names.map((name) => `{n:${name}}`);
  const values = `${listed.slice(0, -1).join(', ')},? and ${listed.at(-1) ?? ''}`;
  const nth = ORDINALS[known] ?? '';
  const table = averageOf(names, known + 1);
  return [
    {
      asks: [`(?:what is|find) the ${nth} (?:number|value|score)`],
      says: [
        [
          `average of ${known + 1} (?:numbers|values|scores) is {n:mean}`,
          `mean of ${known + 1} (?:numbers|values|scores) is {n:mean}`,
        ],
        [`${known} of (?:them|the numbers) are ${values}`],
      ],
      words: '',
      things: 0,
      table,
    },
    {
      asks: [
        `what (?:must|should|does) (?:[a-z]+) (?:need to )?(?:score|get) on the ${nth} test to (?:have|get) an average of {n:mean}`,
        `what score (?:must|should|does) (?:[a-z]+) (?:need to )?get on the ${nth} test to (?:have|get) an average of {n:mean}`,
      ],
      says: [[`(?:scored|got|scores) ${values}(?: on (?:his|her|the)?(?:first)? ?${known} tests)?`]],
      words: '',
      things: 0,
      table,
    },
  ];
});

const COLOR = '(?<COLOR>red|blue|green|yellow|white|black|orange|purple|pink|brown)';
const color = (slot: string): string => COLOR.replace('COLOR', slot);
const BALLS = '(?:marbles?|balls?|chips?|beads?|counters?|candies|jelly beans|socks|pens|buttons|cubes)';
const drawn =
  (counts: readonly string[]) =>
  (s: Slots): Table | null => {
    const favorable = counts.filter((n) => s[`k${n}`] === s['color']);
    const [only] = favorable;
    const nouns = ['0', ...counts].flatMap((n) => s[`b${n}`] ?? []).map(single);
    if (new Set(nouns).size > 1) return null;
    if (
      favorable.length !== 1 ||
      only === undefined ||
      new Set(counts.map((n) => s[`k${n}`])).size < counts.length
    )
      return null;
    return {
      lines: {
        favorable: value(s[`n${only}`]),
        'number of all': sum(...counts.map((n) => value(s[`n${n}`]))),
      },
      requested: quotient(sym('favorable'), sym('number of all')),
    };
  };
const bags = [2, 3, 4].map((size): Schema => {
  const counts = COUNTS.slice(0, size);
  const held = counts.map((n) => `{n:n${n}} ${color(`k${n}`)}(?: (?<b${n}>${BALLS}))?`);
  return {
    asks: [
      `what is the probability (?:of|that) (?:drawing|picking|choosing|getting|selecting|taking) an? ${color('color')} (?:1|(?<b0>${BALLS}))(?! and| or| then| with)(?: at random)?`,
    ],
    says: [
      [
        `(?:bag|box|jar|urn|bowl|drawer) (?:contains|has|holds) ${held.slice(0, -1).join(', ')},? and ${held.at(-1) ?? ''}`,
      ],
    ],
    words: '',
    things: 0,
    table: drawn(counts),
  };
});

export const COLLECTIONS: readonly Schema[] = [
  {
    asks: [
      `how many (?<unit>[a-z]+) of an? {p:low} ${SOLUTION} (?:must|should) be (?:mixed with|added to) {n:b} (?<units>[a-z]+) of an? {p:high} ${SOLUTION} to (?:get|make|obtain|produce) an? {p:goal} ${SOLUTION}`,
    ],
    says: [],
    words: '',
    things: 0,
    same: [['unit', 'units']],
    table: (s) =>
      between(s)
        ? {
            lines: {
              'pure in the second': product(share(s['high']), value(s['b'])),
              'pure in the mixture': sum(product(share(s['low']), sym('amount')), sym('pure in the second')),
            },
            equations: [
              [sym('pure in the mixture'), product(share(s['goal']), sum(sym('amount'), value(s['b'])))],
            ],
            requested: sym('amount'),
          }
        : null,
  },
  {
    asks: [
      '(?:what is|find) the (?:concentration|percent(?:age)?)(?: of [a-z]+)? (?:of|in) the (?:mixture|new solution|resulting solution|result)',
    ],
    says: [
      [
        `mix(?:es|ed)? {n:a} (?<unit>[a-z]+) of an? {p:low} ${SOLUTION} with {n:b} (?<units>[a-z]+) of an? {p:high} ${SOLUTION}`,
      ],
    ],
    words: 'chemist',
    things: 0,
    same: [['unit', 'units']],
    table: mixed,
  },
  {
    asks: ['how many (?<who>[a-z]+) (?:does (?:he|she|[a-z]+) have|are there|are in the jar)'],
    says: [
      ['{n:count} coins'],
      ['worth {m:worth}', 'total of {m:worth}', 'value of {m:worth}'],
      ['(?:all|in|only|of) (?<x>[a-z]+) and (?<y>[a-z]+)'],
    ],
    words: 'jar holds bank coins purse',
    things: 0,
    table: coins,
  },
  ...missing,
  ...bags,
];
