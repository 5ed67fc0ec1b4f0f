import type { Schema } from '../../schemas/schema.js';
import { schemasOf, type Amount, type Relation } from '../relation.js';
import { ANY, BE, END, find, FINAL, WHO } from '../ways.js';

const IT = `(?:it|them|${ANY} (?!other\\b|second\\b|different\\b)(?:[a-z-]+ ){0,2}[a-z-]+|(?:used |old |new )?(?!(?:for|another|other|others|each|one|both|some|half|all|every|a|an|the)\\b)[a-z]+)`;
const COST: Amount = {
  says: [
    `(?:buys?|bought|purchases?|purchased|gets?|got|acquired|orders?|ordered|(?:has |had )?paid|pays)(?: ${IT})?(?: (?:for|at))? {m}(?! each| apiece| per)(?: for ${IT})?`,
    `(?:cost|buying|purchase|wholesale) price(?: of ${IT})?(?: (?:is|was|of))? {m}`,
    `(?:costs?|costed)(?: (?:him|her|them|the (?:seller|owner|store|shop|dealer|shopkeeper|merchant)))? {m}`,
    `(?:its |the )?cost (?:${BE} |of ){m}`,
    `(?:${IT} )?bought (?:for|at) {m}`,
  ],
  asks: [
    `${find(`(?:cost|buying|purchase|wholesale) price|cost|price (?:he|she|they|the [a-z]+) paid`)}(?: (?:of ${IT}|for ${IT}|to the [a-z]+|of it to the [a-z]+))?${FINAL}`,
    `(?:how much|what) (?:did|does|was|had) (?:it|they|${ANY} [a-z]+(?: [a-z]+)?)(?: cost)? (?:the|him|her|them)(?: (?:seller|owner|store|shop|dealer|shopkeeper|merchant|trader))?(?: cost)?${FINAL}`,
    `(?:how much|what) (?:did|had|does) ${WHO} (?:pay|paid)(?: for (?:it|them|${ANY} [a-z]+(?: [a-z]+)?))?(?: originally)?${FINAL}`,
    `for how much (?:did|had) ${WHO} (?:buy|bought) (?:it|them|${ANY} [a-z]+)${FINAL}`,
  ],
};
const SELLING: Amount = {
  says: [
    `(?:and )?(?:then )?(?:sells?|sold|resells?|resold)(?: ${IT})?(?: later)?(?: (?:for|at))? {m}(?! each| apiece| per)(?! (?:profit|gain|loss|less|more))`,
    '(?:selling|sale|retail) price(?: of [a-z ]+?)?(?: (?:is|was|of))? {m}',
    '(?:brought in|brings in|brought|fetched|is sold for|was sold for) {m}',
  ],
  asks: [
    `${find('(?:selling|sale|retail|resale) price')}(?: of ${IT})?${FINAL}`,
    `(?:for how much|at what price|for what price) (?:does|did|must|should|will|was|is) (?:${WHO} (?:sell|sold|have to sell) (?:it|them|${ANY} [a-z]+(?: [a-z]+)?)|(?:it|${ANY} [a-z]+) sold)${FINAL}`,
    `(?:how much|what) (?:does|did|must|should|will) ${WHO} (?:sell|charge for) (?:it|them|${ANY} [a-z]+(?: [a-z]+)?)(?: for)?${FINAL}`,
  ],
};
const GAINS: Readonly<Record<'profit' | 'loss', { readonly nouns: string; readonly verbs: string }>> = {
  profit: { nouns: '(?:profit|gain|mark-?up)', verbs: '(?:makes?|made|earns?|earned|gains?|gained|gets?|got|profits?)' },
  loss: { nouns: 'loss', verbs: '(?:makes?|made|loses?|lost|takes?|took|suffers?|suffered|lose)' },
}; // prettier-ignore
const OF_COST =
  '(?: (?:of|on|above|over) (?:the |its |her |his )?(?:cost|cost price|purchase price|price|buying price))?';
