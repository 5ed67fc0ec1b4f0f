import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const RATE = [
  '(at|of) (an? )?(annual |yearly )?(simple )?(interest )?(rate of )?{p:rate}( (annual |yearly )?(simple )?interest( rate)?)?( (per|a) (year|annum)|annually| p\\.a\\.)?(?! (per|a) month)',
];
const TIME = ['(in|for|over|after) {n:years} years?'];
const EARN =
  '(earns?|earned|gives?|yields?|to earn|(will|would|must be invested to|should be invested to|is needed to) (earn|yield|give))';

/** Simple interest by its formula, with any one of its amounts asked for. */
export const FINANCE: readonly Schema[] = [
  {
    asks: [
      `(what|which|how much) (principal|sum|amount|money|amount of money|sum of money)?( )?${EARN} {m:interest}( (in|of))?( simple)?( interest)?`,
      '@find the (principal|sum|amount) (that|which) (will |would )?(earns?|gives?|yields?) {m:interest}( (in|of))?( simple)?( interest)?',
    ],
    says: [RATE, TIME],
    words: 'simple interest annual',
    isOnlyAboutNamed: true,
    table: tabled('interest; rate = rate/100; years', 'interest / (rate * years)'),
  },
  {
    asks: [
      '((at|find|@find) )?(what|the|which) (annual |yearly )?(simple )?(interest )?rate( of (simple )?interest)?( (per year|per annum))? (does|will|would|must|did|is needed for|if|at which)? ?{m:principal} (earns?|to earn|gives?|yields?) {m:interest}( (in|of))?( simple)?( interest)?',
    ],
    says: [TIME],
    words: 'simple interest',
    isOnlyAboutNamed: true,
    table: tabled('interest; principal; years', '100 * (interest / (principal * years))'),
  },
  {
    asks: [
      '(how long|how many years) (does|will|would) (it take )?(for )?({m:principal}|an? (investment|sum( of money)?|amount)|money|an? deposit) (take )?to (?<times>double|triple)( itself| in value)?',
    ],
    says: [
      [
        'at (an? )?(rate of )?{p:rate} (annual )?simple (annual )?interest( (per year|annually))?',
        'at (an? )?(annual )?simple interest( rate)? of {p:rate}( (per year|annually))?',
      ],
    ],
    isOnlyAboutNamed: true,
    table: (s) =>
      tabled(
        `rate = rate/100; interest as a share of the principal = ${s['times'] === 'triple' ? 2 : 1}`,
        'interest as a share of the principal / rate',
      )(s),
  },
  ...(['+', '-'] as const).map((sign): Schema => ({
    asks: [
      '(what|how much) (is|will) (it|@the [a-z]+) (be )?worth (after|in) {n:years} years(?=\\?|$)',
      '@find (its|the) value (of the [a-z]+ )?(after|in) {n:years} years(?=\\?|$)',
      'how much will (it|@the [a-z]+) be worth (after|in) {n:years} years(?=\\?|$)',
    ],
    says: [
      ['(worth|(costs?|bought|purchased|valued)( (for|at))?|costing|value of) {n:from} dollars'],
      [
        sign === '-'
          ? '(loses?|depreciates?|decreases?( in value)?|falls( in value)?|drops( in value)?) (by |at )?(an? rate of )?{p:rate}( of its value)? per year'
          : '(gains?|appreciates?|increases?( in value)?|grows|rises( in value)?) (by |at )?(an? rate of )?{p:rate}( of its value)? per year',
        sign === '-'
          ? '(loses?|depreciates?|decreases?) (by )?{p:rate}( of its value)? (each|every) year'
          : '(gains?|appreciates?|increases?) (by )?{p:rate}( (of|in) (its )?value)? (each|every) year',
      ],
    ],
    words: 'value in its',
    things: 1,
    table: tabled('value now = from; rate = rate/100; years', `value now * (1 ${sign} rate)^years`, {
      where: 'years is whole',
    }),
  })),
];
