import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { schemasOf, type Amount } from '../relation.js';
import { ANY, find, FINAL, howMuch, WHO } from '../ways.js';

const SALARY: Amount = {
  says: [
    '(?:base |basic |fixed |weekly |monthly )*(?:salary|pay|wage)(?: of| is)? {m}(?: (?:per|each|every|an?) (?<span>week|month|day|year))?',
    '{m} (?:per|each|every|an?) (?<span>week|month|day|year)',
    '{m} (?:base |basic )?(?:salary|pay)',
  ],
};
const RATE: Amount = {
  says: [
    '(?:an? )?{p} commission(?: on)?(?: (?:all|his|her|the|total))*(?: sales| what (?:he|she) sells)?',
    '(?:an? )?commission(?: rate)? (?:of|is) {p}(?: (?:on|of))?(?: (?:all|his|her|the|total))*(?: sales| what (?:he|she) sells)?',
    '{p} (?:of|on) (?:all |his |her |the |total )*sales(?: as commission)?',
  ],
  asks: [
    `${find('commission (?:rate|percent(?:age)?)|rate of commission')}${FINAL}`,
    `what percent(?:age)? commission (?:does|did) ${WHO} (?:earn|get|receive)${FINAL}`,
  ],
};
const SALES: Amount = {
  says: [
    '(?:sells?|sold)(?: [a-z]+){0,4}? (?:for|worth|of) {m}(?: worth of [a-z]+)?',
    '(?:sells?|sold) {m}(?: worth)?(?: (?:of|in) [a-z]+)?',
    '(?:with |has |had |made |makes )?(?:total )?sales(?: (?:of|are|were|is|was|worth|for the (?:week|month)|total(?:ed)?))+ {m}',
    '{m} (?:in|of) sales',
  ],
  asks: [
    `${find('(?:total )?sales')}(?: (?:worth|for the (?:week|month)))?${FINAL}`,
    `how much (?:must|did|does|should) ${WHO} (?:have to )?sell${FINAL}`,
  ],
};
const EARNED: Amount = {
  says: ['(?:earns?|earned|got|received|gets?|made) {m}(?: (?:in total|altogether|in commission))?'],
  asks: [
    `${howMuch('earn|make|get|receive|get paid')}(?: (?:in total|altogether|that (?:week|month)|last (?:week|month)|this (?:week|month)|in (?:an?|that|the|this) (?:week|month)))*(?=\\?|$| (?:with|if|in|when) )`,
    `what (?:did|does|will|is) ${WHO} (?:earn|make|get)(?: (?:in total|altogether|that (?:week|month)|last (?:week|month)|in (?:an?|that|the) (?:week|month)))*${FINAL}`,
    `${find('(?:total )?(?:earnings|pay|income|salary)')}(?: (?:for (?:the|that) (?:week|month)|last (?:week|month)))?${FINAL}`,
  ],
};
const WORDS =
  'salary base commission sales sells sold goods month week day last this worth each every earns earned paid gets total plus makes agent salesperson salesman saleswoman per and';
