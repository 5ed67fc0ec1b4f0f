import { type Domain, type Statement } from '../../roles/grammar.js';
import { tabled } from '../../schemas/table.js';
import { chained } from '../chain.js';
import { inUnit, length, MOVE, NAME, only, perUnit, plural, speed, speedIn, time, type Base } from '../phrases.js'; // prettier-ignore

/** On a river or in the wind: the way with it is faster by the current, the way against it slower. */
const CRAFT =
  '(?:motor ?boat|boat|speedboat|ship|canoe|kayak|ferry|raft|swimmer|rower|man|woman|canoeist|kayaker|plane|airplane|aeroplane|jet|bird|pilot|helicopter|barge|steamer|crew)';
const SUBJECT = `(?:(?:the )?(?:trip|way|journey|flight|ride)|(?<who>it|he|she|they|i|we|(?:the|an?|my|his|her) (?:small |motor |river )?${CRAFT}|${NAME}))`;
const WITH =
  '(?:downstream|down the river|down the stream|with (?:the|a) (?:wind|current|stream|tailwind|tail wind)|with (?:the help of )?a tailwind|downriver)';
const AGAINST =
  '(?:upstream|up the river|up the stream|against (?:the|a) (?:wind|current|stream|headwind)|into (?:the|a) (?:wind|headwind)|with a headwind|upriver)';
const CALM = 'in (?:still|calm) (?:water|air)';
const FLOW = '(?:current|stream|river|wind|water)';
const WHOLE = '(?: in total| altogether| in all| total)';
const BACK =
  '(?:(?:makes? the )?return(?:s|ed|ing)?(?: trip)?|(?:to return|(?:to )?(?:comes?|came|come|goes|went|go|gets?|fl(?:ies|ew|y)|rows?|rowed|paddles?|drives?|travels?) back)|back(?: again)?|(?:the|its|his|her) (?:return|trip back|way back|return trip|return flight|journey back)|on the way back)';
const same = `(?: (?:the same )?(?:distance|way|trip)| to the (?:start|starting point|same place|dock))?`;

const FACTS = {
  still: [
    `(?:(?:the|a|its|his|her) )?(?:speed|rate)(?: of (?:the|a) ${CRAFT})? ${CALM} (?:is|was|of) ${speed('still')}`,
    `(?:the|a) ${CRAFT}(?:'s)?(?: has an?)? speed ${CALM} (?:is|of) ${speed('still')}`,
    `(?:with a speed of |at (?:a speed of )?|has a speed of )?${speed('still')} ${CALM}`,
    `${CALM}(?: is| at|,)? ${speed('still')}`,
    `(?:the )?(?:airspeed|air speed)(?: of (?:the|a) plane)? (?:is|of) ${speed('still')}`,
  ],
  current: [
    `(?:(?:the|a) )?(?:speed of the |rate of the )?${FLOW}(?:'s speed| speed|'s)? (?:is|was|of|flows at|flowing at|has a speed of|with a speed of|runs at|blows at|blowing at|moves at|flows with a speed of)(?: a speed of)?(?: only)? ${speed('current')}`,
    `(?:in |against |with )?an? ${speed('current')} ${FLOW}`,
  ],
  whole: [`(?:for|in)(?: a total of)? ${time('total')}${WHOLE}`, `in a total (?:time )?of ${time('total')}`, `the (?:whole|entire|total|round) (?:trip|journey) (?:takes|took|lasts|lasted) ${time('total')}`, `(?:the )?total time (?:is|was|for (?:the|both) (?:trips?|ways|round trip) (?:is|was)) ${time('total')}`],
  back: [`(?:${SUBJECT} )?(?:and )?${BACK}${same}`],
  down: [WITH], up: [AGAINST],
  far: [`(?:a distance of |for )?${length('far')}`],
  time: [`(?:(?:in|for|takes?|took|needs|needed|lasts|to take) )?(?:(?:only|another|it|him|her) )?${time('time')}`],
  go: [`(?:${SUBJECT} )?(?:(?:can|to) )?(?:${MOVE}|makes? the trip|makes the same trip|covers)${same}`, SUBJECT, 'the same (?:distance|way|trip)', `on (?:the|a) (?:river|lake|stream)`, 'there'],
} as const; // prettier-ignore

