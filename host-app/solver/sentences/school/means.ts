import type { Problem } from '../../solution.js';
import { negative, num, ONE, product, quotient, sum, sym, type Expr } from '../../tree/expr.js';
import { setUp } from '../formulas/formula.js';
import { normal } from '../language/normal.js';
import { value } from '../language/number.js';
import { Phrases } from './phrases.js';

const N = String.raw`(\d+(?:\.\d+)?)`;
const MEAN =
  '(?:arithmetic )?(?:mean|average)(?: (?:score|mark|grade|age|height|weight|value|price|temperature))?';
const UNIT = '(?: ?(?:cm|kg|years|points|m|minutes|dollars))?';
const THINGS =
  '(?:(?:other |of the |of these |different )*(?:numbers|values|scores|tests|marks|students|pupils|children|people|boys|girls|men|women|players|observations|data|items|games|exams|quizzes|integers|them|days|of them))';
const LIST = String.raw`(\d+(?:\.\d+)?(?:(?:, and |, | and )\d+(?:\.\d+)?)*)`;
const SILENT =
  "the|a|an|of|if|find|what|is|are|was|what's|now|and|then|it|on|in|test|new|their|there|when|that|whole|class|group|one|calculate|scored|for|set|numbers|number|data|so|has|have|do|does|each|as|his|her|to|with|team|math|exam|how|were|1|determine";

interface State {
  count: Expr;
  /** What the sum is now, from names that are known. */
  total: Expr;
  readonly amounts: Record<string, Expr>;
}
const START = 'sum of all';
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
const note = (state: State, name: string, amount: Expr): Expr => {
  state.amounts[name] = amount;
  return sym(name);
};
const listOf = (text: string): readonly Expr[] => text.split(/, and |, | and /).map((one) => value(one));
const added = (all: readonly Expr[]): Expr => (all.length === 1 && all[0] ? all[0] : sum(...all));

/** A mean of so many, taken out of the text. */
const meanIn = (phrases: Phrases): readonly [count: string, mean: string] | null => {
  const [n = '', m = ''] =
    phrases.take(`${MEAN} of (?:a (?:set|group|class|list) of )?(?:another |the other |the )?(?:first )?(\\d+) (?:${THINGS})(?: [a-z]+)? (?:is|was|equals|=) ${N}${UNIT}`) ??
    phrases.take(`(?:a (?:set|group|class|list|data set) of )?(\\d+) (?:${THINGS})(?: [a-z]+)? (?:(?:have|has|had) (?:a|an|the) ${MEAN}(?: of| =)?|averages?|averaged) ${N}${UNIT}`) ??
    phrases.take(`(?:the )?whole (?:class|group|team) of (\\d+)(?: ${THINGS})? (?:(?:has|have) an? ${MEAN}(?: of)?|averages?) ${N}`) ?? [];
  return n === '' ? null : [n, m];
}; // prettier-ignore

