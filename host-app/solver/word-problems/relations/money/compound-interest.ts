import type { Schema, Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { schemasOf, type Amount } from '../relation.js';
import { find } from '../ways.js';
import { BALANCE, BANK, INTEREST_EARNED, PRINCIPAL, TIME } from './simple-interest.js';

/** How often interest is added to the principal: the words, and the times in a year. */
const PERIODS: Readonly<Record<string, number>> = {
  '(?:annually|yearly|per year|once (?:per|a) year|every year|each year)': 1,
  '(?:semi-?annually|half-?yearly|twice (?:per|a) year|2 times (?:per|a) year|every (?:six|6) months)': 2,
  '(?:quarterly|every quarter|4 times (?:per|a) year|every (?:three|3) months)': 4,
  '(?:monthly|every month|each month|per month|12 times (?:per|a) year)': 12,
  '(?:daily|every day|each day)': 365,
};
const RATE =
  '(?:at|of|with|pays?|paying|earns?|earning|charges?|offers?|is|has)? ?(?:an? )?(?:(?:annual|yearly) )?(?:(?:compound )?interest )?(?:rate )?(?:of |is )?{p}(?: (?:per year|per annum|a year|annual|yearly|compound|interest|rate|annually))*';
const rateOf = (period: string, isYearly: boolean): Amount => ({
  says: [
    `${RATE},?(?: (?:which|that) is)? (?:compounded|compounding) ${period}`,
    `${RATE},?(?: (?:and )?(?:the )?interest is)(?: compounded| added| credited) ${period}`,
    ...(isYearly
      ? [
          `(?:at|of|with|pays?|paying|earns?|earning)? ?(?:an? )?{p} (?:annual |yearly )?compound (?:annual )?interest(?: rate)?(?: (?:per year|per annum|annually))?`,
          'compound interest(?: rate)?(?: of| at| is)?(?: an?)?(?: (?:annual )?rate of)? {p}(?: (?:per year|per annum|annually))?',
        ]
      : []),
  ],
  asks: [],
});
const WORDS = `${BANK} compound compounded annually yearly monthly quarterly daily will be`;
/** The same without the words for it, where the question says that it is compound interest. */
const BARE: Amount = {
  says: [RATE],
};
const isWhole = (s: Slots, times: number): boolean =>
  Number.isInteger(Number(s['years_by_1'] ?? Number(s['years_by_12']) / 12) * times);
const compound = (rate: Amount, times: number, interest: Amount, balance: Amount | null): Schema[] =>
  schemasOf({
    amounts: {
      rate,
      years: { says: TIME.says ?? [] },
      principal: PRINCIPAL,
      interest,
      total: balance ?? {},
    },
    equations: [
      ...(times === 1
        ? ['growth factor = (1 + rate)^years']
        : [
            `rate per period = rate / ${times}`,
            `number of periods = ${times} * years`,
            'growth factor = (1 + rate per period)^(number of periods)',
          ]),
      'total = principal * growth factor',
      'interest = total - principal',
    ],
    given: balance
      ? [
          ['rate', 'years', 'principal'],
          ['rate', 'years', 'total'],
        ]
      : [['rate', 'years', 'principal']],
    words: WORDS,
    nouns: 1,
    options: { mixesUnits: true },
    fits: (s) => isWhole(s, times) && !/\bsimple\b/.test(s['leftover'] ?? ''),
  });
const COMPOUND_ASKS: Amount = {
  asks: [
    'how much compound interest (?:do|does|did|will|is|are|must|would|was) (?=.)',
    `${find('compound interest')}(?: (?:earned|paid|on it))?(?=\\?|$|\\.| (?:on|for|after))`,
  ],
};
/** When money has doubled. */
const doubling = (isCompound: boolean): Schema => ({
  asks: [
    `(?:for |after |in )?how (?:long|many years) (?:does|do|will|would|did|must|is|until) (?:it take |it need )?(?:for )?(?:money|an? (?:sum|investment|amount|deposit|capital|principal)(?: of money)?|the (?:money|sum|investment|principal|amount)|it|savings|(?:an? )?{m:money}(?: (?:investment|deposit))?) ?(?:needed |take |need )?(?:to |will |itself )*(?<times>double|triple|quadruple)(?:s|d)?(?: (?:itself|in value|its value))?`,
  ],
  says: [
    isCompound
      ? [`${RATE.replace('{p}', '{p:rate}')},? compounded (?:annually|yearly|per year|every year)`]
      : [
          '(?:at |with )?(?:an? )?(?:rate of )?{p:rate} (?:annual |yearly )?simple (?:annual )?interest(?: (?:per year|annually|rate))?',
          '(?:at |with )?(?:an? )?(?:annual )?simple interest(?: rate)?(?: of| at) {p:rate}(?: (?:per year|annually))?',
        ],
  ],
  words: 'money invested interest at simple compound',
  nouns: 0,
  isOnlyAboutNamed: true,
  table: (s) => {
    const times = { double: 2, triple: 3, quadruple: 4 }[s['times'] ?? ''] ?? 2;
    return isCompound
      ? tabled(
          'rate = rate/100; growth factor of a year = 1 + rate',
          `ln(${times}) / ln(growth factor of a year)`,
          { unit: 'years' },
        )(s)
      : tabled(
          `rate = rate/100; interest as a share of the principal = ${times - 1}`,
          'interest as a share of the principal / rate',
          { unit: 'years' },
        )(s);
  },
});
export const COMPOUND_INTEREST: readonly Schema[] = [
  ...Object.entries(PERIODS).flatMap(([period, times]) => compound(rateOf(period, times === 1), times, INTEREST_EARNED, BALANCE)),
  ...compound(BARE, 1, COMPOUND_ASKS, null),
  doubling(true),
  doubling(false),
]; // prettier-ignore
