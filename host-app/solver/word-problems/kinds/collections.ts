import { single, type Schema, type Slots, type Table } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const COINS: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const cents = (coin: string | undefined): number | undefined => COINS[single(coin ?? '')];
/** Counts and worths of two kinds of coins; the number of the first kind is asked. */
const coins = (s: Slots): Table | null => {
  const [a, b] = [cents(s['x']), cents(s['y'])];
  const asked = cents(s['who']);
  if (a === undefined || b === undefined || a === b || (asked !== a && asked !== b)) return null;
  const other = asked === a ? b : a;
  const [x, y] = [`number of ${s['who'] ?? ''}`, 'number of the others'];
  return tabled(`worth in cents = 100 * worth; ${y} = count - ${x}`, x, {
    equations: `${asked} * ${x} + ${other} * ${y} = worth in cents`,
    isWhole: true,
  })(s);
};

/** So many tickets of two prices brought so much: the number of one kind is asked. */
const tickets = (s: Slots): Table | null => {
  const isFirst = single(s['who'] ?? '') === single(s['x'] ?? '');
  if (!isFirst && single(s['who'] ?? '') !== single(s['y'] ?? '')) return null;
  const [asked, other] = isFirst ? (['a', 'b'] as const) : (['b', 'a'] as const);
  const [count, rest] = [`number of ${s['who'] ?? ''} tickets`, 'number of the others'];
  return s[asked] === s[other]
    ? null
    : tabled(`${rest} = count - ${count}`, count, {
        equations: `${asked} * ${count} + ${other} * ${rest} = worth`,
        isWhole: true,
      })(s);
};
const between = (s: Slots): boolean => {
  const [a, b, c] = [s['low'], s['high'], s['goal']].map(Number) as [number, number, number];
  return (c - a) * (b - c) > 0;
};
/** An unknown amount of the one is added to a known amount of the other. */
const added = (s: Slots): Table | null =>
  between(s)
    ? tabled(
        'pure in the known = (low/100) * b; pure in the mixture = (high/100) * amount + pure in the known',
        'amount',
        { equations: 'pure in the mixture = (goal/100) * (amount + b)' },
      )(s)
    : null;
const SOLUTION = '(([a-z]+ )?(solution|mixture)|acid|alcohol|salt|saline|sugar|antifreeze)';

const averageOf = (names: readonly string[], count: number): Schema['table'] =>
  tabled(
    `sum of all = ${count} * mean; sum of the known = ${names.join(' + ')}`,
    'sum of all - sum of the known',
  );
