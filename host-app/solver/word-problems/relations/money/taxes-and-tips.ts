import type { Schema } from '../../schemas/schema.js';
import { schemasOf, type Amount } from '../relation.js';
import { ANY, BE, END, find, FINAL, howMuch, PAYS, WHO } from '../ways.js';

const NOT_TOTAL = '(?! (?:with|including|after|per|bill with|tip|tax|in tax|of tax|sales tax|change|note))';
const TAX = '(?:(?:local |state )?sales tax|tax|vat|gst|service charge|service fee)';
const PRICE: Amount = {
  says: [
    `(?:before|without|not including) (?:the )?(?:sales )?tax(?: (?:is|was|costs?))? {m}`,
    `{m} (?:before|without|plus|not including) (?:the )?(?:sales )?(?:tax|tip|vat)`,
    `(?<!(?:final|total|with tax) |¤ (?:on|for|of) (?:an?|the|his|her|their) (?:[a-z]+ )?)(?:price|cost|bill)(?: (?:of|at|for|in) ${ANY} (?:[a-z]+ )?[a-z]+)? ${BE} {m}${NOT_TOTAL}`,
    `(?:costs?|costed|priced at|listed at|buys? [a-z ]+ for|bought [a-z ]+ for|sells for) {m}${NOT_TOTAL}`,
    `(?<!\\b(?:tip|tax|total|charge|it) |¤ |¤ (?:on|for|of) (?:an?|the|his|her|their) (?:[a-z]+ ){1,2})(?:is|was|were|comes to|came to|of|on) (?:an? |the )?{m}${NOT_TOTAL}`,
    `\\b(?:an?|the|on|his|her|their) {m} (?=[a-z])(?!tip|tax|bill (?:with|including)|in )`,
  ],
  asks: [
    `${find(`(?:price|cost|bill|(?:original|net|regular) (?:price|cost|bill)|meal|food)`)}(?: of ${ANY} [a-z]+)? (?:before|without|excluding|not including)(?: the)? (?:${TAX}|tip|gratuity)(?: (?:was|is) added)?${FINAL}`,
    `(?:how much|what) (?:do|does|did|was|were|is|are) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?)(?: cost)? (?:before|without|excluding)(?: the)? (?:${TAX}|tip)${FINAL}`,
    `${find('(?:original|net|pre-tax) (?:price|cost|bill)|(?:price|cost) of the meal|bill')}(?: of ${ANY} [a-z]+)?${FINAL}`,
    `how much (?:was|is) the (?:meal|bill|food)${FINAL}`,
  ],
};
const ADDED =
  '(?: (?:is|was|are|gets?) (?:then )?(?:added|charged|applied))?(?: (?:to|on) (?:it|that|the (?:bill|price|total|meal)))?';
