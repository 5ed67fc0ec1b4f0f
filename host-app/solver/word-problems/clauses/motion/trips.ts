import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { CLOCK, clockIn } from '../clock.js';
import { inUnit, LENGTH, length, MOVE, NAME, one, only, perUnit, PLACE, plural, speed, speedIn, START, time, VEHICLE, type Base } from '../phrases.js'; // prettier-ignore

/** One that moves, in one or several parts of a way, with or without breaks. */
const WAY =
  '(?:trip|journey|ride|drive|walk|hike|run|way|distance|route|trail|track|flight|race|path|course|road|tour)';
const WHOSE = '(?:the|a|an|his|her|its|my|their|our|this|that)';
const FROM = `(?: (?:to|from) (?:the |his |her |my |an? )?(?:${PLACE}|work|grandma|town|lake|library|store|shop|mountain|top|hill|[a-z]+town)| home| there| uphill| downhill| up (?:a|the) (?:hill|mountain)| down(?: (?:a|the) (?:hill|mountain))?)?`;
const VIA = '(?: (?:along|by|on) the same (?:way|road|route|trail|path)| the same (?:way|road|route|path))?';
const STOP = '(?:break|stop|rest|pause|lunch break|stopover|layover|delay)';

const FACTS = {
  pause: [
    `(?:including|with|took|takes|taking|has|had|makes|made|and|plus|after) an? ${time('pause')} ${STOP}(?: (?:on the way|in between|included|for lunch))?`,
    `(?:including|with|took|takes|taking|has|had|makes|made) an? ${STOP} of ${time('pause')}`,
  ],
  half: [
    `(?:the |(?:he|she|it|i|they) ${MOVE} )?(?:first )?(?:1/2|half)(?: of)? (?:(?:${WHOSE}) )?(?:${length('entire')}(?: long)? )?${WAY}`,
    `(?:for )?the (?:first|second|other|remaining) half(?: of (?:${WHOSE} )?(?:${length('entire')}(?: long)? )?(?:${WAY}|it))?`,
    `the (?:rest|other (?:1/2|half))`,
  ],
  back: [
    `(?:(?:on|for) the (?:way|trip|return|return trip) (?:back|home)|on the return(?: trip)?|(?:and )?back(?: again)?(?: home)?)${VIA}`,
    `(?:returns?|returned|comes? (?:back|down|home)|came (?:back|down|home)|goes (?:back|down)|went (?:back|down)|drives? back|drove back|walks? back|walked back|runs? back|ran back|rides? back|rode back|flies back|flew back|cycles? back|cycled back)${FROM}${VIA}`,
  ],
  leaves: [`(?:${START})(?: ${WHOSE}? ?(?:${PLACE}))? at ${CLOCK}`, `at ${CLOCK}`],
  pace: [`(?:at )?(?:a pace of )?{n:pace} (?<ut>minutes|seconds) per (?<pl>km|mile|lap)`],
  speed: [
    `(?:(?:at|with|of) )?(?:(?:${WHOSE}) )?(?:(?:average|constant|steady|uniform|same) )*(?:speeds? )?(?:of )?${speed('speed')}(?: on average)?`,
    `(?:its|his|her|the|their|whose) (?:average )?speed (?:is|was) ${speed('speed')}`,
  ],
  time: [`(?:(?:for|in|takes|took|needs|needed|taking) )?(?:(?:only|another|the next|the first|exactly|it|him|her|me) )*${time('time')}(?: later)?(?: to get (?:there|home))?`],
  far: [`(?:(?:a distance of|another|the next|the first|the remaining|an?|for|further|about) )?${length('far')}(?: away| more| further| long)?(?: ${WAY})?${FROM}`],
  go: [`(?:(?<who>it|he|she|i|they|we|(?:the|an?|my|his|her) (?:${VEHICLE}|${NAME})|${NAME}) )?(?:(?:then|can|first) )?(?:${MOVE}|${START})(?: (?:on|by|with) (?:a|the|his|her|my) (?:bike|car|bus|train|horse|bicycle|motorcycle)| by (?:bike|car|bus|train))?${FROM}`],
  scene: [`${WHOSE} ${WAY}${FROM}`, `(?<who>${WHOSE} (?:${VEHICLE}))(?= )`, 'it', '(?:he|she|i|they|we)(?= )', '(?:and )?the same way', '(?:again|on average|there|nonstop)', 'lightning (?:strikes|flashes)', '(?:the )?thunder is heard', '(?:we|you|they|i) hear (?:the )?thunder'],
} as const; // prettier-ignore

