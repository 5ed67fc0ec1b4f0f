import { type Domain } from '../../roles/grammar.js';
import { chained } from '../chain.js';
import { inUnit, one, only, plural } from '../phrases.js';

/** So many workers for so long: the work is their number times the time, times what each makes in that time. */
const WHO =
  '(?:(?:identical|equal|such) )?(?:workers?|men|women|people|painters?|machines?|pumps?|carpenters?|farmers?|printers?|gardeners?|bricklayers?|tractors?|robots?|pipes?|taps?|trucks?|students?|cats?|hens?|chickens?|cows|horses|persons?|cooks|bakers|tailors)';
const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?|months?)';
const VERB =
  '(?:do|does|make|makes|build|builds|paint|paints|dig|digs|finish|finishes|complete|completes|empty|empties|fill|fills|produce|produces|print|prints|plow|plows|harvest|clean|pick|picks|lay|lays|eat|eats|catch|catches|sew|sews|knit|bake|bakes)';
const JOB =
  '(?:it|(?:a|an|the|one|1|this|that)(?: (?:same|whole|entire))? (?<thing>job|work|task|wall|house|field|pool|tank|road|fence|hole|ditch|trench|bridge|room|building|office|hall|garden|project|pump|order|harvest|well|basement))';
const ITEM = '(?<item>(?!hours|days|minutes|weeks|seconds|months|workers|men|people|machines)[a-z]+)';
const PACE =
  '(?: at (?:the same|this|that) (?:rate|speed|pace)| working at the same (?:rate|speed|pace)| with equal work)?';
export const CREW: Domain = {
  hint: /\b(?:workers?|men|women|people|painters?|machines?|pumps?|carpenters?|farmers?|printers?|gardeners?|bricklayers?|tractors?|robots?|cats?|hens?|cows|horses|taps?|pipes?|trucks?|bakers|cooks|students)\b/,
  hasPeople: true,
  facts: {
    crew: [
      `(?:if )?{n:crew} (?<kind>${WHO})(?: (?:can|need|take|needs|takes|working together))?(?: ${VERB})?(?: {n:made} ${ITEM}(?<each> each)?| ${JOB})?(?: in)? {n:time} (?<ut>${TIME})(?: (?:to ${VERB} (?:${JOB}|{n:made} ${ITEM})|for (?:a|the|one|1|this) (?:job|work|task)))?`,
      `(?:it takes )?{n:crew} (?<kind>${WHO}) {n:time} (?<ut>${TIME}) to ${VERB} (?:${JOB}|{n:made} ${ITEM})`,
    ],
  },
  asks: {
    time: [`how (?:long|many (?<unit>${TIME})) (?:does|do|will|would|did) (?:it take )?{n:crew} (?:of (?:these|them) |such )?(?<kind>${WHO})?(?: ?(?:need|take))?(?: (?:to )?(?:${VERB} )?(?:(?<part>1/2|half)(?: of)? ${JOB}|${JOB}|{n:made} ${ITEM}|for (?:it|the (?:same )?(?:job|work|task)|this)))?${PACE}`, `how (?:long|many (?<unit>${TIME})) (?:does|do|will|would|did) it take {n:crew} (?<kind>${WHO})${PACE}(?: to ${VERB} (?:(?<part>1/2|half)(?: of)? )?(?:${JOB}|{n:made} ${ITEM}))?${PACE}`],
    crew: [`how many (?<kind>${WHO}) (?:(?:are|would be|do you|do we|must|will be|you) )?(?:needed|need|necessary|work)?(?: ?to)?(?: ${VERB})?(?: (?:${JOB}|{n:made} ${ITEM}))?(?: in)? {n:time} (?<ut>${TIME})`],
    made: [`how many (?<item>[a-z]+) (?:do|can|will|would|are|does) {n:crew} (?:of (?:these|them) |such )?(?<kind>${WHO}) ${VERB} in {n:time} (?<ut>${TIME})${PACE}`],
  },
  table: (facts, { role, slots }) => {
    const [fact, more] = facts;
    if (!fact || more) return null;
    const said = fact.slots;
    const kinds = new Set([said['kind'], slots['kind']].filter((kind) => kind !== undefined).map((kind) => one((kind ?? '').replace(/^(?:identical|equal|such) /, ''))));
    const items = new Set([said['item'], slots['item']].filter((item) => item !== undefined).map((item) => (item ?? '').replace(/s$/, '').replace(/mice/, 'mouse')));
    const isMade = said['made'] !== undefined;
    if (kinds.size > 1 || items.size > 1 || isMade !== (slots['made'] !== undefined || role === 'made') || (isMade && slots['part'] !== undefined)) return null;
    const unit = one(slots['unit'] ?? only([said['ut'], slots['ut']]) ?? said['ut'] ?? '');
    // A day of work is no day of 24 hours.
    if (only([said['ut'], slots['ut'], slots['unit']]) === null) return null;
    const [a, b] = [said, slots].map((one) => (one['time'] === undefined ? undefined : inUnit(one['time'], one['ut'] ?? '', unit)));
    if (a === null || a === undefined || b === null) return null;
    const isEach = said['each'] !== undefined;
    const given = { 'number 1': said['crew'] ?? '', 'time 1': a, ...(isMade && { [isEach ? 'made by each' : 'amount 1']: said['made'] ?? '' }), ...(slots['crew'] !== undefined && { 'number 2': slots['crew'] }), ...(b !== undefined && { 'time 2': b }), ...(slots['made'] !== undefined && { 'amount 2': slots['made'] }), ...(slots['part'] !== undefined && { part: '1/2' }) };
    const work = isMade ? ['amount 1 = made by each * number 1', 'time of one for one = number 1 * time 1 / amount 1', 'time of one = time of one for one * amount 2'] : [`work = number 1 * time 1`, `time of one = work${slots['part'] === undefined ? '' : ' * part'}`];
    const formulas = [...(isEach ? [work[0] ?? '', 'in one unit of time = made by each / time 1', 'amount 2 = in one unit of time * number 2 * time 2'] : work), ...(isMade ? ['amount 2 = number 2 * time 2 / time of one for one'] : []), 'time 2 = time of one / number 2', 'number needed = time of one / time 2'];
    if (isEach) {
      const { 'number 1': _unused, ...rest } = given as Record<string, string>;
      return role === 'made' ? chained(rest, formulas.slice(1), 'amount 2', { isWhole: true }) : null;
    }
    return chained(given, formulas, role === 'time' ? 'time 2' : role === 'crew' ? 'number needed' : 'amount 2', role === 'time' ? { unit: plural(unit) } : { isWhole: true });
  },
}; // prettier-ignore
