import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { chained, type Given } from '../chain.js';
import { inUnit, LENGTH, length, MOVE, NAME, only, PLACE, plural, speed, speedIn, START, time, VEHICLE, type Base } from '../phrases.js'; // prettier-ignore

/** Two that move at once: towards each other, away from each other, one behind the other. */
const MOVER = `(?:(?:the|an?) )?(?:(?:fast|faster|slow|slower|first|other) )?(?<mover>${VEHICLE}|${NAME})`;
const GO = `(?:(?:is|are|was|were) )?${MOVE}`;
const AT = '(?:(?:at|with|of)(?: (?:an? )?(?:(?:constant|average|steady) )?(?:speeds?|rates?)(?: of)?)? )?';
const BOTH = `(?:(?:two|2|both|the|the 2|these) )?${VEHICLE}`;
const SAME_PLACE = `(?:from|at|in) (?:the|one|1|an?) (?:same )?${PLACE}`;

export const MOVER_FACTS = {
  relative: [
    `(?:(?<mover>(?:the )?(?:other|second)(?: one)?|${NAME})|(?:the )?(?:other|second)(?: (?:one|${VEHICLE}))?)(?: ${GO})?(?: at)? ${speed('by')} (?<how>faster|slower)(?: than (?:the (?:first|other)(?: one| [a-z]+)?|${NAME}))?`,
  ],
  lead: [`${time('lead')} (?<when>later|after(?: (?:that|it|the first(?: [a-z]+)?|${NAME}))?|earlier|before(?: (?:that|it))?)`, `with (?:a )?${time('lead')}(?: head)? start`],
  apart: [
    `(?:(?:that|which|who) )?(?:(?:are|is|were|live|lie) )?${length('gap')} (?:apart|away from each other|from each other)`,
    `with ${length('gap')} between them`,
    `the distance between (?:the |2 |them|the 2 )*(?:towns|cities|stations|villages|places|points)? ?(?:is|was) ${length('gap')}`,
  ],
  behind: [
    `(?:who |which |that )?(?:is |starts |was )?${length('gap')} (?<side>behind|ahead(?: of)?|in front(?: of)?)(?: (?:him|her|it|the (?<whom>${NAME})|an? (?<whom>${NAME})))?`,
    `(?:has|with|gets) an? ${length('gap')}(?<side> head start| lead)`,
  ],
  toward: ['(?:(?:straight|directly) )?(?:toward|towards) (?:each other|one another)', 'to meet each other', 'on the same road toward(?:s)? each other'],
  opposite: ['in (?:the )?opposite directions?', 'away from each other'],
  same: ['(?:in|along) the same (?:direction|way|road)(?: in the same direction)?', 'on the same (?:road|route)'],
  pair: [
    `(?:(?:their|the) (?:average )?speeds? (?:are|is|of) |(?:${GO} )?${AT})(?:speeds of )?{n:one} (?:(?:${LENGTH}) per (?:hour|minute|second) )?and ${speed('two')}(?: respectively)?`,
  ],
  first: [`(?:one|1|the (?:first|faster|slower))(?: (?:one|of them|${VEHICLE}))?(?: ${GO})?(?: to the)?(?: (?<way>north|south|east|west)(?:ward)?)? ${AT}${speed('one')}`],
  second: [`(?:the )?(?:other|second|faster|slower)(?: (?:one|${VEHICLE}))?(?: ${GO})?(?: to the)?(?: (?<way>north|south|east|west)(?:ward)?)? ${AT}${speed('two')}`],
  speed: [`(?:(?:drives|driving|going|moving|traveling|runs|and) )*${AT}${speed('speed')}`, `(?:(?:drives|driving|going|moving|traveling|runs|and) )*${AT}${speed('speed')}`],
  chase: [`(?:follows|chases|pursues|is chasing|runs after|goes after)(?: (?:it|him|her|${MOVER}))?`, `to catch(?: up with)? (?:it|him|her|${MOVER})`],
  subject: [`${MOVER}(?= (?:${GO}|${START}|is|at|chases|follows|who|which|that|has)\\b)`, `(?:another|a second) ${VEHICLE}`, '(?:they|he|she|it)(?= )', BOTH, `${NAME} and ${NAME}`],
  scene: [
    GO, `(?:that )?${START}`, SAME_PLACE, `(?:the|an?|two|2|one|1) (?:same )?(?:${PLACE}|towns|cities|stations|villages|places|points)`,
    `(?:from )?(?:(?:two|2|the|their) )?(?:towns|cities|stations|villages|places|points|homes|houses)`, '(?:there|here)', 'at (?:the same time|once|the same moment)', 'for each other', 'after (?:it|him|her)', `along (?:a|the) (?:straight )?road`,
  ],
} as const; // prettier-ignore

