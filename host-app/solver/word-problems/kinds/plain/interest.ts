import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const PRINCIPAL = [
  '(?<!(earns?|earned|pays?|gets?|for|to (get|earn)) ){m:principal}(?! (interest|in interest|of interest|simple interest|per year))',
];
const SIMPLE = [
  '{p:rate} (simple|annual simple|simple annual|yearly simple) interest( (rate|per year|annually))*',
  'simple interest( rate)?( of| at)?( an? (annual )?rate of)? {p:rate}( (per year|annually))?',
];
const ANY = [
  ...SIMPLE,
  '{p:rate} (annual |yearly )?interest( rate)?( (per year|annually))*',
  '(annual |yearly )?interest rate( is| of)? {p:rate}( (per year|annually))?',
  '{p:rate} per year( interest)?',
];
const COMPOUND = [
  '{p:rate}( (per year|annual|yearly|interest|annually|a year|interest rate))*,? compounded (annually|yearly|per year|once per year|every year)',
  '{p:rate} compound interest( (per year|annually))?',
  'compound interest( rate)?( of| at)?( an? rate of)? {p:rate}( (per year|annually))?',
];
const YEARS = ['{n:years} years?'];
const BANK =
  'account savings bank pays pay paying paid earn earns earning earned gets interest rate annual invest invests invested investment deposit deposits deposited borrow borrows borrowed lend lends lent loan puts put into in it the year per money take took takes took out with leaves makes made there simple years after worth balance';
const AFTER_IT = '( (after|in|for|over|at the end of) (the )?({n:years} years?|that time|this time))';
const AFTER = `${AFTER_IT}?`;
const INTEREST = [
  `how much (simple )?interest (do|does|did|will|is|must|would) (@who|the bank|it|there|@the [a-z]+)( have to)?( (get|earn|pay|receive|owe|make|be|paid|earned|owed))*${AFTER}(?=\\?|$)`,
  `@find the (simple )?interest( (earned|paid))?${AFTER}(?=\\?|$)`,
];
const BALANCE = [
  `how much (money )?(do|does|did|will|is|must|would|should) (@who|there|the bank|it|@the [a-z]+)( have to| need to)? (pay back|repay|owe|get back)( in total| altogether)?(?=\\?|$)`,
  `how much (money )?(will|is|would|do|does) (@who|there|the bank|it|@the [a-z]+)( (pay back|repay|pay|have|be|owe|get back|get|be worth|in the account|in (his|her|my|the) (bank )?account|in total|altogether|pay in total))*${AFTER_IT}(?=\\?|$)`,
  `what (is|will) (it|@the [a-z]+)( be)? worth${AFTER}(?=\\?|$)`,
  `@find (the|its) (total amount|amount|balance|final amount|value|final value|final balance|new balance|total)( (of @the [a-z]+|in the account|due|owed))?${AFTER}(?=\\?|$)`,
];
const LINES = 'principal; rate = rate/100; years';
const schema = (asks: readonly string[], rate: readonly string[], asked: string, lines = LINES): Schema => ({
  asks,
  says: [rate, YEARS, PRINCIPAL],
  words: BANK,
  oneOf: 'borrows invests borrowed invested',
  nouns: 0,
  table: tabled(lines, asked, { where: asked.includes('^') ? 'years is whole' : 'years > 0' }),
});
const unknown = (asks: readonly string[], says: Schema['says'], lines: string, asked: string): Schema => ({
  asks,
  says: [
    ...says,
    [
      '(earns?|earned|pays?|paid|gets?|got|receives?|to (get|earn|make)|of) {m:interest}( (in|of))?( simple)? ?(interest)?',
      '{m:interest} (in |of )?(simple )?interest',
    ],
    PRINCIPAL,
  ],
  words: BANK,
  nouns: 0,
  table: tabled(lines, asked),
});
/** In one year the interest is the same with and without interest on interest. */
const inOneYear = ({ table, ...rest }: Schema): Schema => ({
  ...rest,
  table: (s) => (s['years'] === '1' ? table(s) : null),
});

/** Money in a bank: the schemas know principal, rate and years by what is beside them. */
export const PLAIN_INTEREST: readonly Schema[] = [
  schema(BALANCE, SIMPLE, 'principal + interest', `${LINES}; interest = principal * rate * years`),
  inOneYear(schema(INTEREST, ANY, 'principal * rate * years')),
  schema(BALANCE, COMPOUND, 'principal * (1 + rate)^years'),
  schema(INTEREST, COMPOUND, 'balance - principal', `${LINES}; balance = principal * (1 + rate)^years`),
  unknown(['@find the (simple |annual |yearly )*(interest )?rate( of interest| per year)?(?=\\?|$)'], [['simple'], YEARS], 'principal; interest; years; interest of one year = interest / years', '100 * interest of one year / principal'),
  unknown([`(@long|in how many years) (will|does|must|do|did)( it take( for)?)? (@who|it|@the [a-z]+)?( (leave|invest|money|to|earn|the))*`], [SIMPLE], 'principal; rate = rate/100; interest; interest of one year = principal * rate', 'interest / interest of one year'),
]; // prettier-ignore
