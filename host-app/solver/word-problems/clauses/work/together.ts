import { type Domain, type Statement } from '../../roles/grammar.js';
import type { Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { inUnit, NAME, one, only, plural } from '../phrases.js';

/** Each does a part of the work in one unit of time; together the sum of the parts, less what drains. */
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?)';
const duration = (slot: string): string => `{n:${slot}} (?<ut>${TIME})`;
const DO =
  '(?:paint|fill|mow|clean|wash|build|do|finish|complete|dig|plow|weed|rake|type|print|make|wax|repair|process|assemble|plant|harvest|pick|shovel|load|unload|empty|deliver|set up|lay|sort|decorate|pave|plaster|cut|copy)(?:e?s)?';
const NOUN =
  '(?:job|work|task|room|house|tank|pool|bath|bathtub|tub|sink|barrel|lawn|field|wall|fence|hole|garden|floor|car|kitchen|yard|report|order|road|ditch|trench|basement|deck|shed|roof|driveway|office|building|reservoir|cistern|container|bucket|basin|pond|swimming pool|aquarium|bin|leaves|windows|snow|truck|boat|project|hall|apartment|classroom|book|text|batch)';
const IT = `(?:it|(?:the|a|an|one|1|his|her|their|this|that)(?: (?:same|whole|entire|big|large|empty|swimming|full|\\d+ (?:feet|meters) by \\d+ (?:feet|meters)))* (?<thing>${NOUN}))`;
const ALONE = '(?: (?:alone|by (?:him|her|it)self|on (?:his|her|its) own|working alone))?';
const CAN = '(?:(?:can|could|would|will|is able to|to) )?';
const LABEL = '(?:pipe|tap|pump|hose|machine|printer|worker|faucet)';
const DOER = `(?<doer>${LABEL} [a-z]|(?:(?:the|an?|another|one|1) )(?:(?:first|second|third|other|faster|slower|larger|smaller|big|small|new|old|experienced|cold water|hot water) ){0,2}(?:one|pipe|tap|pump|hose|machine|printer|worker|man|woman|painter|gardener|mason|carpenter|faucet|brother|sister|son|father|mother|apprentice|assistant|friend|tractor|mower|bricklayer|cleaner)|(?:the )?(?:first|second|third|other|faster one|slower one|faster|slower)|another|(?:his|her) (?:brother|sister|son|father|mother|friend|apprentice|assistant)|${NAME})`;
const OUT =
  '(?:(?:the|an?|another|its) )?(?:(?:open|outlet|drain) )?(?:drain|outlet|leak|drain ?pipe|outlet pipe|hole|crack)(?: in the (?:bottom|tank))?';
const NUMBERS = '(?:{n:a}, )?{n:b} and {n:c}';