const oneName = (text = ''): string => text.replace(/^(?:the|an?) /, '').replace(/s$/, '');
interface Found {
  readonly given: Record<string, string>;
  readonly names: string[];
  readonly base: Base;
}
/** The two speeds in the units of the story, with the names of those that have them. */
const speedsOf = (facts: readonly Statement[], base: Base): Found | null => {
  const given: Record<string, string> = {};
  const names: string[] = [];
  let mover = '';
  const put = (n: string, slots: Statement['slots'], name: string): boolean => {
    const value = speedIn(n, slots['pl'] ?? '', slots['pt'] ?? '', base);
    if (value === null || names.length > 1) return false;
    given[`speed ${names.length + 1}`] = value;
    names.push(oneName(name));
    return true;
  };
  for (const { role, slots } of facts) {
    if (role === 'subject') mover = slots['mover'] ?? mover;
    let isGood = true;
    if (slots['one'] !== undefined) isGood = put(slots['one'], slots, role === 'first' ? 'one' : '');
    if (slots['two'] !== undefined) isGood = isGood && put(slots['two'], slots, role === 'second' ? 'other' : '');
    if (role === 'speed') isGood = put(slots['speed'] ?? '', slots, mover);
    if (role === 'relative') {
      const more = speedIn(slots['by'] ?? '', slots['pl'] ?? '', slots['pt'] ?? '', base);
      if (more === null || names.length !== 1) return null;
      given['difference of speeds'] = more;
      given['speed 2'] = `speed 1 ${slots['how'] === 'faster' ? '+' : '-'} difference of speeds`;
      names.push(oneName(slots['mover'] ?? 'other'));
    }
    if (!isGood) return null;
  }
  return { given, names, base };
}; // prettier-ignore
const baseOf = (facts: readonly Statement[], { slots }: Statement): Base | null => {
  const speeds = facts.filter((fact) => fact.slots['pl'] !== undefined);
  const lengths = only([slots['ask_length']]) ?? only(speeds.map((one) => one.slots['pl']));
  const times = only([slots['unit']]) ?? only(speeds.map((one) => one.slots['pt']));
  return lengths !== null && times !== null ? { length: lengths, time: times } : null;
};
const OPPOSITE: Readonly<Record<string, string>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};
type Direction = 'toward' | 'opposite' | 'same' | 'chase';
/** Whether the distance between them grows or shrinks by the sum of their speeds, or by the difference. */
const directionOf = (facts: readonly Statement[]): Direction | null => {
  const has = (role: string): boolean => facts.some((fact) => fact.role === role);
  const [first, second] = facts.flatMap(({ slots }) => slots['way'] ?? []);
  const isAway = first !== undefined && OPPOSITE[first] === second;
  const ways: Direction[] = [
    ...(has('toward') ? (['toward'] as const) : []),
    ...(has('opposite') || isAway ? (['opposite'] as const) : []),
    ...(has('same') || (first !== undefined && first === second) ? (['same'] as const) : []),
  ];
  const [way, other] = ways;
  if (other !== undefined || (first !== undefined && !isAway && first !== second)) return null;
  return way ?? (has('chase') || has('behind') || has('lead') ? 'chase' : null);
}; // prettier-ignore