const spans = new Set(['week', 'month', 'day', 'year']);
const SELLING: readonly Schema[] = [
  ...schemasOf({
    amounts: { 'commission rate': RATE, sales: SALES, salary: SALARY, 'total earned': EARNED },
    equations: ['commission = sales * commission rate', 'total earned = salary + commission'],
    given: [
      ['commission rate', 'salary', 'sales'],
      ['commission rate', 'salary', 'total earned'],
    ],
    words: WORDS,
    nouns: 2,
    heads: 2,
    options: { mixesUnits: true },
    fits: ({ leftover = '', span }) =>
      [...spans].every((one) => one === (span ?? one) || !new RegExp(`\\b${one}\\b`).test(leftover)),
  }),
  ...schemasOf({
    amounts: {
      'commission rate': RATE,
      sales: SALES,
      'commission earned': {
        says: [
          '(?:earns?|earned|got|received|gets?|made) {m}(?: (?:in|as|of) (?:an? )?commission)?',
          'commission (?:of|was|is) {m}',
        ],
        asks: [
          ...(EARNED.asks ?? []),
          `how much commission (?:did|does|will) ${WHO} (?:earn|make|get|receive)${FINAL}`,
          `${find('commission')}${FINAL}`,
        ],
      },
    },
    equations: ['commission earned = sales * commission rate'],
    given: [
      ['commission rate', 'sales'],
      ['commission rate', 'commission earned'],
      ['sales', 'commission earned'],
    ],
    words: WORDS.replace('salary base ', '').replace(' plus', ''),
    nouns: 2,
    heads: 2,
  }),
];
/** A part is paid at once, and the rest in equal payments. */
const PAYMENTS: Schema = {
  asks: [
    `how much (?:is|will|was) (?:each|every|one|1) (?:monthly |equal |single )?(?:payment|installment|instalment|rate)(?: be)?${FINAL}`,
    `how much (?:does|must|will|did) ${WHO} (?:have to )?pay (?:per|each|every|an?) month${FINAL}`,
    `@find (?:the |each )?(?:monthly |equal )?(?:payment|installment)${FINAL}`,
  ],
  says: [
    [
      '(?:pays?|paid|makes? a|made a)? ?(?:an? )?(?:{p:rate}|{m:down}) (?:down(?: payment)?|now|at once|in cash|immediately|up front|as a (?:down payment|deposit))',
      '(?:down payment|deposit) of (?:{p:rate}|{m:down})',
    ],
    [
      '(?:rest|remainder|balance|remaining amount) (?:(?:is|was) paid )?in {n:count} (?:equal |monthly )*(?:payments|installments|instalments|rates)',
      'in {n:count} (?:equal |monthly )*(?:payments|installments|instalments)',
      '(?:rest|remainder|balance) (?:over|in) {n:count} months',
    ],
    ['(?:costs?|for|price (?:is|of)|is|worth) {m:price}', '\\b(?:an?|the) {m:price}(?= [a-z])'],
  ],
  words:
    'the rest remainder used buys bought pays paid and without interest each equal monthly payment payments in over month per new',
  nouns: 2,
  heads: 1,
  mixesUnits: true,
  table: (s) =>
    s['rate'] === undefined
      ? tabled(
          'price; paid at once = down; rest = price - paid at once; number of payments = count',
          'rest / number of payments',
        )(s)
      : tabled(
          'price; rate = rate/100; paid at once = price * rate; rest = price - paid at once; number of payments = count',
          'rest / number of payments',
        )(s),
};
/** Shares of an income, and what is left of it. */
const INCOME: Schema = {
  asks: [
    `${find('(?:monthly |total |yearly |weekly )*(?:income|salary|pay|earnings|wage|budget)')}${FINAL}`,
    `what's (?:the|his|her|their) (?:monthly |total )?(?:income|salary)${FINAL}`,
    `how much (?:does|did|do) ${WHO} earn(?: (?:per|a|each) (?:month|week))?${FINAL}`,
  ],
  says: [
    [
      '{p:a} (?:of (?:its|his|her|their|the) (?:monthly |total )?(?:income|salary|pay|budget|money|wage) )?(?:on|for) (?:[a-z]+),? (?:and )?{p:b} (?:on|for) [a-z]+',
    ],
    [
      '(?:saves?|saved|has|have) (?:the )?(?:rest|remaining|remainder)?,? ?(?:which is |of )?{m:left}(?:,? (?:left(?: over)?|which is the rest|is left))?',
      '(?:rest|remainder|remaining (?:money|amount)|what is left),? (?:which )?(?:is|of) {m:left}',
      '{m:left} (?:is|are) (?:left|saved)',
    ],
  ],
  words: 'family spends spent rest saves save left income salary of on and is the which month monthly per',
  nouns: 4,
  table: tabled('left; share spent = a/100 + b/100; share left = 1 - share spent', 'left / share left', {
    where: 'left > 0',
  }),
};
/** A percentage of a price that is known, where the price is asked for: a deposit. */
const DEPOSIT: readonly Schema[] = schemasOf({
  amounts: {
    rate: { says: ['(?:an? |the )?{p} (?:deposit|down payment)'] },
    deposit: {
      says: ['(?:is|was|comes to|amounts to|of) {m}'],
      asks: [`${find('deposit|down payment')}${FINAL}`],
    },
    price: {
      says: ['(?:costs?|price of|priced at) {m}'],
      asks: [
        `${find('(?:full |total |whole )?(?:price|cost)')}(?: of ${ANY} (?:[a-z]+ )?[a-z]+)?${FINAL}`,
        `how much does ${ANY} (?:[a-z]+ )?[a-z]+ cost${FINAL}`,
      ],
    },
  },
  equations: ['deposit = price * rate'],
  given: [
    ['rate', 'deposit'],
    ['rate', 'price'],
  ],
  words: 'deposit on is price full',
  nouns: 2,
});
export const EARNINGS: readonly Schema[] = [...SELLING, PAYMENTS, INCOME, ...DEPOSIT]; // prettier-ignore
