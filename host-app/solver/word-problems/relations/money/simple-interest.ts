import type { Schema, Slots } from '../../schemas/schema.js';
import { schemasOf, type Amount } from '../relation.js';
import { END, find, FINAL, howMuch, WHO } from '../ways.js';

export const PRINCIPAL: Amount = {
  says: [
    `(?<verb>invests?|invested|deposits?|deposited|borrows?|borrowed|lends?|lent|puts?|saves?|placed?|places|loans?|loaned|takes? out|took out|opens? [a-z ]+ with|opened [a-z ]+ with) (?:${WHO} )?(?:an? )?(?:sum of |amount of |total of |loan of |loan for )?{m}`,
    '(?:loan|investment|deposit|principal|sum|amount|balance|account|bond|debt)(?: (?:of|is|was|with|worth|for|amounts to))+ {m}',
    '\\b(?:an?|the|his|her|on|of) {m} (?:loan|investment|deposit|bond|debt|certificate|savings account)?',
    `(?<!(?:earns?|earned|pays?|paid|gets?|got|to|be|reach|becomes?|into|for|yields?|gives?) (?:about )?)(?:and )?{m}(?! (?:in |of )?(?:simple )?(?:interest|per year))`,
  ],
  asks: [
    `${find('principal|(?:initial |original )?(?:investment|deposit|loan|sum|amount)')}(?: (?:invested|borrowed|deposited|of money))?${FINAL}`,
    `(?:how much|what (?:sum|amount|principal))(?: (?:money|of money))? (?:do|does|did|must|should|will|would|was|has|had|needs?|is|can) (?:${WHO} )?(?:(?:have|has|need|needs)? ?to )?(?:be )?(?:invested?|deposit(?:ed)?|borrow(?:ed)?|lend|lent|put in|saved?)(?: (?:now|into the account|in the bank|in the account|at first|originally))?${END}`,
    `(?:how much|what (?:sum|amount|principal))(?: (?:money|of money))? (?:do|does|did|must|should|will|would|was|has|had|needs?|is|can) (?:${WHO} )?(?:(?:have|has|need|needs)? ?to )?(?:be )?(?:invested?|deposit(?:ed)?|borrow(?:ed)?|lend|lent|put in) (?=at|for|in|to|¤)`,
  ],
};
const A_YEAR = '(?:(?: |,? )(?:per (?:year|annum)|annually|yearly|each year|every year|p\\.?a\\.?))?';
/** Another rate than one per year is another matter. */
const YEARLY = '(?! (?:per|an?|each|every) (?:month|quarter|week|day)| monthly| quarterly| daily)';
const KIND = '(?:(?:annual|yearly|fixed|flat) )?';
/** That the interest is simple may be said with the rate, or beside it. */
const rate = (simple: string): string[] => [
  `(?:at|of|with|pays?|paying|earns?|earning|charges?|charging|offers?|has|yields?)? ?(?:an? )?${KIND}${simple}${KIND}(?:interest )?rate (?:of |is )?(?:simple interest (?:of )?)?{p}${A_YEAR}(?: ${simple}interest)?${YEARLY}`,
  `(?:at|of|with|pays?|paying|earns?|earning|charges?|charging|offers?|has|yields?)? ?(?:an? )?{p} (?:per year |annual |yearly )?${simple}${KIND}(?:interest)(?: rate)?${A_YEAR}${YEARLY}`,
  `${simple}${KIND}interest(?: rate)?(?: is| of| at)*(?: an?)?(?: (?:annual |yearly )?rate of)? {p}${A_YEAR}${YEARLY}`,
];
const SIMPLE = rate('simple ');
/** The rate alone: that the interest is simple is said elsewhere. */
const ANY_RATE = [
  ...rate('(?:simple )?'),
  `(?:at|of|with|pays?|paying|earns?|earning|charges?|charging) (?:an? )?(?:annual |yearly )?(?:rate of )?{p}${A_YEAR}${YEARLY}`,
  `{p}${A_YEAR}${YEARLY}`,
];
const RATE_ASKS = [
  `(?:at )?${find('(?:annual |yearly )?(?:(?<kind>simple) )?(?:annual )?(?:interest )?rate(?: of (?:(?<kind2>simple) )?interest)?(?: (?:per year|per annum))?')}${FINAL}`,
  `(?:at |with )?(?:what|which) (?:annual |yearly )?(?:(?<kind>simple) )?(?:annual )?(?:interest )?rate(?: of (?:(?<kind2>simple) )?interest)? (?:does|do|did|will|would|must|is|was|were|has) ?(?=.)`,
  `(?:what|which) percent(?:age)? (?:of )?(?:simple )?(?:interest )?(?:does|did|do|is|was) ${WHO}(?: (?:pay|charge|earn|get))?(?: per year)?${FINAL}`,
];
export const TIME: Amount = {
  says: ['{n} years?(?: and)?', '{n/12} months?'],
  unit: 'years',
  asks: [
    `(?:for |after |in )?how (?:long|many years)(?: (?:was|is|were|must|should|will|does|do|did|would|has|had|can|it|the|money|to|been|take|takes|until|till|before|lent|borrowed|invested|deposited|leave|left|wait|need|needs|for|in the bank|in the account|there|the (?:total |whole )?(?:amount|balance|value|sum|account)))*(?=\\?|$| |,)`,
  ],
};
export const INTEREST_EARNED: Amount = {
  says: [
    '(?:earns?|earned|pays?|paid|gets?|got|receives?|received|yields?|yielded|gives?|brings?|make|makes|made|be|is|was|to) {m}(?: (?:in|of|as))?(?: (?:(?<kind3>simple) |total )*interest)',
    '{m} (?:in |of |as )?(?:(?<kind3>simple) |total )*interest',
    '(?:(?<kind3>simple) )?interest(?: (?:earned|paid|of|is|was|amounts to|comes to|for))+ {m}',
    '(?:to )?(?:earn|yield|get|bring in) {m}(?! loan)',
  ],
  asks: [
    `how much (?:(?<kind>simple) |total |of )?interest (?:do|does|did|will|is|are|must|would|was|has|can|should) ?(?:(?:${WHO}|the bank|the (?:loan|account|investment)|¤|on) )?(?:(?:have|has|need) to )?(?:¤ )?(?:be )?(?:get|earn|earned|pay|paid|receive|owe|owed|make|due|charged|there|accrue|yield|produce|have)?(?: (?:on|from|for) (?:it|this|that|the (?:loan|money|investment|account)|¤))?${END}`,
    `how much (?:(?<kind>simple) |total |of )?interest (?:do|does|did|will|is|are|must|would|was|has|can|should) (?=.)`,
    `${find('(?:total )?(?:(?<kind>simple) )?interest')}(?: (?:earned|paid|owed|due|that (?:he|she|they) (?:earns?|pays?)))?${END}`,
    `${find('(?:total )?(?:(?<kind>simple) )?interest')} (?=on|after|for)`,
    `${howMuch('earn|make|get|receive')} in (?:simple )?interest${END}`,
    'how much does (?:the|it|he|she|they)? ?[a-z]+ earn (?=in|after|over)',
  ],
};
export const BALANCE: Amount = {
  says: [
    '(?:total|amount|balance|value|repay|pay back|paid back|repaid|grow to|be|be worth|becomes?|become|grows? to|grew to|reach(?:es)?|reached|amounts? to|amounted to|worth|have)(?: (?:be|is|was|will be|reach|to))* {m}(?! (?:in |of )?(?:simple )?interest)(?! (?:loan|at|for))',
    '{m} (?:in total|altogether)',
  ],
  asks: [
    `${find('(?:total |final |new |whole |full )*(?:amount|balance|sum|value|total|repayment)')}(?: (?:of (?:the )?(?:loan|investment|account|money)|in the (?:account|bank)|due|owed|to be (?:paid back|repaid|paid)|(?:that )?(?:he|she|they|you) (?:must |will |has to |have to |owes?|needs? to )(?:repay|pay back|pay|have)?|repaid|after that(?: time)?|then))*(?: in total)?${END}`,
    `how much(?: money)? (?:do|does|did|will|must|would|should|is|are|was) (?:${WHO}|the bank|the (?:account|loan|investment)|it) ?(?:(?:have|has|need|needs) to )?(?:be )?(?:pay back|repay|paid back|owe|owed|have|get back|be in the account|be worth|worth|in the account|in the bank|return|get|pay in total|contain|grow to|in it)(?<!have(?= ?(?:\\?|$|\\.)))(?: (?:in (?:the|his|her) (?:account|bank|bank account)|in total|altogether|in it|for the loan|then|back))*${END}`,
    `how much(?: money)? (?:is|will be|are|would be|was) (?:there |in |on )*(?:in |on )(?:the|his|her|that) (?:account|bank|savings account|bank account)${END}`,
    `(?:what|how much) (?:is|will|does) (?:it|¤|the investment|the account|the loan|the bond)(?: be)? (?:worth|cost in total)${END}`,
    `what will (?:${WHO}) (?:have|owe|repay|pay back)(?: in total| altogether)?${END}`,
  ],
};
export const BANK =
  'account savings bank pays pay paying paid earn earns earning earned gets get interest rate annual invest invests invested investment deposit deposits deposited borrow borrows borrowed lend lends lent loan puts put into in it the year years month months per money take took takes took out with leaves makes made there simple after worth balance total amount sum certain charges charging grow grows reach repay back at be bond annum back total when only over during';
