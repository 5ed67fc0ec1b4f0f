import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const NAME = '[a-z]+';
const TOGETHER = '(together,?|in (all|total),?|altogether,?)';
const BOTH = [
  `${TOGETHER} (they have|there are|they own|they collected) {n:sum}( (?<again>[a-z]+))?`,
  'they have {n:sum}( (?<again>(?!together|altogether|in)[a-z]+))? (together|altogether|in (all|total))',
];

/** Two persons and what they have: one is compared with the other, and both together or one of them is known. */
const compared = (how: 'times' | 'more' | 'fewer'): Schema => {
  const said =
    how === 'times'
      ? `(?<x>${NAME}) has {n:k} times as many (?<what>[a-z]+) as (?<y>${NAME})(?= |[.,?]|$)`
      : `(?<x>${NAME}) has {n:k} ${how} (?<what>[a-z]+) than (?<y>${NAME})(?= |[.,?]|$)`;
  const line = how === 'times' ? 'k * other' : how === 'more' ? 'other + k' : 'other - k';
  return {
    asks: [`how many( (?<which>[a-z]+))? (does|do) (?<who>${NAME}) have(?=\\?|$)`],
    says: [[said], BOTH],
    same: [
      ['what', 'which'],
      ['what', 'again'],
    ],
    isOnlyAboutNamed: true,
    table: ({ x = '', y = '', who = '', k = '', sum: total = '' }) =>
      (who === x || who === y) && x !== y
        ? tabled(`number of ${x} = ${line.replace('other', `number of ${y}`)}`, `number of ${who}`, {
            equations: `number of ${x} + number of ${y} = total`,
            isWhole: true,
          })({ k, total })
        : null,
  };
};
const joined = (how: 'more' | 'fewer'): Schema => ({
  asks: [
    `how many( (?<which>[a-z]+))? do (they|${NAME} and ${NAME}) have (together|altogether|in (all|total))(?=\\?|$)`,
  ],
  says: [
    [`(?<x>${NAME}) has {n:k} ${how} (?<what>[a-z]+) than (?<y>${NAME})(?= |[.,?]|$)`],
    [`(?<z>${NAME}) has {n:some}( (?<again>[a-z]+))?(?=[.,?]|$)`],
  ],
  same: [
    ['what', 'which'],
    ['what', 'again'],
  ],
  isOnlyAboutNamed: true,
  table: ({ x = '', y = '', z = '', k = '', some = '' }) => {
    if ((z !== x && z !== y) || x === y) return null;
    const isFirst = z === x;
    const sign = (how === 'more') === isFirst ? '-' : '+';
    const other = isFirst ? y : x;
    return tabled(
      `number of ${z} = some; number of ${other} = number of ${z} ${sign} k`,
      `number of ${x} + number of ${y}`,
      {
        isWhole: true,
      },
    )({ k, some });
  },
});
/** Ages: the sum is known, and how they compare. */
const ages = (how: 'older' | 'younger' | 'times'): Schema => ({
  asks: [`how old is (?<who>${NAME})( now| today)?(?=\\?|$)`],
  says: [
    how === 'times'
      ? [`(?<x>${NAME}) is (now )?{n:k} times as old as (?<y>${NAME})`]
      : [`(?<x>${NAME}) is {n:k} years ${how}( than (?<y>${NAME}))?`],
    [
      'in {n:later} years,? the sum of their ages will be {n:sum}',
      'together,? they are {n:sum}( years old)?',
      `(the )?sum of (the|their) ages( of (?<p>${NAME}) and (?<q>${NAME}))? (is|today is|now is) {n:sum}`,
    ],
  ],
  isOnlyAboutNamed: true,
  table: ({ x = '', y, p, q, who = '', k = '', later, sum: total = '' }) => {
    const other = y ?? (x === p ? q : p);
    if (!other || other === x || (who !== x && who !== other)) return null;
    if (p !== undefined && ![p, q].every((one) => one === x || one === other)) return null;
    const sign = how === 'times' ? `k * age of ${other}` : `age of ${other} ${how === 'older' ? '+' : '-'} k`;
    return tabled(`age of ${x} = ${sign}`, `age of ${who}`, {
      equations: `age of ${x} + age of ${other}${later === undefined ? '' : ' + 2 * later'} = total`,
    })({ k, total, ...(later !== undefined && { later }) });
  },
});
const LEFT = ['boys', 'men', 'girls', 'women'];
const RIGHT = ['girls', 'women', 'boys', 'men'];
/** A ratio, and how many there are of one kind. */
const fromOne = LEFT.flatMap((a, k): Schema[] =>
  [true, false].map((isFirst) => ({
    asks: [
      `how many (${k % 2 === 0 ? 'students|children|kids|pupils' : 'people|employees|members'})( in (all|total))? are (there|in (the|this) [a-z]+)( (in (all|total)|altogether))?`,
    ],
    says: [
      [`ratio of ${a} to ${RIGHT[k] ?? ''}( (in|at) (a|the) [a-z]+)? is @ratio`],
      [`(there are|has) {n:some} ${isFirst ? a : (RIGHT[k] ?? '')}`],
    ],
    words: 'class school club team company room group',
    table: tabled(`those = some; one part = those / ${isFirst ? 'a' : 'b'}`, 'one part * (a + b)', {
      isWhole: true,
    }),
  })),
);
const DO = '(play|like|speak|study|take|have|own)';
const GROUP = '(students|children|kids|people|pupils|employees|members|teachers|of them)';
/** Two groups that overlap. */
const neither: Schema = {
  asks: [`how many (${GROUP} )?([a-z]+ )?(neither|none)( of them)?( (sport|game|language))?(?=\\?|$)`],
  says: [
    [`(there are |of |in a (class|group|club) of |out of )?{n:all} ${GROUP}`],
    [`{n:a} (of them )?${DO} (?<one>[a-z]+),? (and )?{n:b} (of them )?(${DO} )?(?<two>[a-z]+)`],
    [`{n:both} (of them )?((${DO}|do) )?both`],
  ],
  words: 'and in a class group club of there are out',
  table: tabled('everyone = all; in one of them = a + b - both', 'everyone - in one of them', {
    isWhole: true,
    where: 'a >= both; b >= both',
  }),
};
const later: Schema = {
  asks: ['how old is (the|his|her) (?<who>son|daughter|child)( now| today)?(?=\\?|$)'],
  says: [
    [
      '([a-z]+|@the (mother|father|man|woman)) is (now )?{n:k} times as old as (his|her|the) (?<child>son|daughter|child)',
    ],
    [
      'in {n:years} years,? (he|she|[a-z]+|the (mother|father)) will be {n:then} times as old( as (him|her|(his|her|the) (son|daughter|child)))?',
    ],
  ],
  words: 'mother father man woman',
  same: [['who', 'child']],
  table: tabled('older age = k * younger age', 'younger age', {
    where: 'k > then',
    equations: 'older age + years = then * (younger age + years)',
  }),
};

export const RELATIONS: readonly Schema[] = [
  later,
  compared('times'),
  compared('more'),
  compared('fewer'),
  joined('more'),
  joined('fewer'),
  ages('older'),
  ages('younger'),
  ages('times'),
  ...fromOne,
  neither,
]; // prettier-ignore