const FORMULAS = (sign: '+' | '-'): readonly string[] => [
  `speed together = speed 1 ${sign} speed 2`,
  'distance = speed together * time',
  'time = distance / speed together',
];
const isFaster = (found: Found, chaser: number): boolean => {
  const [a, b] = [found.given['speed 1'], found.given['speed 2']].map((text) => (text === undefined || /[a-z]/.test(text) ? Number.NaN : text.split(/ [*/] /).length === 1 ? Number(text) : Number.NaN));
  const how = found.given['difference of speeds'] === undefined ? 0 : found.given['speed 2']?.includes('+') ? 1 : -1;
  const more = how === 0 ? (b ?? 0) - (a ?? 0) : how;
  return chaser === 1 ? more > 0 : more < 0;
}; // prettier-ignore

const pursuit = (facts: readonly Statement[], asked: Statement, found: Found): Table | null => {
  const { given, names, base } = found;
  const leads = facts.filter(({ role }) => role === 'lead');
  const behinds = facts.filter(({ role }) => role === 'behind');
  if (leads.length + behinds.length !== 1 || names.length !== 2) return null;
  // Who comes from behind: the second to be named, unless the story says otherwise.
  const [fact] = [...leads, ...behinds];
  const said = facts.slice(0, fact ? facts.indexOf(fact) : 0).findLast(({ role }) => role === 'subject')?.slots['mover'];
  const who = said === undefined ? undefined : oneName(said);
  const catches = asked.slots['mover'] === undefined ? undefined : oneName(asked.slots['mover']);
  const known = (name: string | undefined): number => names.findIndex((one) => one !== '' && one === name);
  const faster = [0, 1].find((k) => isFaster(found, k));
  if (faster === undefined) return null;
  const chaser = known(catches) >= 0 ? known(catches) : faster;
  const isBehind = (fact?.slots['side'] ?? '').startsWith('behind');
  if (fact?.role === 'behind' && known(who) >= 0 && (isBehind ? known(who) !== faster : known(who) === faster)) return null;
  if (leads.length > 0 && (faster !== 1 || !/^(?:later|after)/.test(fact?.slots['when'] ?? ''))) return null;
  if (chaser !== faster || (catches !== undefined && catches !== 'it' && known(catches) < 0)) return null;
  const [fast, slow] = [`speed ${faster + 1}`, `speed ${2 - faster}`];
  const lead = leads[0] && inUnit(leads[0].slots['lead'] ?? '', leads[0].slots['ut'] ?? '', base.time);
  const gap = behinds[0] && inUnit(behinds[0].slots['gap'] ?? '', behinds[0].slots['ul'] ?? '', base.length);
  const start: Given = lead ? { ...given, 'time before': lead } : gap ? { ...given, 'distance behind': gap } : {};
  return chained(start, [`distance behind = ${slow} * time before`, `gained speed = ${fast} - ${slow}`, 'time = distance behind / gained speed', `distance of the faster one = ${fast} * time`], asked.role === 'far' ? 'distance of the faster one' : 'time', { unit: plural(asked.role === 'far' ? base.length : base.time) });
}; // prettier-ignore

const CATCH =
  '(?:catch|catches|reach|reaches|overtake|overtakes|meet|meets|pass|passes)(?: up)?(?: (?:with|to))?';
