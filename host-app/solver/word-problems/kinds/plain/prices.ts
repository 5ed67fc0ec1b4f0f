import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

/** A price before anything is taken from it or added to it: what is paid may be either. */
const PRICES = [
  '(?<!\\b(on sale|now|only) )(costs?|costed|cost|was|were|is|are|priced at|listed (at|for)|(?<!(sale|new|final|reduced|discounted) )price( of @the ([a-z]+ )?[a-z]+)? (is|was|of)|sells for|retails for|worth|(takes?|took|gives?|offers?) ¤ an?|\\ban?|(?<= ¤ )the|on an?) {m:price}(?! (bill|note|coupon|voucher|less|more|off|gift|after|with|including|and (one|an?) \\w+ for))',
  '(?<!\\b(on sale|now|only) )\\b(an?|the) {m:price} (?=[a-z])(?!bill|note|coupon|voucher|less|more|off|gift|after|with|including)',
];
const PAID = [
  '(pays?|paid|(?<!on sale )costs?|cost|spends?|spent) {m:after}(?! (bill|note|coupon|off|less|more|before|normally|originally))',
];
const OFFS = [
  '((@is )?on sale (for|at) |(?<= )(is|are|was|were|it|at|for) |(?<=¤ )with (an? )?)?(an? )?{p:rate} (off|discount|reduction|cheaper)( sale)?',
  '(discount|reduction)( of| is)? {p:rate}',
  '(reduced|discounted|marked down|lowered|cut)( in price)?( by)? {p:rate}',
  '(reduces?|lowers?|cuts?) (the|its|all) prices? by {p:rate}',
];
const TAXES = [
  '((?<=[.,] |^)with |plus |and )?(an? )?{p:rate} (sales )?(tax|vat)',
  '(tax|vat)( rate)?( is| of| at)? {p:rate}',
];
const TIPS = [
  '{p:rate} (tip|gratuity)',
  'tips?( is| of)?( the (waiter|waitress|server|driver|barber))? {p:rate}',
];
const TOTAL =
  '( (now|then|in total|altogether|in all|for (it|them|@the [a-z]+)|after the discount|(including|with) (the )?(tax|tip)))*';
const PAY = [
  `how much (money )?@can (@who|@the [a-z]+) (have to |need to )?(pay|spend|cost)${TOTAL}(?=\\?|$)`,
  `what (do|does|did|will|must) (@who|@the [a-z]+) (have to )?(pay|cost|spend)${TOTAL}(?=\\?|$)`,
  `@find (the|its|his|her|my) ((new|final|sale|total|reduced|discounted) )?(price|cost|bill|amount|total)( of @the [a-z]+)?${TOTAL}(?=\\?|$)`,
  `how much is (it|the (?!tip|tax|discount)[a-z]+)( now)?(?=\\?|$)`,
];
const REST =
  'price original normal discount discounted is costs cost percent its which takes took gives gave offers offered';
const MEAL =
  'meal dinner lunch breakfast bill tip restaurant leave leaves left waiter waitress server service haircut taxi ride food gives gave give leaving add adds want';
const times = (sign: '+' | '-', what: string): Schema['table'] =>
  tabled(`price; ${what} = rate/100`, `price * (1 ${sign} ${what})`);
const share = (what: string): Schema['table'] =>
  tabled(`price; ${what} rate = rate/100`, `price * ${what} rate`);

/** A price and one percentage: what is taken off or added, what is paid then, or the price before it. */
export const PRICES_AND_PERCENTS: readonly Schema[] = [
  { asks: PAY, says: [OFFS, PRICES], words: REST, nouns: 1, table: times('-', 'discount') },
  {
    asks: [
      '(@find|how much was) (the|its) (price|cost)( of @the [a-z]+)? before( the (discount|sale))?(?=\\?|$)',
      '@find (the|its) (original|normal|regular|full|old|usual) (price|cost)( of @the [a-z]+)?( before the (discount|sale))?(?=\\?|$)',
      'how much (did|does|was) (it|they|@the [a-z]+) (originally |normally )?(cost )?(originally|before the (discount|sale)|before|at first)(?=\\?|$)',
    ],
    says: [[...OFFS.map((way) => `after (an? |the )?${way}`), ...OFFS], PAID],
    words: `${REST} after pays paid original normal`,
    nouns: 1,
    table: tabled('price after = after; discount = rate/100', 'price after / (1 - discount)'),
  },
  { asks: PAY, says: [TAXES, PRICES], words: 'price costs cost tax sales before and', nouns: 1, table: times('+', 'tax') },
  {
    asks: ['how much (sales )?tax (do|does|did|will|must|is) (@who|there|it)( have to)?( pay)?( for (it|@the [a-z]+))?(?=\\?|$)', '@find the (sales )?tax( on (it|@the [a-z]+))?(?=\\?|$)', 'how much is the (sales )?tax(?=\\?|$)'],
    says: [TAXES, PRICES],
    words: 'price costs cost tax sales before on',
    nouns: 1,
    table: share('tax'),
  },
  {
    asks: ['@find the (sales )?tax rate(?=\\?|$)', 'what percent(age)? is the (sales )?tax(?=\\?|$)'],
    says: [['tax (on (an?|the) ({m:price} [a-z]+) )?(is|of|was) {m:tax}', '{m:tax} (sales )?tax'], ['{m:price}']],
    words: 'tax on the price costs cost paid pays',
    nouns: 1,
    table: tabled('price; tax', '100 * tax / price', { where: 'price > tax' }),
  },
  { asks: [...PAY, 'what (is|was) the total( (bill|cost|price))?( with (the )?tip)?(?=\\?|$)'], says: [TIPS, PRICES], words: `price costs cost and ${MEAL}`, nouns: 1, table: times('+', 'tip') },
]; // prettier-ignore

