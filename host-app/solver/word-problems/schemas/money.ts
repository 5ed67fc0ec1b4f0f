import { num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, value, type Schema, type Slots, type Table } from './schema.js';

const PRICE =
  'original originally regular regularly normal normally usual usually tag buys bought wants store shop';
/** The regular price: 'costs $80 with a discount' may be what is left of it. */
const PRICE_SAID = [
  '(?:costs|cost|sells for|sold for|price (?:of an? [a-z]+ )?(?:is|was)) {m:price}(?! (?:at|with|including|after|on|when|because)\\b)',
  '(?:priced|marked) at {m:price}',
  '\\ban? {m:price}',
];
const BILL_SAID = [
  '(?:costs|cost|(?:bill|total) (?:is|was|comes to|came to)|bill of) {m:bill}(?! (?:with|including|after)\\b)',
];
const TIP_SAID = ['{p:rate} tip', 'tip (?:is|was|of) {p:rate}'];
const NOT_YET = '(?<!after (?:an? )?)';
const OFF = [
  'on sale (?:for|at) {p:rate} off',
  '(?:marked down|reduced|discounted) (?:by )?{p:rate}',
  `${NOT_YET}{p:rate} (?:off|discount)(?! the| any| each| every| if| when)`,
  'discount (?:is|of) {p:rate}',
];
const PAY =
  'how much (?:money )?(?:does|do|did|will|would|must|should) [a-z]+ (?:have to )?pay(?: for (?:it|them|the [a-z]+))?';
const THE = '(?:what (?:is|was|will be)|find|calculate|determine) (?:the|its|her|his|their) ';

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
const UP = '(?:grew|grows|rose|rises|increased|increases|went up|climbed)';
const DOWN = '(?:fell|falls|dropped|drops|decreased|decreases|went down|declined|shrank)';
const FROM_TO = 'from {n:from}(?: [a-z]+)? to {n:to}(?! \\w+ per)(?: dollars)?';
const SUBJECT = '[a-z]+ (?:of (?:an? |the )?[a-z]+ )?';

export const MONEY: readonly Schema[] = [
  {
    asks: [`${THE}(?:sale|final|new|discounted|reduced) price`, PAY],
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
    asks: [`${THE}total(?: (?:cost|bill|amount))?(?: (?:with|including) (?:the )?tip)?`, PAY],
    says: [BILL_SAID, TIP_SAID],
    words: 'meal dinner lunch restaurant leaves leave left adds add wants',
    things: 0,
    table: (s) =>
      one({ bill: value(s['bill']), tip: share(s['rate']) }, product(bill, sum(num(1), sym('tip')))),
  },
  {
    asks: [
      'how much is (?:an? |the )?{p:rate} tip',
      `${THE}(?:amount of the )?tip`,
      'how much (?:is|was) the tip',
    ],
    says: [BILL_SAID, TIP_SAID],
    words: 'meal dinner lunch restaurant leaves leave left adds add wants',
    things: 0,
    table: (s) =>
      one({ bill: value(s['bill']), 'tip rate': share(s['rate']) }, product(bill, sym('tip rate'))),
  },
  {
    asks: [
      `${THE}total(?: (?:cost|price|amount))?(?: (?:with|including) (?:the )?(?:sales )?tax)?(?: of the [a-z]+)?`,
      PAY,
    ],
    says: [PRICE_SAID, ['(?<!including (?:an? )?)(?:sales tax (?:rate )?(?:is|of) {p:rate})']],
    words: 'buys bought wants',
    things: 1,
    table: changed(1, 'tax'),
  },
  {
    asks: [`${THE}(?:sales )?tax`, 'how much (?:is the )?(?:sales )?tax(?: does [a-z]+ pay)?'],
    says: [PRICE_SAID, ['(?<!including (?:an? )?)(?:sales tax rate (?:is|of) {p:rate})']],
    words: 'buys bought wants',
    things: 1,
    table: (s) => one(discountOf(s), product(price, rate)),
  },
  {
    asks: [`${THE}(?:selling|sale|retail) price`, 'how much does [a-z]+ sell (?:it|the [a-z]+) for'],
    says: [
      ['(?:buys|bought) (?:an? |the )?[a-z]+ for {m:price}', '\\bcosts (?:the (?:shop|store) ){m:price}'],
      ['{p:rate} markup', 'mark(?:s|ed) (?:it|them) up (?:by )?{p:rate}'],
    ],
    words: 'shop store sells',
    things: 0,
    table: changed(1, 'markup'),
  },
  {
    asks: [
      `${THE}percent(?:age)? (?:of )?(?:increase|change)`,
      'by what percent(?:age)? did (?:it|the [a-z]+) (?:increase|grow|rise|change)',
    ],
    says: [[`${SUBJECT}${UP} ${FROM_TO}`]],
    words: '',
    things: 0,
    table: change(true),
  },
  {
    asks: [
      `${THE}percent(?:age)? (?:of )?decrease`,
      'by what percent(?:age)? did (?:it|the [a-z]+) (?:decrease|drop|fall)',
    ],
    says: [[`${SUBJECT}${DOWN} ${FROM_TO}`]],
    words: '',
    things: 0,
    table: change(false),
  },
  {
    asks: [`${THE}percent(?:age)? (?:of )?(?:profit|gain)`, `${THE}(?:profit|gain) percent(?:age)?`],
    says: [['bought for {m:from}'], ['sold for {m:to}']],
    words: '',
    things: 1,
    table: change(true),
  },
];