const LONG = '(?:after )?(?:how long|(?:in )?how many (?<unit>hours|minutes|seconds))';
const TARGET = `(?: (?:it|him|her|${MOVER.replace('mover', 'target')}))?`;
export const TWO_MOVERS: Domain = {
  hint: /\bper (?:hour|minute|second)\b/,
  hasPeople: true,
  facts: MOVER_FACTS,
  asks: {
    time: [
      `${LONG} (?:will it take |does it take |(?:until|before|till|do|does|will) )*(?:for )?(?:they|them|the (?:2 )?(?:${VEHICLE})|${NAME} and ${NAME})(?: to)? (?:meet|pass each other|meet each other)`,
      `when (?:do|will) (?:they|the (?:2 )?(?:${VEHICLE})|${NAME} and ${NAME}) (?:meet|pass each other|meet each other)`,
      `${LONG} (?:(?:will it take|does it take|until|before|till|does|will|is|it) )*(?:for )?(?:it|he|she|${MOVER})(?: (?:to|will|needs to))?(?: take| need)?(?: to)? ${CATCH}${TARGET}`,
      `when (?:does|will) (?:it|he|she|${MOVER}) ${CATCH}${TARGET}`,
      `(?:${LONG}|when) (?:(?:will|do|are|until|before|be|does it take|it take|for) )*(?:they|them|the (?:2 )?${VEHICLE}|${NAME} and ${NAME})(?: (?:are|be|to be|will be))? ${length('gap')} apart`,
    ],
    gap: [`how far apart (?:are|will|would) (?:they|the (?:2 )?${VEHICLE}|${NAME} and ${NAME})(?: be)? (?:after|in) ${time('time')}`, `@find the distance between (?:them|the (?:2 )?${VEHICLE}) after ${time('time')}`, `(?:after|in) ${time('time')},? how far apart (?:are|will) (?:they|the (?:2 )?${VEHICLE})(?: be)?`, `how many (?<ask_length>${LENGTH}) apart (?:are|will) (?:they|the (?:2 )?${VEHICLE})(?: be)? (?:after|in) ${time('time')}`],
    far: [`how far (?:have they|has (?:it|he|she|${MOVER})) (?:gone|driven|traveled|run|walked) when (?:it|he|she|${MOVER.replace('mover', 'catcher')}) ${CATCH}${TARGET}`, `how far (?:from the (?:start|${PLACE}) )?(?:does|do|will) (?:it|they) (?:go|drive|travel|be) (?:before|when|until) (?:it|he|she|${MOVER.replace('mover', 'catcher')}) ${CATCH}${TARGET}`],
  },
  table: (facts, asked) => {
    const base = baseOf(facts, asked);
    const found = base && speedsOf(facts, base);
    const way = directionOf(facts);
    if (!base || !found || found.names.length !== 2 || !way) return null;
    const behind = facts.some(({ role }) => role === 'behind' || role === 'lead');
    if (way === 'chase' || (way === 'same' && behind)) return pursuit(facts, asked, found);
    const gaps = [...facts, asked].filter(({ slots }) => slots['gap'] !== undefined);
    if (gaps.length > 1 || behind || asked.role === 'far') return null;
    const [at] = gaps;
    const gap = at && inUnit(at.slots['gap'] ?? '', at.slots['ul'] ?? '', base.length);
    const duration = asked.role === 'gap' ? inUnit(asked.slots['time'] ?? '', asked.slots['ut'] ?? '', base.time) : null;
    if (way === 'toward' ? at === undefined || at === asked || asked.role === 'gap' : at !== undefined && at !== asked) return null;
    const given: Given = { ...found.given, ...(gap && { distance: gap }), ...(duration && { time: duration }) };
    const isSame = way === 'same';
    if (isSame && isFaster(found, 0) === isFaster(found, 1)) return null;
    const formulas = isSame ? FORMULAS('-').map((text) => text.replace('speed together', 'gained speed').replace(/speed together/g, 'gained speed').replace('speed 1 - speed 2', isFaster(found, 0) ? 'speed 1 - speed 2' : 'speed 2 - speed 1')) : FORMULAS('+');
    return asked.role === 'gap'
      ? chained(given, formulas, 'distance', { unit: plural(base.length) })
      : chained(given, formulas, 'time', { unit: plural(base.time) });
  },
}; // prettier-ignore