const OF =
  '( (?!to\\b|and\\b|in\\b|last\\b|now\\b|today\\b|tall\\b|long\\b|this\\b)(?<UNIT>[a-z]+))?( per (?<PER>[a-z]+))?( (tall|long|high|wide|heavy))?';
const unit = (name: string): string => OF.replace('UNIT', name).replace('PER', `${name}p`);
const THEN =
  '(last (year|month|week|summer|winter)|\\d+ (years|months|weeks|days) ago|before|in (january|february|march|april|may|june|july|august|september|october|november|december|(19|20)\\d\\d)|yesterday)';
const NOW =
  '(now|today|this (year|month|week)|in (january|february|march|april|may|june|july|august|september|october|november|december|(19|20)\\d\\d))';
const BE = "(was|were|had|weighed|cost|costs|measured|is|are|has|weighs|stands at|it's|there (are|were))";
const FROM_TO = [
  [
    `from {n:from}${unit('u')}`,
    `(${THEN},? )(@the [a-z]+ |it |he |she |they |[a-z]+ )?${BE} {n:from}${unit('u')}`,
    `${BE} {n:from}${unit('u')} ${THEN}`,
    `${BE} {n:from}${unit('u')}(?=[.,]? (and )?(it |@the [a-z]+ |he |she |they )?(now|today|grew|rose|fell|dropped|went|is now|then))`,
  ],
  [
    `to {n:to}${unit('w')}`,
    `${NOW},? (it|@the [a-z]+|he|she|they|i)?( ?(only|just))? ?${BE} {n:to}${unit('w')}`,
    `(${BE} )?(now|only) {n:to}${unit('w')}`,
    `(${BE} )?{n:to}${unit('w')} ${NOW}`,
  ],
];
const LIVING =
  'price cost costs salary pay wage population people weight height number students of school town city village it he she they grew rose went fell dropped increased decreased up down gas bread has there was were is now and per year last this ago';
/** The 'change' of what falls would be negative: only its decrease is answered. */
const changed = (isMore: boolean): Schema => ({
  asks: [
    `@find the (percent(age)? (of )?(${isMore ? 'increase|growth|raise|gain|change' : 'decrease|drop|loss|reduction|discount'})|(${isMore ? 'increase|growth' : 'decrease|drop'}) in (percent|%))( in @the [a-z]+)?(?=\\?|$)`,
    `(by )?(what|how many) percent(age)? ${isMore ? '(of )?(increase|raise|growth)' : '(of )?(decrease|drop|reduction|discount|off)'} (is|was|did|does) (that|this|it|there|@who)( (get|have))?(?=\\?|$)`,
    `by (what|how many) percent(age)? (did|has|have|does) (it|its|@the ([a-z]+ )?[a-z]+|they|[a-z]+)( (price|height|weight|size|population))? (${isMore ? 'increased?|grow|grown|rise|risen|go up|gone up|changed?' : 'decreased?|drop|dropped|fall|fallen|go down|gone down|shrink'})(?=\\?|$)`,
    ...(isMore
      ? []
      : [
          'what percent(age)? of (his|her|its|their|my) (weight|money|height|price) (did|has|have) (@who) (lose|lost|dropped?)(?=\\?|$)',
        ]),
  ],
  says: FROM_TO,
  words: LIVING,
  nouns: 1,
  same: [
    ['u', 'w'],
    ['up', 'wp'],
  ],
  table: tabled(
    `before = from; after = to; change = ${isMore ? 'after - before' : 'before - after'}`,
    '100 * change / before',
    {
      where: isMore ? 'from > 0; to > from' : 'from > 0; from > to',
    },
  ),
});
export const PERCENT_CHANGES: readonly Schema[] = [changed(true), changed(false)]; // prettier-ignore