interface Leg {
  far?: string;
  time?: string;
  speed?: string;
  isBack?: true;
  isHalf?: true;
}
interface Way {
  readonly legs: Leg[];
  readonly pauses: string[];
  readonly whole: string | null;
}
const wayOf = (facts: readonly Statement[], base: Base): Way | null => {
  const legs: Leg[] = [];
  const pauses: string[] = [];
  let whole: string | null = null;
  const open = (isNew: boolean): Leg => {
    const last = legs.at(-1);
    if (last && !isNew) return last;
    const leg: Leg = {};
    legs.push(leg);
    return leg;
  };
  for (const { role, slots } of facts) {
    const last = legs.at(-1);
    const isFull = last !== undefined && [last.far, last.time, last.speed].some((text) => text !== undefined);
    if (role === 'go') open(isFull && !(last.isBack && Object.keys(last).length === 1));
    if (role === 'back') open(isFull && !(legs.length > 1 && last.speed === undefined && last.far === undefined)).isBack = true;
    if (role === 'half') {
      open(isFull || last?.isHalf === true).isHalf = true;
      if (slots['entire'] !== undefined) {
        if (whole !== null) return null;
        whole = inUnit(slots['entire'], slots['ul'] ?? '', base.length);
      }
    }
    if (role === 'pause') pauses.push(inUnit(slots['pause'] ?? '', slots['ut'] ?? '', base.time) ?? '');
    if (role === 'far' || role === 'time' || role === 'speed') {
      const value = role === 'far' ? inUnit(slots['far'] ?? '', slots['ul'] ?? '', base.length) : role === 'time' ? inUnit(slots['time'] ?? '', slots['ut'] ?? '', base.time) : speedIn(slots['speed'] ?? '', slots['pl'] ?? '', slots['pt'] ?? '', base);
      if (value === null) return null;
      open(last?.[role] !== undefined)[role] = value;
    }
  }
  return pauses.includes('') ? null : { legs: legs.filter((leg) => Object.keys(leg).length > 0), pauses, whole };
}; // prettier-ignore

interface Lines {
  readonly lines: string[];
  readonly far: string[];
  readonly time: string[];
  readonly speed: string[];
}
/** Each part of the way has a line for its distance, its time and its speed, as far as they are known. */
const linesOf = ({ legs, whole }: Way): Lines | null => {
  const made: Lines = { lines: whole === null ? [] : [`whole way = ${whole}`], far: [], time: [], speed: [] };
  const isOne = legs.length === 1;
  const halves = legs.filter(({ isHalf }) => isHalf).length;
  if ((halves > 0 && (legs.length !== 2 || whole === null)) || (whole !== null && halves === 0)) return null;
  for (const [k, leg] of legs.entries()) {
    const name = (what: string): string => (isOne ? what : `${what} ${k + 1}`);
    if (leg.isBack && (k !== 1 || legs.length !== 2 || leg.far !== undefined)) return null;
    const far = halves > 0 ? (leg.far === undefined ? 'whole way / 2' : null) : leg.isBack ? (legs[0]?.far === undefined && (legs[0]?.time === undefined || legs[0]?.speed === undefined) ? undefined : 'distance 1') : leg.far;
    if (far === null) return null;
    const { time: duration, speed: pace } = leg;
    const known = [far, duration, pace].filter((text) => text !== undefined).length;
    if (known === 3) return null;
    const put = (kind: 'far' | 'time' | 'speed', word: string, text: string | undefined, formula: string): void => {
      if (text === undefined && known < 2) return;
      made.lines.push(`${name(word)} = ${text ?? formula}`);
      made[kind].push(name(word));
    };
    const all = [['far', 'distance', far, `${name('speed')} * ${name('time')}`], ['time', 'time', duration, `${name('distance')} / ${name('speed')}`], ['speed', 'speed', pace, `${name('distance')} / ${name('time')}`]] as const;
    for (const isGiven of [true, false])
      for (const [kind, word, text, formula] of all) if ((text !== undefined) === isGiven) put(kind, word, text, formula);
  }
  return made;
}; // prettier-ignore

