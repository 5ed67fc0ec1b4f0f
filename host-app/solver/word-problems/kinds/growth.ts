import { type Schema, type Slots, type Table } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const FACTORS: Readonly<Record<string, number>> = {
  annually: 1,
  yearly: 1,
  semiannually: 2,
  'semi-annually': 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
};
const OFTEN = `(?<often>${Object.keys(FACTORS).join('|')}|continuously)`;

/** Money at compound interest; null for parts of a year. */
const compounded = (s: Slots, isInterest: boolean): Table | null => {
  const times = FACTORS[s['often'] ?? 'annually'];
  const grown = `principal * ${times === undefined ? 'ℯ^(rate * years)' : `(1 + rate / ${times})^(${times} * years)`}`;
  return tabled('principal; rate = rate/100; years', isInterest ? `${grown} - principal` : grown, {
    where: 'years is whole',
  })(s);
};
const AT =
  '(at|earns?|earning|pays?|paying) (an? )?(annual )?(interest )?(rate of )?{p:rate}( (annual )?interest( rate)?)?( per year)?';
const FOR = '(for|after|in|over|of) {n:years} years?';
const INVESTED =
  'invested invest invests invested account earns bank deposit deposits deposited much value worth be it is interest compound saved savings put puts into';

const changing = (sign: '+' | '-'): Schema['table'] =>
  tabled('at the start = from; rate = rate/100; years', `at the start * (1 ${sign} rate)^years`, {
    where: 'years is whole',
  });
const SUBJECT = '(population|value|price|salary|rent|tuition|cost|investment|culture|colony|herd)';
const GROWS = '(grows|increases|rises|is growing|is increasing|is rising|grow|increase|appreciates)';
const SHRINKS = '(depreciates|decreases|shrinks|falls|drops|declines|loses|is decreasing|is declining)';
const grows = (sign: '+' | '-'): Schema => ({
  asks: [
    `@find (it|@the ([a-z]+ )*[a-z]+|its (value|population|price)) (worth )?(after|in) {n:years} years`,
    '(value|population|price) after {n:years} years',
    'how (much|many [a-z]+) (@is|@can) (it|@the [a-z]+|there)( (be|have|worth|cost|be worth))*( there)? (after|in) {n:years} years',
  ],
  says: [
    [
      `${SUBJECT}( of (@the )?([a-z]+ )?[a-z]+)? (of|@is) {n:from}( dollars)?`,
      '(costs?|(is|was) worth|(bought|purchased) for|valued at|has a value of) {n:from}( dollars)?',
      '(has|had|with) (a population of )?{n:from} (people|residents|inhabitants|bacteria|animals)',
    ],
    [
      `${sign === '+' ? GROWS : SHRINKS} ((by|at) )?((an? )?(annual )?rate of )?{p:rate}( of its value)? (per year|annually|yearly)`,
    ],
  ],
  words: 'population town city village people value price',
  things: 1,
  table: changing(sign),
});

/** y is a multiple of x, or of 1/x. */
const variation = (isInverse: boolean): Schema => ({
  asks: [
    '(find|what is|calculate|determine) (the value of )?(?<what>[a-z]) (when|if) (?<given>[a-z]) ?(is|=) ?{n:fresh}',
  ],
  says: [
    [
      isInverse
        ? '(?<y>[a-z]) (varies inversely (as|with)|is inversely proportional to) (?<x>[a-z])(?! ?\\^)\\b'
        : '(?<y>[a-z]) (varies directly (as|with)|is (directly )?proportional to) (?<x>[a-z])(?! ?\\^)\\b',
    ],
    ['((when|if|and) )?(?<l>[a-z]) ?(is|=) ?{n:a} (when|if|and|for) (?<r>[a-z]) ?(is|=) ?{n:b}'],
  ],
  table: ({ y = '', x = '', l, r, what, given, a, b, fresh }) => {
    const pair = l === y && r === x ? [a, b] : l === x && r === y ? [b, a] : null;
    if (!pair || y === x || !(what === y ? given === x : what === x && given === y)) return null;
    const [up = '', down = ''] = pair;
    const asked = isInverse ? 'constant / fresh' : what === y ? 'constant * fresh' : 'fresh / constant';
    return tabled(`constant = up ${isInverse ? '*' : '/'} down`, asked)({ up, down, fresh: fresh ?? '' });
  },
});

const SPAN = '(?<SLOT>years|days|hours|minutes|seconds)';
/** Amounts that grow and shrink by the same share, and amounts that depend on each other. */
export const GROWTH: readonly Schema[] = [
  {
    asks: [
      `how much (will|would|@is) (an? )?{m:principal} (investment )?(be )?(worth )?(after|in) {n:years} years? ${AT},? compounded ${OFTEN}`,
      `(?<!interest on )(the |an? )?(investment of )?{m:principal} ${AT},? compounded ${OFTEN} for {n:years} years?`,
    ],
    says: [],
    words: `${INVESTED} how`,
    table: (s) => compounded(s, false),
  },
  {
    asks: [
      `(how much (will|would) (it|the (account|investment)) be worth|@find (the|its) (balance|amount|value|future value|total)( (of|in) the (account|investment))?|how much (money )?(is|will be) (there|in (the|her|his) account)|how much (money )?(will|does) [a-z]+ have)( (after|in) {n:years} years?)?`,
    ],
    says: [
      [
        '(invests?|invested|deposits?|deposited|puts?|borrows?|borrowed|investment of|deposit of) {m:principal}',
        '{m:principal} (?=(is|was|are) (invested|deposited))',
      ],
      [
        `${AT},? (interest )?compounded (?<often>semiannually|semi-annually|quarterly|monthly|weekly|daily|continuously)`,
      ],
      [FOR],
    ],
    words: INVESTED,
    table: (s) => compounded(s, false),
  },
  {
    asks: [
      `(the )?compound interest on {m:principal} ${AT}(,? compounded ${OFTEN})? (for|after|over) {n:years} years?`,
    ],
    says: [],
    words: INVESTED,
    table: (s) => compounded(s, true),
  },
  grows('+'),
  grows('-'),
  {
    asks: [
      `how (much|many (?<what>[a-z]+)) (of it |(is|are|will be) left |(remains?|will remain) )*after {n:time} ${SPAN.replace('SLOT', 'u')}`,
    ],
    says: [
      [`half-life (of (@the )?([a-z]+-?\\d* )+)?(of|is)? ?{n:half} ${SPAN.replace('SLOT', 'v')}`],
      ['{n:amount} ?(?<unit>g|grams|mg|kg)\\b'],
    ],
    words: 'initially sample left radioactive substance isotope remain remains',
    things: 1,
    same: [
      ['u', 'v'],
      ['what', 'unit'],
    ],
    table: tabled('at the start = amount; half-lives = time / half', 'at the start * (1 / 2)^half-lives'),
  },
  variation(true),
  variation(false),
];
