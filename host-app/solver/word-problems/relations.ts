import { product, quotient, sum, type Expr } from '../tree/expr.js';
import { thing as thingOf } from '../sentences/language/words.js';
import { compared, isMeasureName, times } from './facts.js';
import { rule, type ClauseRule } from './grammar.js';
import { value as number } from '../sentences/language/number.js';
import { amount, equal, mention, minus, resolveOwner, type ReadingState } from './state.js';

const NAME = "((?:(?:the|his|her|a|an) )?[a-z][a-z'-]*)";
const RATIO = String.raw`(?:the )?ratio(?: of)? (\d+) ?(?::|to) ?(\d+)`;

/** a : b = p : q, as the relation of a to b. */
const inRatio = (
  state: ReadingState,
  a: string,
  b: string,
  what: string,
  p: string,
  q: string,
): ReadingState | null => {
  const [one, two] = [resolveOwner(state, a), resolveOwner(state, b)];
  const thing = thingOf(what);
  if (one === null || two === null || one === two || thing === '') return null;
  const next = mention(mention(state, one, thing), two, thing);
  return {
    ...equal(next, amount(one, thing), quotient(product(number(p), amount(two, thing)), number(q))),
    thing,
    subject: '',
    verbs: state.verbs,
  };
};
const shared = (
  state: ReadingState | null,
  a: string,
  b: string,
  what: string,
  n: string,
): ReadingState | null => {
  const [one, two] = state ? [resolveOwner(state, a), resolveOwner(state, b)] : [null, null];
  const thing = thingOf(what);
  if (!state || one === null || two === null || one === two || thing === '') return null;
  const next = mention(mention(state, one, thing), two, thing);
  return {
    ...equal(next, sum(amount(one, thing), amount(two, thing)), number(n)),
    thing,
    subject: '',
    verbs: state.verbs,
  };
};
const everyAge = (state: ReadingState, what: string): readonly Expr[] =>
  state.known.filter(([, thing]) => thing === thingOf(what)).map(([owner, thing]) => amount(owner, thing));
/** The total of all owners. */
const totalled = (state: ReadingState, what: string, n: string): ReadingState | null => {
  const amounts = everyAge(state, what);
  return amounts.length < 2 ? null : equal(state, sum(...amounts), number(n));
};
const shiftedAge = (
  state: ReadingState,
  who: string,
  years: string,
  isPast: boolean,
): readonly [ReadingState, Expr] | null => {
  const owner = resolveOwner(state, who);
  if (owner === null || isMeasureName(owner) || state.shift !== 0) return null;
  const age = amount(owner, 'age');
  const value = years === '' ? age : isPast ? minus(age, number(years)) : sum(age, number(years));
  return [mention(state, owner, 'age'), value];
};
const agesAt = (
  state: ReadingState,
  a: string,
  ago: string,
  n: string,
  b: string,
  then: string,
  isPast = true,
): ReadingState | null => {
  const one = shiftedAge(state, a, ago, true);
  const two = one && shiftedAge(one[0], b, then, isPast);
  if (!one || !two || one[1].key === two[1].key) return null;
  return {
    ...equal(two[0], one[1], product(number(n), two[1])),
    thing: 'age',
    subject: '',
    verbs: [...state.verbs, 'be'],
  };
};

const DIVIDE =
  '(?:divided?|shared?|split|(?:are|were) (?:trying to )?(?:divid|shar|splitt)(?:e|ing)|are going to (?:divide|share|split)|want to (?:divide|share|split))';
export const RELATIONS: readonly ClauseRule[] = [
  rule(
    `(?:the )?ratio of {T} that ${NAME} and ${NAME} have is (\\d+) ?: ?(\\d+)`,
    (s, t = '', a = '', b = '', p = '', q = '') => inRatio(s, a, b, t, p, q),
  ),
  rule(`${NAME} and ${NAME}(?:'s)? ages are in ${RATIO}`, (s, a = '', b = '', p = '', q = '') =>
    inRatio(s, a.replace(/'s$/, ''), b.replace(/'s$/, ''), 'age', p, q),
  ),
  rule(
    `(?:the )?ratio of ${NAME}'s age to ${NAME}'s(?: age)? is (\\d+) ?: ?(\\d+)`,
    (s, a = '', b = '', p = '', q = '') => inRatio(s, a, b, 'age', p, q),
  ),
  rule(
    `${NAME} and ${NAME} ${DIVIDE} {N} {T}(?: between (?:them|themselves))? in ${RATIO}`,
    (s, a = '', b = '', n = '', t = '', p = '', q = '') => shared(inRatio(s, a, b, t, p, q), a, b, t, n),
  ),
  rule(
    `${NAME} and ${NAME} ${DIVIDE} {N} {T}(?: between (?:them|themselves))?`,
    (s, a = '', b = '', n = '', t = '') => shared(s, a, b, t, n),
  ),
  rule(`${NAME} and ${NAME} have {T} in ${RATIO}`, (s, a = '', b = '', t = '', p = '', q = '') =>
    inRatio(s, a, b, t, p, q),
  ),
  rule(`their total (age)(?: now| today)? is {N}(?: years)?`, (s, t = '', n = '') => totalled(s, t, n)),
  rule(
    `(?:the )?(?:total number|sum) of (?:their )?{T}(?: (?:that )?they have)?(?: together| in total| combined)? is {N}`,
    (s, t = '', n = '') => totalled(s, t, n),
  ),
  rule(
    `{A}'s age {N} years ago was {N} times {A}'s age {N} years ago`,
    (s, a = '', m = '', n = '', b = '', k = '') => agesAt(s, a, m, n, b, k),
  ),
  rule(
    `{A} is {N} times as old as {A} (?:will be (?:in )?{N} years(?: from now)?|was {N} years ago)`,
    (s, a = '', n = '', b = '', k = '', m = '') => agesAt(s, a, '', n, b, k || m, m !== ''),
  ),
  rule(
    `{A} (?:is|was|will be) {N}(?: times| of)? (?:his|her|its) (age|height|weight)`,
    (s, a = '', n = '', what = '') =>
      s.subject === '' ? null : compared(s, 'be', a, what, s.subject, times(n)),
  ),
];
