import type { Problem } from '../../solution.js';

/** Words at the end of a question that say when, where, how often or for whom. */
const END =
  /,? (?:(?:in|on|at|during|over|within|if|when|until|next|last|every|without|including|excluding|except|as|like|for)(?: [a-z]+){1,3}|each|again|twice|daily|apiece|yearly|monthly|weekly|tomorrow|tonight|once more|[a-z]+ times|doubled|tripled|halved|reversed|(?<!\b(?:in|[ckm]?m|ft|feet|inches|meters|miles)) squared|(?:divided|multiplied) by \d+|in simplest form)$/;
/** They change nothing: the total is asked for, or what the amount is called. */
const HARMLESS =
  /^(?:total|all|altogether|now|dollars?|it|them|he|she|they|this|that|there|the|an?|his|her|their|its|your|my|our|one|answer|form|terms?|detail|full|general|order|words?|way|ways|row|line|same|rate|speed|price|pace|simplest|lowest|money|cost|value|number|amount|size|length|time|be|is|are|was|were|do|does|did|have|has|had|need|needs|needed|make|makes|made|get|gets|buy|use|used|cover|take|takes|go|and|or|of|in|on|at|to|for|by|from|with|during|over|within|if|when|until|next|last|every|without|including|excluding|except|as|like|each|again|twice|start|end|beginning|first|finally|average|possible|whole|both|open|nearest|decimals?|places?|trip|journey|ride|random|quadrant|complex|numbers|digits|may|repeat|repeated|square|cubic|(?:centi|kilo|milli)?meters?|inches|feet|miles|[ckm]?m|kg|k?grams?|liters?|cents?)$/;

/** When something happens, or what happens then; a story that does not say it has no answer for it. */
const WHEN =
  /\b(?:winter|summer|spring|autumn|night|noon|mornings?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:next|last) (?:week|month|year)|rains|snows|doubled|tripled|halved|reversed)$/;
const UNIT =
  /^ in (second|minute|hour|day|week|month|year|degree|radian|meter|centimeter|kilometer|feet|inche|mile)s?$/;

/**
 * 'How many cows are there in winter?': the end names what the story does not, and without it the question is
 * read as the same. It may well change the answer.
 */
export const hasIdleEnd = (
  text: string,
  found: Problem,
  again: (text: string) => Problem | null,
): boolean => {
  const asked = text.replace(/[?.! ]+$/, '');
  const plain = asked.toLowerCase();
  const end = END.exec(plain);
  if (!end || plain.split(/[^a-z]+/).filter((word) => word.length > 2).length < 6) return false;
  // 'How far in a week?'
  if (/ in an? [a-z]+$/.test(end[0])) return false;
  const before = plain.slice(0, end.index);
  const last = end[0]
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !HARMLESS.test(word))
    .at(-1);
  if (last === undefined && !/each|again|twice|divided|multiplied|simplest/.test(end[0])) return false;
  const unit = UNIT.exec(end[0])?.[1];
  // 'that it does not rain if it rains' names what is known, and is no repetition.
  const isSaid = last !== undefined && !/^,? if /.test(end[0]) && before.includes(last.slice(0, 4));
  // 'How many hours … in minutes?'
  if (
    isSaid &&
    (unit === undefined || before.includes(`many ${unit}`) || found.options.unit?.startsWith(unit))
  )
    return false;
  if (WHEN.test(end[0])) return true;
  const other = again(`${asked.slice(0, end.index)}${text.slice(asked.length)}`);
  return other !== null && other.expression.key === found.expression.key && other.kind === found.kind;
};
