import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const UP = '(rises|rose|gains|gained|increases|increased|grows|grew|goes up|went up|raised)';
const DOWN = '(falls|fell|loses|lost|drops|dropped|decreases|decreased|goes down|went down|lowered|reduced)';
const THEN = '(,? (and )?then|,? and|[.] then it( is)?|[.] it then( is)?)';
const BE = '(is |was |it )*';
const kinds = [
  ['+', '+'],
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
] as const;
const word = (sign: '+' | '-'): string => (sign === '+' ? UP : DOWN);
/** 'goes up 10% and then down 10%': the second verb may be left out. */
const next = (sign: '+' | '-'): string =>
  `${word(sign).slice(0, -1)}|back ${sign === '+' ? 'up' : 'down'}|${sign === '+' ? 'up' : 'down'})`;
const WORTH =
  '(what is it now|what is (it|the (stock|investment|item|house|car)) worth( now)?|@find (the|its) (final |new )?(price|value|cost)( now)?|how much (is it worth|does it cost)( now)?)(?=\\?|$)';
const PRICE = 'price value cost stock share item house shirt of an a the is it';

/** Two changes by percentages, one after the other. */
const successive = kinds.map(([first, second]): Schema => ({
  asks: [WORTH],
  says: [
    [
      '(price|value|cost|stock|share|worth|costs) (of |is |was )?({m:start}|{n:plain}(?!%))',
      '(?<=(if|and|[.,]) )it (was|is|started at|starts at) {m:start}( (at first|originally|initially|at the start|to begin with))?',
    ],
    [`${BE}${word(first)} (by )?{p:a}${THEN} ${BE}${next(second)} (by )?{p:b}`],
  ],
  words: PRICE,
  table: (s) =>
    tabled(
      `price = ${s['start'] === undefined ? 'plain' : 'start'}; after the first change = price * (1 ${first} a/100)`,
      `after the first change * (1 ${second} b/100)`,
    )(s),
}));

export const CHANGES: readonly Schema[] = [
  ...successive,
  {
    asks: [
      '@find (the|its) (total |full |final )?(price|cost)( in total)?(?=\\?|$)',
      'how much (is it|does it cost) in (total|all)',
    ],
    says: [['costs? {m:price} plus (an? )?{p:rate} (vat|(sales )?tax)']],
    things: 1,
    table: tabled('price; added = price * rate/100', 'price + added'),
  },
]; // prettier-ignore
