import { type Schema, type Slots, type Table } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const TAKES =
  '@long @can (it|they|the (trip|journey|drive|flight|ride)|@who) (take|need)( for)?( (to (fly|drive|travel|go|make (the|a) trip)))?';
const AFTER = '(after )?@long';
const SAME_RATE = '(at (this|the same|that) (rate|speed),? )?how many ';
const TRAVEL = '(travel|go|drive|fly|cover)';
const meeting = tabled(
  'distance = gap; speed 1 = a; speed 2 = b; speed together = speed 1 + speed 2',
  'distance / speed together',
);
const pursuit = tabled(
  'distance = gap; speed 1 = fast; speed 2 = slow; gained speed = speed 1 - speed 2',
  'distance / gained speed',
  { where: 'fast > slow' },
);
const stream = (sign: '+' | '-'): Schema['table'] =>
  tabled(
    `distance = road; speed of the boat = still; current; speed on the water = speed of the boat ${sign} current`,
    'distance / speed on the water',
    { where: 'still > current' },
  );
/** Both speeds on the water: their half sum is the boat, their half difference the current. */
const twoWays =
  (isCurrent: boolean) =>
  (s: Slots): Table | null => {
    const [upRoad = '', downRoad = ''] = [s['upRoad'] ?? s['downRoad'], s['downRoad'] ?? s['upRoad']];
    if (Number(upRoad) / Number(s['upTime']) >= Number(downRoad) / Number(s['downTime'])) return null;
    return tabled(
      'speed upstream = upRoad / upTime; speed downstream = downRoad / downTime; twice the current = speed downstream - speed upstream; twice the boat = speed downstream + speed upstream',
      `${isCurrent ? 'twice the current' : 'twice the boat'} / 2`,
    )({ ...s, upRoad, downRoad });
  };

const TWO =
  'hikers joggers boats walkers bikers planes two 2 trains cars cyclists runners buses people friends trucks start starts started leave leaves left towns stations cities travel traveling travelling drive driving walk walking run running move moving ride riding towards toward speeds speed one';
const SPEEDS = [
  '{v:a} and {v:b}',
  '(one|1|the first)( [a-z]+)? (is )?[a-z]+ (at )?{v:a}( and|,|;|\\.)? (and )?the (other|second)( [a-z]+)? ((is )?[a-z]+ )?(at )?{v:b}',
  '{v:a} and the (other|second)( [a-z]+)? ((is )?[a-z]+ )?(at )?{v:b}',
];
const EACH_OTHER = '(toward|towards) (each|one an) ?other';
const SPEED = [
  '(at|of) (an? )?((constant|average|steady) )?((speed|rate) of )?{v:speed}',
  'speed (is|of) {v:speed}',
  '(drives|drove|travels|runs|walks|rides|flies|goes) {v:speed}',
];
const BOAT = 'boat travels travel goes go speed water still downstream upstream river current rows';
export const RIDER =
  'jogs jogged traveled travelled flew ran rode walked biked average moves moved moving travels travel drives drive rides ride walks walk runs run flies fly goes went drove trip journey speed constant';
export const VEHICLES = 'train car bus cyclist truck plane runner boat ship';
const WATERS: readonly (readonly [string, '+' | '-'])[] = [
  ['downstream', '+'],
  ['upstream', '-'],
];

