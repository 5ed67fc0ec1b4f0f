import { type Domain, type Statement } from '../../roles/grammar.js';
import { single, type Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { inUnit, NAME, one, plural } from '../phrases.js';

/** So much in each unit of time: what has come or gone after some time, and when a goal is reached. */
const UNIT =
  '(?:liters?|ml|milliliters?|gallons?|cm|mm|meters?|inches|inch|feet|foot|km|grams?|kg|pages?|dollars|degrees|drops|times|pounds?|ounces|cubic meters|points|words|cups|barrels)';
const PER =
  '(?:per|each|every|an?|in (?:an?|each|every|1)) (?<pt>second|minute|hour|day|week|month|year|night)';
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?)';
const DOWN =
  '(?:loses?|lost|leaks?(?: out)?|burns?(?: down)?(?: by)?|uses?|drains?|is drained(?: by)?|drips?|shrinks?(?: by)?|drops?(?: by)?|falls?(?: by)?|evaporates?|melts?(?: by)?|pumps out|flows? out(?: of it)?(?: at)?|consumes?|eats?|drinks?|gets? shorter(?: by)?|gets? lower(?: by)?|decreases? by|empties|runs? out(?: at)?|are lost|is lost|spends?)';
const UP =
  '(?:gains?|grows?(?: by)?|saves?|puts? aside|earns?|fills?(?: with)?|rises?(?: by)?|increases? by|pumps?(?: in)?|delivers?|pours?(?: in)?|flows? in(?:to it)?(?: at)?|gets? (?:taller|longer|higher|deeper|warmer)(?: by)?|collects?|reads?|adds?|supplies|supply|provides?|types?|drips?(?: in)?)';
const THING =
  `(?:(?:a|an|the|its|his|her|my|it's) (?:(?:full|water|garden|kitchen|leaky|leaking|wax|bean|young|rain|swimming|new|empty|fish|oil|gas) ){0,2}[a-z]+|it|he|she|i|they|we|water|${NAME})`.replace(
    '(?:(?:a|an',
    '(?<who>(?:a|an',
  );
const WAY =
  '(?: (?:of )?(?:water|oil|milk|juice|fuel|gas|petrol|its height|her book|tall|long|high|deep|shorter|taller|longer|away|out|in|aside|into (?:it|the [a-z]+)|out of (?:it|the [a-z]+)|of (?:a|the|her|his) book))?';

const FACTS = {
  rate: [
    `(?:${THING} )?(?:(?<down>${DOWN})|(?<up>${UP}))(?: (?:about|at|at a rate of|water at|water at a rate of))? {n:rate} (?<ru>${UNIT})${WAY} ${PER}`,
    `(?:${THING} )?(?:gets?|becomes?) {n:rate} (?<ru>${UNIT}) (?:(?<down>shorter|lower)|(?<up>taller|longer|higher|deeper)) ${PER}`,
    `{n:rate} (?<ru>${UNIT})${WAY} (?:(?<down>leak out|are lost|drip out|are used|run out|flow out|evaporate)|(?<up>flow in|are added|run in))(?: of it)? ${PER}`,
  ],
  goal: [
    `(?:${THING} )?(?:wants?|would like|needs|plans|hopes) (?:to buy )?(?:an? |the )?(?:new )?(?:[a-z]+ ){1,2}?(?:for|that costs|which costs|costing|worth|at) {m:goal}`,
    `(?:${THING} )?(?:wants?|needs|would like) (?:to buy )?an? {m:goal} [a-z]+`,
    `(?:the|an?) (?:new )?[a-z]+ costs {m:goal}`,
    `(?:${THING} )?(?:needs|wants) {m:goal}(?: for (?:an?|the) (?:new )?[a-z]+)?`,
  ],
  start: [
    `(?:${THING} )?(?:has|have|holds|contains|is|had|weighs|was)(?: already)?(?: saved)? {n:start} (?<su>${UNIT})(?: (?:of (?:water|oil|milk|juice|fuel|gas)|long|tall|high|deep|saved|in (?:it|the bank)))?`,
    `(?:an?|the) {n:start} (?<su>${UNIT})(?: (?:long|tall|high))? [a-z]+`,
  ],
} as const; // prettier-ignore

interface Amounts {
  readonly rate: Statement;
  readonly start?: Statement;
  readonly goal?: Statement;
}
const sameUnit = (a = '', b = ''): boolean => single(a) === single(b);
const amountsOf = (facts: readonly Statement[]): Amounts | null => {
  const [rates, starts, goals] = ['rate', 'start', 'goal'].map((role) => facts.filter((fact) => fact.role === role));
  const [rate, more] = rates ?? [];
  if (!rate || more || (starts?.length ?? 0) > 1 || (goals?.length ?? 0) > 1) return null;
  return { rate, ...(starts?.[0] && { start: starts[0] }), ...(goals?.[0] && { goal: goals[0] }) };
}; // prettier-ignore

