import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { CLOCK, clockIn, type Time } from '../clock.js';
import { inUnit, NAME } from '../phrases.js';

/** Times of day: what starts, lasts, is late, is interrupted, or comes again and again. */
const T = '(?<ut>minutes?|hours?)';
const THING = `(?<who>it|he|she|they|i|we|(?:the|an?|my|his|her|our|this) (?:(?:last|school|football|soccer|math|next|evening|night|morning) )?[a-z]+|school|practice|work|class|lunch|dinner|(?!(?:slept|sleeps|drove|worked|works|plays?|played|reads?|studied|studies|walked|needs|lasts?|lasted|runs?|ran|goes|went)\\b)${NAME})`;
const START =
  '(?:starts?|started|begins?|began|leaves?|left|departs?|goes to (?:bed|sleep)|went to (?:bed|sleep)|falls? asleep|fell asleep|opens?|sets? off|is (?:put|placed) in the oven|boards?)';
const END =
  '(?:ends?|ended|finish(?:es|ed)?|arrives?|arrived|closes?|gets? up|got up|wakes? up|woke up|gets? home|got home|is over|was over|lands?|landed|comes? home|stops?|stopped)';
const LASTS =
  '(?:lasts?|lasted|takes?|took|runs? for|goes on for|is|was|slept(?: for)?|sleeps(?: for)?|drove(?: for)?|worked(?: for)?|works(?: for)?|plays?(?: for)?|played(?: for)?|reads?(?: for)?|studied(?: for)?|studies(?: for)?|walked(?: for)?|needs|for)';
const span = (slot: string): string => `{n:${slot}} ${T}`;
const BREAK = '(?:breaks?|pauses?|intermissions?|intervals?|stops?|recess(?:es)?|rests?)';

const FACTS = {
  late: [`(?:${THING} )?(?:is|was|comes|arrives|came|runs) ${span('late')} late`, `(?:it|the [a-z]+) (?:has|had) a delay of ${span('late')}`, `(?:with )?an? ${span('late')} delay`],
  due: [`(?:${THING} )?(?:(?:that|which) )?(?:should|is supposed to|is scheduled to|was supposed to|must|is due to) (?:arrive|come|leave|start|land|depart|be there) at ${CLOCK}`, `(?:${THING} )?is due(?: to (?:arrive|leave|start|land))? at ${CLOCK}`, `(?:${THING} )?(?:was|is) scheduled for ${CLOCK}`],
  now: [`it is (?:now )?${CLOCK}(?: now)?`, `the (?:clock|time) (?:shows|says|is) ${CLOCK}(?: now)?`],
  repeat: [`(?:an?|the) [a-z]+ (?:leaves|departs|comes|runs|goes|starts|arrives)(?: here| from (?:the|here) ?[a-z]*)? every ${span('every')}`, `[a-z]+ (?:leave|depart|come|run|go|arrive)(?: here)? every ${span('every')}`],
  firstOf: [`(?:and )?the first(?: [a-z]+)?(?: (?:leaves|departs|comes|starts|one leaves|runs|arrives))? ?(?:is )?at ${CLOCK}`],
  start: [`(?:${THING} )?${START}(?: (?:home|work|school|the house|for school|for work))? at ${CLOCK}`, `from ${CLOCK}`],
  end: [`(?:${THING} )?${END}(?: (?:school|work))? at ${CLOCK}`, `(?:to|until|till) ${CLOCK}`],
  pauses: [`(?:there (?:are|is)|with|has|have|including|and|takes?) {n:count} (?:[a-z]+ )?${BREAK} of {n:each} (?<bt>minutes?|hours?)(?: each)?`, `(?:there (?:are|is)|with|has|have|including) {n:count} {n:each} (?<bt>minute|hour)s? ${BREAK}`],
  pause: [`(?:with|including|plus|and|there is|there was|has|had|takes|took) an? {n:each} (?<bt>minutes?|hours?)(?: [a-z]+)? ${BREAK}(?: in between| in the middle)?`, `(?:with|there is|has|including|takes|took) an? (?:lunch )?${BREAK} of {n:each} (?<bt>minutes?|hours?)`, `(?:he|she|i|they) (?:was|were) awake (?:for )?{n:each} (?<bt>minutes?|hours?)(?: (?:in|during) the night)?`],
  lasts: [`(?:${THING} )?(?:${LASTS}) ${span('length')}(?: long)?`, `(?:and|then|plus) (?:for )?${span('length')} [a-z]+`],
} as const; // prettier-ignore
const WHEN = '(?:when|(?:at )?what time)';
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const NTH = `(?<nth>${ORDINALS.slice(1).join('|')}|\\d+(?:st|nd|rd|th))`;

const clocksOf = (facts: readonly Statement[], role: string): (Time | null)[] =>
  facts.filter((fact) => fact.role === role).map(({ slots }) => clockIn(slots['clock'] ?? ''));
const minutes = (n: string | undefined, unit: string | undefined): string | null =>
  inUnit(n ?? '', unit ?? '', 'minute');
