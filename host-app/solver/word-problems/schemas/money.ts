import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, value, type Schema, type Slots, type Table } from './schema.js';

const PRICE = 'original originally regular normal usual tag department price sale cost costs charges percent';
const LATER = '(?! (?:at|with|including|after|on|when|because|on sale|bill|check|gift|card|coupon)\\b)';
/** The regular price: 'costs $80 with a discount' may be what is left of it. */
const PRICE_SAID = [
  `(?:costs?|cost|sells for|sold for|retails for|listed at|valued at|(?<!sale |new |final |reduced |discounted )price(?: of (?:@the )?(?:[a-z]+ ){0,2}[a-z]+)? @is|(?:sells|sold|selling|offers) (?:@the )?(?:[a-z]+ ){1,2}for) {m:price}${LATER}`,
  '(?:priced|marked) at {m:price}',
  `\\b(?:an?|on|for) {m:price}(?= [a-z])${LATER}`,
];
const MEAL =
  '(?:(?:[a-z]+ )?(?:bill|total|meal|dinner|lunch|breakfast|check)(?: at (?:@the )?[a-z]+)? (?:@is|comes to|came to|costs|cost)|bill (?:of|for)|costs|cost|spends?|spent|on an?)';
const BILL_SAID = [`${MEAL} {m:bill}(?! (?:with|including|after)\\b)`];
const TIP_SAID = ['{p:rate} tip', 'tip (?:@is|of) {p:rate}', 'tips? (?:the [a-z]+ )?{p:rate}'];
const NOT_YET = '(?<!after (?:an? )?)';
const OFF = [
  '(?:on )?sale (?:for|at|of) {p:rate} off',
  '(?:marked down|reduced|discounted|lowered) (?:by )?{p:rate}',
  `${NOT_YET}{p:rate} (?:off|discount)(?: sale)?(?! the| any| each| every| if| when)`,
  'discount (?:is|of) {p:rate}',
];
const SPEND = '(?:pay|spend|owe|cost)';
const PAY = `how much (?:money )?@can @who ${SPEND.replace('|cost', '')}(?: (?:in total|altogether))?(?: for (?:it|them|@the [a-z]+))?`;
const THE = '@find (?:the|its|her|his|their|your) ';
const TAX_SAID = [
  '(?<!including (?:an? )?)sales tax(?: rate)?(?: in (?:@the )?[a-z]+)? (?:is|of) {p:rate}',
  '(?<!including (?:an? )?){p:rate} sales tax',
];
const MEALS =
  'meal dinner lunch breakfast restaurant leaves leave left adds add bill tip tips total server waiter waitress check food';

const one = (lines: Table['lines'], requested: Table['requested']): Table => ({ lines, requested });
const [price, rate, bill] = [sym('price'), sym('rate'), sym('bill')];

const discountOf = (s: Slots): Table['lines'] => ({ price: value(s['price']), rate: share(s['rate']) });
const changed =
  (sign: 1 | -1, what: string) =>
  (s: Slots): Table =>
    one(
      { price: value(s['price']), [what]: share(s['rate']) },
      product(price, sum(num(1), product(num(sign), sym(what)))),
    );
/** What a whole was before a percentage of it was added or taken away. */
const whole =
  (sign: 1 | -1) =>
  (s: Slots): Table =>
    one(
      { 'amount after': value(s['after']), rate: share(s['rate']) },
      quotient(sym('amount after'), sum(num(1), product(num(sign), rate))),
    );

const change =
  (isMore: boolean) =>
  ({ from, to }: Slots): Table | null => {
    const [low, high] = isMore ? [from, to] : [to, from];
    if (!(Number(from) > 0) || !(Number(low) < Number(high))) return null;
    const [a, b] = [sym('before'), sym('after')];
    return one(
      { before: value(from), after: value(to), change: isMore ? minus(b, a) : minus(a, b) },
      product(num(100), quotient(sym('change'), a)),
    );
  };
const UP =
  '(?:grew|grows|rose|rises|increased|increases|went up|climbed|went|changed|goes|(?:was|is) raised|(?:was|is) increased)';
const DOWN =
  '(?:fell|falls|dropped|drops|decreased|decreases|went down|declined|shrank|went|changed|goes|(?:was|is) (?:reduced|lowered|cut|decreased))';
