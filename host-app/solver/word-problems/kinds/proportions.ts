import { type Schema } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

/** So many of one thing for so many of the other: a share of another size. */
export const proportion = tabled('for one = cost / count', 'for one * more');
const SAME: Schema['same'] = [['what', 'which']];

/** 'A printer prints 40 pages in 5 minutes.' */
const MADE_IN_A_TIME = {
  says: [
    [
      '(makes?|prints?|produces?|packs?|types?|bakes?|reads?|picks?|moves?|pumps?|fills?|process(es)?|wash(es)?|plants?) {n:cost} (?<which>[a-z]+) in {t:count}',
    ],
  ],
  oneOf: 'pump factory machine printer worker robot bakery farmer typist',
  same: SAME,
} satisfies Partial<Schema>;

const THE = '@find (the|its|her|his|their|your) ';
export const change = (isMore: boolean): Schema['table'] =>
  tabled(
    `before = from; after = to; change = ${isMore ? 'after - before' : 'before - after'}`,
    '100 * (change / before)',
    { where: isMore ? 'from > 0; to > from' : 'from > 0; from > to' },
  );
export const UP =
  '(grew|grows|rose|rises|increased|increases|went up|climbed|went|changed|goes|(was|is) raised|(was|is) increased)';
export const DOWN =
  '(fell|falls|dropped|drops|decreased|decreases|went down|declined|shrank|went|changed|goes|(was|is) (reduced|lowered|cut|decreased))';
const FROM_TO = 'from {n:from}( [a-z]+)? to {n:to}(?! \\w+ per)( dollars)?';
const THING_OF = '[a-z]+( price)? (of (@the )?[a-z]+ ((of|in) (@the )?[a-z]+ )?)?';
const percentOf = (nouns: string, verbs: string): string[] => [
  `@find the percent(age)? (of )?(${nouns})( in (@the )?[a-z]+)?`,
  `by what percent(age)? (did|has|have) (it|@the ([a-z]+ )?[a-z]+) (${verbs})`,
  `@find the (${nouns}) (percent(age)?|in percent)`,
  'by what percent(age)?(?=\\?|$)',
];
/** The change of what falls is negative: only its decrease is asked for by a percentage without a sign. */
export const fromTo = (isMore: boolean): Schema => ({
  asks: isMore
    ? percentOf('increase|growth|change', 'change|increased?|grow|rise|grown|risen|go up')
    : percentOf('decrease|drop', 'decreased?|drop|fall|fallen|dropped|go down'),
  says: [
    [
      `${THING_OF}${isMore ? UP : DOWN} ${FROM_TO}`,
      `${isMore ? UP : DOWN} ${FROM_TO}`,
      '(had|was|were|cost) {n:from} [a-z]+ (last|the previous) (year|month|week)\\. (this|the next) (year|month|week),? (@the [a-z]+ (is|has|are)|it (is|has)) {n:to}',
    ],
  ],
  words: 'town city village club school',
  things: 1,
  table: change(isMore),
});
export const grown = (sign: '+' | '-'): Schema => ({
  asks: [
    `${THE}new (?<what>[a-z]+)`,
    'how many (?<what>[a-z]+) (are|were) (there|enrolled) this year( in @the ([a-z]+ )?[a-z]+)?',
    `${THE}(?<what>[a-z]+) (now|after the (raise|increase|decrease|cut|change))`,
    'how (many|much) (?<what>[a-z]+) @can (@who|@the [a-z]+) have( (next|this) year)?',
  ],
  says: [
    [
      '(?<which>salary|wage|rent|population|fee|price|weight|income|pay)( of (@the )?[a-z]+| in @the [a-z]+)? @is {n:from}( [a-z]+)?',
      '(has|have|had) {n:from} (?<which>[a-z]+)',
      'last year there were {n:from} (?<which>[a-z]+)( enrolled)?( in @the ([a-z]+ )?[a-z]+)?',
      'sells for {m:from}',
    ],
    sign === '+'
      ? [
          '(increases?|increased|grows?|grew|rises|rose|goes up|went up) by {p:rate}',
          '(gets?|got|receives?|received) an? {p:rate} (raise|increase)',
          'there was an? {p:rate} increase( in [a-z]+)?',
        ]
      : [
          '(decreases?|decreased|falls|fell|drops|dropped|reduced|goes down|went down|cut|lowered) by {p:rate}',
          '(gets?|got) an? {p:rate} (cut|pay cut)',
          '(decreased|dropped|fell|went down) by {p:rate}(?= from)',
        ],
  ],
  words: 'next year this town city village company per rent salary',
  things: 1,
  same: [['what', 'which']],
  table: (s) =>
    s['which'] === undefined && s['what'] !== 'price'
      ? null
      : tabled('before = from; change = rate/100', `before * (1 ${sign} change)`)(s),
});
export const commission: Schema = {
  asks: ['how much (commission|money)? ?@can @who (earn|make|get)( in commission)?', `${THE}commission`],
  says: [
    [
      '(?<!\\b(and|plus) (an? )?){p:rate} commission(?! (and|plus)\\b)',
      'commission (rate )?(of|is) {p:rate}',
    ],
    ['(sells|sold|sales? of|on( sales of)?) {m:price}'],
  ],
  words: 'commission sales salesperson agent worth sells earns month week each every sale makes',
  things: 1,
  table: tabled('sales = price; commission rate = rate/100', 'sales * commission rate'),
};