interface Legs {
  readonly given: Record<string, string>;
  readonly isBack: boolean;
}
const WAYS = { down: 'downstream', up: 'upstream' } as const;
/** What is said of each way: its distance and its time. */
const legsOf = (facts: readonly Statement[], base: Base): Legs | null => {
  const legs: { way?: 'down' | 'up'; far?: string; time?: string; isBack?: true }[] = [];
  const given: Record<string, string> = {};
  for (const { role, slots } of facts) {
    const last = legs.at(-1);
    const open = (isNew: boolean): (typeof legs)[number] => {
      if (last && !isNew) return last;
      legs.push({});
      return legs.at(-1) ?? {};
    };
    if (role === 'down' || role === 'up') open(last?.way !== undefined && !(last.isBack && last.way !== role && last.far === undefined && last.time === undefined)).way ??= role;
    if (role === 'back') open(last !== undefined && Object.keys(last).length > 0 && !(legs.length > 1 && last.way === undefined)).isBack = true;
    const value = role === 'far' ? inUnit(slots['far'] ?? '', slots['ul'] ?? '', base.length) : role === 'time' ? inUnit(slots['time'] ?? '', slots['ut'] ?? '', base.time) : '';
    if (value === null) return null;
    if (role === 'far' || role === 'time') open(last?.[role] !== undefined)[role] = value;
    if (role === 'still' || role === 'current') {
      const n = speedIn(slots[role] ?? '', slots['pl'] ?? '', slots['pt'] ?? '', base);
      if (n === null || given[role === 'still' ? 'speed in calm' : 'current'] !== undefined) return null;
      given[role === 'still' ? 'speed in calm' : 'current'] = n;
    }
    if (role === 'whole') {
      const n = inUnit(slots['total'] ?? '', slots['ut'] ?? '', base.time);
      if (n === null || given['whole time'] !== undefined) return null;
      given['whole time'] = n;
    }
  }
  let isBack = false;
  const used = legs.filter((leg) => Object.keys(leg).length > 0);
  const [first] = used;
  if (used.length > 2 || first?.isBack) return null;
  for (const [k, leg] of used.entries()) {
    if (leg.isBack) {
      const way = first?.way === undefined ? undefined : first.way === 'down' ? 'up' : 'down';
      if (way === undefined || (leg.way !== undefined && leg.way !== way) || (leg.far !== undefined && leg.far !== first?.far)) return null;
      delete leg.far;
      leg.way = way;
      isBack = true;
    }
    const way = leg.way && WAYS[leg.way];
    if (way === undefined || (k === 1 && leg.way === first?.way)) return null;
    if (leg.far !== undefined) given[`distance ${way}`] = leg.far;
    if (leg.time !== undefined) given[`time ${way}`] = leg.time;
  }
  return { given, isBack };
}; // prettier-ignore