const FROM_TO = 'from {n:from}(?: [a-z]+)? to {n:to}(?! \\w+ per)(?: dollars)?';
const THING_OF = '[a-z]+(?: price)? (?:of (?:@the )?[a-z]+ (?:(?:of|in) (?:@the )?[a-z]+ )?)?';
const percentOf = (nouns: string, verbs: string): string[] => [
  `@find the percent(?:age)? (?:of )?(?:${nouns}|change)(?: in (?:@the )?[a-z]+)?`,
  `by what percent(?:age)? (?:did|has|have) (?:it|@the (?:[a-z]+ )?[a-z]+) (?:${verbs}|change)`,
  `@find the (?:${nouns}) (?:percent(?:age)?|in percent)`,
];
const fromTo = (isMore: boolean): Schema => ({
  asks: isMore
    ? percentOf('increase|growth', 'increased?|grow|rise|grown|risen|go up')
    : percentOf('decrease|drop', 'decreased?|drop|fall|fallen|dropped|go down'),
  says: [
    [
      `${THING_OF}${isMore ? UP : DOWN} ${FROM_TO}`,
      `${isMore ? UP : DOWN} ${FROM_TO}`,
      '(?:had|was|were|cost) {n:from} [a-z]+ (?:last|the previous) (?:year|month|week)\\. (?:this|the next) (?:year|month|week),? (?:@the [a-z]+ (?:is|has|are)|it (?:is|has)) {n:to}',
    ],
  ],
  words: 'town city village club school',
  things: 1,
  table: change(isMore),
});
const grown = (sign: 1 | -1): Schema => ({
  asks: [
    `${THE}new (?<what>[a-z]+)`,
    'how many (?<what>[a-z]+) (?:are|were) (?:there|enrolled) this year(?: in @the (?:[a-z]+ )?[a-z]+)?',
    `${THE}(?<what>[a-z]+) (?:now|after the (?:raise|increase|decrease|cut|change))`,
    'how (?:many|much) (?<what>[a-z]+) @can (?:@who|@the [a-z]+) have(?: (?:next|this) year)?',
  ],
  says: [
    [
      '(?<which>salary|wage|rent|population|fee|price|weight|income|pay)(?: of (?:@the )?[a-z]+| in @the [a-z]+)? @is {n:from}(?: [a-z]+)?',
      '(?:has|have|had) {n:from} (?<which>[a-z]+)',
      'last year there were {n:from} (?<which>[a-z]+)(?: enrolled)?(?: in @the (?:[a-z]+ )?[a-z]+)?',
      'sells for {m:from}',
    ],
    sign > 0
      ? [
          '(?:increases?|increased|grows?|grew|rises|rose|goes up|went up) by {p:rate}',
          '(?:gets?|got|receives?|received) an? {p:rate} (?:raise|increase)',
          'there was an? {p:rate} increase(?: in [a-z]+)?',
        ]
      : [
          '(?:decreases?|decreased|falls|fell|drops|dropped|reduced|goes down|went down|cut|lowered) by {p:rate}',
          '(?:gets?|got) an? {p:rate} (?:cut|pay cut)',
          '(?:decreased|dropped|fell|went down) by {p:rate}(?= from)',
        ],
  ],
  words: 'next year this town city village company per rent salary',
  things: 1,
  same: [['what', 'which']],
  table: ({ from = '', rate: percent = '', what = '', which }) =>
    which === undefined && what !== 'price'
      ? null
      : one(
          { before: value(from), change: share(percent) },
          product(sym('before'), sum(num(1), product(num(sign), sym('change')))),
        ),
});
const commission: Schema = {
  asks: [
    'how much (?:commission|money)? ?@can @who (?:earn|make|get)(?: in commission)?',
    `${THE}commission`,
  ],
  says: [
    ['{p:rate} commission', 'commission (?:rate )?(?:of|is) {p:rate}'],
    ['(?:sells|sold|sales? of|on(?: sales of)?) {m:price}'],
  ],
  words: 'commission sales salesperson agent worth sells earns month week each every sale makes',
  things: 1,
  table: (s) =>
    one(
      { sales: value(s['price']), 'commission rate': share(s['rate']) },
      product(sym('sales'), sym('commission rate')),
    ),
};

