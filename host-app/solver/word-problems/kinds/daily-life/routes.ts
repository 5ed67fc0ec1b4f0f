import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const VEHICLE = '(car|bus|train|truck|cyclist|runner|bike|van|motorcycle|plane|person|man|woman|boy|girl)';
const MOVES =
  'drives drove travels travelled traveled goes went runs ran rides rode walks walked flies flew then and';
const VEHICLES = 'car bus train truck cyclist runner bike van motorcycle plane person man woman boy girl';
const AVERAGE =
  '@find (the|its|his|her) average speed( (for|of|over) the (whole |entire )?(trip|journey))?(?=\\?|$)';
const wind = (asked: string, requested: string): Schema => ({
  asks: [`@find (the )?speed of the ${asked}(?=\\?|$)`],
  says: [
    [
      '(flies|travels|flew|goes) {q:there} with the wind in {t:quick}',
      '{q:there} with the wind in {t:quick}',
    ],
    [
      '(and )?{q:back} against the wind in {t:slow}',
      '(and )?(returns|(comes |flies )?back)( against the wind)? in {t:slow}',
    ],
  ],
  words: 'plane airplane and',
  table: (s) => {
    const back = s['back'] ?? s['there'] ?? '';
    if (!(Number(s['there']) / Number(s['quick']) > Number(back) / Number(s['slow']))) return null;
    return tabled(
      'speed with the wind = there / quick; speed against the wind = back / slow',
      requested,
    )({ ...s, back });
  },
});

export const ROUTES: readonly Schema[] = [
  wind('wind', '(speed with the wind - speed against the wind) / 2'),
  wind('(plane|airplane)( in still air)?', '(speed with the wind + speed against the wind) / 2'),
  {
    asks: [AVERAGE],
    says: [
      [`((drives|travels|goes|runs|rides|walks|drove|travelled|traveled|went|ran|rode|walked|flies|flew) )?{q:a} at {v:u},? (and )?(then )?{q:b} at {v:v}`],
    ],
    words: `${MOVES} ${VEHICLES}`,
    oneOf: VEHICLES,
    table: tabled('time 1 = a / u; time 2 = b / v; whole distance = a + b', 'whole distance / (time 1 + time 2)'),
  },
  {
    asks: ['@long (until|before|does it take until|will it take for|does it take for|does it take) (the|it)( [a-z]+)? (to )?(catches|catch)( up)?( (with|to) (the [a-z]+|it|him|her))?'],
    says: [
      [`${VEHICLE} (leaves|starts|left|started)( [a-z]+)? at {v:slow}`],
      [`{t:lead} later,? (an? |another )${VEHICLE} (follows|leaves|starts|followed)( (in the same direction|on the same road|from the same (place|point)))? at {v:fast}`],
    ],
    words: VEHICLES,
    table: tabled('head start = slow * lead; gained speed = fast - slow', 'head start / gained speed', { where: 'fast > slow' }),
  },
]; // prettier-ignore