const formulasOf = ({ given }: Legs): readonly string[] => [
  ...Object.values(WAYS).flatMap((way) => [
    `distance ${way} = distance ${way === 'upstream' ? 'downstream' : 'upstream'}`,
    `speed ${way} = distance ${way} / time ${way}`,
    `speed ${way} = speed in calm ${way === 'upstream' ? '-' : '+'} current`,
    `time ${way} = distance ${way} / speed ${way}`,
    `distance ${way} = speed ${way} * time ${way}`,
  ]),
  ...(given['current'] === undefined
    ? given['speed in calm'] === undefined
      ? ['twice the speed in calm = speed downstream + speed upstream', 'speed in calm = twice the speed in calm / 2', 'twice the current = speed downstream - speed upstream', 'current = twice the current / 2']
      : ['current = speed downstream - speed in calm', 'current = speed in calm - speed upstream']
    : ['speed in calm = speed downstream - current', 'speed in calm = speed upstream + current']),
  'whole time = time downstream + time upstream',
]; // prettier-ignore
const AND_BACK = '(?<back> and (?:back|return|then return|back again))?';
const DIRECTION = `(?:(?<down>${WITH})|(?<up>${AGAINST}))`;
export const STREAM: Domain = {
  hint: /^(?!.*\b(?:upstream|downstream|current|river|still water|boat|canoe)\b.*\b(?:wind|headwind|tailwind|plane|air)\b)(?!.*\b(?:wind|headwind|tailwind|plane|air)\b.*\b(?:upstream|downstream|current|river|still water|boat|canoe)\b).*\b(?:current|still|calm|wind|stream|upstream|downstream|headwind|tailwind|airspeed)\b/,
  facts: FACTS,
  asks: {
    still: [`@find (?:the |its |his |her )?(?:speed|rate)(?: of (?:the|a) ${CRAFT})?(?: ${CALM})`, `how fast (?:is|does|can|would) ${SUBJECT}(?: ${MOVE})? ${CALM}`, `@find (?:the )?(?:airspeed|air speed)(?: of the plane)?`, `@find (?:its|his|her|the boat's|the plane's) speed ${CALM}`],
    current: [`@find (?:the )?(?:speed|rate) of the ${FLOW}`, `@find (?:the )?(?:wind|current)(?: |'s )?speed`, `how fast (?:is|does) the ${FLOW}(?: (?:flow|flowing|blow|blowing|run))?`, '@find the speed of the wind'],
    time: [
      `how (?:long|many (?<unit>hours|minutes)) (?:does|will|would|did) (?:it take|${SUBJECT} (?:take|need))(?: (?:it|him|her|${SUBJECT}))?(?: to (?:go|travel|row|swim|fly|cover|paddle))? ${length('asked')} ${DIRECTION}${AND_BACK}`,
      `how (?:long|many (?<unit>hours|minutes)) (?:does|will|would|did) a (?:trip|journey|ride) of ${length('asked')} ${DIRECTION}${AND_BACK} (?:take|last)`,
      `how (?:long|many (?<unit>hours|minutes)) (?:does|will|would|did) (?:the (?:trip|way|ride|journey) ${DIRECTION}|the (?<back>return trip|trip back|way back)) take`,
      `how (?:long|many (?<unit>hours|minutes)) (?:does|will|would|did) (?:the (?<round>whole|round|entire) trip|it) take`,
    ],
    far: [`how far (?:can|does|will) ${SUBJECT} (?:${MOVE}) ${DIRECTION} in ${time('asked')}`],
    speed: [`how fast (?:does|is|will|can) ${SUBJECT}(?: ${MOVE})? ${DIRECTION}`, `@find (?:the |its |his |her )?speed(?: of (?:the|a) ${CRAFT})? ${DIRECTION}`],
  },
  table: (facts, asked) => {
    const { role, slots } = asked;
    const all = [...facts, asked].map((one) => one.slots);
    const far = only([...all.map((one) => one['pl']), ...all.map((one) => one['ul'])]);
    const duration = slots['unit'] ?? only([...all.map((one) => one['pt']), ...all.map((one) => one['ut'])]) ?? only(all.map((one) => one['pt']));
    if (!far || !duration) return null;
    const base: Base = { length: far, time: duration };
    const way = slots['down'] !== undefined ? 'downstream' : slots['up'] !== undefined ? 'upstream' : null;
    const inAsk: Statement[] = slots['asked'] === undefined ? [] : [{ role: role === 'far' ? 'time' : 'far', place: 0, slots: { ...slots, [role === 'far' ? 'time' : 'far']: slots['asked'] } }, { role: way === 'upstream' ? 'up' : 'down', place: 0, slots: {} }, ...(slots['back'] === undefined ? [] : [{ role: 'back', place: 0, slots: {} }])];
    const legs = legsOf([...facts, ...inAsk], base);
    if (!legs) return null;
    const unit = perUnit(base);
    const isWhole = legs.given['whole time'] !== undefined;
    const formulas = formulasOf(legs).filter((text) => legs.isBack || !/^distance (?:up|down)stream = distance/.test(text));
    if (isWhole) {
      // One speed is missing, and only the time for both ways is known.
      const name = legs.given['current'] === undefined ? 'current' : 'speed in calm';
      const distance = legs.given['distance downstream'] ?? legs.given['distance upstream'];
      if (!legs.isBack || distance === undefined || (role !== 'still' && role !== 'current') || (role === 'still' ? name !== 'speed in calm' : name !== 'current') || Object.keys(legs.given).length !== 3) return null;
      const other = name === 'current' ? 'speed in calm' : 'current';
      return tabled(`distance = ${distance}; whole time = ${legs.given['whole time'] ?? ''}; ${other} = ${legs.given[other] ?? ''}`, name, { unit, equations: 'distance / (speed in calm + current) + distance / (speed in calm - current) = whole time' })({});
    }
    if (role === 'still') return chained(legs.given, formulas, 'speed in calm', { unit });
    if (role === 'current') return chained(legs.given, formulas, 'current', { unit });
    if (role === 'speed') return way && chained(legs.given, formulas, `speed ${way}`, { unit });
    if (role === 'far') return way && chained(legs.given, formulas, `distance ${way}`, { unit: plural(base.length) });
    const isBoth = slots['round'] !== undefined || (slots['back'] !== undefined && slots['asked'] !== undefined);
    if (isBoth && !legs.isBack) return null;
    const back = slots['back'] !== undefined && !isBoth ? (legs.given['distance downstream'] === undefined ? 'downstream' : 'upstream') : way;
    return isBoth ? chained(legs.given, formulas, 'whole time', { unit: plural(base.time) }) : back && chained(legs.given, formulas, `time ${back}`, { unit: plural(base.time) });
  },
}; // prettier-ignore