const FACTS = {
  respectively: [`(?:(?:two|2|three|3|the) )?(?<many>[a-z]+) ${CAN}${DO} ${IT} in ${NUMBERS} (?<ut>${TIME})(?:,? respectively)?`],
  drain: [
    `${OUT} ${CAN}(?:empty|empties|drains?|emptied) (?:${IT} )?in ${duration('time')}`,
    `(?:is )?(?:emptied|drained) by ${OUT} in ${duration('time')}`,
    `(?:pump|pipe|tap) [a-z] (?:can )?(?:empty|empties|drains?) ${IT} in ${duration('time')}`,
    `(?:a second|a third|another|the second|the third|the other) (?:pipe|pump) (?:can )?(?:empty|empties|drains?) ${IT} in ${duration('time')}`,
  ],
  alone: [
    `(?:working alone,? )?${DOER}${ALONE} ${CAN}${DO} ${IT}${ALONE} (?:in )?${duration('time')}${ALONE}`,
    `(?:working alone,? )?${DOER}${ALONE} ${CAN}(?:takes?|took|needs?|need)(?: only)? ${duration('time')}${ALONE}(?: (?:for (?:it|this|the same job|the job|the same)|to ${DO} ${IT}|to do so))?${ALONE}`,
    `it (?:takes|would take) ${DOER} ${duration('time')}${ALONE}(?: to ${DO} ${IT})?${ALONE}`,
    `${IT} (?:is|can be) filled by ${DOER} in ${duration('time')}`,
    `${IT} can be (?:done|filled|painted|finished) by ${DOER} in ${duration('time')}`,
    `${DOER}${ALONE} in ${duration('time')}`,
  ],
  as: [
    `${DOER} (?:(?:is|works) {n:times} times as fast|(?:is|works) twice as fast)(?: as ${NAME})?`,
    `${DOER} ${CAN}(?:does|${DO}|needs|takes)(?: it| ${IT})?(?: only)?(?: in)? (?<half>half|1/2)(?: of)? (?:that|the|as much) time`,
    `${DOER} (?:needs|takes) {n:longer} times as long(?: as ${NAME})?`,
    `${DOER} (?:needs|takes) {n:more} (?<ut>${TIME}) (?<sign>longer|more|less)(?: than ${NAME})?`,
  ],
  together: [
    `(?:working )?together,? (?:they|(?:two|2|the two|the 2|both) [a-z]+|(?<p>${NAME}) and (?<q>${NAME})) ${CAN}(?:${DO} ${IT} in|need|take|needs) ${duration('both')}(?: (?:to ${DO} ${IT}|for (?:it|the job)))?`,
    `(?:they|(?:two|2|the two|the 2|both) (?!together)[a-z]+|(?<p>${NAME}) and (?<q>${NAME}))(?: working together| together)? ${CAN}(?:${DO} ${IT} (?:together )?in|need|take) ${duration('both')}(?: (?:together|working together))?(?: (?:to ${DO} ${IT}|for (?:it|the job)))?(?: together)?`,
    `(?:working )?together,? it takes (?:them|(?<p>${NAME}) and (?<q>${NAME})) ${duration('both')}(?: to ${DO} ${IT})?`,
    `it takes (?<p>${NAME}) and (?<q>${NAME}) ${duration('both')} to ${DO} ${IT} together`,
  ],
  rate: [`${DOER} (?:can )?(?:type|make|paint|print|pack|produce|fold|fill|pick|wash|sew)s? {n:rate} (?<item>[a-z]+) (?:per|an?|in an?|in 1|each|every) (?<pt>second|minute|hour|day)`, `${DOER} (?:can )?(?:(?:type|make|paint|print|pack|produce|fold|fill|pick|wash|sew)s? )?{n:rate}(?: (?<item>[a-z]+) (?:per|an?|in an?) (?<pt>second|minute|hour|day))?(?=$|[,;])`],
  early: [`${DOER} (?:starts|started|begins|began|works|worked)(?: (?:alone|for|first))* ${duration('early')} (?:earlier|before ${NAME}|first|alone)`],
  scene: ['(?:both|all|with both|with all)(?: (?:of them|pipes|taps|pumps|three|2|3))?(?: (?:are|is))?(?: (?:open|on|open at the same time|running))', 'they work together', '(?:working )?together', 'with the drain open', `with (?:everything|all(?: 3| three)?(?: pipes)?|both) open`, 'working alone,?', `(?:they|${NAME} and ${NAME}) (?:have|want) to ${DO} ${IT}`],
} as const; // prettier-ignore

interface Worker {
  readonly name: string;
  readonly line: string;
  readonly isDrain: boolean;
}
const ORDER = ['first', 'second', 'third', 'fourth'];
const named = (text = ''): string => text.replace(/^(?:the|an?|his|her|1|one) /, '');

