import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, single, value, type Schema, type Slots, type Table } from '../schemas/schema.js';

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

/** So many tickets of two prices brought so much: the number of one kind is asked. */
const tickets = (s: Slots): Table | null => {
  const isFirst = single(s['who'] ?? '') === single(s['x'] ?? '');
  if (!isFirst && single(s['who'] ?? '') !== single(s['y'] ?? '')) return null;
  const [asked, other] = isFirst ? [s['a'], s['b']] : [s['b'], s['a']];
  const [count, rest] = [sym(`number of ${s['who'] ?? ''} tickets`), sym('number of the others')];
  return asked === other
    ? null
    : {
        lines: { [rest.name]: minus(value(s['count']), count) },
        equations: [[sum(product(value(asked), count), product(value(other), rest)), value(s['worth'])]],
        requested: count,
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
/** An unknown amount of the one is added to a known amount of the other. */
const added = (s: Slots): Table | null =>
  between(s)
    ? {
        lines: {
          'pure in the known': product(share(s['low']), value(s['b'])),
          'pure in the mixture': sum(product(share(s['high']), sym('amount')), sym('pure in the known')),
        },
        equations: [
          [sym('pure in the mixture'), product(share(s['goal']), sum(sym('amount'), value(s['b'])))],
        ],
        requested: sym('amount'),
      }
    : null;
const SOLUTION = '(?:(?:[a-z]+ )?(?:solution|mixture)|acid|alcohol|salt|saline|sugar|antifreeze)';

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
  const values = `${listed.slice(0, -1).join(', ')}(?:,| and|, and) ${listed.at(-1) ?? ''}`;
  const nth = ORDINALS[known] ?? '';
  const table = averageOf(names, known + 1);
  return [
    {
      asks: [
        `(?:what is|find) the ${nth}(?: (?:number|value|score)|(?=\\?|$))`,
        'find the missing (?:number|value)',
      ],
      says: [
        [
          `average of ${known + 1} (?:numbers|values|scores) is {n:mean}`,
          `mean of ${known + 1} (?:numbers|values|scores) is {n:mean}`,
        ],
        [`${known} of (?:them|the (?:numbers|values|scores)) are ${values}`],
      ],
      words: '',
      things: 0,
      table,
    },
    {
      asks: [
        `what (?:must|should|does) (?:[a-z]+) (?:need to )?(?:score|get) on the (?:${nth}|next) test to (?:(?:have|get) an average of|average) {n:mean}`,
        `what score (?:must|should|does) (?:[a-z]+) need (?:to get )?on the ${nth} test to (?:have|get) an average of {n:mean}`,
        `what score (?:must|should|does) (?:[a-z]+) (?:need to )?get on the ${nth} test to (?:have|get) an average of {n:mean}`,
      ],
      says: [[`(?:scored|got|scores) ${values}(?: on (?:(?:his|her|the) )?(?:first )?${known} tests)?`]],
      words: '',
      things: 0,
      table,
    },
  ];
});

