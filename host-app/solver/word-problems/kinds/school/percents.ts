import { change } from '../proportions.js';
import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const NOW = '(now|today|this (year|month|week))';
const END = '(?=\\?|$)';
const OLD = '(old|original|regular|former|previous|normal|usual|initial|full|list)';
const SUM = '(?<what>[a-z]+)';
const LATER =
  '( (that|@the ((price|pay) )?(raise|rise|increase|change|cut|decrease|drop|loss|discount|sale|reduction|markup|tax|tip)))?';
const OF_IT = '( of (its|his|her|their) (value|weight|price|(?<part>people|inhabitants|members|pupils)))?';
const changed = (verbs: string, nouns: string, rate: string): string[] => [
  `((has|have|was|were|is|are) )?(${verbs})( in (value|price))?( by)? {p:${rate}}${OF_IT}`,
  `(?<late>after) (an? |@the )?(${nouns})( of)? {p:${rate}}`,
  `(?<late>after) (an? |@the )?{p:${rate}} (${nouns})`,
  `((got|gets|received|had|with) )?\\ban? {p:${rate}} (${nouns})`,
];
/** What an amount was before it changed by a percentage: the sign is that of the change. */
const BEFORE: Schema = {
  asks: [
    `(what|how (much|many (?<asked>[a-z]+))) (was|did|does) (it|they|@the ([a-z]+ )?(?<what>[a-z]+)|@who) ((cost|pay|earn|make|have|worth) )?(before|originally|at first|(the )?@the (shop|store|owner|dealer|shopkeeper))${LATER}${END}`,
    `@find (the|its|his|her|their|my) ${OLD} ${SUM}( of the [a-z]+)?( before${LATER})?${END}`,
    `@find (the|its|his|her|their|my) ${SUM}( of the [a-z]+)? before${LATER}${END}`,
    `@find (the|its) cost( price)? to the (shop|store|dealer)${END}`,
  ],
  says: [
    [
      ...changed(
        'went up|gone up|goes up|gained|increased|increases|rose|risen|rises|grew|raised',
        '(pay )?raise|(pay|price) rise|(price )?increase|rise|mark-?up|(sales )?tax|tip|vat',
        'up',
      ),
      ...changed(
        'lost|loses|went down|gone down|goes down|fell|fallen|falls|dropped|drops|decreased|decreases|reduced|lowered|cut',
        '(pay )?cut|(price )?(reduction|decrease|drop|cut)|loss|discount',
        'down',
      ),
      '(which|that|this) is {p:down} (off|less than) @the (regular|original|normal|usual) price',
    ],
    [
      `(pays?|costs?|(?<earn>earns?|makes?)|is|are|has) ${NOW} (worth )?({m:after}|{n:number} (?<thing>[a-z]+))`,
      `${NOW} (pays?|costs?|(?<earn>earns?|makes?)|is|are|has|have|(is|are) worth) ({m:after}|{n:number} (?<thing>[a-z]+))`,
      `(pays?|costs?|(?<earn>earns?|makes?)|is|are|has|(is|are) worth) ({m:after}|{n:number} (?<thing>[a-z]+)) ${NOW}`,
      `${NOW},? (@who (pays?|(?<earn>earns?|makes?))|it (costs|is)) {m:after}`,
      '(?<=¤ +)to ({m:after}|{n:number})(?! (from|and))',
      '(?<sale>on sale|sells|sold) for {m:after}',
      '(?<plain>pays?|paid|costs?|is|was|comes to|(?<earn>earns?)|is priced at) {m:after}',
    ],
  ],
  words:
    'my rent rents salary price pay pays bill wage ticket fee population value and it cost costs is of at the sale regular original old before after month per',
  nouns: 1,
  same: [
    ['asked', 'thing'],
    ['part', 'thing'],
  ],
  table: (s) => {
    const amount = s['after'] === undefined ? 'number' : 'after';
    // 'What was the tax before?' is about another amount.
    const asked = s['what'] ?? 'price';
    if (
      !/^(?:price|cost|value)$/.test(asked) &&
      !(s['earn'] !== undefined && /^(?:salary|wage|pay|income)$/.test(asked)) &&
      !(s['leftover'] ?? '').includes(asked)
    )
      return null;
    // 'It costs $48. It fell by 20%.': that may be the price before.
    if (s['plain'] !== undefined && s['late'] === undefined) return null;
    if ((s['asked'] ?? s['part']) !== undefined && s['after'] !== undefined) return null;
    return tabled(
      `amount after = ${amount}; rate = ${s['up'] === undefined ? 'down' : 'up'}/100`,
      `amount after / (1 ${s['up'] === undefined ? '-' : '+'} rate)`,
    )(s);
  },
};

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
  BEFORE,
  SCORED,
  twice,
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
