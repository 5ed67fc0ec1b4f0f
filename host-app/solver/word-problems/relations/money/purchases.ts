import type { Schema } from '../../schemas/schema.js';
import { schemasOf, type Amount } from '../relation.js';
import { ANY, BE, END, find, FINAL, howMuch, PAYS, WHO } from '../ways.js';

const LATER =
  '(?! (?:at|with|including|after|when|because|on sale|now|bill|check|gift|card|coupon|off|less|more|cheaper|discount|voucher|note|per|tip|tax|in tax|deposit|profit|loss)\\b)';
const REGULAR =
  '(?:original|regular|normal|usual|list|full|old|marked|retail|tag|sticker|catalog|catalogue|initial)';
const PRICE: Amount = {
  says: [
    `${REGULAR} price(?: of ${ANY} (?:[a-z]+ )?[a-z]+)?,?(?: (?:is|was|of|were))? {m}`,
    `{m} (?:${REGULAR}ly|before (?:the )?(?:tax|discount|sale)|at first)`,
    `(?:normally|regularly|usually|originally) (?:(?:is|are|was|were|costs?|sells?|sold|priced|retails)(?: (?:for|at))? )?{m}`,
    `(?<!\\b(?:now|only|it|they|sale) )(?:costs?|costed|sells? for|retails? for|(?:is |was |are |were )?(?:listed|priced|valued)(?: at| for)?) {m}${LATER}`,
    `(?<!(?:sale|new|final|reduced|discounted|discount) )(?:price|cost)(?: of ${ANY} (?:[a-z]+ )?[a-z]+)? ${BE} {m}${LATER}`,
    `(?<!\\b(?:now|only|it|they|tip|tax|total|discount|price|saved|down) )(?:is|was|are|were) {m}${LATER}`,
    `\\b(?:an?|the|on|for|of|some|his|her) {m}(?= [a-z])${LATER}`,
  ],
  asks: [
    `${find(`${REGULAR} (?:price|cost)`)}(?: of ${ANY} [a-z]+(?: [a-z]+)?)?${END}`,
    `${find('(?:price|cost)')}(?: of ${ANY} [a-z]+(?: [a-z]+)?)? (?:before|without)(?: ${ANY})? (?:discount|sale|reduction|tax|sales tax|markdown)s?${FINAL}`,
    `(?:how much|what) (?:do|does|did|was|were|is|are) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?)(?: (?:normally|usually|regularly|originally))*(?: cost)?(?: (?:normally|usually|regularly|originally|at first|before|before the (?:sale|discount|reduction)|before tax|without (?:the )?(?:tax|discount|sale)))${FINAL}`,
    `(?:how much|what) (?:do|does|did) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?) (?:normally|usually|regularly|originally) cost${FINAL}`,
  ],
};
const OFF = [
  `(?:(?:the |a )?(?:store|shop|seller|owner|dealer|it|clerk) )?(?:takes?|took|gives?|gave|offers?|offered|(?:(?:he|she|you|they|we|i) )?(?:gets?|got|receives?|received)) (?:(?:him|her|you|them|us|me) )?(?:an? )?{p} (?:off|discount|reduction)(?: (?:on|off) (?:it|them|the price|all [a-z]+|everything))?`,
  '(?:on sale )?(?:for|at|with|is|are|was|were|by|has|had|after|there is)? ?(?:an? |the )?{p} (?:student |employee |member |seasonal )?(?:off|discount|reduction|markdown|cheaper|price cut|less)(?: sale)?(?: (?:off |on )?(?:the |its )?(?:regular |original |normal )?price)?',
  '(?:discount|reduction|markdown)(?: rate)?(?: of| is| was)? {p}',
  '(?:reduced|discounted|marked down|lowered|cut|dropped|fell|drops|falls|goes down|went down)(?: in price)?(?: by)? {p}',
  '(?:reduces?|reduced|lowers?|lowered|cuts?|discounts?|marks? down) (?:it|them|the price|its price|the [a-z]+|prices|all prices)(?: down)? by {p}',
  '(?:on sale |sold )?(?:for|at|is|takes?|offers?) (?:an? )?{f} (?:off|discount|reduction|less)(?: the (?:regular|original|normal|usual) price)?',
  '(?:reduced|discounted|marked down|lowered|cut)(?: in price)?(?: by)? {f}',
];
const RATE: Amount = {
  says: OFF,
  asks: [
    `(?:by )?(?:what|which|how many) percent(?:age)?(?: (?:is|was|of the (?:regular|original|normal|full|usual) price (?:is|was)))? (?:${ANY} )?(?:discount|reduction|markdown|savings?|off|saved)(?: (?:is|was) (?:that|this|it|given))?${FINAL}`,
    `(?:by )?(?:what|which|how many) percent(?:age)? (?:is|was|were|are|has|have|did) (?:it|they|${ANY} (?:price|discount|[a-z]+)(?: price)?)? ?(?:been )?(?:reduced|lowered|discounted|marked down|taken off|saved?|cut|cheaper|off|drop)(?: by)?${FINAL}`,
    `${find('(?:percent(?:age)? (?:of )?(?:the )?|rate of (?:the )?)(?:discount|reduction|markdown|savings)|(?:discount|markdown|reduction) (?:rate|percent(?:age)?|(?:as a|in) percent(?:age)?(?: of the (?:regular|original) price)?)')}${FINAL}`,
    `(?:what|which) percent(?:age)? (?:do|does|did|will) ${WHO} save${FINAL}`,
    `(?:what|which) percent(?:age)? off (?:is|was) (?:that|this|it)${FINAL}`,
  ],
};
const SALE: Amount = {
  says: [
    `(?:sale|reduced|discounted|new|final|discount) price(?: of ${ANY} [a-z]+)?,? (?:is|was|of|comes to) {m}`,
    `(?:now|on sale) (?:(?:costs?|sells?|sold|selling|is|are|only|just|priced) )*(?:(?:for|at|only|just) )*{m}(?! off| less)`,
    `(?:costs?|is|are|sells?|selling|pays?|sold)(?: for)? (?:only |just )?{m} (?:now|on sale|after (?:the |an? )?(?:discount|reduction|sale|¤|being ¤)|in the sale|¤)`,
    `(?<!(?:regularly|normally|usually|originally|typically) )(?:now )?(?:sells?|selling|sold) for (?:only |just )?{m}`,
    '(?:pays?|paid|bought|gets?|got)(?: (?:it|them|the [a-z]+))?(?: for)? (?:only |just )?{m}(?! off| less)',
    '(?<=(?:(?:after|with) (?:(?:an?|the) )?¤|¤ )[a-z ¤,]{0,40}) (?:costs?|is|comes to|pays?|sells for) {m}',
  ],
  asks: [
    `${find('(?:sale|reduced|discounted|new|final|discount) (?:price|cost)')}(?: of ${ANY} [a-z]+(?: [a-z]+)?)?${END}`,
    `${find('(?:price|cost)')}(?: of ${ANY} [a-z]+(?: [a-z]+)?)? (?:now|after (?:the|a) (?:discount|sale|reduction)s?|during the sale|in the sale)${FINAL}`,
    `(?:how much|what) (?:do|does|did|will|is|are|would) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?)(?: cost)? (?:now|on sale|after (?:the|a) (?:discount|sale|reduction)s?|in the sale|during the sale)${FINAL}`,
    ...PAYS,
  ],
};
const SAVED: Amount = {
  says: [
    `(?:saves?|saved|discount (?:of|is|was)|discounted by|reduced by|marked down(?: by)?|(?:price )?reduction of|with) (?:an? )?{m}(?: discount| off)?`,
    '{m} (?:off|discount|less|cheaper)(?: than (?:the )?(?:regular|original|normal|usual) price)?',
  ],
  asks: [
    `${howMuch('save|be saved')}${END}`,
    `how much(?: money)? (?:is|was|has been|will be|can be) saved${END}`,
    `${find('discount|saving|savings|reduction|markdown')}(?: in (?:dollars|money))?${END}`,
  ],
};
const TAX_RATE: Amount = {
  says: [
    '(?:sales )?(?:tax|vat)(?: rate)?(?: in [a-z ]+?)?(?: is| of| at|:)? {p}(?: (?:is|was) (?:then )?(?:added|charged|applied))?',
    '(?:an? )?{p} (?:in )?(?:sales )?(?:tax|vat)(?: (?:(?:is|was|are) )?(?:then )?(?:added|charged|applied|on top))?(?: (?:on|to) (?:it|them|the (?:sale|reduced|discounted|new) price))?',
  ],
};
const DISCOUNT_WORDS =
  'price prices original regular normal usual discount discounted is costs cost percent its which takes took gives gave offers offered sale reduced sells off store shop end pay paid pays then added in';
