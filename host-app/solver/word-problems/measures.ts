import { product } from '../tree/expr.js';
import { byPercent, compared, has, isMeasureName, more, times, timesAnd, twofold } from './facts.js';
import { rule, type ClauseRule } from './grammar.js';
import { value as number } from '../sentences/language/number.js';
import { amount, equal, mention, minus, resolveOwner } from './state.js';

/** Ages, prices, weights and lengths: the words differ, the relations are the same. */
interface Measure {
  readonly thing: string;
  /** 'is 5 years old' */
  readonly value: string;
  /** 'years older'; the word for more or less is captured */
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
    thing: 'size',
    be: '(?:is|was)',
    value: ` (?:(?:cubic|square) ${SIZES}|acres|hectares)(?: (?:big|large))?`,
    by: ` (?:(?:cubic|square) ${SIZES}|acres|hectares) (bigger|larger|smaller)`,
    as: 'as big as|as large as|the size of',
    of: 'size',
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

const measureRules = ({ thing, be, value, by, as, of }: Measure): ClauseRule[] => {
  const whose = String.raw`(?:the ${of} of {A}|{A}'s ${of})`;
  const get = (a: string, b: string): string => a || b;
  return [
    rule(`{A} ${be}(?: now)? {N}${value}(?: now| today)?`, (s, a = '', n = '') =>
      has(s, 'be', a, thing, number(n)),
    ),
    rule(`${whose} (?:is|was|will be)(?: now)? {N}${value}(?: now| today)?`, (s, a = '', b = '', n = '') =>
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
export const TIMES_OLDER: ClauseRule = rule(
  '{A} is {N} times older than {B}{E}',
  (s, a = '', n = '', b = '') => twofold(compared(s, 'be', a, 'age', b, times(n))),
);

const PERCENT_WORDS: Readonly<Record<string, string>> = { cheaper: 'price', 'more expensive': 'price', 'less expensive': 'price', younger: 'age', older: 'age', heavier: 'weight', lighter: 'weight', longer: 'length', shorter: 'length', taller: 'height' }; // prettier-ignore
export const BY_PERCENT: readonly ClauseRule[] = [
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
export const TIMED: readonly ClauseRule[] = [
  rule(`{A} (?:is|will be) {N} times as old as {B} is(?: right)? now`, (s, a = '', n = '', b = '') =>
    compared(s, 'be', a, 'age', b, times(n), true),
  ),
  rule(
    `{A} is(?: now)? {N} times as old as (?:he|she|it) was {N} years ago`,
    (s, a = '', n = '', years = '') => {
      const owner = resolveOwner(s, a);
      if (owner === null || isMeasureName(owner) || s.shift !== 0) return null;
      const age = amount(owner, 'age');
      const next = equal(mention(s, owner, 'age'), age, product(number(n), minus(age, number(years))));
      return { ...next, subject: owner, object: owner, thing: 'age', verbs: [...s.verbs, 'be'] };
    },
  ),
];

export const MEASURE_RULES: readonly ClauseRule[] = [
  ...TIMED,
  ...BY_PERCENT,
  ...MEASURES.flatMap(measureRules),
  TIMES_OLDER,
];
