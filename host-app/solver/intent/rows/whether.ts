import { at } from '../text.js';
import { type Form } from '../forms.js';

const DECIDE =
  '(?:determine|decide|check|test|verify|confirm|show|prove|state|tell|say|see|find out|explain|justify)(?: me)?';
const THEOREM = '(?:(?:use|using|by)(?: the)? (?:factor|remainder)(?: theorem)?(?:,? to|,)? )?';
const WHETHER = `${THEOREM}${DECIDE} (?:whether|if|that)(?: or not)?(?: the following)? `;
const OR_NOT = '(?: or not)?';

/** 'Determine whether 15 is divisible by 3' asks what 'Is 15 divisible by 3' asks. */
export const WHETHER_ROWS: readonly Form[] = [
  [at(`${WHETHER}((?:(?! (?:is|are) ).)+) (is|are) (.+?)${OR_NOT}`), '$2 $1 $3'],
  [
    at(`${WHETHER}((?:(?! (?:is|are) ).)+?) (lies|satisfies|divides|passes|has|converges)( .+?)?${OR_NOT}`),
    (subject, verb, rest) =>
      `does ${subject} ${verb === 'has' ? 'have' : verb.replace(/ies$/, verb === 'lies' ? 'ie' : 'y').replace(/(?:(?<=ss)e)?s$/, '')}${rest}`,
  ],
  [at(`${WHETHER}(.+ (?:satisfy|lie|have) .+?)${OR_NOT}`), 'do $1'],
  [at(`${WHETHER}(.+?) (can|could) (.+?)${OR_NOT}`), 'can $1 $3'],
];