/** How long each takes alone, as a line; null where this is not said. */
const workersOf = (facts: readonly Statement[], unit: string): Worker[] | null => {
  const workers: Worker[] = [];
  const put = (name: string, line: string | null, isDrain = false): boolean => line !== null && workers.push({ name, line, isDrain }) > 0;
  for (const { role, slots } of facts) {
    const last = `time ${ORDER[workers.length - 1] ?? ''}`;
    if (role === 'respectively' && ![slots['a'], slots['b'], slots['c']].every((n) => n === undefined || put('', inUnit(n, slots['ut'] ?? '', unit)))) return null;
    if ((role === 'alone' || role === 'drain') && !put(named(slots['doer']), inUnit(slots['time'] ?? '', slots['ut'] ?? '', unit), role === 'drain')) return null;
    if (role === 'as') {
      if (workers.length !== 1) return null;
      const { times, longer, more, sign } = slots;
      const other = more === undefined ? null : inUnit(more, slots['ut'] ?? '', unit);
      if (more !== undefined && other === null) return null;
      put(named(slots['doer']), other === null ? (longer === undefined ? `${last} / (${times ?? '2'})` : `${last} * ${longer}`) : `${last} ${sign === 'less' ? '-' : '+'} ${other}`);
    }
  }
  return workers;
}; // prettier-ignore

const BOTH = `(?:they|them|both(?: of them)?|(?:both|the|the 2|the two|all) [a-z]+|all (?:three|3)|${NAME} and ${NAME})`;
const TOGETHER =
  '(?: (?:working )?together| both together| at the same time| (?:if|when) they work together| if they worked together| with (?:the drain|both|all|everything|all three|all 3|both pipes|both taps)(?: open)?| if both are open)?';
const LONG = `how (?:long|many (?<unit>${TIME}))`;
const parts = (workers: readonly Worker[]): string =>
  workers.map(({ isDrain }, k) => `${k === 0 ? '' : isDrain ? ' - ' : ' + '}part ${ORDER[k] ?? ''}`).join('');

const jointTable = (workers: readonly Worker[], facts: readonly Statement[], asked: Statement, unit: string): Table | null => {
  const { role, slots } = asked;
  const lines = workers.flatMap(({ line }, k) => [`time ${ORDER[k] ?? ''} = ${line}`, `part ${ORDER[k] ?? ''} = 1 / time ${ORDER[k] ?? ''}`]);
  const all = [...lines, `part together = ${parts(workers)}`].join('; ');
  const both = facts.filter((fact) => fact.role === 'together');
  const early = facts.filter((fact) => fact.role === 'early');
  if (workers[0]?.isDrain || workers.length > 4) return null;
  if (role === 'other') {
    const [only, more] = both;
    const pair = only?.slots['p'] === undefined ? null : [only.slots['p'], only.slots['q']];
    if (pair && (!pair.includes(workers[0]?.name) || (slots['doer'] !== undefined && !pair.includes(named(slots['doer']))))) return null;
    const time = only && inUnit(only.slots['both'] ?? '', only.slots['ut'] ?? '', unit);
    if (!time || more || early.length > 0 || workers.length !== 1 || (slots['doer'] !== undefined && named(slots['doer']) === workers[0]?.name)) return null;
    return tabled(`time together = ${time}; part together = 1 / time together; ${lines.join('; ')}; part second = part together - part first`, '1 / part second', { unit: plural(unit) })({});
  }
  if (both.length > 0 || workers.length < 2) return null;
  if (early.length > 0) {
    const [only, more] = early;
    const time = only && inUnit(only.slots['early'] ?? '', only.slots['ut'] ?? '', unit);
    const k = workers.findIndex(({ name }) => name === named(only?.slots['doer']));
    if (!time || more || k < 0 || role !== 'worker' || workers.length !== 2 || named(slots['doer']) === workers[k]?.name) return null;
    return tabled(`${all}; time alone = ${time}; work left = 1 - time alone * part ${ORDER[k] ?? ''}`, 'work left / part together', { unit: plural(unit) })({});
  }
  if (role === 'part') return tabled(`${all}; time = ${slots['n'] ?? '1'}`, 'time * part together')({});
  if (role !== 'time') return null;
  const jobs = slots['jobs'] === undefined ? '1' : slots['jobs'];
  return jobs === '1' ? tabled(all, '1 / part together', { unit: plural(unit) })({}) : tabled(`${all}; number of jobs = ${jobs}`, 'number of jobs / part together', { unit: plural(unit) })({});
}; // prettier-ignore
/** So many things in one unit of time, by each of several. */
const rateTable = (facts: readonly Statement[], asked: Statement): Table | null => {
  const rates = facts.filter(({ role }) => role === 'rate');
  const unit = only(rates.map(({ slots }) => slots['pt']));
  const items = new Set(rates.flatMap(({ slots }) => slots['item'] ?? []).concat(asked.slots['item'] ?? []));
  if (rates.length < 2 || rates.length !== facts.filter(({ role }) => role !== 'scene').length || !unit || items.size !== 1 || asked.role !== 'items') return null;
  if (asked.slots['unit'] !== undefined && one(asked.slots['unit']) !== unit) return null;
  const lines = rates.map(({ slots }, k) => `rate ${ORDER[k] ?? ''} = ${slots['rate'] ?? ''}`);
  return tabled(`${lines.join('; ')}; rate together = ${lines.map((line) => line.split(' = ')[0]).join(' + ')}; amount = ${asked.slots['n'] ?? ''}`, 'amount / rate together', { unit: plural(unit) })({});
}; // prettier-ignore