const rateOf = (kind: 'profit' | 'loss'): Amount => {
  const { nouns, verbs } = GAINS[kind];
  return {
    says: [
      `(?:at|with|for|${verbs}) (?:an? )?{p} ${nouns}${OF_COST}`,
      `(?:at|with|for|${verbs}) (?:an? )?${nouns} of {p}${OF_COST}`,
      `${nouns}(?: (?:of|is|was))? {p}${OF_COST}`,
      `{p} ${nouns}${OF_COST}`,
      ...(kind === 'loss'
        ? ['(?:loses?|lost|losing) {p}', '(?:for|at) {p} (?:less than|below) (?:the )?(?:cost|cost price|he paid|she paid)', '(?:which|that) (?:is|was) {p} less than (?:what )?(?:he|she|they) (?:had )?paid(?: for it)?']
        : ['(?:marks?|marked) (?:it|them|the price|the [a-z]+) up (?:by )?{p}', '(?:for|at) {p} (?:more than|above) (?:the |its )?(?:cost|cost price|he paid|she paid)', '(?:which|that) (?:is|was) {p} more than (?:what )?(?:he|she|they) (?:had )?paid(?: for it)?', '(?:makes?|made|gains?|gained) {p}(?! (?:loss|commission))']),
    ],
    asks: [
      `${find(`percent(?:age)? (?:of )?(?:the )?${nouns}|${nouns} percent(?:age)?|${nouns},? (?:in percent|as a percent(?:age)?|in %)`)}${OF_COST}${FINAL}`,
      `(?:what|which|how many) percent(?:age)? (?:${nouns}|of (?:${nouns}|the cost(?: price)?)) ?(?:does|did|do|is|was|has|were)? ?(?:(?:${WHO}) )?(?:his |her |the |their )?(?:${verbs}|have|make|gain|${nouns})?${FINAL}`,
      `(?:what|which) (?:is|was) (?:his|her|the|their) (?:percent(?:age)? )?${nouns}(?: (?:percent(?:age)?|as a percent(?:age)?|in percent|in %))${OF_COST}${FINAL}`,
      ...(kind === 'loss' ? [`(?:what|which|how many) percent(?:age)? (?:of (?:the|his|her) (?:cost|money|price) )?(?:did|does) ${WHO} lose${FINAL}`] : []),
    ],
  };
}; // prettier-ignore
const moneyOf = (kind: 'profit' | 'loss'): Amount => {
  const { nouns, verbs } = GAINS[kind];
  return {
    says: [
      `(?:at|with|${verbs}) (?:an? )?(?:total )?${nouns} of {m}`,
      `(?:at|with|${verbs}) (?:an? )?{m} ${nouns}`,
      `${nouns} (?:is|was) {m}`,
      ...(kind === 'profit' ? ['(?:makes?|made|earns?) {m} (?:on|in profit)'] : ['(?:loses?|lost) {m}']),
    ],
    asks: [
      `${find(`(?:total )?${nouns}`)}(?: in (?:dollars|money))?${FINAL}`,
      `how much (?:(?:${nouns}|money) )?(?:does|did|do|will|would|has) ${WHO} ${kind === 'profit' ? '(?:make|made|earn|gain|get|profit)' : '(?:make|lose|lost|take)'}(?: (?:in total|on (?:the sale|it|them|[a-z]+)|altogether))?${END}`,
      ...(kind === 'loss'
        ? [`how much is lost${FINAL}`]
        : [`how much (?:is|was) (?:the |his |her )?profit${FINAL}`]),
    ],
  };
};
const WORDS =
  'profit loss gain percent cost price selling sells sold then later it them and his her made makes at of markup mark up same';
/** 'Sold with a profit': what is asked for as a gain must be one. */
const trade = (kind: 'profit' | 'loss'): Schema[] => {
  const sign = kind === 'profit' ? '+' : '-';
  const relation: Relation = {
    amounts: { cost: COST, 'selling price': SELLING, [kind]: moneyOf(kind), rate: rateOf(kind) },
    equations: [
      `${kind} = cost * rate`,
      `selling price = cost ${sign} ${kind}`,
      `selling price = cost * (1 ${sign} rate)`,
    ],
    given: [
      ['rate', 'cost'],
      ['rate', 'selling price'],
      [kind, 'cost'],
      [kind, 'selling price'],
      ['selling price', 'cost'],
    ],
    words: WORDS,
    nouns: 3,
  };
  const one = schemasOf(relation);
  const COUNT = `(?:buys?|bought|purchases?|purchased|gets?|got|orders?) {n} [a-z]+(?: [a-z]+)?`;
  const many = schemasOf({
    amounts: {
      pieces: { says: [COUNT] },
      cost: { says: ['for (?:a total of |altogether )?{m}(?! each| apiece| per)(?: in total| altogether)?'] },
      'cost of one': { says: ['(?:for|at) {m} (?:each|apiece|per [a-z]+)'] },
      'price of one': { says: ['(?:sells?|sold|resells?|resold) (?:all of them|them|all|all the [a-z]+|the [a-z]+)?(?: for| at) {m} (?:each|apiece|per [a-z]+)', '(?:sells?|sold|resells?|resold) (?:each|every|each of them|each 1)(?: [a-z]+)? (?:for|at) {m}'] },
      [kind]: moneyOf(kind),
      rate: rateOf(kind),
    },
    equations: ['cost = pieces * cost of one', 'selling price = pieces * price of one', `${kind} = ${kind === 'profit' ? 'selling price - cost' : 'cost - selling price'}`, `rate = ${kind} / cost`],
    given: [['price of one', 'pieces', 'cost'], ['price of one', 'pieces', 'cost of one']],
    words: `${WORDS} each all every`,
    nouns: 2,
  });
  return [...one, ...many];
}; // prettier-ignore
export const PROFITS: readonly Schema[] = [...trade('profit'), ...trade('loss')];
