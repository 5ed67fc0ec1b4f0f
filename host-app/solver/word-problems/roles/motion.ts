import { tabled } from '../schemas/table.js';
import { type Domain, type Statement, WHO } from './grammar.js';

const LENGTH = '(?:miles?|km|meters?|feet|yards?|cm)';
const TIME = '(?:seconds?|minutes?|hours?)';
const SPEED = `{n:speed} (?<sl>${LENGTH}) per (?<st>hour|minute|second)`;
const MOVE =
  '(?:drives?|drove|walks?|walked|runs?|ran|jogs?|jogged|rides?|rode|cycles?|cycled|bikes?|biked|travels?|travell?ed|flies|fly|flew|goes|go|went|covers?|covered|hikes?|hiked|swims?|swam|moves?|moved|sails?|sailed|skates?|skated)';
const TO = '(?: (?:(?:to|from) (?:the |his |her |an? )?[a-z]+|home|there))?';
const ON = '(?: (?:a|the|his|her) (?:bike|car|bus|train|horse))?';
const TRIP =
  '(?: (?<all>in all|in total|altogether|for (?:the|his|her) (?:whole |entire |round )?(?:trip|journey)|(?:on|over) the (?:whole |entire )?(?:trip|journey)))?';
/** Meters and feet, seconds. */
const SIZES: Readonly<Record<string, readonly [string, number]>> = {
  cm: ['metric', 1], meter: ['metric', 100], km: ['metric', 100_000],
  feet: ['feet', 1], yard: ['feet', 3], mile: ['feet', 5280],
  second: ['time', 1], minute: ['time', 60], hour: ['time', 3600],
}; // prettier-ignore
const one = (unit: string): string => unit.replace(/s$/, '');
/** '45/60' for 45 minutes in hours; null for units of two systems. */
const inUnit = (amount: string, from: string, to: string): string | null => {
  const [a, b] = [SIZES[one(from)], SIZES[one(to)]];
  if (!a || !b || a[0] !== b[0]) return null;
  if (a[1] === b[1]) return amount;
  return a[1] > b[1] ? `${amount} * ${a[1] / b[1]}` : `${amount} / ${b[1] / a[1]}`;
};
type Leg = Record<string, string>;
const legsOf = (facts: readonly Statement[]): Leg[] | null => {
  const legs: Leg[] = [{}];
  for (const { role, slots } of facts) {
    const last = legs.at(-1) ?? {};
    const isNew = role === 'go' || role === 'back' ? Object.keys(last).length > 0 : last[role] !== undefined;
    if (isNew) legs.push({});
    const leg = legs.at(-1) ?? {};
    if (role === 'back') leg['back'] = 'yes';
    else if (role !== 'go') Object.assign(leg, slots);
  }
  const [first] = legs;
  for (const leg of legs)
    if (leg['back'] !== undefined) {
      if (legs.length !== 2 || leg === first || leg['far'] !== undefined || first?.['far'] === undefined) return null;
      Object.assign(leg, { far: first['far'], du: first['du'] ?? '' });
    }
  return legs;
}; // prettier-ignore

/** The unit that all amounts of one kind have, or the one that is asked for. */
const unitOf = (asked: string | undefined, said: readonly (string | undefined)[]): string | null => {
  const units = new Set(said.filter((unit) => unit !== undefined).map(one));
  const [only = null] = units;
  return asked !== undefined ? one(asked) : units.size === 1 ? only : null;
};

interface Trip {
  readonly lines: string[];
  readonly far: string[];
  readonly time: string[];
  readonly speed: string[];
}
/** A line for what is known of each leg, and one for what follows: distance, time or speed. */
const tripOf = (legs: readonly Leg[], length: string, time: string): Trip | null => {
  const trip: Trip = { lines: [], far: [], time: [], speed: [] };
  for (const [k, leg] of legs.entries()) {
    const name = (what: string): string => (legs.length > 1 ? `${what} ${k + 1}` : what);
    const put = (what: 'far' | 'time' | 'speed', word: string, value: string | null): boolean =>
      value !== null && trip.lines.push(`${name(word)} = ${value}`) > 0 && trip[what].push(name(word)) > 0;
    const hour = leg['speed'] === undefined ? '' : inUnit('1', leg['st'] ?? '', time);
    const pace = leg['speed'] === undefined ? null : inUnit(leg['speed'], leg['sl'] ?? '', length);
    const known = { far: leg['far'] !== undefined, time: leg['time'] !== undefined, speed: pace !== null && hour !== null };
    if (known.far && !put('far', 'distance', inUnit(leg['far'] ?? '', leg['du'] ?? '', length))) return null;
    if (known.time && !put('time', 'time', inUnit(leg['time'] ?? '', leg['tu'] ?? '', time))) return null;
    if (leg['speed'] !== undefined && !(known.speed && put('speed', 'speed', hour === '1' ? pace : `${pace} / (${hour})`))) return null;
    const count = Number(known.far) + Number(known.time) + Number(known.speed);
    if (count !== 2) return count === 1 && legs.length === 1 ? trip : null;
    if (!known.far) put('far', 'distance', `${name('speed')} * ${name('time')}`);
    else if (!known.time) put('time', 'time', `${name('distance')} / ${name('speed')}`);
    else put('speed', 'speed', `${name('distance')} / ${name('time')}`);
  }
  return trip;
}; // prettier-ignore