/** Minutes of all pauses, as terms of a sum. */
const pausesOf = (facts: readonly Statement[]): string[] | null => {
  const all = facts.filter(({ role }) => role === 'pause' || role === 'pauses').map(({ slots }) => {
    const each = minutes(slots['each'], slots['bt']);
    return each === null ? null : slots['count'] === undefined ? each : `${slots['count']} * ${each}`;
  });
  return all.includes(null) ? null : all.filter((one) => one !== null);
}; // prettier-ignore
const clocked = (
  lines: readonly string[],
  requested: string,
  start: Time | null | undefined,
  sign: 1 | -1 = 1,
): Table | null => {
  const table = start ? tabled(lines.join('; '), requested)({}) : null;
  return table && start ? { ...table, clock: { start, unit: 'minute', sign } } : null;
};
const has = (facts: readonly Statement[], ...roles: readonly string[]): boolean =>
  facts.every(({ role }) => roles.includes(role));

export const DAY: Domain = {
  hint: /\d:\d\d|\d ?[ap]\.?m\b/,
  facts: FACTS,
  asks: {
    nth: [`${WHEN} (?:does|will|do) the ${NTH}(?: (?:[a-z]+))? (?:leave|depart|come|start|arrive|run|go)`],
    ago: [`${WHEN} (?:was it|time was it) ${span('ago')} (?:ago|earlier)`, `what was the time ${span('ago')} ago`, `what time was it ${span('ago')} (?:ago|earlier)`],
    later: [`what time (?:will it be|is it) (?:in|after) ${span('later')}`, `what time (?:will it be|is it) ${span('later')} (?:later|from now)`, `what will (?:be )?the time (?:be )?in ${span('later')}`],
    late: [`${WHEN} (?:does|did|will|do) ${THING} (?:arrive|come|leave|start|land|get there|depart)(?: (?:in fact|really|actually))?`],
    end: [`${WHEN} (?:does|did|will|is|was) ${THING} (?:end|finish|over|wake up|get up|arrive|be over|be done|get home|be finished|stop|land|get there|done|finished)(?: up)?`],
    length: [`how (?:long|much time|many (?<unit>minutes|hours)) (?:are|is|was|were|does|did|do) (?:the (?:lessons|classes)|${THING}) ?(?:sleep|work|in total|last|take|altogether|there|at work|at school)?(?: (?:in total|altogether|without the breaks?))?(?: in (?<unit>minutes|hours))?`],
  },
  table: (facts, { role, slots }) => {
    const pauses = pausesOf(facts);
    const [lasts, more] = facts.filter((fact) => fact.role === 'lasts');
    const [start, start2] = clocksOf(facts, 'start');
    if (!pauses || start2 !== undefined) return null;
    if (role === 'nth') {
      const [every, other] = facts.filter((fact) => fact.role === 'repeat');
      const [first] = clocksOf(facts, 'firstOf');
      const gap = every && minutes(every.slots['every'], every.slots['ut']);
      const at = ORDINALS.indexOf(slots['nth'] ?? '') + 1 || Number.parseInt(slots['nth'] ?? '', 10);
      return gap && !other && at > 1 && has(facts, 'repeat', 'firstOf') && facts.length === 2 ? clocked([`between two = ${gap}`, `number of gaps = ${at - 1}`], 'between two * number of gaps', first) : null;
    }
    if (role === 'ago' || role === 'later') {
      const [now, other] = clocksOf(facts, 'now');
      const gap = minutes(slots[role], slots['ut']);
      return gap && other === undefined && has(facts, 'now') ? clocked([`time = ${gap}`], 'time', now, role === 'ago' ? -1 : 1) : null;
    }
    if (role === 'late') {
      const [late, other] = facts.filter((fact) => fact.role === 'late');
      const [due] = clocksOf(facts, 'due');
      const gap = late && minutes(late.slots['late'], late.slots['ut']);
      return gap && !other && has(facts, 'due', 'late') && facts.length === 2 ? clocked([`delay = ${gap}`], 'delay', due) : null;
    }
    if (role === 'end') {
      const length = lasts && minutes(lasts.slots['length'], lasts.slots['ut']);
      if (!length || more || !has(facts, 'start', 'lasts', 'pause', 'pauses')) return null;
      const breaks = pauses.map((text, k) => `break${pauses.length > 1 ? ` ${k + 1}` : ''} = ${text}`);
      return clocked([`length = ${length}`, ...breaks], ['length', ...breaks.map((line) => line.split(' = ')[0])].join(' + '), start);
    }
    const [end] = clocksOf(facts, 'end');
    if (!start || !end || lasts || pauses.length === 0 || !has(facts, 'start', 'end', 'pause', 'pauses') || start.isTwelve !== end.isTwelve) return null;
    const isNight = end.minutes <= start.minutes;
    if (isNight && !(start.minutes >= 720 && end.minutes < 780)) return null;
    const whole = end.minutes + (isNight ? 1440 : 0) - start.minutes;
    const breaks = pauses.map((text, k) => `break${pauses.length > 1 ? ` ${k + 1}` : ''} = ${text}`);
    const rest = `whole time${breaks.map((line) => ` - ${line.split(' = ')[0] ?? ''}`).join('')}`;
    const isHours = slots['unit'] !== 'minutes';
    return tabled([`whole time = ${whole}`, ...breaks].join('; '), isHours ? `(${rest}) / 60` : rest, { unit: isHours ? 'hours' : 'minutes' })({});
  },
}; // prettier-ignore
