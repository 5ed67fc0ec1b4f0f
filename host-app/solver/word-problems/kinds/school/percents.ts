import { change } from '../proportions.js';
import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const NOW = '(now|today|this (year|month|week))';
const CHANGED = {
  '+': [
    '(went|has gone|goes) up (by )?{p:rate}',
    '(increased|rose|has risen|has increased|was raised) by {p:rate}',
    '(got|gets|received|had) an? {p:rate} (raise|increase|pay rise)',
  ],
  '-': [
    '(went|has gone|goes) down (by )?{p:rate}',
    '(decreased|fell|dropped|has fallen|has dropped|was (reduced|lowered|cut)) by {p:rate}',
    '(got|gets|received|had) an? {p:rate} (cut|pay cut)',
  ],
};
const before = (sign: '+' | '-'): Schema => ({
  asks: [
    '(what|how much) (was|did) (it|@the ([a-z]+ )?[a-z]+|@who) ((cost|pay|earn|make) )?(before|originally)( (that|the (raise|increase|change|cut|decrease)))?(?=\\?|$)',
    '@find (the|his|her|my) (old|original|previous|former) [a-z]+(?=\\?|$)',
  ],
  says: [
    CHANGED[sign],
    [
      `(pays?|costs?|earns?|makes?|is|are) ${NOW} {m:after}`,
      `(pays?|costs?|earns?|makes?|is|are) {m:after} ${NOW}`,
      `${NOW},? (pays?|@who pays?|@who earns?|@who makes?|it costs|costs|it is|earns?|makes?|is) {m:after}`,
      '(?<=and )(is|earns?|costs?) now {m:after}',
    ],
  ],
  words: 'my rent salary price pay pays bill wage ticket fee and it cost costs i he she',
  table: tabled('amount now = after; rate = rate/100', `amount now / (1 ${sign} rate)`),
});

/** A share in percent: so many of so many. */
const SCORED: Schema = {
  asks: [
    '@find (the|her|his|their|my|your) (percent(age)?|(percent(age)? )?(score|grade|mark)( (as|in) (a )?percent(age)?)|percent(age)? (score|grade))(?=\\?|$)',
    '(what|which) percent(age)? (score |grade )?(is (this|that)|(did|does) (he|she|they|@who) (get|score|make|answer)( (right|correct|correctly))?)( on (the|her|his) (test|exam|quiz))?(?=\\?|$)',
    '(what|which) percent(age)? (of (the|his|her) )?(questions|problems|answers|shots|throws|points)? ?(did|does|do) (he|she|they|@who) (get|answer|make|score|have)( (right|correct|correctly))?(?=\\?|$)',
  ],
  says: [
    [
      '(gets?|got|answered|scored|has|had|earned|made|makes|makes) {n:part} (questions |answers |points |shots |marks |free throws )?(right |correct |correctly )?(out )?of {n:all}( (questions|points|marks|problems|shots|answers|throws|free throws))?( (right|correct|correctly))?',
    ],
  ],
  words:
    'test exam quiz math science spelling history english basketball game player student in her his a on',
  table: (s) =>
    Number(s['part']) <= Number(s['all'])
      ? tabled('part = part; whole = all', '100 * (part / whole)')(s)
      : null,
};
const twice: Schema = {
  asks: [
    '@find (the|its) (final |sale |new |last )?(price|cost)( now)?(?=\\?|$)',
    'how much (is it|does it cost|is the [a-z]+|does the [a-z]+ cost|will it cost|do you pay|does (he|she) pay)( now)?(?=\\?|$)',
  ],
  says: [
    [
      '(discounted|reduced|marked down|lowered) (by )?{p:a},? (and )?then (by )?(another|an additional|an extra|a further) {p:b}( off)?',
      '{p:a} off,? (and )?then (another|an additional|an extra|a further) {p:b} off( the (sale|reduced|discounted|new) price)?',
      '{p:a} off,? (and )?then {p:b} off the (sale|reduced|discounted|new) price',
    ],
    [
      '\\b(an?|the) {m:price}(?= [a-z]+ @is)',
      '(costs?|(price|cost) (of (an?|the) [a-z]+ )?@is|priced at|(cost|price) of|for) {m:price}',
    ],
  ],
  words: 'and it is price of a the store first sale',
  things: 1,
  table: tabled(
    'price; first discount = a/100; second discount = b/100',
    'price * (1 - first discount) * (1 - second discount)',
  ),
};