export const PROPORTIONS: readonly Schema[] = [
  {
    asks: [
      'how many (?<what>[a-z]+)( of (?<stuff>[a-z]+))? (is|are) needed for {n:more} (?<item>[a-z]+)',
      'how many (?<what>[a-z]+)( of (?<stuff>[a-z]+))? does [a-z]+ need for {n:more} (?<item>[a-z]+)',
    ],
    says: [
      [
        'recipe (needs|uses|calls for|requires) {n:cost} (?<which>[a-z]+)( of (?<stuffs>[a-z]+))? for {n:count} (?<items>[a-z]+)',
      ],
    ],
    same: [
      ['what', 'which'],
      ['item', 'items'],
      ['stuff', 'stuffs'],
    ],
    table: proportion,
  },
  {
    asks: [
      '(at (this|the same|that) rate,? )?how many (?<what>[a-z]+) (does|do|can|will|would) (it|he|she|they|the [a-z]+) (make|print|produce|pack|type|bake|read|pick|do|move|pump|fill|process|wash|plant) in {t:more}',
    ],
    ...MADE_IN_A_TIME,
    table: proportion,
  },
  {
    asks: [
      'how far apart are (they|the (towns|cities|villages|2 towns|2 cities))( really| in reality)?',
      'how far (apart )?(is|are) {n:more} (?<units>cm|inch(es)?)( on the map)?',
      '@find the (actual|real) distance( between (them|the (2 )?(towns|cities|villages)))?',
    ],
    says: [
      [
        '(scale (of (a|the) map )?(of|is) )?{n:count} (?<unit>cm|inch(es)?) (to|=|:|(stands? )?for|represents?|equals) {n:cost} (km|miles?)',
      ],
      ['{n:more} (?<units>cm|inch(es)?) apart( on the map)?'],
    ],
    mixesUnits: true,
    words: 'uses on map towns cities villages two 2 scale',
    same: [['unit', 'units']],
    table: proportion,
  },
  {
    asks: [
      'how (much|many (?<unit>[a-z]+))( of (gas(oline)?|diesel|fuel))? (does it (use|need)|is needed|are needed|will it (use|need))? ?(for|to (drive|travel|go)) {q:more}',
    ],
    says: [
      [
        'uses? {n:cost} (?<units>gallons?|liters?)( of (gas(oline)?|diesel|fuel))? (per|for( every)?|every) {q:count}',
      ],
    ],
    oneOf: 'car truck van',
    same: [['unit', 'units']],
    table: proportion,
  },
  {
    asks: [
      '@find the (unit )?(price|cost) (per|of (1|one|an?|each)) (?<what>[a-z]+)',
      'how much @can (each|1|one|an?) (?<what>[a-z]+) cost',
    ],
    says: [
      [
        '(of|contains) {n:count} (?<which>[a-z]+)(?= costs?)',
        '{n:count}[ -](?<which>[a-z]+)(?= ([a-z]+ )?((of [a-z]+ )?(costs?|is|for)))',
        'buys {n:count} (?<which>[a-z]+)',
        '{n:count}[ -](?<which>ounce|pound|liter|gallon|gram)(?= [a-z]+ of [a-z]+ costs?)',
      ],
      ['(costs?|for|is) {m:cost}'],
    ],
    words: 'box bag pack bottle can package carton',
    things: 1,
    same: SAME,
    table: tabled('cost; number = count', 'cost / number'),
  },
];