export const MOTION: readonly Schema[] = [
  {
    asks: [
      "@find (the|his|her|its|their|@the|the [a-z]+['’]s) ([a-z]+['’]s )?average speed( in (miles|km) per hour)?( (he|she|it|they) (was|were) [a-z]+ing)?( (for|during|of|over) (the|this|his|her) (whole |entire )?(trip|journey|ride|drive))?",
    ],
    says: [
      [
        '(and )?then ([a-z]+ )*?{v:b} for {t:t}',
        '(then )?([a-z]+ )?(an )?additional {q:y} in {t:t}',
        '(and )?then ([a-z]+ )*?{q:y} in {t:t}',
      ],
      ['{v:a} for {t:s}', '{q:x} in {t:s}'],
    ],
    words: `${RIDER} road on and then`,
    oneOf: VEHICLES,
    table: (s) => {
      const first = s['x'] === undefined ? 'a * s' : 'x';
      const second = s['y'] === undefined ? 'b * t' : 'y';
      return tabled(
        `distance 1 = ${first}; distance 2 = ${second}; distance = distance 1 + distance 2; time = s + t`,
        'distance / time',
      )(s);
    },
  },
  {
    asks: [
      `${AFTER} (until|till|before|will it be (until|before)|do|will) (they|the ([a-z]+ )?[a-z]+) (meet|pass each other)`,
      'when (do|will) they meet',
      `${AFTER} (does|will) it take (for )?them to meet`,
    ],
    says: [[EACH_OTHER], ['{q:gap} apart'], SPEEDS],
    words: TWO,
    table: meeting,
  },
  {
    asks: [`${AFTER} (are|will|until) they (be |are )?{q:gap} apart`],
    says: [['opposite directions'], SPEEDS],
    words: `${TWO} same place point town station`,
    table: meeting,
  },
  {
    asks: [`${AFTER} (are|will|until) they (be |are )?{q:gap} apart`],
    says: [['same direction'], ['{v:slow} and {v:fast}']],
    words: `${TWO} same place point town station`,
    table: pursuit,
  },
  {
    asks: [
      `${AFTER} (does|will) it take (for )?the (?<who>[a-z]+) to (catch|reach|overtake)( up (with|to))? the (?<whom>[a-z]+)`,
      `${AFTER} (until|before|does|will) the (?<who>[a-z]+) (catch|catches|reach|reaches)( up (with|to))? the (?<whom>[a-z]+)`,
    ],
    says: [
      ['an? (?<ahead>[a-z]+) (runs|drives|walks|rides|moves|travels) at {v:slow}'],
      [
        'an? (?<behind>[a-z]+) {q:gap} behind (him |her |it )?(runs|drives|walks|rides|moves|travels) at {v:fast}',
      ],
    ],
    same: [
      ['who', 'behind'],
      ['whom', 'ahead'],
    ],
    table: pursuit,
  },
  ...WATERS.flatMap(([way, sign]): readonly Schema[] => [
    {
      asks: [
        `@long @can (it|the boat) take( for)?( the boat| it)? to (travel|go|row|cover|paddle) {q:road} ${way}`,
        `@long @can (it|the boat) (need|take) for {q:road} ${way}`,
      ],
      says: [
        ['{v:still} in still water', 'in still water (is|at) {v:still}'],
        ["(current|river|stream)('s current)? (is|of|flows at|has a speed of) {v:current}"],
      ],
      words:
        'boat kayaker canoe kayak paddles paddle rows row travels travel goes speed moves river current stream flows',
      table: stream(sign),
    },
  ]),
  ...[true, false].map((isCurrent): Schema => ({
    asks: isCurrent
      ? ['(what is|find) the (speed|rate) of the current']
      : ['(what is|find) the speed of the boat in still water'],
    says: [
      [
        '{q:upRoad} upstream in {t:upTime}',
        '(makes the )?return(s|( trip)?)? (trip )?(upstream )?(in|takes) {t:upTime}',
        '(and )?(the same (way|distance) )?back( upstream)? in {t:upTime}',
      ],
      [
        '{q:downRoad} downstream in {t:downTime}',
        '(makes the )?return(s|( trip)?)? (trip )?(downstream )?(in|takes) {t:downTime}',
        '(and )?(the same (way|distance) )?back( downstream)? in {t:downTime}',
      ],
    ],
    words: BOAT.replace(' downstream upstream', ''),
    table: twoWays(isCurrent),
  })),
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
  {
    asks: [
      '@find @the (average )?(speed|rate)( of the [a-z]+)?( in (miles|km|meters) per (hour|minute|second))?',
      'how fast @is (@who|@the [a-z]+)( [a-z]+ing)?',
    ],
    says: [['{q:road} in {t:time}']],
    words: RIDER,
    oneOf: VEHICLES,
    table: tabled('distance = road; time', 'distance / time'),
  },
  {
    asks: [TAKES, '@long @can it take to (drive|travel|go|fly|walk|run|ride|bike) {q:road}'],
    says: [['{q:road}'], SPEED],
    words: RIDER,
    oneOf: VEHICLES,
    table: tabled('distance = road; speed', 'distance / speed'),
  },
  {
    asks: [
      'how (far|many (miles|km|meters)) @can (it|you|he|she|they|[a-z]+|(the|an?) (train|car|bus|cyclist|truck|plane|runner)) (go|travel|drive|walk|run|ride|fly)( in {t:time})?',
    ],
    says: [['(for|in) {t:time}'], SPEED],
    words: RIDER,
    oneOf: VEHICLES,
    table: tabled('speed; time', 'speed * time'),
  },
];
