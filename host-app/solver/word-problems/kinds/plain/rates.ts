import type { Schema, Slots, Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const W = '[a-z]+';
const GOODS =
  '(kg|kilos?|grams|pounds?|ounces?|liters?|ml|milliliters|gallons?|meters?|cups?|bottles?|cans?|packs?|bags?|boxes|loaves|slices|dozen|yards?|feet)';
const THING =
  `(${GOODS} of )?((?!of\\b)[a-z-]+ (?=[a-z-]+ costs?))?(?<THING>(?!of\\b|cost|costs|for|are)${W}(?! of ))`.replaceAll(
    '[a-z]+(?! of )',
    '[a-z][a-z-]*(?! of )',
  );
const thing = (name: string): string => THING.replace('THING', name);
const END = '(?=\\?|$)';
const SHOP =
  'cost costs at shop store market price buys bought buy pays paid pay for much the of pack box bag i he she they we you if';
/** So many cost so much: what others of them cost. */
const costs = (isOne: boolean): Schema => ({
  asks: isOne
    ? [
        `(how much|what) (does|do|is|did|would|will) (one|1|each|an?)( single)? ${thing('what')}( cost)?${END}`,
        `@find the (price|cost) of (one|1|each|an?) ${thing('what')}${END}`,
      ]
    : [
        `(how much|what) (does|do|is|are|did|would|will|must @who pay for|do @who pay for|does @who pay for|would @who pay for) {n:more} ${thing('what')}( cost)?${END}`,
        `@find the (price|cost) of {n:more} ${thing('what')}${END}`,
      ],
  says: [
    [
      `{n:count} ${thing('which')} (costs?|are|for|sell for) {m:cost}( together| in total)?(?! each)`,
      `(pack|box|bag|carton|packet|bunch|set) of {n:count} ([a-z]+ (?=[a-z]+ costs?))?(?<which>${W}) (costs?|is|for) {m:cost}`,
      `(pays?|paid) {m:cost} for {n:count} ${thing('which')}`,
    ],
  ],
  words: SHOP,
  nouns: 0,
  same: [['what', 'which']],
  table: tabled(
    'cost; number = count; cost of one = cost / number',
    isOne ? 'cost of one' : 'cost of one * more',
  ),
});

const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86400,
  week: 604800,
};
const TIME = '(?<T>seconds?|minutes?|hours?|days?|weeks?)';
const time = (name: string): string => TIME.replace('T', name);
const DO =
  '(drips?|beats?|prints?|makes?|types?|pumps?|fills?|produces?|bakes?|reads?|picks?|packs?|writes?|washes|wash|crawls?|travels?|goes|go|runs?|walks?|moves?|flies|fly|swims?|rides?|blinks?|turns?|folds?|copies|copy|counts?|breathes?|paints?|plants?|drinks?|eats?|uses?|earns?|saves?|saw)';
const IN = `(in|within|for|during|takes?) (?<A>{n:more}|an?|one|1) ${time('u')}${END}`;
/** Units of time of one story: what happens in one of them, in so many others. */
const inTime = (s: Slots): Table | null => {
  const [from, to] = [s['t'], s['u']].map((one) => SECONDS[one?.replace(/s$/, '') ?? '']);
  if (from === undefined || to === undefined) return null;
  const factor = to >= from ? `${to / from}` : `1 / ${from / to}`;
  const times =
    from === to ? 'time = more' : `time in ${s['t']?.replace(/s$/, '') ?? ''}s = more * ${factor}`;
  const name = times.split(' = ')[0] ?? '';
  return tabled(
    `amount = cost; in one = amount / count; ${times}`,
    `in one * ${name}`,
  )({ ...s, count: s['count'] ?? '1', more: s['more'] ?? '1' });
};
const WHO =
  'my his her the a an our heart tap machine printer snail car train factory worker pump i he she they it copier turtle person people runner tortoise steadily bakery student at this same rate speed how many does do can will';
