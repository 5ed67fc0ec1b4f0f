import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const W = '[a-z]+';
const END = '(?=\\?|$)';
const GOODS =
  '(kg|kilos?|grams|pounds?|ounces?|liters?|ml|milliliters|gallons?|meters?|cups?|bottles?|cans?|packs?|bags?|boxes|loaves|slices|dozen|yards?|feet)';
const DOES = '(mow|paint|clean|wash|build|do|finish|fill|empty|dig|plow|weed|rake|type)';
/** One who needs less time with help. */
export const WORKS: readonly Schema[] = [
  {
    asks: [
      `@long (would|will|does) (it take )?(his|her|the) (?<who>sister|brother|friend|father|mother|dad|mom|helper) (need|take|to ${DOES}( it| (the|a) [a-z]+)?)?( ?(alone|by (her|him)self|on (her|his) own))${END}`,
    ],
    says: [
      [`can ${DOES} (the|a|his|her) ${W} in {t:a}`, `${DOES}s (the|a|his|her) ${W} in {t:a}`],
      [
        `(with|together with) (his|her) (?<kin>sister|brother|friend|father|mother|dad|mom)('s help)?,? (it takes|they need|(he|she) needs|it takes them|they (can )?${DOES} it in|(he|she) can ${DOES} it in)( only| just)? {t:both}`,
      ],
    ],
    words: 'with his her sister brother friend father mother dad mom help it takes',
    nouns: 0,
    same: [['who', 'kin']],
    table: tabled(
      'part in one unit, first = 1 / a; part in one unit, together = 1 / both; part in one unit, second = part in one unit, together - part in one unit, first',
      '1 / part in one unit, second',
      { where: 'a > both' },
    ),
  },
];
export const MIXES: readonly Schema[] = [
  {
    asks: [
      `(what|how much) (does|is|will) (one|1|a|each|per) (?<u>kg|pound|liter|gallon|ounce) of (the |this )?(mix|mixture|blend)( cost| worth)?${END}`,
      `@find the (price|cost) (of (one|1|a) |per )(?<u>kg|pound|liter|gallon)( of the (mix|mixture|blend))?${END}`,
    ],
    says: [
      [
        `{n:a} (?<v>kg|pounds?|liters?|gallons?|ounces?) of (?<x>${W}( ${W})?) (at|for|that costs?|costing|worth) {m:p} per (?<v2>kg|pound|liter|gallon|ounce) (with|and) {n:b} (?<w>kg|pounds?|liters?|gallons?|ounces?) of (?<y>${W}( ${W})?) (at|for|that costs?|costing|worth) {m:q} per (?<w2>kg|pound|liter|gallon|ounce)`,
      ],
    ],
    words: 'mixes mixed mix grocer shop coffee together a he she they are',
    nouns: 1,
    same: [
      ['u', 'v'],
      ['v', 'v2'],
      ['u', 'w'],
      ['w', 'w2'],
    ],
    table: tabled(
      'cost of the first = a * p; cost of the second = b * q; amount = a + b',
      '(cost of the first + cost of the second) / amount',
    ),
  },
  {
    asks: [
      `what percent(age)? (of )?(?<what>${W}) (does|is|are|has) (the |this |in the )?(mix|mixture|drink|solution|blend|result)( have| contain)?${END}`,
      `@find the (percent|percentage|concentration) (of (?<what>${W}) )?(in|of) the (new |final )?(mix|mixture|solution)${END}`,
      `@find the (?<what>${W}) (content|concentration) of the (mix|mixture)${END}`,
    ],
    says: [
      [
        `{n:a} (?<u>${GOODS}) of ((a|an) )?(${W} (with|containing|that (is|has)) )?{p:p} (?<x>${W})( solution)? (with|and) {n:b} (?<v>${GOODS}) of ((a|an) )?(${W} (with|containing|that (is|has)) )?{p:q} (?<y>${W})( solution)?`,
      ],
    ],
    words: 'mix mixes mixed are is i he she chemist together',
    nouns: 0,
    same: [
      ['u', 'v'],
      ['x', 'y'],
      ['what', 'x'],
    ],
    table: tabled(
      'pure in the first = a * p/100; pure in the second = b * q/100; all of it = a + b',
      '100 * (pure in the first + pure in the second) / all of it',
    ),
  },
  {
    asks: [
      `how (much|many (?<unit>${GOODS})( of)?) water (must|should|has to|needs to|do @who|does @who|is|are)( (be|have to|need to|needed to be))?( (added?|add|mixed|poured))? (to|with|into) {n:all} (?<u>${GOODS}) of an? {p:p} (${W}( ${W})?) (solution |water )?(to|so that)( (it|the solution))? (make|get|obtain|is|becomes|dilute|reduce)( (it|the solution|an?|a solution of|the concentration))*( to)? {p:q}( ${W})?( solution)?${END}`,
    ],
    says: [],
    same: [['unit', 'u']],
    table: tabled('pure = all * p/100; new amount = pure / (q/100)', 'new amount - all', {
      where: 'p > q; q > 0',
    }),
  },
];
