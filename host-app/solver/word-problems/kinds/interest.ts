import { type Schema } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const THE = '(what (is|was|will be)|find|calculate|determine) (the|its|her|his|their) ';
const INTEREST_LINES = 'principal; rate = rate/100; years';
const earned = tabled(INTEREST_LINES, 'principal * rate * years');
const YEARS = '(for|in|after|over|of)? ?{n:years} years?';
const PER_YEAR = '( (per year|annually))?(?! per)';
const SIMPLE = [
  `{p:rate} (annual |yearly )?simple (annual |yearly )?interest( rate)?${PER_YEAR}`,
  `simple (annual |yearly )?interest (rate )?(of|at) {p:rate}${PER_YEAR}`,
];
/** The question says already that the interest is simple. */
const AT = [
  `(at|of) (@the )?(annual )?(interest )?(rate of )?{p:rate}( (annual )?interest)?${PER_YEAR}`,
  ...SIMPLE,
];
const BANK =
  'earn account savings bank money rate interest annual simple into savings pays paying earns earning loan paid earn he she earned simple per invested deposited';
const INTEREST =
  'how much ((?<kind>simple) )?interest (@can|is) ([a-z]+ )?(be )?(earned|paid|owed|earn|pay|get|owe|receive)?';
const PRINCIPAL = [
  '(invests?|invested|deposits?|deposited|borrows?|borrowed|lends?|loan of|investment of|deposit of|puts?|principal of) {m:principal}',
  '{m:principal}(?= ((is|are|was) )?(invested|deposited|borrowed|loan|at|earn))',
];
const BALANCE = [
  'how much (money )?(@is (it|the investment) worth|(is|will be)( there)?|will [a-z]+ have|does [a-z]+ pay back)( in (the|her|his) (account|bank))?( in total)?( (after|in) {n:years} years?)?',
  'how much (money )?(does|do) [a-z]+ have( in (the|her|his) (account|bank))?( in total)? after {n:years} years?',
  `${THE}(total amount|(final )?(balance|amount|value)|total)( (of|in|on) (the|her|his|their) (account|investment|bank account))?( (after|in) {n:years} years?)?`,
  'how much is in (@the )?account after {n:years} years?',
  `@find the (account|investment) worth (after|in) {n:years} years?`,
];
export const INTERESTS: readonly Schema[] = [
  {
    asks: [INTEREST, '^(the )?(?<kind>simple) interest', `${THE}((?<kind>simple) )?interest( earned| paid)?`],
    says: [PRINCIPAL, AT, [YEARS]],
    words: BANK,
    table: (s) => (s['kind'] === undefined ? null : earned(s)),
  },
  {
    asks: [INTEREST, `${THE}interest( earned| paid)?`],
    says: [PRINCIPAL, SIMPLE, [YEARS]],
    words: BANK,
    table: (s) => (s['kind'] === undefined ? earned(s) : null),
  },
  {
    asks: BALANCE,
    says: [PRINCIPAL, SIMPLE, [YEARS]],
    words: BANK,
    table: tabled(`${INTEREST_LINES}; interest = principal * rate * years`, 'principal + interest'),
  },
  {
    asks: [
      '(for |after |in )?how many years( was the loan| does it take)?',
      'how long (is|was) the (money invested|loan)',
    ],
    says: [['(earns?|earned|pays?|paid) {m:interest}( (in|of) interest)?'], PRINCIPAL, SIMPLE],
    words: BANK,
    table: tabled(
      'principal; rate = rate/100; interest; interest of a year = principal * rate',
      'interest / interest of a year',
    ),
  },
  {
    asks: BALANCE,
    says: [
      PRINCIPAL,
      [
        '{p:rate}( (annual )?interest( rate)?)?( per year)?,? compounded (annually|yearly|per year)',
        '{p:rate} compound interest( (per|a) year| annually)?',
      ],
      [YEARS],
    ],
    words: BANK,
    table: tabled(INTEREST_LINES, 'principal * (1 + rate)^years', { where: 'years is whole' }),
  },
];
