import { type Domain, type Statement } from '../../roles/grammar.js';
import { tabled } from '../../schemas/table.js';

/** Reads a riddle about an unknown number: which operations are done with it, and what the result is. */
const IT = '(?: (?:it|this|that|the (?:result|number|sum|product|answer)))?';
const THEN = '(?:(?:i|you|we|he|she) )?(?:then )?(?:if (?:i|you) )?';
const N = '{n:n}';
export const RIDDLE: Domain = {
  hint: /\bnumber\b/,
  facts: {
    start: ["(?:i(?: am|'m)? (?:think|thinking) of|i (?:have|choose|pick|chose|picked)|(?:think|thinking) of|choose|take|start with|starting with) a (?:secret )?number", '(?:[a-z]+ )(?:thinks|is thinking|thought) of a (?:secret )?number', 'a (?:certain )?number is'],
    op: [
      `${THEN}(?<add>add(?:s|ed|ing)?) ${N}(?: to${IT})?`, `${THEN}(?<sub>subtract(?:s|ed|ing)?|take away|takes away) ${N}(?: from${IT})?`,
      `${THEN}(?<mul>multipl(?:y|ies|ied|ying))${IT} by ${N}`, `${THEN}(?<div>divid(?:e|es|ed|ing))${IT} by ${N}`,
      `${THEN}(?<twice>doubl(?:e|es|ed|ing))${IT}`, `${THEN}(?<thrice>tripl(?:e|es|ed|ing))${IT}`, `${THEN}(?<half>halv(?:e|es|ed|ing))${IT}`, `${THEN}(?<square>squar(?:e|es|ed|ing)) it`,
    ],
    end: [`(?:(?:to|i|you|and|then|he|she) )*(?:get|gets|obtain|have|end up with|got|getting)(?: the (?:answer|result))? {n:end}`, `(?:(?:the|my|his|her) )?(?:result|answer|final result)(?: is)? {n:end}`, `(?:it|this) gives {n:end}`, `(?:to get|giving|for a result of|with (?:the|a) result of) {n:end}`],
  },
  asks: { number: ["@find (?:my|the|his|her|this|that|the original|the secret) (?:secret |original )?number", 'which number (?:is it|was it|is this|did i think of|am i thinking of|did (?:he|she) think of)', 'what number (?:did i|am i|did (?:he|she)) (?:think|thinking|start)(?: (?:of|with))?', "what's (?:my|the) number", 'which number', 'what was the number'] },
  table: (facts, asked) => {
    const [start, ...rest] = facts;
    const end = rest.at(-1);
    const ops = rest.slice(0, -1);
    if (asked.role !== 'number' || start?.role !== 'start' || end?.role !== 'end' || ops.length === 0 || ops.length > 6 || ops.some(({ role }) => role !== 'op')) return null;
    if (ops.some(({ slots }) => slots['square'] !== undefined)) return null;
    const after = (e: string, { slots }: Statement): string => {
      const n = slots['n'] ?? '';
      if (slots['add'] !== undefined) return `(${e} + ${n})`;
      if (slots['sub'] !== undefined) return `(${e} - ${n})`;
      if (slots['mul'] !== undefined) return `${n} * ${e}`;
      if (slots['div'] !== undefined) return `(${e}) / (${n})`;
      if (slots['half'] !== undefined) return `(${e}) / 2`;
      return `${slots['twice'] === undefined ? 3 : 2} * ${e}`;
    };
    return tabled('', 'number', { equations: `${ops.reduce(after, 'number')} = ${end.slots['end'] ?? ''}`, isSigned: true })({});
  },
}; // prettier-ignore

const TENS = "(?:the |its )?(?:tens|ten's|first)(?: digit)?(?: of (?:a )?(?:2|two)[- ]digit number)?";
const ONES =
  "(?:the |its )?(?:ones|units|unit's|one's|unit|second|last)(?: digit)?(?: of (?:a )?(?:2|two)[- ]digit number)?";
const NUMBER = '(?:(?:(?:a|the) )?(?:2|two)[- ]digit number|the (?:original )?number|it)';
const REVERSED =
  '(?:if |when )?(?:(?:the|its) digits are (?:reversed|interchanged|swapped|switched)|(?:reversing|interchanging|swapping|switching) (?:the|its) digits|the order of (?:the|its) digits is reversed)';

/** A number of two digits, by what is said of its digits. */
export const DIGITS: Domain = {
  hint: /\bdigits?\b/,
  facts: {
    scene: [`${NUMBER} has (?:2 |two )?digits(?: (?:that|which|whose))?`, 'of (?:a )?(?:2|two)[- ]digit number', 'there is (?:a )?(?:2|two)[- ]digit number'],
    sum: [`(?:the )?sum of (?:the|its) (?:2 |two )?digits(?: of (?:(?:a|the) )?(?:(?:2|two)[- ]digit )?number)? (?:is|equals) {n:sum}`, `(?:(?:the|its) digits(?: of (?:(?:a|the) )?(?:(?:2|two)[- ]digit )?number)? )?(?:add up to|sum to|have a sum of|whose sum is) {n:sum}`, `(?:its|the|whose) digit sum(?: of (?:a )?(?:2|two)[- ]digit number)? is {n:sum}`],
    times: [`${TENS} is {n:tens} times (?:as large as )?${ONES}`, `${ONES} is {n:ones} times (?:as large as )?${TENS}`],
    more: [`${TENS} is {n:tens} (?<sign>more|less|greater|larger|smaller) than ${ONES}`, `${ONES} is {n:ones} (?<sign>more|less|greater|larger|smaller) than ${TENS}`],
    reversed: [`${REVERSED},? (?:the number|makes it|it|the new number is|the number is|the value|gives a number|the result is|the new number)? ?(?:(?:becomes|is|that is|(?<way>increases|grows|decreases|is increased|is decreased)|gets) ?)?(?:by )?{n:by}(?: (?<sign>more|less|bigger|larger|smaller|greater)(?: than the original(?: number)?)?)?`],
  },
  asks: { number: ['@find the (?:original |two-digit |2-digit |2 digit )?number', 'what number is it', 'which number is it', "what's the number"] },
  table: (facts, asked) => {
    const equations = facts.flatMap(({ role, slots }): (string | null)[] => {
      const { tens, ones, sign = '', by, way } = slots;
      const [a, b] = tens === undefined ? ['ones digit', 'tens digit'] : ['tens digit', 'ones digit'];
      if (role === 'sum') return [`tens digit = ${slots['sum'] ?? ''} - ones digit`];
      if (role === 'times') return [`${a} = ${tens ?? ones ?? ''} * ${b}`];
      if (role === 'more') return [`${a} = ${b} ${/less|smaller/.test(sign) ? '-' : '+'} ${tens ?? ones ?? ''}`];
      if (role !== 'reversed') return [];
      const change = way ?? sign;
      return [change === '' ? null : `10 * ones digit + tens digit = 10 * tens digit + ones digit ${/less|smaller|decrease/.test(change) ? '-' : '+'} ${by ?? ''}`];
    });
    if (equations.includes(null) || equations.length !== 2 || asked.role !== 'number') return null;
    return tabled('', '10 * tens digit + ones digit', { equations: equations.join('; '), isWhole: true })({});
  },
}; // prettier-ignore