export const PERCENTS: readonly Schema[] = [
  before('+'),
  before('-'),
  SCORED,
  twice,
  ...['+', '-'].map((sign): Schema => ({
    asks: [
      '@find (the|its) (old|original|regular|former|previous|normal|initial) (price|cost|amount)(?=\\?|$)',
      '@find the (price|bill|cost) before (the )?(tax|tip|discount|sale|increase)',
    ],
    says: [
      [
        sign === '+'
          ? 'after (an? )?{p:rate} (sales )?(tax|tip|increase|rise|vat)'
          : 'after (an? )?{p:rate} (discount|reduction|decrease)',
      ],
      ['(costs?|is|was|comes to) {m:after}', '(bill|price) (is|was|of) {m:after}'],
    ],
    words: 'price bill cost the',
    things: 1,
    table: tabled('amount after = after; rate = rate/100', `amount after / (1 ${sign} rate)`),
  })),
  {
    asks: [
      '(what|how much) did (it|the [a-z]+) cost (the (shop|store|owner|dealer|shopkeeper)|before( the markup)?|originally)',
      '@find (the|its) (cost|original|wholesale|cost) (price|cost)( to the (shop|store))?(?=\\?|$)',
      '@find (the|its) cost to the (shop|store|dealer)',
    ],
    says: [
      ['after (an? )?(mark-?up|increase) of {p:rate}', 'after (an? )?{p:rate} (mark-?up|increase)'],
      ['(costs?|sells for|is sold for|sold for|is priced at) {m:after}'],
    ],
    things: 1,
    table: tabled('price after = after; markup = rate/100', 'price after / (1 + markup)'),
  },
  {
    asks: [
      '@find (the|its) (final|total|full|new) (price|cost|amount|bill)(?=\\?|$)',
      'how much (is|will) (it|the (total|bill))( cost| be)?( in total)?(?=\\?|$)',
    ],
    says: [
      [
        '(vat|tax|gst|sales tax|service charge|tip) (of|at) {p:rate} is added to (@the )?((price|bill|cost) of )?{m:price}( (bill|price))?',
        '(an? )?{p:rate} (vat|tax|gst|sales tax|service charge|tip) is added to (@the )?((price|bill|cost) of )?{m:price}( (bill|price))?',
      ],
    ],
    words: 'restaurant bill price',
    table: tabled('price; added = price * rate/100', 'price + added'),
  },
  {
    asks: [
      '(what|which) percent(age)? (discount|off) (is (that|this|it)|was (that|it)|does (he|she) get)(?=\\?|$)',
      '@find the (percent(age)? )?discount( percent(age)?| rate| in percent)?(?=\\?|$)',
      '(by )?what percent(age)? (was|is) (it|the [a-z]+|the price) (reduced|discounted|marked down)(?=\\?|$)',
    ],
    says: [['(marked down|reduced|discounted|lowered|cut|went down|drops|dropped) from {m:from} to {m:to}']],
    words: 'price on sale',
    things: 1,
    table: (s) => change(false)(s),
  },
  ...[true, false].map((isMore): Schema => ({
    asks: [
      `@find the percent(age)? (of )?(${isMore ? 'increase|growth' : 'decrease|drop|loss'}|change)( in @the [a-z]+)?(?=\\?|$)`,
    ],
    says: [
      [
        `(had|was|were|cost|weighed|earned|made) {n:from}( [a-z]+)? (last|the previous|a) (year|month|week)( ago)?,? (and|but) (it )?(now )?(has|is|are|costs?|weighs|earns|makes) (only |now )?{n:to}( [a-z]+)?( ${NOW})?(?=[.,])`,
        `(used to|which used to) (cost|weigh|be|have|earn) {n:from}( [a-z]+)?,? (and |but )?(it )?(now )?(has|is|costs?|weighs|earns) (only |now )?{n:to}( [a-z]+)?( ${NOW})?(?=[.,])`,
      ],
    ],
    words: 'town city village club school that price',
    things: 1,
    table: change(isMore),
  })),
];