const answered = (all: Amounts, { role, slots }: Statement): Table | null => {
  const { rate, start, goal } = all;
  const isDown = rate.slots['down'] !== undefined;
  const unit = rate.slots['ru'] ?? '';
  const per = one(rate.slots['pt'] ?? '').replace('night', 'day');
  const time = slots['time'] === undefined ? undefined : inUnit(slots['time'], (slots['ut'] ?? '').replace(/^night/, 'day'), per);
  if (time === null || (start && !sameUnit(start.slots['su'], unit))) return null;
  // A rate of earning does not answer how much is saved. A rate per hour is not used for all 24 hours of a day.
  const verb = rate.slots['up'] ?? '';
  if (slots['verb'] !== undefined && /sav/.test(slots['verb']) !== /sav|aside/.test(verb)) return null;
  if (slots['verb'] !== undefined && /earn/.test(slots['verb']) !== /earn/.test(verb)) return null;
  const isOfPeople = /^(?:dollars|pages?|words)$/.test(unit);
  if (isOfPeople && /^(?:second|minute|hour)$/.test(per) && /^(?:day|week|month|year|night)/.test(slots['ut'] ?? '')) return null;
  const lines = [`in one ${per} = ${rate.slots['rate'] ?? ''}`];
  const isMoney = unit === 'dollars';
  if (role === 'total') {
    // How much is lost or gained in some time.
    const to = slots['unit'] ?? unit;
    const requested = inUnit(`in one ${per} * time`, unit, to) ?? (sameUnit(unit, to) ? `in one ${per} * time` : null);
    return start || goal || time === undefined || requested === null ? null : tabled([...lines, `time = ${time}`].join('; '), requested, { unit: isMoney ? '$' : plural(to) })({});
  }
  if (role === 'after') return start && !goal && time !== undefined ? tabled([`at first = ${start.slots['start'] ?? ''}`, ...lines, `time = ${time}`, `change = in one ${per} * time`].join('; '), `at first ${isDown ? '-' : '+'} change`, { unit: isMoney ? '$' : plural(unit) })({}) : null;
  const end = slots['end'] ?? (slots['empty'] === undefined ? goal?.slots['goal'] : '0');
  if (slots['end'] !== undefined && (goal || !sameUnit(slots['eu'] ?? 'dollars', unit))) return null;
  if (end === undefined || (goal && !isMoney) || (slots['per'] !== undefined && one(slots['per']).replace('night', 'day') !== per)) return null;
  if (slots['empty'] !== undefined && (!start || !isDown || goal)) return null;
  if (slots['left'] !== undefined && !isDown) return null;
  const first = start?.slots['start'];
  const gap = first === undefined ? (isDown ? null : `change = ${end}`) : `at first = ${first}; at the end = ${end}; change = ${isDown ? 'at first - at the end' : 'at the end - at first'}`;
  if (gap === null) return null;
  // Money is saved in whole weeks.
  return isMoney || /^(?:page)s?$/.test(unit) ? tabled(`${lines.join('; ')}; ${gap}`, `ceil(change / in one ${per})`, { isWhole: true, unit: plural(per) })({}) : tabled(`${lines.join('; ')}; ${gap}`, `change / in one ${per}`, { unit: plural(per) })({});
}; // prettier-ignore
const LONG = `(?:(?:after|in|for) )?how (?:long|many (?<per>${TIME}))`;
export const FLOW: Domain = {
  hint: /\b(?:per|each|every|an?|in an?) (?:second|minute|hour|day|week|month|year|night)\b/,
  facts: FACTS,
  asks: {
    total: [
      `how (?:much|many (?<unit>${UNIT}))(?: (?:of )?water| money)? (?:is|are|does|do|will|can|has|have|did|be) ?(?:(?:${THING}|be|been) ?)?(?<verb>lost|wasted|lose|leak|drip|used|use|grow|save|earn|burn|collected|pumped|saved|fill|gained|gain|read|deliver|deliver|run out|leaked|dripped)(?: (?:out|away))? (?:in|during|after|over|within) {n:time} (?<ut>${TIME})`,
      `how (?:much|many (?<unit>${UNIT}))(?: (?:of )?water| money)? (?:is|are|does|do|will|can) ?(?:(?:${THING}|be) ?)?(?<verb>lost|wasted|lose|leak|drip|used|use|grow|save|burn|saved|gain)(?: (?:out|away))? (?:in|per|during) (?:an?|1|one) (?<ut>${TIME})`,
    ],
    after: [`how (?:long|tall|high|deep|much(?: (?:water|oil|money|fuel|of it))?|many (?<unit>${UNIT}))(?: (?:of )?(?:water|oil))? (?:is|are|will|does|do) (?:(?:${THING}|there|left|be|have|has) ?)*?(?:left |be |have |left)?(?:(?:in|of) (?:it|the [a-z]+) )?(?:after|in) {n:time} (?<ut>${TIME})`],
    time: [
      `${LONG} (?:are|will|is|does|do|until|it take|take|there|be|does it take|will it take|before) ?(?:(?:until|be|there|are|is|will|for) ?)*{n:end} (?<eu>${UNIT})(?<left> left| remaining)?(?: be left| remain(?: in (?:it|the [a-z]+))?)?`,
      `${LONG} (?:(?:is|will|does|it|take|until|before|be|to|for|are) )*(?:${THING}|it)(?: (?:be|is|to be|to get|have|has|take))*(?: completely)? (?<empty>empty|gone|used up|burned down|burnt down)`,
      `${LONG} (?:(?:is|will|does|it|take|until|before|be|to|for|are|can|must|do) )*(?:${THING}|it)(?: (?:is|be|to be|have to|needs?|need to|take|takes|to|will|can))*(?: (?:save|wait|work))?(?: (?:until|before|to|to be able to))?(?: (?:he|she|they|i|it))?(?: can)? (?:buy|afford|get|pay for|have enough for) (?:it|the [a-z]+|an? (?:{m:end} )?[a-z]+|(?:the|a|an) [a-z]+ for {m:end})`,
      `${LONG} (?:(?:does|will|must|do) )(?:${THING}|it) (?:need|take|have)(?: to)? (?:to )?save (?:up )?{m:end}`,
      `${LONG} (?:(?:does|will|must|do) )(?:${THING}) (?:have to|need to) save(?: (?:for|up for) (?:it|the [a-z]+))?`,
    ],
  },
  table: (facts, asked) => {
    const isOne = asked.role === 'total' && asked.slots['time'] === undefined;
    const all = amountsOf(facts);
    return all && answered(all, isOne ? { ...asked, slots: { ...asked.slots, time: '1' } } : asked);
  },
}; // prettier-ignore

