import { num, product, quotient, sum, sym, type Expr } from '../../tree/expr.js';
import { single, value, type Schema, type Slots, type Table } from './schema.js';

const RATIO = '(?:in (?:the|a) ratio(?: of)?|ratio (?:of|is))';
const OF_TO =
  'ratio of (?:the number of )?(?<x>[a-z]+) to (?<y>[a-z]+)(?: (?:in|at|on) (?:@the )?[a-z]+)? is @ratio';
const [parts, total] = [sym('all parts'), sym('whole')];
const ratioShare = (s: Slots, which: string | undefined, whole = s['whole']): Table => ({
  lines: {
    whole: value(whole),
    'all parts': sum(value(s['a']), value(s['b'])),
    'one part': quotient(total, parts),
  },
  requested: product(sym('one part'), value(which)),
});
const larger = (s: Slots, isLarge: boolean): string | undefined =>
  Number(s['a']) > Number(s['b']) === isLarge ? s['a'] : s['b'];
/** The part of the one that is asked about; null for a third one. */
const partOf = (s: Slots): string | undefined =>
  single(s['who'] ?? '') === single(s['x'] ?? '')
    ? s['a']
    : single(s['who'] ?? '') === single(s['y'] ?? '')
      ? s['b']
      : undefined;

const last = (words: string | undefined): string => words?.split(' ').at(-1) ?? '';

/** So many of one thing for so many of the other: a share of another size. */
const proportion = (s: Slots): Table => ({
  lines: { 'for one': quotient(value(s['cost']), value(s['count'])) },
  requested: product(sym('for one'), value(s['more'])),
});
const SAME: Schema['same'] = [['what', 'which']];

const groupShare = (s: Slots): Table | null => {
  const which = single(s['who'] ?? '');
  const part = which === single(s['x'] ?? '') ? s['a'] : which === single(s['y'] ?? '') ? s['b'] : undefined;
  const all: Expr = sum(value(s['a']), value(s['b']));
  return part === undefined || s['x'] === s['y']
    ? null
    : {
        lines: { part: value(part), whole: all },
        requested: quotient(product(num(100), sym('part')), total),
      };
};