export const MONEY: readonly Schema[] = [
  {
    asks: [
      `${THE}(?:sale|final|new|discounted|reduced) (?:price|cost)`,
      `${THE}price after the discount`,
      PAY,
      'how much @can (?:@who|@the [a-z]+) cost (?:after the discount|now|on sale)',
    ],
    says: [PRICE_SAID, OFF],
    words: PRICE,
    things: 1,
    table: changed(-1, 'discount'),
  },
  {
    asks: [
      `${THE}(?:amount of the )?discount`,
      'how much (?:money )?(?:is|was) saved',
      'how much (?:money )?(?:do|does|did|will|would) [a-z]+ save',
    ],
    says: [PRICE_SAID, OFF],
    words: PRICE,
    things: 1,
    table: (s) => one(discountOf(s), product(price, rate)),
  },
  {
    asks: [`${THE}(?:original|regular|full|list) price`, `${THE}price before the (?:discount|sale)`],
    says: [
      ['(?:costs|cost|pays|pay|paid|sells for|price is) {m:after}'],
      [`after (?:an? )?{p:rate} (?:discount|off)`],
    ],
    words: '',
    things: 1,
    table: whole(-1),
  },
  {
    asks: [
      `${THE}(?<what>[a-z]+) before(?: the (?:raise|increase))?`,
      `${THE}(?:old|original|previous) (?<what>[a-z]+)`,
      'how much was (?:it|the (?<what>[a-z]+)) before',
    ],
    says: [[`(?<which>[a-z]+) ${UP} by {p:rate} to {m:after}`]],
    words: '',
    things: 0,
    same: [['what', 'which']],
    table: whole(1),
  },
  {
    asks: [
      `${THE}(?<what>[a-z]+) before(?: the (?:cut|decrease))?`,
      `${THE}(?:old|original|previous) (?<what>[a-z]+)`,
      'how much was (?:it|the (?<what>[a-z]+)) before',
    ],
    says: [[`(?<which>[a-z]+) ${DOWN} by {p:rate} to {m:after}`]],
    words: '',
    things: 0,
    same: [['what', 'which']],
    table: whole(-1),
  },
  {
    asks: [
      `${THE}total(?: (?:cost|bill|amount|price))?(?: (?:she|he|they|you) (?:paid|pays?|spent|should pay))?(?: (?:with|including) (?:the )?tip)?`,
      PAY,
    ],
    says: [BILL_SAID, TIP_SAID],
    words: MEALS,
    things: 0,
    table: (s) =>
      one({ bill: value(s['bill']), tip: share(s['rate']) }, product(bill, sum(num(1), sym('tip')))),
  },
  {
    asks: [
      'how much is (?:an? |the )?{p:rate} tip',
      `${THE}(?:amount of the )?tip`,
      'how much (?:is|was) the tip',
      'how much (?:money )?@can @who (?:leave|tip|give)(?: (?:for (?:the|a) tip|as a tip))?',
    ],
    says: [BILL_SAID, TIP_SAID],
    words: MEALS,
    things: 0,
    table: (s) =>
      one({ bill: value(s['bill']), 'tip rate': share(s['rate']) }, product(bill, sym('tip rate'))),
  },
  {
    asks: [
      `${THE}total(?: (?:cost|price|amount|bill))?(?: (?:with|including|after) (?:the )?(?:sales )?tax)?`,
      `${THE}(?:final|full) (?:price|cost)(?: (?:with|including|after) (?:the )?(?:sales )?tax)?`,
      PAY,
    ],
    says: [PRICE_SAID, TAX_SAID],
    words: `${PRICE.replace(' sale ', ' ')} pay pays total including with tax`,
    things: 1,
    table: changed(1, 'tax'),
  },
  {
    asks: [
      `${THE}(?:amount of )?(?:the )?(?:sales )?tax(?! rate)`,
      'how much (?:is the )?(?:sales )?tax(?: @can @who (?:pay|owe))?',
    ],
    says: [PRICE_SAID, TAX_SAID],
    words: `${PRICE.replace(' sale ', ' ')} pay pays`,
    things: 1,
    table: (s) => one(discountOf(s), product(price, rate)),
  },
  {
    asks: [`${THE}(?:selling|sale|retail) price`, 'how much @can @who sell (?:it|the [a-z]+) for'],
    says: [
      [
        '(?:buys|bought|purchases) (?:@the )?[a-z]+ for {m:price}',
        '\\bcosts? (?:@the )?(?:(?:shop|store|dealer|owner) )?{m:price}',
        'cost of {m:price}',
      ],
      [
        '{p:rate} markup',
        '(?:marks?|marked) (?:(?:it|them|@the [a-z]+) )?up (?:by )?{p:rate}',
        'markup (?:is|of) {p:rate}',
      ],
    ],
    words: 'sells',
    things: 1,
    table: changed(1, 'markup'),
  },
  fromTo(true),
  fromTo(false),
  grown(1),
  grown(-1),
  commission,
  ...[true, false].map((isGain): Schema => ({
    asks: [
      `@find (?:the|his|her) percent(?:age)? (?:of )?(?:${isGain ? 'profit|gain' : 'loss'})`,
      `@find (?:the|his|her) (?:${isGain ? 'profit|gain' : 'loss'} percent(?:age)?|percent(?:age)? (?:${isGain ? 'profit|gain' : 'loss'}))`,
    ],
    says: [
      ['(?:bought|buys|purchased) (?:@the [a-z]+ )?for {m:from}'],
      ['(?:sold|sells) (?:it |@the [a-z]+ )?for {m:to}'],
    ],
    words: '',
    things: 1,
    table: change(isGain),
  })),
];