const CHANGES: readonly (readonly [string, (state: State, groups: readonly string[]) => void])[] = [
  [`(?:each|every)(?: 1| [a-z]+)?(?: of them)? is (?:increased by|raised by) ${N}|${N} is added to each(?: of them| number| value)?`, (s, [a = '', b = '']) => { s.total = note(s, 'sum now', sum(s.total, product(s.count, value(a || b)))); }],
  [`(?:each|every)(?: 1| [a-z]+)?(?: of them)? is (?:decreased by|reduced by) ${N}`, (s, [a = '']) => { s.total = note(s, 'sum now', minus(s.total, product(s.count, value(a)))); }],
  ['(?:each|every)(?: 1| [a-z]+)?(?: of them)? is (doubled|tripled|halved)', (s, [how = '']) => { s.total = note(s, 'sum now', how === 'halved' ? quotient(s.total, num(2)) : product(num(how === 'doubled' ? 2 : 3), s.total)); }],
  [`(?:each|every)(?: 1| [a-z]+)?(?: of them)? is multiplied by ${N}`, (s, [k = '']) => { s.total = note(s, 'sum now', product(value(k), s.total)); }],
  [`(?:1 of (?:the|these) (?:numbers|values|scores)|1 (?:number|value|score)|a (?:number|value|score))?,? ?(?:is |was )?(?:changed|increased|corrected|decreased) from ${N} to ${N}`, (s, [a = '', b = '']) => { s.total = note(s, 'sum now', sum(minus(s.total, value(a)), value(b))); }],
  [`(?:1 of (?:the|these) (?:numbers|values)|(?:1|a|the) (?:number|value|score)),? ?${N},? (?:is |was )?(?:replaced by|replaced with|changed to) ${N}`, (s, [a = '', b = '']) => { s.total = note(s, 'sum now', sum(minus(s.total, value(a)), value(b))); }],
  [`(?:1 more|another|an additional|the|a|a new|an extra|a \\d+(?:st|nd|rd|th)|a (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)) (?:number|value|score|test score),?(?: of)? ${N},? is (?:added|included)(?: to (?:the set|them|the list|the data))?`, (s, [a = '']) => { s.total = note(s, 'sum now', sum(s.total, value(a))); s.count = note(s, 'how many now', sum(s.count, ONE)); }],
  [`(?:(?:1 of (?:the|these) (?:numbers|values)|the (?:number|value|score)|1 (?:number|value)|a (?:number|value|score)),? |(?!1 ))${N},? is (?:removed|taken out|taken away|left out|deleted|dropped)(?: from (?:the set|them|the list|the data))?`, (s, [a = '']) => { s.total = note(s, 'sum now', minus(s.total, value(a))); s.count = note(s, 'how many now', minus(s.count, ONE)); }],
  [`an?(?:other)? (?:new )?[a-z]+ (?:who (?:is|weighs|scored) |aged |with )${N}${UNIT}(?: (?:tall|old))? joins(?: (?:the (?:team|group|class)|them))?`, (s, [a = '']) => { s.total = note(s, 'sum now', sum(s.total, value(a))); s.count = note(s, 'how many now', sum(s.count, ONE)); }],
]; // prettier-ignore

const REST =
  '(?:the )?(?:rest|other (?:\\d+)(?: numbers)?|remaining(?: \\d+)?(?: numbers)?|boys|girls|men|women|other [a-z]+|others?)';
const ORDINAL =
  '(?:last|other|missing|remaining|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th))';

const PLACES = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** Whether the one that is asked for is the one that is left. */
const isLast = (which: string, count: number): boolean =>
  !/third|th|st|nd|rd/.test(which.replace('last', '').replace('other', '')) ||
  Number.parseInt(which, 10) === count ||
  PLACES.indexOf(which) + 3 === count;

/** A value is added or removed, and the new mean is known: which value was it? Undefined for other texts. */
const ofChanged = (phrases: Phrases, state: State): Problem | null | undefined => {
  const change = phrases.take(`(?:a|an|1|another)(?: ${ORDINAL})? (?:more )?(?:number|value|score) is (added|removed|taken out)`);
  const now = change && phrases.take(`(?:the )?(?:new )?${MEAN} (?:becomes|is now|changes to|drops to|rises to|of (?:the rest|the others|the remaining(?: \\d+)?(?: numbers)?|the \\d+ numbers) is|is then|is) ${N}`);
  const asked = now && phrases.take(`(?:what|which) (?:number|value|score) was (?:removed|added|taken out)|what (?:is|was) (?:the )?(?:${ORDINAL}|new|added|removed) (?:number|value|score)|(?:${ORDINAL}|new|added|removed) (?:number|value|score)`);
  if (!change) return undefined;
  if (!now || !asked || !phrases.isUsedUp(SILENT)) return null;
  const isAdded = change[0] === 'added';
  const count = note(state, 'how many now', sum(state.count, isAdded ? ONE : num(-1)));
  const total = note(state, 'sum now', product(count, value(now[0])));
  return setUp(state.amounts, () => (isAdded ? minus(total, state.total) : minus(state.total, total)));
}; // prettier-ignore