/** In one year the interest is the same with and without interest on interest. */
const isSimple = (s: Slots): boolean =>
  Object.values(s).includes('simple') || s['years_by_1'] === '1' || Number(s['years_by_12'] ?? 13) < 13;
/** Who borrows money and invests it pays one interest and earns another. */
const TAKEN = /\b(?:invests|invested|borrows|borrowed|lends|lent|deposits|deposited)\b/;
type How = 'told' | 'named' | 'rate';
const relation = (given: readonly (readonly string[])[], how: How, says: readonly string[]): Schema[] =>
  schemasOf({
    amounts: {
      rate: { says, asks: how === 'told' ? [] : RATE_ASKS },
      years: TIME,
      principal: PRINCIPAL,
      interest: INTEREST_EARNED,
      total: BALANCE,
    },
    equations: ['interest = principal * rate * years', 'total = principal + interest', 'total = principal * (1 + rate * years)'],
    given,
    words: BANK,
    nouns: 1,
    options: { mixesUnits: true, oneOf: 'borrows invests borrowed invested lends lent deposits' },
    fits: (s) =>
      !/\bcompound|\b(?:per|an?|each|every) (?:month|week|day|quarter)\b|monthly/.test(s['leftover'] ?? '') &&
      !(s['verb'] !== undefined && TAKEN.test(s['leftover'] ?? '')) &&
      (how === 'told' || isSimple(s) || (s['leftover'] ?? '').includes('simple')),
  }); // prettier-ignore
const ALL = [
  ['rate', 'years', 'principal'],
  ['rate', 'years', 'interest'],
  ['rate', 'interest', 'principal'],
  ['rate', 'years', 'total'],
  ['rate', 'total', 'principal'],
  ['rate', 'interest', 'years'],
];
export const SIMPLE_INTEREST: readonly Schema[] = [
  ...relation(ALL, 'told', SIMPLE),
  ...relation(ALL, 'named', ANY_RATE),
  ...relation([['years', 'interest', 'principal'], ['years', 'total', 'principal']], 'rate', SIMPLE),
]; // prettier-ignore
