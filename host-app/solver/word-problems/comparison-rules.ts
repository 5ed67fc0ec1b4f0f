import { product, sum } from '../tree/expr.js';
import { thing as thingOf } from '../sentences/language/words.js';
import { byPercent, compared, has, more, times, timesAnd, twofold } from './facts.js';
import { rule, verbGroup, type ClauseRule } from './grammar.js';
import { MEASURE_RULES } from './measures.js';
import { RELATIONS } from './relations.js';
import { value as number } from '../sentences/language/number.js';
import { amount, equal, resolveThing, mention, resolveOwner, type ReadingState } from './state.js';

const MORE = '(more|fewer|less)';
const AS = '(?:as many|as much|the number of|the amount of)';
const THAN = ' (?:as|than|that)';

/** 'Ann has 3 more pens than Tom', with any verb. */
const COUNTS: readonly ClauseRule[] = [
  rule(
    `{A} {V}(?: at)? {N} {T} (?:per|an|a|each|every) ([a-z]+) for {N} ([a-z]+)`,
    (s, a = '', v = '', n = '', t = '', per = '', k = '', unit = '') => {
      const found =
        thingOf(unit) === thingOf(per) ? has(s, verbGroup(v), a, t, product(number(n), number(k))) : null;
      return found;
    },
  ),
  rule(`{A} {V} {N} {T}`, (s, a, v, n, t) => has(s, verbGroup(v ?? ''), a ?? '', t ?? '', number(n ?? ''))),
  rule(`{A} {V} {N} ${MORE} {T} than {B}{E}`, (s, a = '', v = '', n = '', word = '', t = '', b = '') =>
    compared(s, verbGroup(v), a, t, b, more(word, number(n))),
  ),
  rule(`{A} {V} {N} ${MORE} than {B}{E}`, (s, a = '', v = '', n = '', word = '', b = '') =>
    compared(s, verbGroup(v), a, '', b, more(word, number(n))),
  ),
  rule(
    `{A} {V} {N} {T} (more|fewer|less|farther|further) than {B}{E}`,
    (s, a = '', v = '', n = '', t = '', word = '', b = '') =>
      compared(s, verbGroup(v), a, t, b, more(word, number(n))),
  ),
  rule(
    `{A} {V} {N} times ${AS}(?: {T})??${THAN}(?: what)? {B}{E}`,
    (s, a = '', v = '', n = '', t = '', b = '') => compared(s, verbGroup(v), a, t, b, times(n)),
  ),
  rule(`{A} {V} {N} times (?:what|that of) {B}{E}`, (s, a = '', v = '', n = '', b = '') =>
    compared(s, verbGroup(v), a, '', b, times(n)),
  ),
  rule(`{A} {V} {N} times more(?: {T})?? than {B}{E}`, (s, a = '', v = '', n = '', t = '', b = '') =>
    twofold(compared(s, verbGroup(v), a, t, b, times(n))),
  ),
  rule(
    `{A} {V} {N}(?: {T})?? ${MORE} than {N} times ${AS}(?: {T})??${THAN} {B}{E}`,
    (s, a = '', v = '', n = '', t = '', word = '', k = '', u = '', b = '') =>
      compared(s, verbGroup(v), a, t || u, b, timesAnd(k, word, n)),
  ),
  rule(`{A} {V} {N}% ${MORE}(?: {T})?? than {B}{E}`, (s, a = '', v = '', n = '', word = '', t = '', b = '') =>
    compared(s, verbGroup(v), a, t, b, byPercent(n, word)),
  ),
];

const sameThing = (
  state: ReadingState,
  what: string,
  n: string,
  word: string,
  other: string,
  factor = '1',
): ReadingState | null => {
  const [one, two] = [resolveThing(state, what), resolveThing(state, other)];
  if (one === '' || two === '' || one === two) return null;
  const next = mention(mention(state, '', one), '', two);
  const right = factor === '1' ? amount('', two) : times(factor)(amount('', two));
  return {
    ...equal(next, amount('', one), n === '' ? right : more(word, number(n))(right)),
    thing: one,
    subject: '',
    verbs: [...state.verbs, 'be'],
  };
};
const PLACE = String.raw`(?: in (?:the|a|an|his|her|their) [a-z]+(?: [a-z]+)?)?`;
/** 'There are 3 more pens than pencils in the box'. */
const THERE: readonly ClauseRule[] = [
  rule(`there (?:is|are|was|were) {N} {T}${PLACE}`, (s, n = '', t = '') => {
    const found = has({ ...s, subject: '' }, 'be', '', t, number(n));
    return found;
  }),
  rule(
    `there (?:is|are|was|were) {N} ${MORE} {T} than(?: there are)? {T}${PLACE}`,
    (s, n = '', word = '', t = '', u = '') => sameThing(s, t, n, word, u),
  ),
  rule(
    `there (?:is|are|was|were) {N} times as many {T} as(?: there are)? {T}${PLACE}`,
    (s, n = '', t = '', u = '') => sameThing(s, t, '', '', u, n),
  ),
];

const together = (
  state: ReadingState,
  people: string,
  verb: string,
  n: string,
  what: string,
): ReadingState | null => {
  const owners = people.split(/, and |,? and |, /).map((name) => resolveOwner(state, name));
  const thing = resolveThing(state, what);
  if (thing === '' || owners.length < 2 || new Set(owners).size < owners.length || owners.includes(null))
    return null;
  const names = owners.filter((owner) => owner !== null);
  const next = names.reduce((found, owner) => mention(found, owner, thing), state);
  return {
    ...equal(next, sum(...names.map((owner) => amount(owner, thing))), number(n)),
    thing,
    verbs: [...state.verbs, verbGroup(verb)],
  };
};
const LIST = '({B}(?:, {B})*,? and {B})'.replace(/\{B\}/g, "(?:(?:the|his|her|a|an) )?[a-z][a-z'-]*");
const TOTAL = '(?: together| in total| combined| altogether| in all)';
const SUMS: readonly ClauseRule[] = [
  rule(`${LIST} costs? {N} dollars(?: together| in total| altogether)?`, (s, list = '', n = '') =>
    together(s, list, 'be', n, 'price'),
  ),
  rule(`${LIST} {V} {N} {T}${TOTAL}`, (s, list = '', v = '', n = '', t = '') => together(s, list, v, n, t)),
  rule(`${LIST} {V} a total of {N} {T}`, (s, list = '', v = '', n = '', t = '') =>
    together(s, list, v, n, t),
  ),
  rule(`together,? ${LIST} {V} {N} {T}`, (s, list = '', v = '', n = '', t = '') =>
    together(s, list, v, n, t),
  ),
  rule(`(?:the )?sum of (?:the ages of )?${LIST}(?:'s ages)? is {N}`, (s, list = '', n = '') =>
    together(s, list, 'be', n, 'age'),
  ),
];

export const COMPARISONS: readonly ClauseRule[] = [
  ...RELATIONS,
  ...SUMS,
  ...THERE,
  ...MEASURE_RULES,
  ...COUNTS,
];
