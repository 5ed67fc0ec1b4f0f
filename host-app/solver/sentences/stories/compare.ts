import { num, product, sum, type Expr } from '../../tree/expr.js';
import { rule, verbGroup, type Rule } from './grammar.js';
import { thing as thingOf } from '../language/words.js';
import {
  amount,
  equal,
  isPlainThing,
  meant,
  mention,
  minus,
  named,
  number,
  percent,
  type State,
} from './state.js';

type Change = (other: Expr) => Expr;

const aged = (state: State, owner: string, thing: string, shift = state.shift): Expr => {
  const value = amount(owner, thing);
  return thing === 'age' && shift !== 0
    ? shift > 0
      ? sum(value, num(shift))
      : minus(value, num(-shift))
    : value;
};

const MEASURE_NAME =
  /'s (?:age|price|cost|weight|height|length)$|^(?:age|price|cost|weight|number|ratio|sum|total|average|length|height|width|amount|difference|product)\b/;
/** 'Ann’s age' is an amount, not somebody. */
const isMeasureName = (owner: string): boolean => MEASURE_NAME.test(owner);
/** Other times are understood for ages only. */
const isOutOfTime = ({ shift }: State, thing: string): boolean => shift !== 0 && thing !== 'age';

/** Someone has an amount. */
const has = (state: State, verb: string, who: string, what: string, value: Expr): State | null => {
  const owner = named(state, who);
  const thing = meant(state, what);
  if (owner === null || thing === '' || isMeasureName(owner) || isOutOfTime(state, thing)) return null;
  const next = mention(state, owner, thing);
  return {
    ...equal(next, aged(state, owner, thing), value),
    subject: owner,
    object: owner,
    thing,
    verbs: [...state.verbs, verb],
  };
};

/** Someone's amount by someone else's. */
const compared = (
  state: State,
  verb: string,
  who: string,
  what: string,
  whom: string,
  change: Change,
  isNow = false,
): State | null => {
  const [owner, other] = [named(state, who), named(state, whom)];
  const thing = meant(state, what);
  if (owner === null || other === null || owner === other || thing === '') return null;
  if (isMeasureName(owner) || isMeasureName(other) || isOutOfTime(state, thing)) return null;
  // 'more pens than pencils': what is compared with is a thing of the same owner.
  const second = isPlainThing(state, whom) ? thingOf(whom) : null;
  const [whose, which] = second === null ? [other, thing] : [owner, second];
  const next = mention(mention(state, owner, thing), whose, which);
  return {
    ...equal(next, aged(state, owner, thing), change(aged(state, whose, which, isNow ? 0 : state.shift))),
    subject: owner,
    object: second === null ? other : owner,
    thing,
    verbs: [...state.verbs, verb],
  };
};

const more =
  (word: string, by: Expr): Change =>
  (other) =>
    /fewer|less|younger|shorter|cheaper|lighter|slower|smaller|narrower|below|under/.test(word)
      ? minus(other, by)
      : sum(other, by);
const times =
  (n: string): Change =>
  (other) =>
    product(number(n), other);
const timesAnd =
  (n: string, word: string, by: string): Change =>
  (other) =>
    more(word, number(by))(times(n)(other));
const twofold = (state: State | null): State | null => state && { ...state, isTwofold: true };
const byPercent =
  (n: string, word: string): Change =>
  (other) =>
    product(percent(n, /fewer|less|younger|shorter|cheaper/.test(word) ? -1 : 1), other);

const MORE = '(more|fewer|less)';
const AS = '(?:as many|as much|the number of|the amount of)';
const THAN = ' (?:as|than|that)';