const ABOUT = `(?: (?:for|of|over|on|during) (?:${WHOSE}) (?:(?:whole|entire|round|total|complete) )*${WAY})?`;
const SUBJECT = `(?<who>it|he|she|i|they|we|you|(?:the|an?|my|his|her) (?:${VEHICLE}|${NAME})|${NAME})`;
const IN_SPEED = `(?: in (?<sl>${LENGTH}) per (?<st>hour|minute|second))?`;
const BREAK = `(?<pauses> (?:including|with|counting) (?:the|his|her) ${STOP})?`;
const LONG = `how (?:long|many (?<unit>hours|minutes|seconds))`;
const KM = `how (?:far|many (?<unit>${LENGTH}))`;
export const TRIP_ASKS = {
  moving: [`@find (?:${WHOSE} )?(?:average )?speed (?:while|when)(?: (?:it|he|she|they) (?:was|were))? (?:moving|driving|riding|walking)`],
  average: [`@find (?:${WHOSE} )?(?:overall )?average (?:speed|rate)${IN_SPEED}${ABOUT}${BREAK}${IN_SPEED}`],
  speed: [`@find (?:${WHOSE} )?(?:average )?speed(?: of (?:the|a) (?:${VEHICLE}|${NAME}))?${IN_SPEED}`, `how fast (?:does|did|do|is|was|is it|am|are) ${SUBJECT}(?: (?:${MOVE}|that|this))?${IN_SPEED}`, `how fast is (?:that|this)${IN_SPEED}`],
  pace: [`@find (?:${WHOSE} )?(?:average )?pace(?: in (?<ut>minutes|seconds) per (?<pl>km|mile))?`],
  time: [
    `${LONG} (?:does|did|will|would) (?:it|(?:${WHOSE}) (?<all>whole |entire |round )?${WAY}|${SUBJECT}) (?:take|need|last)(?: (?:it|him|her|them|me|you|${NAME}))?(?<all> in total| altogether| for (?:${WHOSE}) (?:whole |entire )?${WAY})?(?: to (?:drive|walk|run|go|travel|ride|cover|get there|fly|cycle))?`,
  ],
  far: [`${KM} (?:is (?:that|this) )?(?:(?:after|in) )${time('time')}`, `${KM} (?:does|did|will|can|would|do) ${SUBJECT} ${MOVE}(?<all> in all| in total| altogether)?(?: (?:in|after) ${time('time')})?`, `${KM} away (?:was|is) (?:it|the (?:storm|lightning|thunder))(?: in (?<unit>${LENGTH}))?`, `${KM} (?:is|was) ${WHOSE} ${WAY}`],
  arrives: [`(?:when|(?:at )?what time) (?:does|do|did|will|would) ${SUBJECT} (?:arrive|get there|reach (?:the|its|his|her) (?:destination|goal|${PLACE})|get to [a-z]+|get home)(?: (?:there|home|in [a-z]+|at (?:the|his|her) [a-z]+))?`],
} as const; // prettier-ignore

const unitsIn = (facts: readonly Statement[], slot: string): (string | undefined)[] =>
  facts.map(({ slots }) => slots[slot]);
const baseOf = (facts: readonly Statement[], { role, slots }: Statement): Base | null => {
  const all = [...facts, { role, slots, place: 0 }];
  const [lengths, times] = [[...unitsIn(all, 'pl'), ...unitsIn(all, 'ul')], [...unitsIn(all, 'pt'), ...unitsIn(all, 'ut')]];
  const isTime = /^(?:time|arrives)$/.test(role);
  const far = (!isTime && (slots['sl'] ?? slots['unit'])) || only(lengths) || only(unitsIn(all, 'pl')) || null;
  const asked = isTime ? slots['unit'] : (slots['st'] ?? (role === 'pace' ? slots['ut'] : undefined));
  const duration = asked ?? only(times) ?? only(unitsIn(all, 'pt')) ?? (isTime || role === 'far' ? null : 'hour');
  return far && duration ? { length: one(far), time: one(duration) } : null;
}; // prettier-ignore

