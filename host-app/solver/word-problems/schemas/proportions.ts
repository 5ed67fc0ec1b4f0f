import { product, quotient, sym } from '../../tree/expr.js';
import { value, type Schema, type Slots, type Table } from './schema.js';

/** So many of one thing for so many of the other: a share of another size. */
export const proportion = (s: Slots): Table => ({
  lines: { 'for one': quotient(value(s['cost']), value(s['count'])) },
  requested: product(sym('for one'), value(s['more'])),
});
const SAME: Schema['same'] = [['what', 'which']];

export const PROPORTIONS: readonly Schema[] = [
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
      '(?:at (?:this|the same|that) rate,? )?how many (?<what>[a-z]+) (?:does|do|can|will|would) (?:it|he|she|they|the [a-z]+) (?:make|print|produce|pack|type|bake|read|pick|do|move|pump|fill|process|wash|plant) in {t:more}',
    ],
    says: [
      [
        '(?:makes?|prints?|produces?|packs?|types?|bakes?|reads?|picks?|moves?|pumps?|fills?|process(?:es)?|wash(?:es)?|plants?) {n:cost} (?<which>[a-z]+) in {t:count}',
      ],
    ],
    words: '',
    oneOf: 'pump factory machine printer worker robot bakery farmer typist',
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
        '(?:makes?|prints?|produces?|packs?|types?|bakes?|reads?|picks?|moves?|pumps?|fills?|process(?:es)?|wash(?:es)?|plants?) {n:cost} (?<which>[a-z]+) in {t:count}',
      ],
    ],
    words: '',
    oneOf: 'pump factory machine printer worker robot bakery farmer typist',
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
    words: 'uses map towns cities villages two 2 scale',
    things: 0,
    same: [['unit', 'units']],
    table: proportion,
  },
  {
    asks: [
      'how (?:many (?<to>miles|km)|far) can (?:it|@the (?:car|truck|van)) (?:travel|go|drive) (?:on|with|using) {n:more} (?<unit>gallons?|liters?)(?: of (?:gas(?:oline)?|diesel|fuel))?',
    ],
    says: [
      [
        '(?:travels?|goes|go|drives?|can go|can travel) {q:cost} (?:on|with|using) {n:count} (?<units>gallons?|liters?)(?: of (?:gas(?:oline)?|diesel|fuel))?',
        'uses? {n:count} (?<units>gallons?|liters?)(?: of (?:gas(?:oline)?|diesel|fuel))? to (?:travel|go|drive) {q:cost}',
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
        '{n:count}[ -](?<which>ounce|pound|liter|gallon|gram)(?= [a-z]+ of [a-z]+ costs?)',
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
