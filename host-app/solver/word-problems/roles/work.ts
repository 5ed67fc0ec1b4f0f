import { tabled } from '../schemas/table.js';
import { type Domain, named, WHO } from './grammar.js';

const DO =
  '(?:paint|fill|mow|clean|wash|build|do|finish|complete|dig|plow|weed|rake|type|print|make|wax|repair|process|assemble)(?:e?s)?';
const EMPTY = '(?:empty|empties|drain|drains)';
const JOB = '(?:it|(?:the|an?|1|his|her|this) (?:(?:same|whole|entire|big|swimming) )?(?<thing>[a-z]+))';
const TIME = '(?:in |only )*{n:time} (?<unit>seconds?|minutes?|hours?|days?)';
const ALONE = '(?: (?:alone|by (?:him|her|it|them)self|on (?:his|her|its) own|working alone))?';
const CAN = '(?:(?:can|could|would|will) )?';
const DOER = `(?:(?:pump|pipe|tap|hose|machine|printer|worker) [a-z]|(?:1|another|(?:the|an?) (?:first|second|other|faster|slower|larger|smaller|new|old)) [a-z]+|another|the (?:first|second|other)|a second|${WHO})`;
const BOTH = '(?:they|them|both of them|(?:both|2|the 2) (?!together)[a-z]+|both)';
const TOGETHER =
  '(?: (?:together|both together|working together|(?:if|when) they work together|at the same time|if both (?:[a-z]+ )?(?:are open|work|run)))?';

/** Each does a part of the work in one unit of time; together they do the sum of the parts. */
export const WORK_TOGETHER: Domain = {
  hint: /\b(?:together|both|help)\b/,
  hasPeople: true,
  facts: {
    alone: [
      `${DOER} ${CAN}${DO} ${JOB}${ALONE} ${TIME}${ALONE}`,
      `(?:pump|pipe) [a-z] ${CAN}(?<out>${EMPTY}) ${JOB} ${TIME}`,
      `${DOER}${ALONE} ${CAN}(?:takes?|took|needs?) ${TIME}${ALONE}(?: for it| to ${DO} ${JOB})?${ALONE}`,
      `it takes ${DOER} ${TIME}${ALONE} to ${DO} ${JOB}${ALONE}`,
      `(?:(?:his|her) )?(?<who>(?!it\\b|in\\b|takes\\b)[a-z]+) {n:time} (?<unit>hours|minutes|days)`,
    ],
    drain: [`(?:the|an?|another)(?: (?:drain|outlet|leak|drain pipe|outlet pipe|second pipe|pipe|pump))? ${CAN}${EMPTY} ${JOB} ${TIME}`],
    together: [
      `(?:working )?together,? ${BOTH} ${CAN}${DO} ${JOB} in {n:both} (?<unit>hours|minutes|days)`,
      `${BOTH} ${CAN}${DO} ${JOB} in {n:both} (?<unit>hours|minutes|days) (?:together|working together)`,
      `(?:working )?together,? (?:it takes (?:them|both)|they (?:take|need)) {n:both} (?<unit>hours|minutes|days)(?: to ${DO} ${JOB})?`,
      `with (?:his|her) (?<who>[a-z]+)'s help,? (?:it takes(?: (?:him|her|them))?|(?:he|she|they) needs?)(?: only| just)? {n:both} (?<unit>hours|minutes|days)`,
    ],
    setting: [`(?:both (?:are|[a-z]+ are) (?:open|opened|on|used|left open)|they work together|both (?:work|run) together|working together)`],
  },
  asks: {
    time: [
      `how (?:long|many (?<unit>hours|minutes|days)) (?:does|do|did|will|would) (?:it|${BOTH}) (?:take|need)(?: ${BOTH})?${TOGETHER} to ${DO} ${JOB}${TOGETHER}`,
      `how (?:long|many (?<unit>hours|minutes|days)) (?:does|do|did|will|would) (?:it|${BOTH}) (?:take|need)(?: ${BOTH})?${TOGETHER}`,
    ],
    other: [`how (?:long|many (?<unit>hours|minutes|days)) (?:does|will|would|did) (?:it take )?${DOER} (?:take|need)(?: to ${DO} ${JOB})?(?: (?:alone|by (?:him|her|it)self|on (?:his|her|its) own|working alone))(?: to ${DO} ${JOB})?`],
  },
  table: (facts, asked) => {
    const units = new Set([...facts, asked].flatMap(({ slots }) => slots['unit'] ?? []).map((one) => one.replace(/s$/, '')));
    const parts = facts.filter(({ role }) => role === 'alone' || role === 'drain').map(({ role, slots }, k) => ({ line: `part in one unit, ${['first', 'second', 'third', 'fourth'][k] ?? 'other'}`, sign: role === 'drain' ? '-' : '+', time: slots['time'] ?? '' }));
    const [both, ...more] = facts.filter(({ role }) => role === 'together');
    const out = facts.filter(({ slots }) => slots['out'] !== undefined).length;
    if (units.size !== 1 || parts.length > 4 || (out > 0 && out < facts.length) || more.length > 0 || parts[0]?.sign !== '+') return null;
    const lines = parts.map(({ line, time }) => `${line} = 1 / ${time}`).join('; ');
    const sum = parts.map(({ line, sign }, k) => `${k === 0 ? '' : ` ${sign} `}${line}`).join('');
    if (asked.role === 'time') return !both && parts.length > 1 ? tabled(`${lines}; part in one unit, together = ${sum}`, '1 / part in one unit, together')({}) : null;
    // 'How long would his brother need?' where his sister helps.
    const known = named(facts, 'who');
    if ([...named([asked], 'who')].some((one) => !known.has(one))) return null;
    const whole = both?.slots['both'];
    return whole === undefined || parts.length !== 1 || Number(whole) >= Number(parts[0].time)
      ? null
      : tabled(`part in one unit, together = 1 / ${whole}; ${lines}; part in one unit, second = part in one unit, together - part in one unit, first`, '1 / part in one unit, second')({});
  },
}; // prettier-ignore
