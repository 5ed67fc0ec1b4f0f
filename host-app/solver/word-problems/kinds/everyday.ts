import { call, num, product, quotient, sum, sym } from '../../tree/expr.js';
import { minus, share, value, type Schema, type Slots, type Table } from '../schemas/schema.js';

const one = (lines: Table['lines'], requested: Table['requested']): Table => ({ lines, requested });
const [price, rate, amount] = [sym('price'), sym('rate'), sym('amount')];
const priced = (s: Slots): Table['lines'] => ({ price: value(s['price']), rate: share(s['rate']) });
export const PART = '(?:{n:part}|{p:percent})';
export const partOf = (s: Slots) => (s['percent'] === undefined ? value(s['part']) : share(s['percent']));

/** A share of the whole is of the one kind: the others are asked. */
const OPPOSITES = [
  ['boys', 'girls'],
  ['men', 'women'],
  ['males', 'females'],
].flatMap(([a = '', b = '']) => [
  [a, b],
  [b, a],
]);
const others = ([a = '', b = '']: readonly string[]): Schema => ({
  asks: [`how many (?:of them )?(?:are )?${b}(?: are (?:there|in (?:the|this) [a-z]+))?(?=\\?|$)`],
  says: [
    [
      '(?:there are|has|have|of) {n:all} (?<who>students|children|kids|people|pupils|employees|members|players|teachers)(?: in (?:@the )?[a-z]+)?',
    ],
    [
      `${PART} (?:of (?:them|(?:@the )?(?<again>students|children|kids|people|pupils|employees|members|players|teachers)) )?are ${a}`,
    ],
  ],
  words: 'class school club team company',
  things: 0,
  same: [['who', 'again']],
  table: (s) => ({
    lines: { whole: value(s['all']), [`share of the ${a}`]: partOf(s) },
    requested: product(sym('whole'), minus(num(1), sym(`share of the ${a}`))),
    isWhole: true,
  }),
});

/** A container that is so full before and after so much came or went. */
const capacity = (sign: 1 | -1): Schema => ({
  asks: [
    '@find (?:the|its) (?:full )?capacity(?: of the [a-z]+)?',
    'how (?:much|many (?<unit>[a-z]+)) (?:of [a-z]+ )?(?:does|can) (?:it|the [a-z]+) hold(?: when (?:it is )?full)?',
  ],
  says: [
    ['(?:tank|barrel|pool|bottle|bucket|container) @is {n:low} full'],
    [
      `(?:after|when|if)? ?{n:amount} (?<units>liters|gallons|ml|cups)(?: of [a-z]+)? (?:are|is|were|have been) (?:${sign > 0 ? 'added|poured in' : 'removed|taken out|used|drained|poured out'})`,
    ],
    ['(?:it|the [a-z]+) @is (?:now |then )?{n:high} full'],
  ],
  words: 'after when if and then water',
  oneOf: 'tank barrel pool bottle bucket container',
  things: 0,
  same: [['unit', 'units']],
  table: (s) => {
    const [from, to] = sign > 0 ? [s['high'], s['low']] : [s['low'], s['high']];
    return one(
      { amount: value(s['amount']), 'share of the whole': minus(value(from), value(to)) },
      quotient(amount, sym('share of the whole')),
    );
  },
});