/** A mean whose values change, are joined by others, or are partly known: sums first, as in a book. */
export const readMeans = (typed: string): Problem | null => {
  if (!/\b(?:mean|average[ds]?)\b/i.test(typed) || /\b(?:speed|km|per (?:day|year|hour)|velocity|rate)\b/i.test(typed) || typed.length > 300) return null;
  const phrases = new Phrases(normal(typed).replace(/[?.!]+$/, ''));
  const whole = phrases.take(`(?:the )?whole (?:class|group|team) of (\\d+)(?: ${THINGS})? (?:(?:has|have) an? ${MEAN}(?: of)?|averages?) ${N}`);
  const of = phrases.take(`(\\d+) of them (?:have an? ${MEAN}(?: of)?|average) ${N}`);
  const first = whole ?? meanIn(phrases);
  const second = first && meanIn(phrases);
  const known = of ? null : phrases.take(`(?:the )?(?:(?:other )?(\\d+|first \\d+) (?:of (?:them|the numbers|these)|numbers|values|scores)|(?:the )?others) are ${LIST}`);
  if (!first) return null;
  const [n = '', m = ''] = first;
  const state: State = { count: num(Number(n)), total: sym(START), amounts: { [START]: product(num(Number(n)), value(m)) } };
  const other = ofChanged(phrases, state);
  if (other !== undefined) return other;
  let rest = 0;
  if (known || of || (whole && second)) {
    const [k, amount] = known
      ? [listOf(known[1] ?? '').length, added(listOf(known[1] ?? ''))]
      : [Number((of ?? second)?.[0]), product(num(Number((of ?? second)?.[0])), value((of ?? second)?.[1]))];
    const said = Number((known?.[0] ?? '').replace('first ', ''));
    rest = Number(n) - k;
    if (rest < 1 || (known?.[0] && said !== k)) return null;
    state.total = note(state, 'sum of the others', minus(state.total, note(state, 'sum of those known', amount)));
    state.count = num(rest);
  } else if (second) {
    state.total = note(state, 'sum of both', sum(state.total, note(state, 'sum of the second', product(num(Number(second[0])), value(second[1])))));
    state.count = note(state, 'how many in all', sum(state.count, num(Number(second[0]))));
  }
  let changes = 0;
  for (const [source, change] of CHANGES) {
    const found = phrases.take(source);
    if (!found) continue;
    change(state, found.filter((group, k) => group !== '' || k > 1));
    changes += 1;
  }
  const isChanged = changes === 1 || (second !== null && !whole);
  if (changes > 1 || (changes > 0 && rest > 0)) return null;
  const asked =
    rest > 0
      ? phrases.take(`(sum) of (?:the )?(?:${REST})|(${MEAN}) of (?:the )?(?:${REST})|(?:what do|what did) (?:the )?(?:${REST}) (average)|(?:the )?(${ORDINAL}) (?:number|value|score|1)|sum of (?:the|all(?: the)?) (\\d+)(?: numbers)?`)
      : phrases.take(`(sum) of (?:the rest|(?:the )?remaining(?: \\d+)? numbers|the \\d+ numbers|the numbers|all(?: the)? numbers)|(?:new |combined |overall |total |whole )?(${MEAN})(?: of (?:all(?: \\d+| of them| the numbers)?|the remaining(?: \\d+)?(?: numbers)?|the rest|the (?:\\d+ )?numbers|the new (?:set|list)|the whole [a-z]+|both(?: groups)?))?(?: now)?`);
  if (!asked || !phrases.isUsedUp(SILENT)) return null;
  if (asked[4]) return asked[4] === n ? setUp({ [START]: state.amounts[START] ?? num(0) }, () => sym(START)) : null;
  if (asked[3] && (rest !== 1 || !isLast(asked[3], Number(n)))) return null;
  if (rest === 0 && !isChanged && !asked[0]) return null;
  const isSum = Boolean(asked[0]) || Boolean(asked[3]);
  return setUp(state.amounts, () => (isSum ? state.total : quotient(state.total, state.count)));
}; // prettier-ignore