export const JOINT_WORK: Domain = {
  hint: /\b(?:together|both|drain|alone|all (?:3|three|open)|earlier|everything open)\b|emptied|empties|\bpart of\b/,
  facts: FACTS,
  hasPeople: true,
  asks: {
    items: [`${LONG} (?:(?:does|will|would|do) )?(?:it take |they need |they take )?(?:${BOTH})?(?: ?(?:need|take))?${TOGETHER}(?: to (?:type|make|paint|print|pack|produce|fold|fill|pick|wash|sew)| for)? (?:a text of )?{n:n} (?<item>[a-z]+)`],
    time: [
      `${LONG} (?:does|do|did|will|would) (?:it|${BOTH}) (?:take|need)(?: (?:for )?${BOTH})?${TOGETHER}(?: (?:to ${DO} (?:{n:jobs} (?:such |of these )?[a-z]+|${IT})|for (?:the job|it)))?${TOGETHER}`,
      `${LONG} (?:does|will|would) it take(?: for ${BOTH})? to ${DO} ${IT}(?: ${BOTH})?${TOGETHER}`,
      `${LONG} until ${IT} is full`,
    ],
    other: [`${LONG} (?:does|will|would|did) (?:it take )?${DOER} (?:take|need)(?: to ${DO} ${IT})?(?: (?:alone|by (?:him|her|it)self|on (?:his|her|its) own|working alone))(?: to ${DO} ${IT})?`, `${LONG} (?:does|would) (?:it take )?${DOER}(?: working)? alone(?: (?:take|need))?(?: to ${DO} ${IT})?`, `how long would the (?:job|work) take ${DOER} alone`],
    worker: [`${LONG} (?:does|did|will) ${DOER} work`, `${LONG} do they work together`],
    part: [`(?:what (?:part|fraction)|how much) of (?:the |a )?${NOUN} (?:do|can|will|is) (?:they |both |${NAME} and ${NAME} )?(?:${DO}|be done|done|filled|full)(?: together)?(?: by them)? (?:in|after) {n:n} (?<unit>${TIME})`],
  },
  table: (facts, asked) => {
    const units = only([...facts.map(({ slots }) => slots['ut']), asked.slots['unit']]) ?? null;
    if (facts.some(({ role }) => role === 'rate')) return rateTable(facts, asked);
    if (!units) return null;
    const workers = workersOf(facts, one(units));
    return workers && jointTable(workers, facts, asked, one(units));
  },
}; // prettier-ignore