/** Up and down by degrees, which may go below zero. */
const DEGREES = '(?: ?°|° ?c| degrees?(?: celsius| fahrenheit| c| f)?| ?°c| ?° c| ?°f)?';
const SIGNED = `(?<neg>-|minus )?{n:degrees}${DEGREES}(?<below> below zero| below 0)?`;
const WHEN =
  '(?:(?:at|in|on|by|during|the) )*(?:midnight|noon|dawn|night|(?:the |this |next )?(?:morning|afternoon|evening|day|night)|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sunrise|sunset)';
const IT = '(?:(?:the |its |outside )?temperature|it)';
export const TEMPERATURE: Domain = {
  hint: /\b(?:temperature|degrees|°)|°/,
  facts: {
    change: [`(?:${WHEN},? )?(?:${IT} )?(?:has |had )?(?:then )?(?:(?<up>rose|risen|rises|went up|gone up|increased|climbed|warmed(?: up)?)|(?<down>fell|fallen|falls|dropped|drops|went down|gone down|decreased|sank|cooled(?: down)?))(?: by)?(?: another)? {n:by}${DEGREES}(?:,? ${WHEN})?`],
    value: [`(?:${WHEN},? )?(?:${IT} )?(?:is|was|${WHEN} was)(?: at)? ${SIGNED}(?:,? ${WHEN})?`, `${IT} ${WHEN} (?:is|was) ${SIGNED}`],
    scene: [WHEN],
  },
  asks: {
    now: [`@find (?:the )?temperature(?: (?:now|then|afterwards|at the end|${WHEN}))?`, `how (?:cold|warm|hot) (?:is|was) it(?: (?:now|then|${WHEN}))?`],
    gap: [`(?:by )?how many degrees(?: (?:celsius|fahrenheit))? did (?:the temperature|it) (?<way>rise|fall|drop|go up|increase|decrease|change)`, `by how much did the temperature (?<way>rise|fall|drop|go up|increase|decrease|change)`, `@find the (?<way>rise|difference|change|drop) in temperature`, `how many degrees (?:warmer|colder) (?:is|was) it ${WHEN} than ${WHEN}`],
  },
  table: (facts, { role, slots }) => {
    const values = facts.filter((fact) => fact.role === 'value').map(({ slots: said }) => `${(said['neg'] ?? said['below']) === undefined ? '' : '-'}${said['degrees'] ?? ''}`);
    const changes = facts.filter((fact) => fact.role === 'change');
    const [first, second] = values;
    if (role === 'now') {
      if (values.length !== 1 || changes.length === 0 || facts[0]?.role === 'change') return null;
      const lines = changes.map(({ slots: said }, k) => `change ${k + 1} = ${said['by'] ?? ''}`);
      return tabled(`at first = ${first ?? ''}; ${lines.join('; ')}`, `at first${changes.map(({ slots: said }, k) => ` ${said['up'] === undefined ? '-' : '+'} change ${k + 1}`).join('')}`, { isSigned: true, unit: '°' })({});
    }
    if (values.length !== 2 || changes.length > 0) return null;
    const isUp = Number(second) > Number(first);
    if (slots['way'] !== undefined && /rise|up|increase/.test(slots['way']) !== isUp && !/change|difference/.test(slots['way'])) return null;
    return tabled(`first = ${first ?? ''}; second = ${second ?? ''}`, isUp ? 'second - first' : 'first - second', { isSigned: true, unit: 'degrees' })({});
  },
}; // prettier-ignore