const answered = (made: Lines, way: Way, asked: Statement, base: Base): Table | null => {
  const { lines, far, time: times, speed: speeds } = made;
  const count = way.legs.length;
  const isOne = count === 1;
  const breaks = way.pauses.map((text, k) => `break${way.pauses.length > 1 ? ` ${k + 1}` : ''} = ${text}`);
  const rest = breaks.map((line) => line.split(' = ')[0] ?? '');
  const all = (more: readonly string[]): string => [...lines, ...more].join('; ');
  const whole = [`whole distance = ${far.join(' + ')}`, `whole time = ${[...times, ...rest].join(' + ')}`];
  const isFull = far.length === count && times.length === count;
  const { role, slots } = asked;
  const unit = perUnit(base);
  if (role === 'time' || role === 'arrives') {
    if (times.length !== count || (!isOne && role === 'time' && slots['all'] === undefined && way.legs.some(({ isBack }) => isBack))) return null;
    if (isOne && way.legs[0]?.time !== undefined) return null;
    return tabled(all(breaks), [...times, ...rest].join(' + '), { unit: plural(base.time) })({});
  }
  if (role === 'far') return breaks.length === 0 && far.length === count && !(isOne && way.legs[0]?.far !== undefined) ? tabled(lines.join('; '), far.join(' + '), { unit: plural(base.length) })({}) : null;
  if (role === 'pace') return isOne && isFull && breaks.length === 0 ? tabled(all([]), 'time / distance', { unit: `${plural(base.time)}/${base.length}` })({}) : null;
  if (role === 'speed' || (role === 'average' && isOne && breaks.length === 0)) return isOne && speeds.length === 1 && isFull && way.legs[0]?.speed === undefined && breaks.length === 0 ? tabled(all([]), 'speed', { unit })({}) : null;
  // A stop that the time includes is no part of the time in motion.
  if (role === 'moving') return isOne && isFull && breaks.length === 1 ? tabled([`distance = ${way.legs[0]?.far ?? ''}`, `whole time = ${way.legs[0]?.time ?? ''}`, ...breaks, 'time in motion = whole time - break'].join('; '), 'distance / time in motion', { unit })({}) : null;
  if (breaks.length > 0 && slots['pauses'] === undefined) return null;
  if (isFull) return tabled(all([...breaks, ...whole]), 'whole distance / whole time', { unit })({});
  // The same way there and back, of any length: one unit of it is enough.
  const [a, b] = way.legs;
  const isThereAndBack = count === 2 && breaks.length === 0 && b?.isBack && a?.far === undefined && a?.time === undefined && b.time === undefined;
  return isThereAndBack && a?.speed !== undefined && b.speed !== undefined
    ? tabled(`speed 1 = ${a.speed}; speed 2 = ${b.speed}; time there for one ${base.length} = 1 / speed 1; time back for one ${base.length} = 1 / speed 2; time for both = time there for one ${base.length} + time back for one ${base.length}`, '2 / time for both', { unit })({})
    : null;
}; // prettier-ignore

export const TRIP: Domain = {
  hint: /\bhow (?:far|long|fast|many)\b|speed\b|\bpace\b|\bwhen\b|\bwhat time\b/,
  facts: FACTS,
  asks: TRIP_ASKS,
  table: (facts, asked) => {
    const base = baseOf(facts, asked);
    const starts = facts.filter(({ role }) => role === 'leaves');
    const way = base && wayOf(asked.slots['time'] === undefined ? facts : [...facts, { ...asked, role: 'time' }], base);
    const made = way && linesOf(way);
    if (asked.slots['time'] !== undefined && way && way.legs.length > 1) return null;
    if (!base || !way || !made || way.legs.length > 3 || facts.some(({ role }) => role === 'pace')) return null;
    const table = answered(made, way, asked, base);
    const isClock = asked.role === 'arrives';
    if (!table || starts.length !== Number(isClock)) return null;
    return isClock ? { ...table, clock: { start: clockIn(starts[0]?.slots['clock'] ?? ''), unit: base.time } } : table;
  },
}; // prettier-ignore
