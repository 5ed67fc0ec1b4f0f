import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const NAME = '[a-z]+';
const TOGETHER = '(together,?|in (all|total),?|altogether,?)';
const BOTH = [
  `${TOGETHER} (they have|there are|they own|they collected) {n:sum}( (?<again>[a-z]+))?`,
  'they have {n:sum}( (?<again>(?!together|altogether|in)[a-z]+))? (together|altogether|in (all|total))',
];

/** Two persons and what they have: one has so many times as many as the other, and both together are known. */
const compared: Schema = {
  asks: [`how many( (?<which>[a-z]+))? (does|do) (?<who>${NAME}) have(?=\\?|$)`],
  says: [[`(?<x>${NAME}) has {n:k} times as many (?<what>[a-z]+) as (?<y>${NAME})(?= |[.,?]|$)`], BOTH],
  same: [
    ['what', 'which'],
    ['what', 'again'],
  ],
  isOnlyAboutNamed: true,
  table: ({ x = '', y = '', who = '', k = '', sum: total = '' }) =>
    (who === x || who === y) && x !== y
      ? tabled(`number of ${x} = k * number of ${y}`, `number of ${who}`, {
          equations: `number of ${x} + number of ${y} = total`,
          isWhole: true,
        })({ k, total })
      : null,
};
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

export const RELATIONS: readonly Schema[] = [compared, neither];
