import { num, power, product, quotient, sum, sym } from '../../tree/expr.js';
import { share, value, type Schema, type Slots, type Table } from '../schemas/schema.js';

const THE = '(?:what (?:is|was|will be)|find|calculate|determine) (?:the|its|her|his|their) ';
const one = (lines: Table['lines'], requested: Table['requested']): Table => ({ lines, requested });
const rate = sym('rate');
const interest = (s: Slots): Table['lines'] => ({
  principal: value(s['principal']),
  rate: share(s['rate']),
  years: value(s['years']),
});
const [principal, years] = [sym('principal'), sym('years')];
const earned = product(principal, rate, years);
const YEARS = '(?:for|in|after|over|of)? ?{n:years} years?';
const PER_YEAR = '(?: (?:per year|annually))?(?! per)';
const SIMPLE = [
  `{p:rate} (?:annual |yearly )?simple (?:annual |yearly )?interest(?: rate)?${PER_YEAR}`,
  `simple (?:annual |yearly )?interest (?:rate )?(?:of|at) {p:rate}${PER_YEAR}`,
];
/** The question says already that the interest is simple. */
const AT = [
  `(?:at|of) (?:@the )?(?:annual )?(?:interest )?(?:rate of )?{p:rate}(?: (?:annual )?interest)?${PER_YEAR}`,
  ...SIMPLE,
];
const BANK =
  'account savings bank money rate interest annual simple into savings pays paying earns earning loan paid earn he she earned simple per invested deposited';
const INTEREST =
  'how much (?:(?<kind>simple) )?interest (?:@can|is) (?:[a-z]+ )?(?:be )?(?:earned|paid|owed|earn|pay|get|owe|receive)?';
const PRINCIPAL = [
  '(?:invests?|invested|deposits?|deposited|borrows?|borrowed|lends?|loan of|investment of|deposit of|puts?|principal of) {m:principal}',
  '{m:principal}(?= (?:(?:is|are|was) )?(?:invested|deposited|borrowed|loan|at))',
];
const BALANCE = [
  'how much (?:money )?(?:(?:is|will be)(?: there)?|will [a-z]+ have|@is it worth)(?: in (?:the|her|his) (?:account|bank))?(?: in total)?(?: (?:after|in) {n:years} years?)?',
  'how much (?:money )?(?:does|do) [a-z]+ have(?: in (?:the|her|his) (?:account|bank))?(?: in total)? after {n:years} years?',
  `${THE}(?:total amount|balance|amount|total|value)(?: (?:of|in|on) (?:the|her|his|their) (?:account|investment|bank account))?(?: (?:after|in) {n:years} years?)?`,
  `@find the (?:account|investment) worth (?:after|in) {n:years} years?`,
];
export const INTERESTS: readonly Schema[] = [
  {
    asks: [
      INTEREST,
      '^(?:the )?(?<kind>simple) interest',
      `${THE}(?:(?<kind>simple) )?interest(?: earned| paid)?`,
    ],
    says: [PRINCIPAL, AT, [YEARS]],
    words: BANK,
    things: 0,
    table: (s) => (s['kind'] === undefined ? null : one(interest(s), earned)),
  },
  {
    asks: [INTEREST, `${THE}interest(?: earned| paid)?`],
    says: [PRINCIPAL, SIMPLE, [YEARS]],
    words: BANK,
    things: 0,
    table: (s) => (s['kind'] === undefined ? one(interest(s), earned) : null),
  },
  {
    asks: BALANCE,
    says: [PRINCIPAL, SIMPLE, [YEARS]],
    words: BANK,
    things: 0,
    table: (s) => one({ ...interest(s), interest: earned }, sum(principal, sym('interest'))),
  },
  {
    asks: [
      '(?:for |after |in )?how many years(?: was the loan| does it take)?',
      'how long (?:is|was) the (?:money invested|loan)',
    ],
    says: [['(?:earns?|earned|pays?|paid) {m:interest}(?: (?:in|of) interest)?'], PRINCIPAL, SIMPLE],
    words: BANK,
    things: 0,
    table: (s) =>
      one(
        {
          principal: value(s['principal']),
          rate: share(s['rate']),
          interest: value(s['interest']),
          'interest of a year': product(principal, rate),
        },
        quotient(sym('interest'), sym('interest of a year')),
      ),
  },
  {
    asks: BALANCE,
    says: [
      PRINCIPAL,
      [
        '{p:rate}(?: (?:annual )?interest(?: rate)?)?(?: per year)?,? compounded (?:annually|yearly|per year)',
      ],
      [YEARS],
    ],
    words: BANK,
    things: 0,
    table: (s) =>
      Number.isInteger(Number(s['years']))
        ? one(interest(s), product(principal, power(sum(num(1), rate), years)))
        : null,
  },
];
