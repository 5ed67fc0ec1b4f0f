import { num, product, quotient, sum, sym, type Expr } from '../../tree/expr.js';
import { single, value, type Schema, type Slots, type Table } from './schema.js';

const RATIO = '(?:in (?:the|a) ratio(?: of)?|ratio (?:of|is))';
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
    says: [
      ['(?:divide|split|share|divided|split|shared) {n:whole}(?: dollars)?'],
      [`${RATIO} {n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)`],
    ],
    words: '',
    things: 0,
    table: (s) => (s['a'] === s['b'] ? null : ratioShare(s, larger(s, isLarge))),
  })),
  {
    asks: ['how (?:much|many)(?: money)? (?:does|do|did|will) (?<who>[a-z]+) (?:get|receive)'],
    says: [
      ['(?<x>[a-z]+) and (?<y>[a-z]+) (?:share|split|divide|shared|split|divided) {m:whole}'],
      [`${RATIO} {n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)`],
    ],
    words: '',
    things: 0,
    isOnlyAboutNamed: true,
    table: (s) => (partOf(s) === undefined ? null : ratioShare(s, partOf(s))),
  },
  {
    asks: ['how many (?:of them )?(?:are )?(?<who>[a-z]+)(?: are (?:there|in the class))?'],
    says: [
      [
        '(?<x>[a-z]+) and (?<y>[a-z]+) (?:are )?in (?:the|a) ratio(?: of)? {n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)',
        'ratio of (?<x>[a-z]+) to (?<y>[a-z]+) is {n:a} ?(?::|to) ?{n:b}(?! ?(?::|to) ?\\d)',
      ],
      ['there are {n:whole} (?:students|people|children|members|animals|pupils)(?: in (?:total|all))?'],
    ],
    words: '',
    oneOf: 'class school club team',
    things: 0,
    table: (s) => (partOf(s) === undefined ? null : { ...ratioShare(s, partOf(s)), isWhole: true }),
  },
  {
    asks: ['(?:what percent(?:age)?) of (?:the class|the students|them) are (?<who>[a-z]+)'],
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
    asks: ['how far apart are (?:they|the (?:towns|cities|villages))(?: really| in reality)?'],
    says: [
      ['scale (?:of|is) 1 cm (?:to|=|:|for|represents) {n:cost} km'],
      ['{n:more} cm apart(?: on the map)?'],
    ],
    mixesUnits: true,
    words: 'map towns cities villages two 2',
    things: 0,
    table: (s) => ({
      lines: { 'for one': value(s['cost']), 'on the map': value(s['more']) },
      requested: product(sym('for one'), sym('on the map')),
    }),
  },
];
