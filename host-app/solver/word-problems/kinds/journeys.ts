import { type Schema } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';
import { AFTER, RIDER, VEHICLES } from './motion.js';

const SAME_RATE = '(at (this|the same|that) (rate|speed),? )?how many ';
const TRAVEL = '(travel|go|drive|fly|cover)';
/** A head start in hours, a way there and back, and more of the same way. */
export const JOURNEYS: readonly Schema[] = [
  {
    asks: [
      `${AFTER} (until|before|does it take( for)?|will it take( for)?) the (second|other|faster)( [a-z]+)? (to )?(catch(es)?|overtakes?|reach(es)?)( up)?( (to |with )?(it|the first( [a-z]+)?))?`,
    ],
    says: [
      ['an? (?<ahead>[a-z]+) (leaves|starts)( (a|the) [a-z]+)?( (going|traveling|driving))? at {v:slow}'],
      [
        '{n:late} hours? later,? (another|a second)( (?<behind>[a-z]+))? (leaves|starts|follows)( (a|the)( same)? [a-z]+)?( (going|traveling|driving))? at {v:fast}',
      ],
    ],
    words: 'in the same direction from place town road leaves',
    same: [['ahead', 'behind']],
    table: (s) => {
      if (!(Number(s['fast']) > Number(s['slow']))) return null;
      return tabled(
        'speed 1 = fast; speed 2 = slow; head start = speed 2 * late; gained speed = speed 1 - speed 2',
        'head start / gained speed',
      )(s);
    },
  },
  {
    asks: [
      '@find (the|his|her|its) average speed( (for|of|during|over) the (whole|entire|round|total)( (trip|journey))?)?( trip)?(?=\\?|$)',
    ],
    says: [
      ['(there|one way|to (?!the return)(@the )?[a-z]+|uphill) at (an average (speed )?of )?{v:a}'],
      ['(back|returns?|returned|home|downhill)( home)?( at)?( an average (speed )?of)? ?{v:b}'],
    ],
    words: `${RIDER} there back and whole returns round`,
    oneOf: VEHICLES,
    table: tabled(
      'time there for one unit = 1 / a; time back for one unit = 1 / b',
      '2 / (time there for one unit + time back for one unit)',
    ),
  },
  {
    asks: [
      `${SAME_RATE}(hours|minutes|days) @can it take (it )?to ${TRAVEL} {q:more}`,
      `${SAME_RATE}(additional|more) (hours|minutes|days) @can it take (it )?to ${TRAVEL} (an additional|another) {q:more}`,
    ],
    says: [['(travels?|goes|drives?|flies|covers?) {q:road} in {t:time}']],
    words: 'at the same rate this speed',
    oneOf: VEHICLES,
    table: tabled('time for one = time / road', 'time for one * more'),
  },
];
