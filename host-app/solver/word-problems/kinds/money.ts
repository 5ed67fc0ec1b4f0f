import { change, commission, fromTo, grown } from './proportions.js';
import { type Schema } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const PRICE = 'original originally regular normal usual tag department price sale cost costs charges percent';
const LATER = '(?! (at|with|including|after|on|when|because|on sale|bill|check|gift|card|coupon)\\b)';
/** The regular price: 'costs $80 with a discount' may be what is left of it. */
const PRICE_SAID = [
  `(costs?|cost|sells for|sold for|retails for|listed at|valued at|(?<!sale |new |final |reduced |discounted )price( of (@the )?([a-z]+ ){0,2}[a-z]+)? @is|(sells|sold|selling|offers) (@the )?([a-z]+ ){1,2}for) {m:price}${LATER}`,
  '(priced|marked)( at)? {m:price}',
  `\\b(an?|on|for) {m:price}(?= [a-z])${LATER}`,
];
const MEAL =
  '(([a-z]+ )?(bill|total|meal|dinner|lunch|breakfast|check)( at (@the )?[a-z]+)? (@is|comes to|came to|costs|cost)|bill (of|for)|costs|cost|spends?|spent|on an?)';
const BILL_SAID = [
  `\\b(an?|the) {m:bill} (meal|dinner|lunch|bill|breakfast|check)(?= with)`,
  `${MEAL} {m:bill}(?! (with|including|after)\\b)`,
];
const TIP_SAID = ['{p:rate} tip', 'tip (@is|of) {p:rate}', 'tips? (the [a-z]+ )?{p:rate}'];
const NOT_YET = '(?<!after (an? )?)';
const OFF = [
  '(on )?sale (for|at|of) {p:rate} off',
  '(marked down|reduced|discounted|lowered) (by )?{p:rate}',
  `${NOT_YET}{p:rate} (off|discount)( sale)?(?! the| any| each| every| if| when)`,
  'discount (is|of) {p:rate}',
];
const SPEND = '(pay|spend|owe|cost)';
const PAY = `how much (money )?@can @who (have to )?${SPEND.replace('|cost', '')}( (in total|altogether))?( for (it|them|@the [a-z]+)| after the discount)?`;
const THE = '@find (the|its|her|his|their|your) ';
const TAX_SAID = [
  '(sales )?tax rate is {p:rate}',
  '(?<!including (an? )?)sales tax( rate)?( in (@the )?[a-z]+)? (is|of) {p:rate}',
  '(?<!including (an? )?){p:rate} sales tax',
];
const MEALS =
  'meal dinner lunch breakfast restaurant leaves leave left adds add bill tip tips total server waiter waitress check food';

const discount = tabled('price; rate = rate/100', 'price * rate');
const changed = (sign: '+' | '-', what: string): Schema['table'] =>
  tabled(`price; ${what} = rate/100`, `price * (1 ${sign} ${what})`);

export const MONEY: readonly Schema[] = [
  {
    asks: [
      `${THE}(sale|final|new|discounted|reduced) (price|cost)`,
      `${THE}price after the discount`,
      PAY,
      'how much @can (@who|@the [a-z]+) cost (after the discount|now|on sale)',
    ],
    says: [PRICE_SAID, OFF],
    words: PRICE,
    things: 1,
    table: changed('-', 'discount'),
  },
  {
    asks: [
      `${THE}(amount of the )?discount`,
      'how much (money )?(is|was) saved',
      'how much (money )?(do|does|did|will|would) [a-z]+ save',
    ],
    says: [PRICE_SAID, OFF],
    words: PRICE,
    things: 1,
    table: discount,
  },
  {
    asks: [
      `${THE}total( (cost|bill|amount|price))?( (she|he|they|you) (paid|pays?|spent|should pay))?( (with|including) (the )?tip)?`,
      PAY,
      'how much (is it )?(in total|altogether|is the total)(?=\\?|$)',
    ],
    says: [BILL_SAID, TIP_SAID],
    words: MEALS,
    table: tabled('bill; tip = rate/100', 'bill * (1 + tip)'),
  },
  {
    asks: [
      'how much is (an? |the )?{p:rate} tip',
      `${THE}(amount of the )?tip`,
      'how much (is|was) the tip',
      'how much (money )?@can @who (leave|tip|give)( (for (the|a) tip|as a tip))?',
    ],
    says: [BILL_SAID, TIP_SAID],
    words: MEALS,
    table: tabled('bill; tip rate = rate/100', 'bill * tip rate'),
  },
  {
    asks: [
      `${THE}total( (cost|price|amount|bill))?( (with|including|after) (the )?(sales )?tax)?`,
      `${THE}(final|full) (price|cost)( (with|including|after) (the )?(sales )?tax)?`,
      PAY,
    ],
    says: [PRICE_SAID, TAX_SAID],
    words: `${PRICE.replace(' sale ', ' ')} pay pays total including with tax`,
    things: 1,
    table: changed('+', 'tax'),
  },
  {
    asks: [
      `${THE}(amount of )?(the )?(sales )?tax(?! rate)`,
      'how much (is the )?(sales )?tax( @can @who (pay|owe))?',
    ],
    says: [PRICE_SAID, TAX_SAID],
    words: `${PRICE.replace(' sale ', ' ')} pay pays`,
    things: 1,
    table: discount,
  },
  {
    asks: [`${THE}(selling|sale|retail) price`, 'how much @can @who sell (it|the [a-z]+) for'],
    says: [
      [
        '(buys|bought|purchases) (@the )?[a-z]+ for {m:price}',
        '\\bcosts? (@the )?((shop|store|dealer|owner) )?{m:price}',
        'cost of {m:price}',
      ],
      [
        '{p:rate} markup',
        '(marks?|marked) ((it|them|@the [a-z]+) )?up (by )?{p:rate}',
        'markup (is|of) {p:rate}',
      ],
    ],
    words: 'sells',
    things: 1,
    table: changed('+', 'markup'),
  },
  fromTo(true),
  fromTo(false),
  grown('+'),
  commission,
  ...[true, false].flatMap((isGain): Schema[] => {
    const name = isGain ? '(profit|gain)' : 'loss';
    const made = isGain ? 'selling price - cost' : 'cost - selling price';
    const inMoney = tabled('cost = from; selling price = to', made, {
      where: isGain ? 'to > from' : 'from > to',
    });
    return [
      {
        asks: [
          `@find (the|his|her) percent(age)? (of )?${name}`,
          `@find (the|his|her) ${name} percent(age)?`,
        ],
        table: change(isGain),
      },
      {
        asks: [
          `^(@find )?(the |his |her )?${name}(?! (percent|margin|rate))`,
          `how much ((profit|money) )?(does|did) @who ${isGain ? '(make|gain|profit)' : 'lose'}(?=\\?|$)`,
        ],
        table: inMoney,
      },
    ].map(({ asks, table }) => ({
      asks,
      says: [
        ['((bought|buys|purchased) (@the [a-z]+ )?for|\\bcosts?( price)?( (is|of))?) {m:from}'],
        ['((sold|sells?) (it |@the [a-z]+ )?for|selling (price( is| of)?|for)) {m:to}'],
      ],
      words: 'profit',
      things: 1,
      table,
    }));
  }),
];
