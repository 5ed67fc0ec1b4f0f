import { num, quotient, sum, type Expr } from '../tree/expr.js';
import type { Matcher } from '../sentences/language/slots.js';
import { belongsTo } from './categories.js';
import { otherTime, pattern, verbGroup } from './grammar.js';
import { amount, resolveThing, minus, resolveOwner, type ReadingState } from './state.js';
import { thing as thingOf } from '../sentences/language/words.js';

/** The requested amount, and whether it must be a whole number. */
export interface RequestedAmount {
  readonly expression: Expr;
  readonly isWhole: boolean;
}
type QuestionReader = (state: ReadingState, ...parts: string[]) => RequestedAmount | null;
type QuestionRule = readonly [Matcher, QuestionReader];

const MEASURED = new Set(['dollar', 'pound', 'mile', 'kilometer', 'meter', 'foot', 'inch', 'yard', 'hour', 'minute', 'second', 'day', 'week', 'ounce', 'gram', 'kilogram', 'ton', 'liter', 'gallon', 'cup', 'age', 'price', 'weight', 'height', 'length', 'acre', 'hectare', 'cent', 'quart', 'pint', 'centimeter', 'percent', 'km', 'cm']); // prettier-ignore
export const isMeasured = (thing: string): boolean => MEASURED.has(thing.split(' ').at(-1) ?? '');

const isKnown = (state: ReadingState, owner: string, thing: string): boolean =>
  state.known.some(([a, b]) => a === owner && b === thing);
const speaksOf = (state: ReadingState, verb: string): boolean =>
  new Set([...state.verbs, ...(verb === '' ? [] : [verbGroup(verb)])]).size <= 1;

/** 'There are 12 books in the library. A student borrows 3 books': they may come from there. */
const isUntouched = (state: ReadingState, thing: string): boolean =>
  state.verbs.every((verb) => verb === 'be' || verb === 'have') ||
  !state.known.some(([owner, name]) => owner !== '' && name === thing);

const one = (state: ReadingState, verb: string, who: string, what: string): RequestedAmount | null => {
  const owner = resolveOwner(state, who);
  const thing = resolveThing(state, what);
  if (owner === null || !isKnown(state, owner, thing) || !speaksOf(state, verb)) return null;
  // '8 red pens and 5 pens': the red ones may be among the 5.
  if (state.known.some(([name, other]) => name === owner && other.endsWith(` ${thing}`))) return null;
  return { expression: amount(owner, thing), isWhole: !isMeasured(thing) };
};

/** All owners of the thing, or those listed; a given number must be theirs. */
const group = (state: ReadingState, who: string, thing: string): readonly string[] | null => {
  const owners = state.known
    .filter(([owner, name]) => name === thing && owner !== '')
    .map(([owner]) => owner);
  if (/,| and /.test(who)) {
    const listed = who.split(/, and |,? and |, /).map((name) => resolveOwner(state, name));
    return listed.every((name) => name !== null && owners.includes(name)) &&
      new Set(listed).size === listed.length
      ? listed.filter((name) => name !== null)
      : null;
  }
  const count = /\d+/.exec(who)?.[0] ?? (who.includes('both') ? '2' : undefined);
  if (count !== undefined && Number(count) !== owners.length) return null;
  return owners.length > 1 ? owners : null;
};
const summed = (
  state: ReadingState,
  verb: string,
  who: string,
  what: string,
  isAverage = false,
): RequestedAmount | null => {
  const thing = resolveThing(state, what);
  const owners = group(state, who, thing);
  if (!owners || !speaksOf(state, verb)) return null;
  const total = sum(...owners.map((owner) => amount(owner, thing)));
  return {
    expression: isAverage ? quotient(total, num(owners.length)) : total,
    isWhole: !isAverage && !isMeasured(thing),
  };
};

const difference = (
  state: ReadingState,
  verb: string,
  who: string,
  what: string,
  whom: string,
): RequestedAmount | null => {
  const [a, b] = [one(state, verb, who, what), one(state, verb, whom, what)];
  return a && b && a.expression.key !== b.expression.key
    ? { expression: minus(a.expression, b.expression), isWhole: a.isWhole }
    : null;
};

