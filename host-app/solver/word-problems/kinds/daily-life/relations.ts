import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
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

export const RELATIONS: readonly Schema[] = [neither];
