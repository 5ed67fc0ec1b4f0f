import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL } from '../ways.js';

const W =
  '(?!and\\b|the\\b|of\\b|in\\b|is\\b|are\\b|to\\b|for\\b|each\\b|how\\b|cost\\b|costs\\b|at\\b|per\\b)[a-z-]+';
const PACK =
  '(?:pack|packs|package|box|bag|bottle|can|carton|case|jar|roll|bunch|set|sack|crate|tin|tube|bar|tray)';
const UNITS =
  '(?:kg|kilograms?|kilos?|grams|liters?|ml|ounces?|oz|pounds?|gallons?|meters?|km|feet|cm|cups?|lbs?|miles)';
const COST =
  '(?:costs?|cost|for|is|are|at|sells? for)(?: (?:only|just))? {m:cost}(?! (?:each|per|an?|apiece))';
/** So many of a thing for so much money. */
const BOUGHT = [
  `{n:count} (?<unit>${UNITS}) (?:of )?(?<thing>${W}) ${COST}`,
  `(?<thing>${W}) of {n:count} (?<unit>${UNITS}) ${COST}`,
  `(?:an? |the )?${PACK} of {n:count} (?<thing>${W})(?: [a-z]+)? ${COST}`,
  `(?:an? |the )?{n:count}-?[ ]?pack (?:of )?(?<thing>${W})?(?: [a-z]+)? ?${COST}`,
  `(?:an? |the )?{n:count}[ -](?<unit>${UNITS})[ -]?(?:${PACK} )?(?:of )?(?<thing>${W}) ${COST}`,
  `(?:an? |the )?{n:count}[ -](?<unit>${UNITS}) (?:${PACK}) ${COST}`,
  `{n:count} (?<thing>${W})(?: [a-z]+)? ${COST}`,
];
const said = (s: Slots, asked: string | undefined): boolean =>
  asked === undefined ||
  /^(?:unit|piece|one|1)$/.test(asked) ||
  [s['thing'], s['unit']].some((one) => one !== undefined && single(one) === single(asked)) ||
  (s['unit'] === undefined && PACKED.test(asked));
const PACKED = /^(?:item|piece|unit)$/;
const KIND =
  'pack box bag bottle can carton package price unit cost costs per of a the one each single how much is jar buy you pay rate same';
export const UNIT_PRICES: readonly Schema[] = [
  {
    asks: [
      `(?:@find|how much is|what's) (?:the |its )?(?:unit )?(?:price|cost) (?:per|of (?:1|an?|each|a single|one)|for (?:each|1|one|an?)) (?:single )?(?<asked>${W})(?: of [a-z]+)?${FINAL}`,
      `(?:how much|what) (?:does|is|do|did|will) (?:1|an?|each|one|every|a single) (?:single )?(?<asked>${W})(?: of [a-z]+)?(?: cost)?${FINAL}`,
      `@find (?:the |its )?unit (?:price|cost)${FINAL}`,
      `price per (?<asked>${W})${FINAL}`,
    ],
    says: [BOUGHT],
    words: KIND,
    nouns: 2,
    heads: 1,
    table: (s) => (said(s, s['asked']) ? tabled('cost; number = count', 'cost / number')(s) : null),
  },
  {
    asks: [
      `(?:how much|what) (?:do|does|did|will|would|is|are|must (?:you|he|she) pay for|(?:do|does|will|would) (?:you|he|she|they|i|we) pay for) {n:more} (?:such )?(?<asked>${W})(?: (?:of )?(?<asked2>${W}))?(?: cost)?(?: at (?:the same|this|that) (?:rate|price))?${FINAL}`,
    ],
    says: [BOUGHT],
    words: KIND,
    nouns: 1,
    heads: 1,
    table: (s) =>
      (s['unit'] === undefined ? said(s, s['asked']) && (s['asked2'] === undefined || s['asked2'] === 'cost') : single(s['asked'] ?? '') === single(s['unit']) && (s['asked2'] === undefined || single(s['asked2']) === single(s['thing'] ?? '') || s['asked2'] === 'cost'))
        ? tabled('for one = cost / count', 'for one * more')(s)
        : null,
  },
]; // prettier-ignore

/** 'For 4 people you need 300 g of rice': so much of a thing for so many. */
const RECIPES: readonly string[] = [
  `(?:recipe|dish|cake|soup|salad|batch|meal|smoothie)(?: (?:for|serves|that serves)) {n:for} (?<folk>people|persons|servings|portions|guests|cookies|muffins|pancakes|children) (?:uses?|needs?|calls for|requires?|takes?|contains?) {n:need} (?<unit>${UNITS}|teaspoons?|tablespoons?|eggs?|apples|tomatoes|potatoes|bananas)(?: of (?<thing>${W}))?`,
  `(?:recipe|it) (?:uses?|needs?|calls for|requires?|takes?) {n:need} (?<unit>${UNITS}|teaspoons?|tablespoons?|eggs?)(?: of (?<thing>${W}))? (?:for|to make|to serve) {n:for} (?<folk>people|persons|servings|portions|guests|cookies|muffins|pancakes|children)`,
  `(?:for|to (?:make|bake|serve)) {n:for} (?<folk>people|persons|servings|portions|guests|cookies|muffins|pancakes|children),? (?:you|we|she|he|i|the recipe|a recipe) (?:uses?|needs?|calls for|requires?) {n:need} (?<unit>${UNITS}|teaspoons?|tablespoons?|eggs?)(?: of (?<thing>${W}))?`,
];
export const RECIPE_STORIES: readonly Schema[] = [
  {
    asks: [
      `how (?:much|many)(?: (?<unit2>${UNITS}|teaspoons|tablespoons|eggs|apples))?(?:(?: of)? (?<thing2>${W}))? (?:is|are|do|does|will|would|must|should) (?:(?:needed|required|you need|we need|she need|he need|i need|you use|we use|the recipe need|used) )(?:for|to make|to serve|to bake) {n:more} (?<folk2>[a-z]+)${FINAL}`,
    ],
    says: [RECIPES],
    words: 'a recipe the if for of',
    nouns: 1,
    same: [
      ['folk', 'folk2'],
      ['thing', 'thing2'],
      ['unit', 'unit2'],
    ],
    table: tabled('for one = need / for', 'for one * more'),
  },
];