const TAX_RATE: Amount = {
  says: [
    `(?:${TAX})(?: rate)?(?: in [a-z]+)?(?: is| of| at|:)? {p}${ADDED}`,
    `(?:an? |the )?{p} (?:in )?(?:${TAX})${ADDED}`,
  ],
  asks: [
    `${find(`(?:percent(?:age)? (?:of |for )?)?(?:the )?(?:${TAX}) (?:rate|percent(?:age)?)|(?:percent(?:age)?|rate) of (?:the )?(?:${TAX})`)}${FINAL}`,
    `(?:what|which|how many) percent(?:age)? (?:is|was) the (?:${TAX})${FINAL}`,
    `(?:what|which) percent(?:age)? (?:${TAX}) (?:do|does|did|is|was) (?:${WHO}|charged|added)(?: pay)?${FINAL}`,
  ],
};
const TAX_PAID: Amount = {
  says: [
    `(?:${TAX})(?: (?:on|for) ${ANY} [a-z]+| on it)?(?: (?:is|was|of|comes to|came to|amounts to)) {m}`,
    `{m} (?:in |of )?(?:${TAX})`,
    '(?<=¤ (?:(?:on|for|of) (?:an?|the|his|her|their) (?:[a-z]+ )?[a-z]+ )?)(?:is|was|comes to|came to|amounts to) {m}',
  ],
  asks: [
    `how much (?:${TAX}) (?:do|does|did|will|must|is|was|are|has) ?(?:${WHO} )?(?:(?:have|has|need) to )?(?:pay|paid|added|charged|there|owe)?(?: (?:on|for) (?:it|${ANY} [a-z]+))?${END}`,
    `${find(`(?:${TAX})`)}(?: (?:on|for) (?:it|${ANY} [a-z]+))?(?: in dollars)?${END}`,
  ],
};
const TIP_RATE: Amount = {
  says: [
    `(?:an? |the )?{p} (?:tip|gratuity)${ADDED}`,
    `(?:tips?|tipped|gratuity)(?: (?:of|is|was))?(?: the [a-z]+| her| him)?(?: (?:of|is|was))? {p}(?: (?:of|on) the (?:bill|meal|total))?`,
    '(?:leaves?|left|gives?|gave|adds?|added) (?:the [a-z]+ )?{p}(?: (?:of (?:the )?(?:bill|total) )?(?:as|for) (?:an? |the )?tip| extra| tip)',
  ],
  asks: [
    `(?:what|which|how many) percent(?:age)?(?: (?:of the (?:bill|meal|cost|price|total) ))? ?(?:is|was|did|does|do|tip|of tip) (?:the |that |this |it |${WHO} )?(?:tip|leave|give|leaving|as a tip)?(?: (?:as a|for the) tip| is (?:that|it|this)| (?:is|was) (?:that|it|this)| did ${WHO} (?:leave|give))?${FINAL}`,
    `(?:what|which) percent(?:age)? tip (?:is|was|did|does|do) (?:that|it|this|${WHO})(?: (?:leave|give|pay))?${FINAL}`,
    `${find('(?:tip (?:percent(?:age)?|rate)|percent(?:age)? (?:of the )?tip)')}${FINAL}`,
  ],
};
const TIP: Amount = {
  says: [
    '(?:tips?|tipped|gratuity)(?: (?:of|is|was))?(?: the [a-z]+)?(?: (?:of|is|was|comes to|came to))? {m}(?! meal| bill)',
    '(?:an? )?{m} (?:as an? |for (?:the|an?) )?(?:tip|gratuity)',
    '(?<=¤ (?:tip )?(?:(?:on|for|of) (?:an?|the|his|her|their) (?:[a-z]+ )?[a-z]+ )?)(?:is|was|comes to|came to|amounts to) {m}',
  ],
  asks: [
    `${find('tip|gratuity')}${END}`,
    `${howMuch('tip|leave|give|add')}(?: (?:the [a-z]+|as (?:a|the) tip|for (?:a|the) tip|in tips))*${END}`,
    `how much (?:of a )?tip (?:do|does|did|will|should|must) ${WHO} (?:leave|give|pay|get)${END}`,
  ],
};
const TOTAL: Amount = {
  says: [
    '(?:with|including|after) (?:the |an? )?(?:sales )?(?:tax|tip|vat|¤),? (?:it|they|the (?:[a-z]+ )?[a-z]+|an? [a-z]+(?: [a-z]+)?|the (?:total|bill|price) (?:is|was|comes to|came to))? ?(?:costs?|is|was|comes to|came to|paid|pays?)? ?{m}',
    '(?:costs?|is|was|comes to|came to|pays?|paid|bill (?:of|for)|price of|spends?|spent) {m},? (?:in total|altogether|with (?:the )?(?:sales )?(?:tax|tip)|(?:including|after|which includes|which included)(?: (?:the|an?))?(?: (?:sales )?(?:tax|tip|vat|¤))?)',
    '(?:total|final)(?: (?:price|cost|bill|amount))?(?: (?:of|for) (?:the )?[a-z]+)?(?: (?:with|including|after) (?:the )?(?:tax|tip|¤))? (?:is|was|comes to|came to) {m}',
    '(?:pays?|paid|spent)(?: a total of)? {m}',
  ],
  asks: [
    ...PAYS,
    `${find('(?:final|total|full|end) (?:price|cost|amount|bill|charge)|total|price|cost|bill|amount to pay')}(?: (?:of|for) ${ANY} [a-z]+(?: [a-z]+)?)?(?: (?:paid|now|(?:with|including|after|plus) (?:the )?(?:${TAX}|tip)))*${END}`,
    `how much (?:is|are|was|will) (?:it|they|${ANY} [a-z]+)(?: be)?(?: (?:in total|altogether|with (?:the )?(?:tax|tip)|including (?:the )?(?:tax|tip)))${FINAL}`,
  ],
};
const WORDS =
  'price cost costs total final bill check tax sales tip tips meal dinner lunch breakfast food restaurant waiter waitress server service including includes add adds added pay pays paid leave leaves left leaving give gives gave and charge end';
