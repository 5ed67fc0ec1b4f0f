import { type Schema, type Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const priced = (asked: string): Schema['table'] => tabled('price; rate = rate/100', asked);
export const PART = '({n:part}|{p:percent})';
export const partOf = (s: Slots): string => (s['percent'] === undefined ? 'part' : 'percent/100');

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
  asks: [`how many (of them )?(are )?${b}( are (there|in (the|this) [a-z]+))?(?=\\?|$)`],
  says: [
    [
      '(there are|has|have|of) {n:all} (?<who>students|children|kids|people|pupils|employees|members|players|teachers)( in (@the )?[a-z]+)?',
    ],
    [
      `${PART} (of (them|(@the )?(?<again>students|children|kids|people|pupils|employees|members|players|teachers)) )?are ${a}`,
    ],
  ],
  words: 'class school club team company',
  same: [['who', 'again']],
  table: (s) =>
    tabled(`whole = all; share of the ${a} = ${partOf(s)}`, `whole * (1 - share of the ${a})`, {
      isWhole: true,
    })(s),
});

/** A container that is so full before and after so much came or went. */
const capacity = (sign: '+' | '-'): Schema => ({
  asks: [
    '@find (the|its) (full )?capacity( of the [a-z]+)?',
    'how (much|many (?<unit>[a-z]+)) (of [a-z]+ )?(does|can) (it|the [a-z]+) hold( when (it is )?full)?',
  ],
  says: [
    ['(tank|barrel|pool|bottle|bucket|container) @is {n:low} full'],
    [
      ...(sign === '-'
        ? ['(after )?(using|removing|draining|taking out) {n:amount} (?<units>liters|gallons|ml|cups)']
        : []),
      `(after|when|if)? ?{n:amount} (?<units>liters|gallons|ml|cups)( of [a-z]+)? (are|is|were|have been) (${sign === '+' ? 'added|poured in' : 'removed|taken out|used|drained|poured out'})`,
    ],
    ['(it|the [a-z]+) @is (now |then )?{n:high} full'],
  ],
  words: 'after when if and then water',
  oneOf: 'tank barrel pool bottle bucket container',
  same: [['unit', 'units']],
  table: tabled(
    `amount; share of the whole = ${sign === '+' ? 'high - low' : 'low - high'}`,
    'amount / share of the whole',
  ),
});

export const EVERYDAY: readonly Schema[] = [
  {
    asks: [
      '^(@find |how much is )?(an? |the )?{p:rate} tip (on|for) (an? )?{m:price}( (bill|meal|dinner|lunch|check))?(?=\\?|$)',
    ],
    says: [],
    table: priced('price * rate'),
  },
  {
    asks: [
      '^(@find )?(the )?total (of|for) an? {m:price} (bill|meal|dinner|lunch|check) (with|plus|and) (an? )?{p:rate} tip',
      '^(an? )?{m:price} (bill|meal|dinner|lunch|check) (with|plus|and) (an? )?{p:rate} tip,? (@find (the )?)?total',
      '^(@find )?(the )?(total )?(price|cost|total) with tax: {m:price} plus {p:rate} (sales )?tax',
    ],
    says: [],
    table: priced('price * (1 + rate)'),
  },
  {
    asks: [
      '^(@find |how much is )?(the )?sales tax (of|at) {p:rate} on (an? )?{m:price}(?=\\?|$| [a-z]+\\??$)',
    ],
    says: [],
    things: 1,
    table: priced('price * rate'),
  },
  ...OPPOSITES.map(others),
  capacity('+'),
  capacity('-'),
];