const BY_DISCOUNT = [
  'saved = price * discount',
  'sale price = price - saved',
  'sale price = price * (1 - discount)',
];

export const DISCOUNTS: readonly Schema[] = schemasOf({
  amounts: { price: PRICE, discount: RATE, 'sale price': SALE, saved: SAVED },
  equations: BY_DISCOUNT,
  given: [
    ['discount', 'price'],
    ['discount', 'sale price'],
    ['sale price', 'price'],
    ['saved', 'price'],
    ['saved', 'sale price'],
  ],
  words: DISCOUNT_WORDS,
  nouns: 3,
});

const AGAIN: Amount = {
  says: [
    '(?:and )?(?:then |later |a week later |after that )?(?:(?:it is |it was |they are )?(?:reduced|discounted|marked down|lowered|cut) )?(?:takes? |gets? |with |by |for )?(?:an? )?(?:further|another|additional|extra|more|second) (?:discount of )?{p}(?: (?:off|discount|reduction|is taken off))?(?: (?:off|of|on) the (?:sale|reduced|discounted|new|lower) price)?(?! (?:(?:off|of|on) )?(?:the|its) (?:original|regular|normal|usual|full|old|list|marked|first))',
    'then (?:by )?{p}(?: (?:off|discount))?(?: (?:off|of|on) the (?:sale|reduced|discounted|new|lower) price)?(?! (?:(?:off|of|on) )?(?:the|its) (?:original|regular|normal|usual|full|old|list|marked|first))',
    '{p} (?:is taken )?(?:off|of|on) the (?:sale|reduced|discounted|new|lower) price',
  ],
};
/** What is paid after a discount, a second one, a coupon, with tax, for some of them, or by each. */
const TOTAL: Amount = {
  asks: [
    ...PAYS,
    `${find('(?:final|total|full|end|sale|new) (?:price|cost|amount|bill|total)|total|price|cost|price to pay')}(?: of ${ANY} [a-z]+(?: [a-z]+)?)?(?: (?:paid|now|after (?:the|both) (?:discount|discounts|reductions)(?: and tax)?|(?:with|including|after) (?:the )?(?:sales )?tax|in the end))*${FINAL}`,
  ],
};
export const CHAINS: readonly Schema[] = [
  ...schemasOf({
    amounts: { price: PRICE, discount: RATE, 'second discount': AGAIN, total: TOTAL },
    equations: ['first sale price = price * (1 - discount)', 'total = first sale price * (1 - second discount)'],
    given: [['second discount', 'discount', 'price']],
    words: `${DISCOUNT_WORDS} then another later week more again further extra both discounts`,
    nouns: 3,
  }),
  ...schemasOf({
    amounts: {
      price: PRICE,
      discount: RATE,
      'tax rate': TAX_RATE,
      total: TOTAL,
      tax: { asks: [`how much (?:sales )?tax (?:do|does|did|will|is|must|was) ?(?:${WHO} )?(?:(?:have|has) to )?(?:pay|paid|added|charged|there)${FINAL}`, `${find('(?:sales )?tax')}(?: (?:paid|in dollars))?${FINAL}`] },
    },
    equations: ['sale price = price * (1 - discount)', 'tax = sale price * tax rate', 'total = sale price + tax'],
    given: [['tax rate', 'discount', 'price']],
    words: `${DISCOUNT_WORDS} tax sales then also has have`,
    nouns: 3,
  }),
  ...schemasOf({
    amounts: {
      price: PRICE,
      discount: RATE,
      'tax rate': TAX_RATE,
      pieces: {},
      total: { asks: [`(?:how much|what) (?:do|does|did|will|would|must) (?:${WHO} (?:have to )?(?:pay|spend) for )?{n@pieces} (?:such |of (?:them|these) )?(?:pairs|[a-z]+)(?: of (?:them|[a-z]+))?(?: cost)?(?: (?:in total|altogether|together))?${FINAL}`] },
    },
    equations: ['sale price = price * (1 - discount)', 'price with tax = sale price * (1 + tax rate)', 'total = pieces * price with tax'],
    given: [['tax rate', 'discount', 'price', 'pieces']],
    words: `${DISCOUNT_WORDS} tax sales then also has have pair pairs`,
    nouns: 2,
  }),
  ...schemasOf({
    amounts: {
      price: PRICE,
      discount: RATE,
      coupon: { says: ['(?:then )?(?:(?:an?|with|and|takes?|uses?) )*(?:further |another |additional |extra )?{m} (?:off|discount|coupon|voucher)(?: (?:with|from|off))?(?: (?:an?|the) (?:coupon|voucher))?', '(?:coupon|voucher) (?:for|of|worth) {m}(?: off)?'] },
      'sale price': { ...SALE, asks: [...(SALE.asks ?? []), ...(TOTAL.asks ?? [])] },
    },
    equations: ['price after the discount = price * (1 - discount)', 'sale price = price after the discount - coupon'],
    // A coupon after the discount: the order of the two matters.
    given: [['coupon', 'discount', 'price'], ['coupon', 'discount', 'sale price']],
    words: `${DISCOUNT_WORDS} coupon further another additional then uses with`,
    nouns: 3,
    options: { oneOf: 'then further additional another' },
  }),
]; // prettier-ignore
