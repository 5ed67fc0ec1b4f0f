import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL, WHO } from '../ways.js';

const MONEY =
  '(?:dollars?|euros?|pounds?|pesos?|yen|francs?|rupees?|crowns?|kronor|yuan|rand|lira|reais?|canadian dollars?|british pounds?|us dollars?|mexican pesos?|swiss francs?)';
const is = '(?:is|=|equals|is equal to|is worth|costs|buys|gets you|gives|was worth|was)';
const RATE = [
  `(?:an?|1) (?<from>${MONEY}) ${is}(?: about)? {n:rate} (?<to>${MONEY})`,
  `1 (?<from>${MONEY}) (?:to|for) {n:rate} (?<to>${MONEY})`,
  `{n:rate} (?<to>${MONEY}) (?:per|to the|for (?:1|an?|each)|to 1) (?<from>${MONEY})`,
];
const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && single(a) === single(b);
/** An amount of money in another currency: the rate times it, or divided by the rate. */
export const EXCHANGES: readonly Schema[] = [
  {
    asks: [
      `how many (?<asked>${MONEY}) (?:are|is|do|does|will|would|can|did|must|should) (?:${WHO} )?(?:get|receive|have|be|buy|pay|need|worth|cost)? ?(?:(?:for|from|with|to get|to buy|in exchange for|if (?:you|he|she|i|we) (?:change|exchange|changes|exchanges)) )?{n:have} (?<own>${MONEY})(?: worth)?${FINAL}`,
      `how many (?<asked>${MONEY}) (?:does|do|will|did|is|would|are) (?:that|it|this|${WHO})(?: (?:get|receive|cost|have|worth|get back|pay))?${FINAL}`,
      `how much (?:is|are|was|does) (?:that|it|this|${WHO}|{n:have} (?<own>${MONEY}))(?: (?:cost|worth))? in (?<asked>${MONEY})${FINAL}`,
      `(?:convert|change|exchange) {n:have} (?<own>${MONEY}) (?:in)?to (?<asked>${MONEY})${FINAL}`,
    ],
    says: [RATE, [`{n:have} (?<own>${MONEY})`]],
    words:
      'exchange rate if is changes exchanges change exchanged converts costs a an the for into to he she',
    nouns: 1,
    table: (s) =>
      same(s['asked'], s['to']) && same(s['own'], s['from']) && !same(s['from'], s['to'])
        ? tabled('rate; amount = have', 'amount * rate')(s)
        : same(s['asked'], s['from']) && same(s['own'], s['to']) && !same(s['from'], s['to'])
          ? tabled('rate; amount = have', 'amount / rate')(s)
          : null,
  },
];
const SMALL = '(?:cm|mm|inch|inches|centimeters?)';
const LARGE = '(?:km|miles?|meters?|feet|m|kilometers?)';
const MAP = [
  `(?:{n:small}|an?|every|each|one) (?<unit>${SMALL})(?: on the map)? (?:to|=|:|(?:stands? )?for|represents?|equals|is|means|shows|corresponds to|on the map is)(?: (?:an actual distance of|in reality))? {n:large} (?<wide>${LARGE})`,
];
const PLACES =
  'map scale of a the is uses on has with are apart towns cities villages two 2 distance actual real between in reality drawing model plan if each every an they from to';