/** 'How many flowers' after roses and tulips: all things must belong to the category. */
const kinds = (state: ReadingState, verb: string, what: string, who = ''): RequestedAmount | null => {
  const kind = thingOf(what);
  const owner = who === '' ? '' : resolveOwner(state, who);
  const mine = state.known.filter(([name]) => name === owner);
  const isMember = ([, thing]: readonly [string, string]): boolean => belongsTo(thing, kind);
  if (owner === null || mine.length < 2 || mine.length < state.known.length || !mine.every(isMember))
    return null;
  if (!speaksOf(state, verb)) return null;
  return { expression: sum(...mine.map(([name, thing]) => amount(name, thing))), isWhole: true };
};

const TOTAL = '(?: in total| together| combined| altogether| in all| total| all together)';
const THEY = String.raw`((?:they|both|all|both [a-z]+|both of their [a-z]+|all|the \d+|all \d+|both of them|all of them|the \d+ of them|all \d+ of them|[a-z]+(?:, (?:his |her )?[a-z]+)*,? and (?:his |her )?[a-z]+)(?: (?:girls|boys|friends|people|kids|children|sisters|brothers|siblings|men|women|students))?)`;
const DO = '(?:does|do|did|will|can|has|have|is|are|would|could)';
const WHAT = '(?:what (?:is|was|are|will be)|calculate|find|determine)';
const MEASURE = '(age|weight|height|price|cost|length|size)';
const measureName = (word: string): string => (word === 'cost' ? 'price' : word.replace(/s$/, ''));
const ADJECTIVES: Readonly<Record<string, string>> = { old: 'age', older: 'age', younger: 'age', tall: 'height', taller: 'height', long: 'length', longer: 'length', heavy: 'weight', heavier: 'weight', expensive: 'price', big: 'size', large: 'size' }; // prettier-ignore
const adjective = (word: string): string => ADJECTIVES[word] ?? '';

const ask = (source: string, read: QuestionReader): QuestionRule => [pattern(source), read];