const COUNTS = ['1', '2', '3', '4', '5', '6', '7'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** One value of a series is missing: 2 to 5 are known. */
const missing = [2, 3, 4, 5].flatMap((known): Schema[] => {
  const names = COUNTS.slice(0, known).map((n) => `v${n}`);
  const listed = names.map((name) => `{n:${name}}`);
  const values = `${listed.slice(0, -1).join(', ')}(,| and|, and) ${listed.at(-1) ?? ''}`;
  const nth = ORDINALS[known] ?? '';
  const table = averageOf(names, known + 1);
  return [
    {
      asks: [`(what is|find) the ${nth}( (number|value|score)|(?=\\?|$))`, 'find the missing (number|value)'],
      says: [
        [
          `average of ${known + 1} (numbers|values|scores) is {n:mean}`,
          `mean of ${known + 1} (numbers|values|scores) is {n:mean}`,
        ],
        [`${known} of (them|the (numbers|values|scores)) are ${values}`],
      ],
      table,
    },
    {
      asks: [
        `what (must|should|does) ([a-z]+) (need to )?(score|get) on the (${nth}|next) (test|exam|quiz) to ((have|get) an average of|average) {n:mean}(%)?`,
        `what score (must|should|does) ([a-z]+) need (to get )?on the ${nth} test to (have|get) an average of {n:mean}`,
        `what score (must|should|does) ([a-z]+) (need to )?get on the ${nth} test to (have|get) an average of {n:mean}`,
      ],
      words: 'student tests test',
      says: [
        [
          `(test )?(scores|marks|grades) (were|are) ${values}`,
          `(scored|got|scores|(has|had|got|earned|received) (test |exam )?(grades|scores|marks)( of)?) ${values}( on ((his|her|the) )?(first )?${known} tests)?`,
        ],
      ],
      table,
    },
  ];
});

export const COLLECTIONS: readonly Schema[] = [
  {
    asks: [
      `how (much|many (?<unit>[a-z]+)) (of (an? )?)?{p:low} ${SOLUTION} ((must|should) be|are) (mixed with|added to) {n:b} (?<units>[a-z]+) of (an? )?{p:high} ${SOLUTION} to (get|make|obtain|produce) (an? )?{p:goal} ${SOLUTION}`,
    ],
    says: [],
    same: [['unit', 'units']],
    table: ({ low, high, ...s }) => added({ ...s, low: high ?? '', high: low ?? '' }),
  },
  {
    asks: [
      `how many (?<unit>[a-z]+) of (the |an? )?{p:high} ${SOLUTION} @is? ?(must |should )?(be )?(added|mixed|needed) (to|with) {n:b} (?<units>[a-z]+) of (the |an? )?{p:low} ${SOLUTION} to (get|make|obtain|produce) an? {p:goal} ${SOLUTION}`,
    ],
    says: [
      [
        `{p:high2} ${SOLUTION} and an? {p:low2} ${SOLUTION}`,
        `{p:low2} ${SOLUTION} and an? {p:high2} ${SOLUTION}`,
      ],
    ],
    words: 'chemist',
    same: [['unit', 'units']],
    table: (s) =>
      [s['high2'], s['low2']].every((one) => one === s['high'] || one === s['low']) ? added(s) : null,
  },
  {
    asks: [
      'how (much|many (?<unit>[a-z]+) of) water (must|should|needs to) be added to {n:b} (?<units>[a-z]+) of (an? )?{p:low} [a-z]+ solution to (get|make|obtain|produce|dilute it to) an? {p:goal} ([a-z]+ )?solution',
    ],
    says: [],
    same: [['unit', 'units']],
    table: (s) => added({ ...s, high: '0' }),
  },
  {
    asks: [
      'how many (?<unit>pounds|kilograms|kg|ounces) of the {m:cost} (?<same>[a-z]+) (are|is|should be|must be) (used|needed|mixed)',
    ],
    says: [
      [
        '(?<what>[a-z]+) (that costs|costing|worth|that sells for) {m:low} per (?<per>[a-z]+)(?= (is|are) mixed)',
      ],
      [
        'mixed with {n:b} (?<units>[a-z]+) of (?<which>[a-z]+) (that costs|costing|worth|that sells for) {m:high} per [a-z]+',
      ],
      ['(blend|mixture|mix) (that costs|costing|worth|that sells for) {m:goal} per [a-z]+'],
    ],
    words: 'make blend mixture',
    same: [
      ['what', 'which'],
      ['what', 'same'],
      ['unit', 'units'],
      ['unit', 'per'],
      ['cost', 'low'],
    ],
    table: (s) =>
      between(s)
        ? tabled(
            'worth of the known = high * b; worth of the blend = low * amount + worth of the known',
            'amount',
            { equations: 'worth of the blend = goal * (amount + b)' },
          )(s)
        : null,
  },
  {
    asks: [
      'how many (?<who>[a-z]+)(?=\\?|$)',
      'how many (?<who>[a-z]+) ((does|do|did) (he|she|they|the [a-z]+|[a-z]+) have|(are|were) (there|in the (jar|bank)))',
    ],
    says: [
      ['{n:count} coins'],
      ['worth {m:worth}', '(total )?value (of (the coins )?)?(is )?{m:worth}', 'total (of|is) {m:worth}'],
      ['(all|in|only|of|are) (?<x>[a-z]+) and (?<y>[a-z]+)'],
    ],
    words: 'child jar holds bank coin coins purse piggy contains consisting total',
    table: coins,
  },
  {
    asks: [
      `how many (?<who>[a-z]+) (tickets|seats|ones)( were sold)?(?=\\?|$)`,
      'how many (?<who>[a-z]+) bought tickets',
    ],
    says: [
      [
        `(?<x>[a-z]+) tickets (cost|are|were|sell for|sold for) {m:a}( each)? and (?<y>[a-z]+) tickets (cost|are|were|sell for|sold for) {m:b}( each)?`,
        'tickets (to (@the )?[a-z]+ )?(cost|are|were) {m:a}( each)? for (?<x>[a-z]+) and {m:b}( each)? for (?<y>[a-z]+)',
      ],
      ['{n:count} (tickets|people)'],
      ['(for|total (was|of|is)|collected|took in|made) {m:worth}'],
    ],
    words: 'tickets were sold play theater concert total show school each receipts attended',
    table: tickets,
  },
  ...missing,
];