const RATES: readonly Schema[] = [
  {
    asks: [
      `how (many|much) (?<what>${W})( of ${W})? (does|do|can|will|would|did) (@who|@the [a-z]+) ${DO} ${IN.replace('?<A>', '')}`,
      `how (many|much) (?<what>${W}) (is|are|does it make|does that make) (that|it)? ?${IN.replace('?<A>', '')}`,
    ],
    says: [
      [
        `{n:cost} (?<which>${W})( of ${W})? (in|every) {n:count} ${time('t')}`,
        `{n:cost} (?<which>${W})( of ${W})? (per|each|every|in (one|1|an?)) ${time('t')}`,
      ],
    ],
    words: `${WHO} drips drip beats beat prints print makes make types type pumps fills produces bakes reads picks packs writes blinks turns folds counts breathes plants drinks washes`,
    nouns: 1,
    mixesUnits: true,
    same: [['what', 'which']],
    table: inTime,
  },
  {
    asks: [
      `how (far|many (?<what>km|miles|meters|cm|feet|inches)) (does|do|can|will|would|did) (@who|@the [a-z]+) ${DO} ${IN.replace('?<A>', '')}`,
    ],
    says: [
      [
        `{n:cost} (?<which>km|miles|meters|cm|feet|inches) (in|every) {n:count} ${time('t')}`,
        `{n:cost} (?<which>km|miles|meters|cm|feet|inches) per ${time('t')}`,
      ],
    ],
    words: `${WHO} crawls crawl travels goes runs walks moves flies swims rides drives cycles at speed of`,
    nouns: 1,
    mixesUnits: true,
    same: [['what', 'which']],
    table: inTime,
  },
  {
    asks: [
      `how many (?<what>${W})( is that| does (it|@who|@the [a-z]+) ${DO})? (per|in (one|1|an?)) (?<u>second|minute|hour|day|week)${END}`,
    ],
    says: [[`{n:cost} (?<which>${W}) in {n:count} ${time('t')}`]],
    words: `${WHO} prints makes types pumps fills produces bakes reads picks packs writes`,
    nouns: 1,
    same: [
      ['what', 'which'],
      ['u', 't'],
    ],
    table: tabled('amount = cost; time = count', 'amount / time'),
  },
  {
    asks: [
      `how (much|many (?<unit>liters|gallons))( of)?( (gas|gasoline|petrol|fuel|diesel))? (does|do|will|would|is|are) (it|@the car|@who|my car|needed)?( ?(use|need|needed))? ?(for|on|to (drive|travel|go)) {q:more}${END}`,
    ],
    says: [
      [
        `(uses?|needs?|burns?) {n:cost} (?<units>liters?|gallons?)( of (petrol|gas|gasoline|diesel|fuel))? (per|for( every)?|every|on|to (drive|go|travel)) {q:count}`,
      ],
    ],
    words: 'car my our the a truck van bus motorcycle',
    same: [['unit', 'units']],
    table: tabled('fuel = cost; distance = count; fuel for one = fuel / distance', 'fuel for one * more'),
  },
  {
    asks: [
      `how (far|many (km|miles)) (can|does|will|could|would) (it|@the car|@who|my car|@the truck) (go|drive|travel|get) (with|on|using) {n:more} (?<unit>liters|gallons)( of (gas|gasoline|petrol|fuel|diesel))?${END}`,
    ],
    says: [
      [
        `(with|on|using) {n:count} (?<units>liters|gallons)( of (gas|gasoline|petrol|fuel|diesel))?,? (my|the|a|our|his|her) (car|truck|van|motorcycle)( can)? (goes?|drives?|travels?) {q:cost}`,
        `(goes?|drives?|travels?) {q:cost} (with|on|using) {n:count} (?<units>liters|gallons)( of (gas|gasoline|petrol|fuel|diesel))?`,
      ],
    ],
    words: 'car my our the a truck van motorcycle can',
    same: [['unit', 'units']],
    table: tabled(
      'distance = cost; fuel = count; distance with one = distance / fuel',
      'distance with one * more',
    ),
  },
  {
    asks: [
      `how (far apart|many (?<to>km|miles) apart) are (2|the|the 2) (towns|cities|villages|places)( that are {n:more} (?<u>cm|inches) apart( on the map)?)?${END}`,
      `how (far|long|many (?<to>km|miles)) (is|are) (it|they|the (road|lake|river|distance))( really| in reality)?( that is {n:more} (?<u>cm|inches) (long )?on the map)?${END}`,
    ],
    says: [
      [
        `{n:count} (?<w>cm|inch|inches) (on the map )?(stands?( for)?|represents?|is|are|means?|shows?|equals?|=|:) ?(for )?{n:cost} (?<units>km|miles)( in reality)?`,
      ],
      [`{n:more} (?<u>cm|inches) (apart|long)( on the map)?`],
    ],
    mixesUnits: true,
    words: 'on the map a scale towns are 2 cities of',
    same: [
      ['u', 'w'],
      ['to', 'units'],
    ],
    table: tabled('distance for one = cost / count', 'distance for one * more'),
  },
];

export const PLAIN_RATES: readonly Schema[] = [ costs(false), ...RATES]; // prettier-ignore
