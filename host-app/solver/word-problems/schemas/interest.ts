import { num, power, product, quotient, sum, sym } from '../../tree/expr.js';
import { share, value, type Schema, type Slots, type Table } from './schema.js';

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
const YEARS = '{n:years} years?';
const SIMPLE = [
  '{p:rate} (?:annual |yearly )?simple (?:annual |yearly )?interest(?: rate)?(?: per year)?(?! per)',
  'simple interest (?:rate )?(?:of|at) {p:rate}(?: per year)?(?! per)',
];
const BANK = 'account bank money rate interest annual simple into savings pays paying earns earning';
const INTEREST =
  'how much (?:simple )?interest (?:does|do|did|will|would|is) [a-z]+ ?(?:earn|pay|get|owe|receive|earned|paid)?';
const PRINCIPAL = [
  '(?:invests?|invested|deposits?|deposited|borrows?|borrowed|lends?|loan of|investment of|deposit of|puts?) {m:principal}',
];
const BALANCE =
  'how much (?:money )?(?:is|will be|will [a-z]+ have|does [a-z]+ have|do [a-z]+ have)(?: in (?:the|her|his) (?:account|bank))?(?: in total)? after {n:years} years?';
export const INTERESTS: readonly Schema[] = [
  {
    asks: [INTEREST, `${THE}(?:simple )?interest(?: earned| paid)?`],
    says: [PRINCIPAL, SIMPLE, [YEARS]],
    words: BANK,
    things: 0,
    table: (s) => one(interest(s), earned),
  },
  {
    asks: [BALANCE, `${THE}(?:total amount|balance|amount in the account) after {n:years} years?`],
    says: [PRINCIPAL, SIMPLE],
    words: BANK,
    things: 0,
    table: (s) => one({ ...interest(s), interest: earned }, sum(principal, sym('interest'))),
  },
  {
    asks: [
      '(?:for |after |in )?how many years(?: was the loan| does it take)?',
      'how long (?:is|was) the (?:money invested|loan)',
    ],
    says: [['(?:earns|earned|pays|paid) {m:interest}(?: (?:in|of) interest)?'], PRINCIPAL, SIMPLE],
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
    asks: [BALANCE, `${THE}(?:total amount|balance|amount in the account) after {n:years} years?`],
    says: [
      PRINCIPAL,
      ['{p:rate} (?:annual )?interest(?: rate)?(?: per year)?,? compounded (?:annually|yearly|per year)'],
    ],
    words: BANK,
    things: 0,
    table: (s) =>
      Number.isInteger(Number(s['years']))
        ? one(interest(s), product(principal, power(sum(num(1), rate), years)))
        : null,
  },
];