export const COLLECTIONS: readonly Schema[] = [
  {
    asks: [
      `how many (?<unit>[a-z]+) of (?:an? )?{p:low} ${SOLUTION} (?:(?:must|should) be|are) (?:mixed with|added to) {n:b} (?<units>[a-z]+) of (?:an? )?{p:high} ${SOLUTION} to (?:get|make|obtain|produce) (?:an? )?{p:goal} ${SOLUTION}`,
    ],
    says: [],
    words: '',
    things: 0,
    same: [['unit', 'units']],
    table: ({ low, high, ...s }) => added({ ...s, low: high ?? '', high: low ?? '' }),
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
    asks: [
      `how many (?<unit>[a-z]+) of (?:the |an? )?{p:high} ${SOLUTION} @is? ?(?:must |should )?(?:be )?(?:added|mixed|needed) (?:to|with) {n:b} (?<units>[a-z]+) of (?:the |an? )?{p:low} ${SOLUTION} to (?:get|make|obtain|produce) an? {p:goal} ${SOLUTION}`,
    ],
    says: [
      [
        `{p:high2} ${SOLUTION} and an? {p:low2} ${SOLUTION}`,
        `{p:low2} ${SOLUTION} and an? {p:high2} ${SOLUTION}`,
      ],
    ],
    words: 'chemist',
    things: 0,
    same: [['unit', 'units']],
    table: (s) =>
      [s['high2'], s['low2']].every((one) => one === s['high'] || one === s['low']) ? added(s) : null,
  },
  {
    asks: [
      'how (?:much|many (?<unit>[a-z]+) of) water (?:must|should|needs to) be added to {n:b} (?<units>[a-z]+) of (?:an? )?{p:low} [a-z]+ solution to (?:get|make|obtain|produce|dilute it to) an? {p:goal} (?:[a-z]+ )?solution',
    ],
    says: [],
    words: '',
    things: 0,
    same: [['unit', 'units']],
    table: (s) => added({ ...s, high: '0' }),
  },
  {
    asks: [
      'how many (?<unit>pounds|kilograms|kg|ounces) of the {m:cost} (?<same>[a-z]+) (?:are|is|should be|must be) (?:used|needed|mixed)',
    ],
    says: [
      [
        '(?<what>[a-z]+) (?:that costs|costing|worth|that sells for) {m:low} per (?<per>[a-z]+)(?= (?:is|are) mixed)',
      ],
      [
        'mixed with {n:b} (?<units>[a-z]+) of (?<which>[a-z]+) (?:that costs|costing|worth|that sells for) {m:high} per [a-z]+',
      ],
      ['(?:blend|mixture|mix) (?:that costs|costing|worth|that sells for) {m:goal} per [a-z]+'],
    ],
    words: 'make blend mixture',
    things: 0,
    same: [
      ['what', 'which'],
      ['what', 'same'],
      ['unit', 'units'],
      ['unit', 'per'],
      ['cost', 'low'],
    ],
    table: (s) =>
      between(s)
        ? {
            lines: {
              'worth of the known': product(value(s['high']), value(s['b'])),
              'worth of the blend': sum(product(value(s['low']), sym('amount')), sym('worth of the known')),
            },
            equations: [
              [sym('worth of the blend'), product(value(s['goal']), sum(sym('amount'), value(s['b'])))],
            ],
            requested: sym('amount'),
          }
        : null,
  },
  {
    asks: [
      'how many (?<who>[a-z]+)(?=\\?|$)',
      'how many (?<who>[a-z]+) (?:(?:does|do|did) (?:he|she|they|the [a-z]+|[a-z]+) have|(?:are|were) (?:there|in the (?:jar|bank)))',
    ],
    says: [
      ['{n:count} coins'],
      [
        'worth {m:worth}',
        '(?:total )?value (?:of (?:the coins )?)?(?:is )?{m:worth}',
        'total (?:of|is) {m:worth}',
      ],
      ['(?:all|in|only|of|are) (?<x>[a-z]+) and (?<y>[a-z]+)'],
    ],
    words: 'child jar holds bank coin coins purse piggy contains consisting total',
    things: 0,
    table: coins,
  },
  {
    asks: [
      `how many (?<who>[a-z]+) (?:tickets|seats|ones)(?: were sold)?(?=\\?|$)`,
      'how many (?<who>[a-z]+) bought tickets',
    ],
    says: [
      [
        `(?<x>[a-z]+) tickets (?:cost|are|were|sell for|sold for) {m:a}(?: each)? and (?<y>[a-z]+) tickets (?:cost|are|were|sell for|sold for) {m:b}(?: each)?`,
        'tickets (?:to (?:@the )?[a-z]+ )?(?:cost|are|were) {m:a}(?: each)? for (?<x>[a-z]+) and {m:b}(?: each)? for (?<y>[a-z]+)',
      ],
      ['{n:count} (?:tickets|people)'],
      ['(?:for|total (?:was|of|is)|collected|took in|made) {m:worth}'],
    ],
    words: 'tickets were sold play theater concert total show school each receipts attended',
    things: 0,
    table: tickets,
  },
  ...missing,
];