/** One or several legs of a trip of one: two of distance, time and speed give the third. */
export const LEGS_OF_A_TRIP: Domain = {
  hint: /\bhow (?:far|long|fast)\b|speed\b|how many (?:hours|minutes|seconds|miles|km|meters)|distance/,
  facts: {
    back: [`(?:${WHO} )?(?:(?:returns?|returned|comes? back|came back|goes back|went back|drives? back|drove back|walks? back|walked back)(?: home)?(?: (?:along|by|on) the same (?:way|road|route|trail))?)`],
    go: [`(?:${WHO} )?(?:then )?${MOVE}${ON}${TO}`],
    speed: [`(?:(?:at|with) )?(?:an? )?(?:(?:average|constant|steady|uniform) )*(?:speed of )?${SPEED}`, `(?:its|his|her|the|their) (?:average )?speed (?:is|was) ${SPEED}`],
    time: [`(?:for|in) (?:another |the next )?{n:time} (?<tu>${TIME})`],
    far: [`(?:a distance of |another )?{n:far} (?<du>${LENGTH})${TO}`],
  },
  asks: {
    far: [
      `how far (?:does|did|will|can|would|do) ${WHO} ${MOVE}${TRIP}(?: in {n:time} (?<tu>${TIME}))?`,
      `how many (?<unit>miles|km|meters|feet) (?:does|did|will|can|would|do) ${WHO} ${MOVE}${TRIP}(?: in {n:time} (?<tu>${TIME}))?`,
      `@find the (?:total )?distance(?: (?:that )?${WHO} ${MOVE}| traveled| covered)?${TRIP}`,
    ],
    time: [
      `how (?:long|many (?<unit>hours|minutes|seconds)) (?:does|did|will|would) (?:it|(?<all>the (?:whole|entire|round) trip)|the (?:trip|journey|ride|drive|flight|walk)) take(?: (?<who>him|her|them|it|the [a-z]+|(?!to\\b|for\\b|in\\b)[a-z]+))?${TRIP}(?: to (?:${MOVE}|get) {n:far} (?<du>${LENGTH}))?`,
      `how (?:long|many (?<unit>hours|minutes|seconds)) (?:does|did|will|would) ${WHO} (?:need|take)(?: to ${MOVE} {n:far} (?<du>${LENGTH}))?`,
    ],
    average: [`@find (?:his|her|its|the|their) average speed(?: in (?<unit>${LENGTH}) per (?<ut>hour|minute|second))?${TRIP}`],
    speed: [
      `@find (?:his|her|its|the|their) speed(?: of ${WHO})?(?: in (?<unit>${LENGTH}) per (?<ut>hour|minute|second))?`,
      `how fast (?:does|did|is|was) ${WHO} (?:${MOVE}|moving|traveling|going|running)(?: in (?<unit>${LENGTH}) per (?<ut>hour|minute|second))?`,
    ],
  },
  table: (facts, { role, slots }) => {
    const legs = legsOf(facts);
    if (!legs) return null;
    const said = [...legs, slots];
    const isTime = role === 'time';
    const length = unitOf(isTime ? undefined : slots['unit'], said.flatMap((leg) => [leg['sl'], leg['du']])) ?? (isTime ? one(said.find((leg) => leg['sl'] ?? leg['du'])?.['sl'] ?? '') : null);
    const time = unitOf(isTime ? slots['unit'] : slots['ut'], said.flatMap((leg) => [leg['st'], leg['tu']])) ?? (role === 'far' ? one(said.find((leg) => leg['st'] !== undefined)?.['st'] ?? '') : null);
    if (!length || !time) return null;
    const trip = tripOf(legs, length, time);
    if (!trip || trip.lines.length < (slots['far'] ?? slots['time'] ? 1 : 3)) return null;
    const lines = trip.lines.join('; ');
    const [speed] = trip.speed;
    const isWhole = legs.length === 1;
    if (slots['far'] !== undefined || slots['time'] !== undefined) {
      const isFar = slots['far'] !== undefined;
      const other = isFar ? inUnit(slots['far'] ?? '', slots['du'] ?? '', length) : inUnit(slots['time'] ?? '', slots['tu'] ?? '', time);
      if (!isWhole || speed === undefined || other === null || trip.lines.length === 2) return null;
      return tabled(`${lines}; asked amount = ${other}`, isFar ? `asked amount / ${speed}` : `${speed} * asked amount`)({});
    }
    const sum = (names: readonly string[]): string => names.join(' + ');
    if (isWhole && legs[0]?.[role] !== undefined) return null;
    // 'How long does the trip take?' may be about the way there.
    if (role === 'time' && !isWhole && slots['all'] === undefined) return null;
    if (role === 'far' || role === 'time') return trip[role].length === legs.length ? tabled(lines, sum(trip[role]))({}) : null;
    if (role === 'speed' && !isWhole) return null;
    return isWhole ? (speed === undefined ? null : tabled(lines, speed)({})) : tabled(`${lines}; whole distance = ${sum(trip.far)}; whole time = ${sum(trip.time)}`, 'whole distance / whole time')({});
  },
}; // prettier-ignore
