import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const MOVES =
  'drives drove travels travelled traveled goes went runs ran rides rode walks walked flies flew then and';
const VEHICLES = 'car bus train truck cyclist runner bike van motorcycle plane person man woman boy girl';
const AVERAGE =
  '@find (the|its|his|her) average speed( (for|of|over) the (whole |entire )?(trip|journey))?(?=\\?|$)';
const DEGREES = '( degrees)?( celsius| fahrenheit)?';
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
/** A bare number with or without a minus. */
const between = (a: '' | '-', b: '' | '-', isUp: boolean): Schema => {
  const [start, end] = [`start${a && ' below zero'}`, `end${b && ' below zero'}`];
  return {
    asks: [
      `how (much|many (degrees|floors)) (did|does) (it|the [a-z]+) (${isUp ? 'rise|increase' : 'fall|drop'})`,
    ],
    says: [[`from (floor )?${a}{n:start}${DEGREES} to (floor )?${b}{n:end}${DEGREES}`]],
    words: 'temperature elevator rose fell goes rises drops dropped went floor',
    table: tabled(
      `${start} = start; ${end} = end`,
      isUp ? `${b}${end} - (${a}${start})` : `${a}${start} - (${b}${end})`,
    ),
  };
};
const warmer = (sign: '+' | '-', isBelow: boolean): Schema => ({
  asks: ['what is (it|the temperature) now', '@find the (new|final) temperature'],
  says: [
    [`temperature (is|was) ${isBelow ? '-' : ''}{n:start}${DEGREES}`],
    [
      `(and )?(then )?(it )?(${sign === '+' ? 'rose|rises|increased|went up' : 'fell|falls|dropped|drops|decreased|went down'}) (by )?{n:change}${DEGREES}`,
    ],
  ],
  words: 'temperature',
  table: tabled('start; change', `${isBelow ? '-' : ''}start ${sign} change`),
});

const SIGNS = ['', '-'] as const;

export const ROUTES: readonly Schema[] = [
  wind('wind', '(speed with the wind - speed against the wind) / 2'),
  wind('(plane|airplane)( in still air)?', '(speed with the wind + speed against the wind) / 2'),
  {
    asks: [AVERAGE],
    says: [
      [`for {t:a} at {v:u},? (and )?(then )?(for )?{t:b} at {v:v}`],
    ],
    words: `${MOVES} ${VEHICLES}`,
    oneOf: VEHICLES,
    table: tabled('distance 1 = a * u; distance 2 = b * v; whole time = a + b', '(distance 1 + distance 2) / whole time'),
  },
  {
    asks: ['@find (its|the|the train.s) speed( of the train)?(?=\\?|$)', 'how fast is (it|the train)( going| moving)?(?=\\?|$)'],
    says: [
      ['train (that is )?(of )?{q:train}( long)?', '{q:train}[- ](long )?train'],
      [
        '(passes|crosses) (an? )?{q:bridge}( long)? (bridge|tunnel|platform) in {t:time}',
        '(passes|crosses) (an? )?(bridge|tunnel|platform) (of |that is )?{q:bridge}( long)? in {t:time}',
        '(passes|crosses) (an? )?(pole|post|tree|signal|man|lamp post) in {t:time}',
      ],
    ],
    words: 'train long that is completely',
    table: (s) =>
      tabled(`distance = ${s['bridge'] === undefined ? 'train' : 'train + bridge'}; time`, 'distance / time')(s),
  },
  {
    asks: ['how far (away )?is (she|he|it|[a-z]+) from (the|her|his|its) (start|starting point|home|house|starting place|origin)( (point|place))?(?=\\?|$)'],
    says: [
      ['(walks|walked|drives|drove|goes|went|sails|rides|runs|travels|hikes) {q:a} (?<one>north|south|east|west)'],
      ['(and )?(then )?(walks |drives |goes |sails |rides |runs |travels |hikes )?{q:b} (?<two>north|south|east|west)'],
    ],
    words: 'ship car boat then and',
    things: 0,
    table: (s) => {
      const isUpright = (way: string | undefined): boolean => way === 'north' || way === 'south';
      return isUpright(s['one']) === isUpright(s['two'])
        ? null
        : tabled('first leg = a; second leg = b', 'sqrt(first leg * first leg + second leg * second leg)')(s);
    },
  },
  {
    asks: ['how many minutes (are|is it|are there|pass|passed) (between|from) {n:h}:{n:m} (a\\.?m\\.? |p\\.?m\\.? )?(and|to|until) {n:k}:{n:n}(?=\\?|$| )'],
    says: [],
    table: tabled('minutes at the start = h * 60 + m; minutes at the end = k * 60 + n', 'minutes at the end - minutes at the start', { isWhole: true }),
  },
  {
    asks: ['@long ((does|will) (it|the (tank|pool)) take )?to fill( (it|the tank|the pool))? (with|if|when) both( pipes| taps)?( are)?( open)?', '@long (does|will) it take to fill( (it|the tank|the pool))? (with|if|when) both( pipes| taps)?( are)?( open)?'],
    says: [
      ['(fills|is filled) in {t:a} by (one|1|a) (pipe|tap)', '(pipe|tap) (can )?fills? (a|the) (tank|pool) in {t:a}'],
      ['(empties|is emptied) in {t:b}( by (another|the other)( pipe)?)?', '(pipe|drain) (can )?empt(y|ies) (it|the tank|the pool) in {t:b}'],
    ],
    words: 'a the and tank pool one another other pipe tap drain second',
    table: tabled('filled in one unit = 1 / a; emptied in one unit = 1 / b', '1 / (filled in one unit - emptied in one unit)', { where: 'b > a' }),
  },
  ...SIGNS.flatMap((a) =>
    SIGNS.flatMap((b) => [between(a, b, true), between(a, b, false)]),
  ),
  ...[true, false].flatMap((isBelow) => [warmer('+', isBelow), warmer('-', isBelow)]),
]; // prettier-ignore