/** Lengths on a map whose scale names both units. */
export const MAPS: readonly Schema[] = [
  {
    asks: [
      `(?:how (?:far|many (?<asked>${LARGE}))(?: apart)?|@find (?:the )?(?:actual|real|true) (?:distance|length)) ?(?:is|are|does|do)? ?(?:they|the (?:[a-z]+ )?[a-z]+|2 [a-z]+|it|between (?:them|the (?:2 )?[a-z]+))? ?(?:really|apart|in reality|actually|between (?:them|the (?:2 )?[a-z]+)|represented by|represent)*(?: {n:more} (?<unit2>${SMALL})(?: on the map)?(?: represent)?)?${FINAL}`,
      `(?:how (?:far|many (?<asked>${LARGE}))) (?:is|are|does|do) {n:more} (?<unit2>${SMALL})(?: on the map)?(?: represent| in reality| stand for)?${FINAL}`,
    ],
    says: [MAP, [`{n:more} (?<unit2>${SMALL})`]],
    words: PLACES,
    nouns: 1,
    mixesUnits: true,
    table: (s) => scaled(s, '{large} / {small} * more', s['wide']),
  },
  {
    asks: [
      `(?:how (?:far|many (?<asked>${SMALL})|long)(?: apart)?(?: on the map)?|@find (?:the )?(?:distance|length) on the map) ?(?:is|are|will)? ?(?:they|the (?:[a-z]+ )?[a-z]+|2 [a-z]+|it|between (?:them|the (?:2 )?[a-z]+))? ?(?:apart|on the map|be|between (?:them|the (?:2 )?[a-z]+)|that are)*(?: {n:more} (?<wide2>${LARGE})(?: apart)?(?: in reality)?)?${FINAL}`,
    ],
    says: [MAP, [`{n:more} (?<wide2>${LARGE})`]],
    words: PLACES,
    nouns: 1,
    mixesUnits: true,
    table: (s) => (single(s['wide2'] ?? '') === single(s['wide'] ?? '') ? scaled(s, 'more / ({large} / {small})', s['unit'] === 'inch' ? 'inches' : s['unit']) : null),
  },
  ...(['cm', 'mm'] as const).flatMap((unit) =>
    (['km', 'meters', 'm'] as const).map(
      (wide): Schema => ({
        asks: [
          `how many (?:km|meters|m|kilometers) (?:(?:apart )?(?:are|is) )?(?:they|it|the (?:[a-z]+ )?[a-z]+|{n:more} ${unit}|2 [a-z]+)? ?(?:apart )?(?:(?:are|is) (?:they|it|{n:more2} ${unit}) )?(?:apart )?(?:on the map )?(?:really|in reality|apart|apart in reality|in real life|actually)?${FINAL}`,
          `(?:how far apart|how far|@find (?:the )?(?:actual|real|true) distance) ?(?:are|is)? ?(?:they|it|the (?:[a-z]+ )?[a-z]+|between (?:them|the (?:2 )?[a-z]+))? ?(?:really|in reality|apart)? in (?:km|meters|m|kilometers)${FINAL}`,
        ].map((ask) => ask.replaceAll('(?:km|meters|m|kilometers)', wide === 'km' ? '(?:km|kilometers)' : wide)),
        says: [['(?:scale (?:of |is |on a map )?|map )?1 ?: ?{n:scale}'], [`{n:more} ${unit}`]],
        words: PLACES,
        nouns: 1,
        mixesUnits: true,
        table: tabled(
          `scale; on the map = more; in reality = on the map * scale; ${unit} in one ${wide === 'km' ? 'kilometer' : 'meter'} = ${(wide === 'km' ? 1000 : 1) * (unit === 'cm' ? 100 : 1000)}`,
          `in reality / ${unit} in one ${wide === 'km' ? 'kilometer' : 'meter'}`,
          { unit: wide === 'm' ? 'meters' : wide },
        ),
      }),
    ),
  ),
]; // prettier-ignore
function scaled(s: Slots, formula: string, unit: string | undefined): ReturnType<Schema['table']> {
  const small = s['small'] ?? '1';
  if (s['asked'] !== undefined && ![s['wide'], s['unit']].some((one) => same(one, s['asked']))) return null;
  if (s['unit2'] !== undefined && single(s['unit2']) !== single(s['unit'] ?? '')) return null;
  return tabled(
    `reality for one unit = large / ${small}; given length = more`,
    formula.replace('{large} / {small}', 'reality for one unit').replace(/\bmore\b/, 'given length'),
    { ...(unit !== undefined && { unit }) },
  )(s);
}