const TAXES = ['tax = price * tax rate', 'total = price + tax', 'total = price * (1 + tax rate)'];
const TIPS = ['tip = bill * tip rate', 'total = bill + tip', 'total = bill * (1 + tip rate)'];

const PEOPLE: Amount = {
  says: [
    '(?:splits?|shares?|divided?s?|shared|divided) (?:(?:the (?:total|bill|cost|meal)|it|everything) )?(?:(?:evenly|equally) )?(?:among|between|by) (?:the )?{n} (?:people|friends|persons|of them|ways|diners|guests|them)',
    '{n} (?:people|friends|persons|diners|guests|students|roommates|colleagues|coworkers|sisters|brothers|girls|boys|women|men|adults) (?:have|had|share|split|shared|go out for|went out for|eat|ate|went to|go to)',
    '(?:among|between|by) {n}(?: people| friends)?',
  ],
};
const EACH: Amount = {
  asks: [
    `how much (?:does|did|will|must|should) (?:each|every)(?: (?:person|one|friend|of them|diner|guest|student|roommate|colleague|sister|brother|girl|boy|adult))? (?:have to )?(?:pay|owe|spend)${FINAL}`,
    `what (?:does|did|will|must) (?:each|every)(?: (?:person|one|friend|of them|diner|guest|student))? (?:have to )?(?:pay|owe)${FINAL}`,
    `${find('(?:cost|share|price|amount) (?:of each(?: (?:person|friend))?|per person|for each (?:person|friend|of them))')}${FINAL}`,
    `how much is (?:each share|each (?:person|friend)'s share|that per person|it per person)${FINAL}`,
  ],
};
export const TAXES_AND_TIPS: readonly Schema[] = [
  ...schemasOf({
    amounts: { price: PRICE, 'tax rate': TAX_RATE, tax: TAX_PAID, total: TOTAL },
    equations: TAXES,
    given: [['tax rate', 'price'], ['tax rate', 'total'], ['tax rate', 'tax'], ['tax', 'price'], ['total', 'price'], ['tax', 'total']],
    words: WORDS,
    nouns: 3,
  }),
  ...schemasOf({
    amounts: { bill: PRICE, 'tip rate': TIP_RATE, tip: TIP, total: TOTAL },
    equations: TIPS,
    given: [['tip rate', 'bill'], ['tip rate', 'total'], ['tip rate', 'tip'], ['tip', 'bill'], ['tip', 'total']],
    words: WORDS,
    nouns: 3,
  }),
  ...schemasOf({
    amounts: { bill: PRICE, 'tip rate': TIP_RATE, people: PEOPLE, 'share of each': EACH },
    equations: [...TIPS, 'share of each = total / people'],
    given: [['tip rate', 'bill', 'people']],
    words: `${WORDS} share shares split splits equally evenly the then decide agree people friends friend sister sisters brother brothers roommate roommates cost among between plus`,
    nouns: 1,
  }),
  ...schemasOf({
    amounts: { bill: PRICE, tip: TIP, people: PEOPLE, 'share of each': EACH },
    equations: [...TIPS, 'share of each = total / people'],
    given: [['tip', 'bill', 'people']],
    words: `${WORDS} share shares split splits equally evenly the then decide agree people friends friend sister sisters brother brothers roommate roommates cost among between plus`,
    nouns: 1,
  }),
  ...schemasOf({
    amounts: {
      price: PRICE,
      'tax rate': TAX_RATE,
      'tip rate': TIP_RATE,
      total: TOTAL,
    },
    equations: ['tax = price * tax rate', 'tip = price * tip rate', 'total = price + tax + tip'],
    given: [['tax rate', 'tip rate', 'price']],
    words: WORDS,
    nouns: 2,
    // A tip on the bill with its tax is another tip.
    fits: ({ leftover = '' }) => /\bbefore\b/.test(leftover),
  }),
]; // prettier-ignore