export const SHARING: readonly Schema[] = [
  ...[true, false].map((isLarge): Schema => ({
    asks: [
      `(?:what is|find|how much is) the ${isLarge ? '(?:larger|bigger|greater)' : 'smaller'} (?:share|part)`,
    ],
    says: [['(?:divide|split|share|divided|split|shared) {n:whole}(?: dollars)?'], [`${RATIO} @ratio`]],
    words: '',
    things: 0,
    table: (s) => (s['a'] === s['b'] ? null : ratioShare(s, larger(s, isLarge))),
  })),
  {
    asks: ['how (?:much|many)(?: money)? (?:does|do|did|will) (?<who>[a-z]+) (?:get|receive)'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (?:shared?|split|divided?) {m:whole}',
        '{m:whole} (?:is|are|was|were) (?:shared|split|divided) between (?<x>[a-z]+) and (?<y>[a-z]+)',
      ],
      [`${RATIO} @ratio`],
    ],
    words: 'sum',
    things: 0,
    isOnlyAboutNamed: true,
    table: (s) => (partOf(s) === undefined ? null : ratioShare(s, partOf(s))),
  },
  {
    asks: ['how many (?<what>[a-z]+) (?:does|do|did|will) (?<who>[a-z]+) (?:get|receive)'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (?:shared?|split|divided?) {n:whole} (?<which>[a-z]+)'],
      [`${RATIO} @ratio`],
    ],
    words: '',
    things: 0,
    isOnlyAboutNamed: true,
    same: [['what', 'which']],
    table: (s) => (partOf(s) === undefined ? null : ratioShare(s, partOf(s))),
  },
  ...['a', 'b'].map((given): Schema => ({
    asks: [
      `how many (?<who>[a-z]+) are (?:there|in (?:@the )?(?:class|school|bag|box))(?: if there are {n:known} (?<known2>[a-z]+))?`,
    ],
    says: [[OF_TO], ['there are {n:known} (?<known2>[a-z]+)', '\\bhas {n:known} (?<known2>[a-z]+)']],
    words: '',
    oneOf: 'class school club team bag box shelter',
    things: 1,
    table: (s) => {
      const [from, to] = given === 'a' ? ['x', 'y'] : ['y', 'x'];
      if (
        single(s[from] ?? '') !== single(last(s['known2'])) ||
        single(s[to] ?? '') !== single(s['who'] ?? '')
      )
        return null;
      return {
        lines: { 'one part': quotient(value(s['known']), value(s[given])) },
        requested: product(sym('one part'), value(s[given === 'a' ? 'b' : 'a'])),
        isWhole: true,
      };
    },
  })),
  {
    asks: ['how many (?:of them )?(?:are )?(?<who>[a-z]+)(?: are (?:there|in the class))?'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (?:are )?in (?:the|a) ratio(?: of)? @ratio', OF_TO],
      ['there are {n:whole} (?:students|people|children|members|animals|pupils)(?: in (?:total|all))?'],
    ],
    words: '',
    oneOf: 'class school club team',
    things: 0,
    table: (s) => (partOf(s) === undefined ? null : { ...ratioShare(s, partOf(s)), isWhole: true }),
  },
  {
    asks: ['what percent(?:age)? of (?:the class|the students|them) (?:are|is) (?<who>[a-z]+)'],
    says: [['(?:there are|has) {n:a} (?<x>[a-z]+) and {n:b} (?<y>[a-z]+)']],
    words: 'class',
    things: 0,
    table: groupShare,
  },
  {
    asks: [
      'how many (?<what>[a-z]+)(?: of (?<stuff>[a-z]+))? (?:is|are) needed for {n:more} (?<item>[a-z]+)',
      'how many (?<what>[a-z]+)(?: of (?<stuff>[a-z]+))? does [a-z]+ need for {n:more} (?<item>[a-z]+)',
    ],
    says: [
      [
        'recipe (?:needs|uses|calls for|requires) {n:cost} (?<which>[a-z]+)(?: of (?<stuffs>[a-z]+))? for {n:count} (?<items>[a-z]+)',
      ],
    ],
    words: '',
    things: 0,
    same: [
      ['what', 'which'],
      ['item', 'items'],
      ['stuff', 'stuffs'],
    ],
    table: proportion,
  },
  {
    asks: [
      '(?:at (?:this|the same|that) rate,? )?how many (?<what>[a-z]+) (?:does|do|can|will|would) (?:it|he|she|they|the [a-z]+) (?:make|print|produce|pack|type|bake|read|pick|do) in {t:more}',
    ],
    says: [
      [
        '(?:makes?|prints?|produces?|packs?|types?|bakes?|reads?|picks?) {n:cost} (?<which>[a-z]+) in {t:count}',
      ],
    ],
    words: '',
    oneOf: 'factory machine printer worker robot bakery farmer typist',
    things: 0,
    same: SAME,
    table: proportion,
  },
  {
    asks: [
      'how many (?<what>[a-z]+) (?:does|do|can|will) (?:it|he|she|they|the [a-z]+) (?:make|print|produce|pack|type|bake|read|pick) per (?:minute|hour|day|second|week)',
    ],
    says: [
      [
        '(?:makes?|prints?|produces?|packs?|types?|bakes?|reads?|picks?) {n:cost} (?<which>[a-z]+) in {t:count}',
      ],
    ],
    words: '',
    oneOf: 'factory machine printer worker robot bakery farmer typist',
    things: 0,
    same: SAME,
    table: (s) => ({
      lines: { amount: value(s['cost']), time: value(s['count']) },
      requested: quotient(sym('amount'), sym('time')),
    }),
  },
  {
    asks: [
      'how far apart are (?:they|the (?:towns|cities|villages|2 towns|2 cities))(?: really| in reality)?',
      '@find the (?:actual|real) distance(?: between (?:them|the (?:2 )?(?:towns|cities|villages)))?',
    ],
    says: [
      [
        '(?:scale (?:of (?:a|the) map )?(?:of|is) )?{n:count} (?<unit>cm|inch(?:es)?) (?:to|=|:|for|represents?|equals) {n:cost} (?:km|miles?)',
      ],
      ['{n:more} (?<units>cm|inch(?:es)?) apart(?: on the map)?'],
    ],
    mixesUnits: true,
    words: 'map towns cities villages two 2 scale',
    things: 0,
    same: [['unit', 'units']],
    table: proportion,
  },
  {
    asks: [
      'how (?:many (?<to>miles|km)|far) can (?:it|@the (?:car|truck|van)) (?:travel|go|drive) (?:on|with|using) {n:more} (?<unit>gallons?|liters?)(?: of gas(?:oline)?)?',
    ],
    says: [
      [
        '(?:travels?|goes|go|drives?|can go|can travel) {q:cost} (?:on|with|using) {n:count} (?<units>gallons?|liters?)(?: of gas(?:oline)?)?',
      ],
    ],
    words: '',
    oneOf: 'car truck van',
    things: 0,
    same: [['unit', 'units']],
    table: proportion,
  },
  {
    asks: [
      '@find the (?:unit )?(?:price|cost) (?:per|of (?:1|one|an?|each)) (?<what>[a-z]+)',
      'how much @can (?:each|1|one|an?) (?<what>[a-z]+) cost',
    ],
    says: [
      [
        '(?:of|contains) {n:count} (?<which>[a-z]+)(?= costs?)',
        '{n:count}[ -](?<which>[a-z]+)(?= (?:[a-z]+ )?(?:(?:of [a-z]+ )?(?:costs?|is|for)))',
        'buys {n:count} (?<which>[a-z]+)',
      ],
      ['(?:costs?|for|is) {m:cost}'],
    ],
    words: 'box bag pack bottle can package carton',
    things: 1,
    same: SAME,
    table: (s) => ({
      lines: { cost: value(s['cost']), number: value(s['count']) },
      requested: quotient(sym('cost'), sym('number')),
    }),
  },
];