/** Short questions of everyday life, and parts of a whole. */
export const EVERYDAY: readonly Schema[] = [
  {
    asks: [
      '^(?:@find |how much is )?(?:an? |the )?{p:rate} tip (?:on|for) (?:an? )?{m:price}(?: (?:bill|meal|dinner|lunch|check))?(?=\\?|$)',
    ],
    says: [],
    words: '',
    things: 0,
    table: (s) => one(priced(s), product(price, rate)),
  },
  {
    asks: [
      '^(?:@find )?(?:the )?total (?:of|for) an? {m:price} (?:bill|meal|dinner|lunch|check) (?:with|plus|and) (?:an? )?{p:rate} tip',
      '^(?:an? )?{m:price} (?:bill|meal|dinner|lunch|check) (?:with|plus|and) (?:an? )?{p:rate} tip,? (?:@find (?:the )?)?total',
      '^(?:@find )?(?:the )?(?:total )?(?:price|cost|total) with tax: {m:price} plus {p:rate} (?:sales )?tax',
    ],
    says: [],
    words: '',
    things: 0,
    table: (s) => one(priced(s), product(price, sum(num(1), rate))),
  },
  {
    asks: [
      '^(?:@find |how much is )?(?:the )?sales tax (?:of|at) {p:rate} on (?:an? )?{m:price}(?=\\?|$| [a-z]+\\??$)',
    ],
    says: [],
    words: '',
    things: 1,
    table: (s) => one(priced(s), product(price, rate)),
  },
  {
    asks: ['(?:find |calculate |what is |what was )?(?:the )?profit(?! (?:percent|margin|rate))'],
    says: [
      ['\\b(?:costs?(?: price)?(?: (?:is|of))?|bought (?:it )?for) {m:from}'],
      ['\\b(?:selling price(?: is| of)?|sells?(?: it)? for|sold (?:it )?for|selling for) {m:to}'],
    ],
    words: 'profit',
    things: 0,
    table: (s) =>
      Number(s['to']) > Number(s['from'])
        ? one(
            { cost: value(s['from']), 'selling price': value(s['to']) },
            minus(sym('selling price'), sym('cost')),
          )
        : null,
  },
  ...OPPOSITES.map(others),
  capacity(1),
  capacity(-1),
  {
    asks: ['@find (?:their|the) (?:sum|total)(?: of (?:the|all|these) (?:numbers|values|scores))?(?=\\?|$)'],
    says: [['(?:average|mean) of {n:count} (?:numbers|values|scores|tests?) is {n:mean}']],
    words: '',
    things: 0,
    table: (s) =>
      one({ average: value(s['mean']), number: value(s['count']) }, product(sym('average'), sym('number'))),
  },
  {
    asks: [
      'how (?:high|far) (?:up )?(?:(?:the|on the) (?:wall|building) )?does (?:it|the (?:top of the )?ladder) reach(?: (?:up|on) the (?:wall|building))?',
    ],
    says: [
      [
        '{q:long} (?:long )?(?=leans|against|ladder|is|resting|rests)',
        'ladder (?:of length|is) {q:long}(?: long)?',
        '{n:long}-(?:feet|foot|meter) ladder',
      ],
      [
        '(?:feet|foot|base|bottom)(?: of (?:the|it|its)? ?ladder)? (?:@is )?{q:away} (?:away )?from (?:the|it|its) ?(?:wall|building|house|base of the wall)?',
      ],
    ],
    words: 'ladder leans leaning against wall building house rests resting its with feet base',
    things: 0,
    table: (s) =>
      Number(s['long']) > Number(s['away'])
        ? one(
            { ladder: value(s['long']), 'distance from the wall': value(s['away']) },
            call(
              'sqrt',
              minus(
                product(sym('ladder'), sym('ladder')),
                product(sym('distance from the wall'), sym('distance from the wall')),
              ),
            ),
          )
        : null,
  },
  {
    asks: ['how old is (?<who>[a-z]+)(?: now| today)?(?=\\?|$)'],
    says: [
      ['(?<x>[a-z]+) is {n:gap} years (?<how>older|younger) than (?<y>[a-z]+)'],
      [
        'in {n:later} years,? the sum of their ages will be {n:sum}',
        'the sum of their ages (?:is|today is|now is) {n:sum}',
      ],
    ],
    words: '',
    things: 0,
    isOnlyAboutNamed: true,
    table: ({ x = '', y = '', how, gap, later, sum: total, who = '' }) => {
      const [young, old] = how === 'older' ? [y, x] : [x, y];
      if (who !== x && who !== y) return null;
      return {
        lines: { [`age of ${old}`]: sum(sym(`age of ${young}`), value(gap)) },
        equations: [
          [
            sum(sym(`age of ${young}`), sym(`age of ${old}`), product(num(2), value(later ?? '0'))),
            value(total),
          ],
        ],
        requested: sym(`age of ${who}`),
      };
    },
  },
];