/** 'Ann has 3 more pens than Tom', with any verb. */
const COUNTS: readonly Rule[] = [
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
  state: State,
  what: string,
  n: string,
  word: string,
  other: string,
  factor = '1',
): State | null => {
  const [one, two] = [meant(state, what), meant(state, other)];
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
const THERE: readonly Rule[] = [
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

/** Ages, prices, weights and lengths: the words differ, the relations are the same. */
interface Measure {
  readonly thing: string;
  /** 'is 5 years old' */
  readonly value: string;
  /** 'years older', with the word that says more or less captured */
  readonly by: string;
  /** 'as old as' */
  readonly as: string;
  readonly of: string;
  readonly be: string;
}
const SIZES = '(?:feet|foot|inches|inch|meters|metres|centimeters|cm|m|yards|miles|km|kilometers)';
const MEASURES: readonly Measure[] = [
  {
    thing: 'age',
    be: '(?:is|was|will be|are|will turn)',
    value: '(?: years?(?: old)?)?',
    by: '(?: years?)? (older|younger)',
    as: 'as old as|the age of|that of',
    of: 'age',
  },
  {
    thing: 'price',
    be: '(?:costs?|costed|is|was|sells for|is priced at)',
    value: ' dollars',
    by: ' dollars (more|less|cheaper)',
    as: 'as much as|as expensive as|the (?:price|cost) of|what',
    of: '(?:price|cost)',
  },
  {
    thing: 'weight',
    be: '(?:weighs?|weighed)',
    value: ' (?:pounds|kilograms|kg|grams|ounces|tons|lbs)',
    by: ' (?:pounds|kilograms|kg|grams|ounces|tons|lbs) (more|less)',
    as: 'as much as|the weight of|as heavy as|what',
    of: 'weight',
  },
  {
    thing: 'height',
    be: '(?:is|was)',
    value: ` ${SIZES} (?:tall|high)`,
    by: ` ${SIZES} (taller|shorter|higher)`,
    as: 'as tall as|as high as|the height of',
    of: 'height',
  },
  {
    thing: 'length',
    be: '(?:is|was)',
    value: ` ${SIZES} long`,
    by: ` ${SIZES} (longer|shorter)`,
    as: 'as long as|the length of',
    of: 'length',
  },
];

const measureRules = ({ thing, be, value, by, as, of }: Measure): Rule[] => {
  const whose = String.raw`(?:the ${of} of {A}|{A}'s ${of})`;
  const get = (a: string, b: string): string => a || b;
  return [
    rule(`{A} ${be}(?: now)? {N}${value}(?: now| today)?`, (s, a = '', n = '') =>
      has(s, 'be', a, thing, number(n)),
    ),
    rule(`${whose} (?:is|was|will be)(?: now)? {N}${value}`, (s, a = '', b = '', n = '') =>
      has(s, 'be', get(a, b), thing, number(n)),
    ),
    rule(`{A} ${be} {N}${by} than {B}{E}`, (s, a = '', n = '', word = '', b = '') =>
      compared(s, 'be', a, thing, b, more(word, number(n))),
    ),
    rule(`{A} ${be} {N} times (?:${as}) {B}{E}`, (s, a = '', n = '', b = '') =>
      compared(s, 'be', a, thing, b, times(n)),
    ),
    rule(`{A} ${be} {N}(?: times| of)? {B}'s ${of}`, (s, a = '', n = '', b = '') =>
      compared(s, 'be', a, thing, b, times(n)),
    ),
    rule(`${whose} (?:is|was) {N} times (?:${as}|that of) {B}`, (s, a = '', c = '', n = '', b = '') =>
      compared(s, 'be', get(a, c), thing, b, times(n)),
    ),
    rule(`${whose} (?:is|was) {N} times {B}'s ${of}`, (s, a = '', c = '', n = '', b = '') =>
      compared(s, 'be', get(a, c), thing, b, times(n)),
    ),
    rule(
      `{A} ${be} {N}${value}? (more|less) than {N} times (?:(?:${as}) {B}|{B}'s ${of}){E}`,
      (s, a = '', n = '', word = '', k = '', b = '', c = '') =>
        compared(s, 'be', a, thing, get(b, c), timesAnd(k, word, n)),
    ),
  ];
};
const TIMES_OLDER: Rule = rule('{A} is {N} times older than {B}{E}', (s, a = '', n = '', b = '') =>
  twofold(compared(s, 'be', a, 'age', b, times(n))),
);

const PERCENT_WORDS: Readonly<Record<string, string>> = { cheaper: 'price', 'more expensive': 'price', 'less expensive': 'price', younger: 'age', older: 'age', heavier: 'weight', lighter: 'weight', longer: 'length', shorter: 'length', taller: 'height' }; // prettier-ignore
const BY_PERCENT: readonly Rule[] = [
  rule(
    `{A} (?:is|was) {N}% (cheaper|more expensive|less expensive|younger|older|heavier|lighter|longer|shorter|taller) than {B}{E}`,
    (s, a = '', n = '', word = '', b = '') =>
      compared(s, 'be', a, PERCENT_WORDS[word] ?? '', b, byPercent(n, word)),
  ),
  rule(
    `{A} (cost|weigh)(?:s|ed)? {N}% (more|less) than {B}{E}`,
    (s, a = '', verb = '', n = '', word = '', b = '') =>
      compared(s, 'be', a, verb === 'cost' ? 'price' : 'weight', b, byPercent(n, word)),
  ),
];

/** Ages at two times in one sentence. */
const TIMED: readonly Rule[] = [
  rule(`{A} (?:is|will be) {N} times as old as {B} is(?: right)? now`, (s, a = '', n = '', b = '') =>
    compared(s, 'be', a, 'age', b, times(n), true),
  ),
  rule(
    `{A} is(?: now)? {N} times as old as (?:he|she|it) was {N} years ago`,
    (s, a = '', n = '', years = '') => {
      const owner = named(s, a);
      if (owner === null || isMeasureName(owner) || s.shift !== 0) return null;
      const age = amount(owner, 'age');
      const next = equal(mention(s, owner, 'age'), age, product(number(n), minus(age, number(years))));
      return { ...next, subject: owner, object: owner, thing: 'age', verbs: [...s.verbs, 'be'] };
    },
  ),
];

const together = (state: State, people: string, verb: string, n: string, what: string): State | null => {
  const owners = people.split(/, and |,? and |, /).map((name) => named(state, name));
  const thing = meant(state, what);
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
const SUMS: readonly Rule[] = [
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

export const COMPARISONS: readonly Rule[] = [
  ...SUMS,
  ...THERE,
  ...TIMED,
  ...BY_PERCENT,
  ...MEASURES.flatMap(measureRules),
  TIMES_OLDER,
  ...COUNTS,
];