export const COMPARED: readonly QuestionRule[] = [
  ask(`how many {T} (?:farther|further|more) ${DO} {A} {V} than {B}`, (s, t = '', a = '', v = '', b = '') =>
    difference(s, v, a, t, b),
  ),
  ask(`how much (?:farther|further) ${DO} {A} (?:go|{V}) than {B}`, (s, a = '', v = '', b = '') =>
    difference(s, v, a, '', b),
  ),
  ask(`how many {T} ${DO} ${THEY} {V}${TOTAL}?`, (s, t = '', who = '', v = '') => summed(s, v, who, t)),
  ask(`how many {T} ${DO} ${THEY}${TOTAL}? {V}`, (s, t = '', who = '', v = '') => summed(s, v, who, t)),
  ask(`how many total {T} ${DO} ${THEY} {V}${TOTAL}?`, (s, t = '', who = '', v = '') => summed(s, v, who, t)),
  ask(`how much money ${DO} ${THEY} {V}${TOTAL}?`, (s, who = '', v = '') => summed(s, v, who, 'dollar')),
  ask(`how much ${DO} ${THEY} {V}${TOTAL}?`, (s, who = '', v = '') =>
    summed(
      s,
      v === 'weigh' || v === 'cost' ? 'be' : v,
      who,
      v === 'weigh' ? 'weight' : v === 'cost' ? 'price' : 'dollar',
    ),
  ),
  ask(`how many (?:more|fewer) {T} ${DO} {A} {V} than {B}`, (s, t = '', a = '', v = '', b = '') =>
    difference(s, v, a, t, b),
  ),
  ask(`how much more money ${DO} {A} {V} than {B}`, (s, a = '', v = '', b = '') =>
    difference(s, v, a, 'dollar', b),
  ),
  ask(`how much (?:more|less) ${DO} {A} (weigh|cost) than {B}`, (s, a = '', v = '', b = '') =>
    difference(s, 'be', a, v === 'cost' ? 'price' : 'weight', b),
  ),
  ask(
    `how (?:many years|much) (older|younger|taller|longer|heavier) is {A} than {B}`,
    (s, word = '', a = '', b = '') =>
      word === 'younger' ? difference(s, 'be', b, 'age', a) : difference(s, 'be', a, adjective(word), b),
  ),
  ask(`how many {T} ${DO} {A} {V}`, (s, t = '', a = '', v = '') => one(s, v, a, t)),
  ask(`how many {T} ${DO} {A} {V}${TOTAL}?`, (s, t = '', a = '', v = '') => kinds(s, v, t, a)),
  ask(
    `how many {T} (?:are|were) (?:there|in [a-z ]+)${TOTAL}?(?: in (?:the|his|her) [a-z]+(?: [a-z]+)?)?${TOTAL}?`,
    (s, t = '') =>
      !isKnown(s, '', thingOf(t))
        ? kinds(s, '', t)
        : isUntouched(s, thingOf(t))
          ? { expression: amount('', thingOf(t)), isWhole: true }
          : null,
  ),
  ask(`how many ${DO} {A} {V}`, (s, a = '', v = '') => one(s, v, a, '')),
  ask(`${WHAT} the difference between the ${MEASURE}s? of {A} and {B}`, (s, word = '', a = '', b = '') =>
    difference(s, 'be', a, measureName(word), b),
  ),
  ask(`how much money ${DO} {A} {V}`, (s, a = '', v = '') => one(s, v, a, 'dollar')),
  ask(`how much ${DO} {A} (weigh|cost)`, (s, a = '', v = '') =>
    one(s, 'be', a, v === 'cost' ? 'price' : 'weight'),
  ),
  ask(`how much ${DO} {A} {V}`, (s, a = '', v = '') => one(s, v, a, 'dollar')),
  ask(`how much (?:is|was) {A}`, (s, a = '') => one(s, 'be', a, 'price')),
  ask(
    `how (?:many [a-z]+ )?(old|tall|long|heavy|expensive|big|large) (?:is|was) {A}(?: right now| now| today| currently)?(?: in (?:cubic|square) [a-z]+)?`,
    (s, word = '', a = '') => one(s, 'be', a, adjective(word)),
  ),
  ask(`${WHAT} {A}'s ${MEASURE}(?: now| today)?`, (s, a = '', word = '') =>
    one(s, 'be', a, measureName(word)),
  ),
  ask(`${WHAT} the ${MEASURE} of {A}(?: now| today)?`, (s, word = '', a = '') =>
    one(s, 'be', a, measureName(word)),
  ),
  ask(
    `${WHAT} the (sum|average|mean) of (?:the|their) ${MEASURE}s? ?(?:of )?(?:${THEY})?`,
    (s, how = '', word = '', who = '') => summed(s, 'be', who, measureName(word), how !== 'sum'),
  ),
  ask(
    `${WHAT} (?:the|their) (total|combined|average|mean) ${MEASURE}s?(?: of ${THEY})?(?: in (?:pounds|kilograms|kg|grams|feet|inches|dollars|years))?`,
    (s, how = '', word = '', who = '') =>
      summed(s, 'be', who, measureName(word), how === 'average' || how === 'mean'),
  ),
  ask(`${WHAT} the total number of {T} ${THEY} {V}${TOTAL}?`, (s, t = '', who = '', v = '') =>
    summed(s, v, who, t),
  ),
  ask(`${WHAT} the total number of {T} {V}`, (s, t = '', v = '') => summed(s, v, 'they', t)),
];

/** The number of added ages, for shifting them all by some years. */
const moved = (requested: RequestedAmount, years: number, state: ReadingState): RequestedAmount | null => {
  const owners = state.known
    .filter(([, thing]) => thing === 'age')
    .map(([owner]) => amount(owner, 'age').key);
  if (requested.expression.kind === 'sym')
    return owners.includes(requested.expression.key)
      ? { ...requested, expression: sum(requested.expression, num(years)) }
      : null;
  const isAges = (e: Expr): boolean => e.kind === 'sum' && e.args.every((part) => owners.includes(part.key));
  if (isAges(requested.expression) && requested.expression.kind === 'sum')
    return {
      ...requested,
      expression: sum(requested.expression, num(years * requested.expression.args.length)),
    };
  const [top] = requested.expression.kind === 'quotient' ? requested.expression.args : [];
  return top && isAges(top) ? { ...requested, expression: sum(requested.expression, num(years)) } : null;
};

export const readQuestion = (
  questions: readonly QuestionRule[],
  state: ReadingState,
  question: string,
): RequestedAmount | null => {
  const later = otherTime(question);
  if (later) {
    const requested = readQuestion(
      questions,
      state,
      later.clause.replace(/^how old (?:will|was) (.+?)(?: be)?$/, 'how old is $1'),
    );
    return requested && moved(requested, later.years, state);
  }
  for (const [source, read] of questions) {
    const match = source.match(question);
    const requested = match && read(state, ...match);
    if (requested) return requested;
  }
  return null;
};
