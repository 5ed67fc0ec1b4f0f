import { besideExact } from '../answer.js';
import { approx } from '../kernel/approx.js';
import { canon } from '../kernel/canonical.js';
import { planWordProblem } from '../plan/word-problem.js';
import { isInteger, multiply, rational, toFixed } from '../../maths/rational.js';
import { plain } from '../print/plain.js';
import type { Problem, Solution } from '../solution.js';
import { isNum, num, type Expr } from '../tree/expr.js';
import { single } from './schemas/schema.js';

const CURRENCIES = [
  ['$', /\$|\bdollars?\b/i],
  ['€', /€|\beuros?\b/i],
  ['£', /£/],
] as const;
const AMOUNTS =
  /(?<=[$€£] ?)\d+(?:,\d{3})*(?:\.\d+)?|(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?(?= ?(?:€|(?:dollars?|euros?|cents?)\b))/gi;
const COINS = /\b(?:quarters|dimes|nickels|pennies)\b/i;

const valueOf = (problem: Problem | null): number => {
  if (problem?.kind === 'evaluate') return approx(canon(problem.expression));
  const answer = problem?.kind === 'story' ? planWordProblem(problem)?.answer : null;
  return answer?.kind === 'value' ? approx(answer.exact) : Number.NaN;
};

export const withDoubleMoney = (text: string): string =>
  text.replace(AMOUNTS, (amount) => {
    const digits = amount.replaceAll(',', '');
    return (Number(digits) * 2).toFixed(digits.split('.')[1]?.length ?? 0);
  });

/** The currency, where an answer doubles with all the money of the question. */
const currencyOf = (
  text: string,
  problem: Problem,
  read: (text: string) => Problem | null,
): string | null => {
  const [found, other] = CURRENCIES.filter(([, pattern]) => pattern.test(text));
  if (!found)
    return COINS.test(text) && /how much money/i.test(text) && !/\bcents?\b/i.test(text) ? '$' : null;
  const doubled = withDoubleMoney(text);
  // An answer in cents is a hundred times as large.
  if (other || doubled === text || /\bcents?\b[^.?]*$/i.test(text)) return null;
  const [once, twice] = [valueOf(problem), valueOf(read(doubled))];
  return Math.abs(twice - 2 * once) <= 1e-9 * Math.abs(twice) ? found[0] : null;
};

const LENGTHS =
  /\b(mm|millimeters?|cm|centimeters?|m|meters?|km|kilometers?|in(?=[.,?]|$| by| x| wide| long| tall| high)|inch(?:es)?|ft|foot|feet|yd|yards?|mi|miles?)\b/gi;
const TIMES = /\b(s|sec|seconds?|min|minutes?|h|hr|hours?|days?|weeks?|months?|years?)\b/gi;
/** The one unit behind a number or a 'per' of the text, as it is written there. */
const unitIn = (text: string, names: RegExp): string | null => {
  const named = [...text.matchAll(names)].filter(({ index }) =>
    /(?:(?:[\dπ)]|\bpi) ?|\d [a-z]+ ?(?:\/|per|an?) ?|\/ ?|per )$/i.test(
      text.slice(Math.max(0, index - 16), index),
    ),
  );
  const [first, ...others] = named.map(([name]) => name);
  const isOne = others.every((name) => single(name) === single(first ?? '') || name === first);
  return first !== undefined && isOne ? first : null;
};

const AUXILIARY =
  'do|does|did|is|are|was|were|will|would|can|could|has|have|had|must|should|in|left|remain|until|need|needed|for|per|each|farther|further|(?:long|short|tall|old|heavi|wid|high|deep)(?:er)?|apart|together|altogether|away|wide|total';
const COUNTED = new RegExp(
  `how many (?:(?:more|fewer|additional|full|whole|extra|total) )?((?!(?:times|more|of|percent|${AUXILIARY})\\b)[a-z-]+(?: (?!(?:${AUXILIARY})\\b)[a-z-]+)?)(?: (?:${AUXILIARY})\\b|\\?|$)`,
  'i',
);
const PERCENT =
  /\b(?:what|which) percent(?:age)?\b|(?<!\d ?)\bpercent(?:age)? (?:of )?(?:change|increase|decrease|discount|error|profit|gain|loss)\b|\b(?:profit|gain|loss) percent/i;
const SIZE =
  /\b(?:area|volume|perimeter|circumference|side|sides|width|length|height|radius|diameter|diagonal|hypotenuse|distance|leg)\b/gi;
const ASKING = /\b(?:how|what|find|calculate|determine|compute)\b.*/is;
const SPEED = /\bhow fast\b|\b(?:speed|velocity|rate of travel)\b/i;

const plural = (unit: string): string =>
  /^(?:inch|foot|mile|yard|meter|kilometer|centimeter|second|minute|hour|day|week|month|year)$/i.test(unit)
    ? ({ foot: 'feet', inch: 'inches' }[unit.toLowerCase()] ?? `${unit}s`)
    : unit;

const ofFigure = (question: string, text: string): string | null => {
  // 'The area of a square is 81 cm², what is its side?': the size before the question is given.
  const asked = (ASKING.exec(question)?.[0] ?? question).match(SIZE)?.[0]?.toLowerCase();
  const unit = unitIn(text, LENGTHS);
  if (asked === undefined || unit === null || /\bangles?\b/i.test(question)) return null;
  return asked === 'area' ? `${plural(unit)}²` : asked === 'volume' ? `${plural(unit)}³` : plural(unit);
};
const ofStory = (question: string, text: string): string | null => {
  if (PERCENT.test(question)) return '%';
  const counted = COUNTED.exec(question)?.[1];
  if (counted !== undefined) return counted.toLowerCase();
  const [length, time] = [unitIn(text, LENGTHS), unitIn(text, TIMES)];
  if (SPEED.test(question) && !/\bhow (?:far|long)\b/i.test(question))
    return length && time ? `${plural(length)}/${single(time)}` : null;
  if (/\bhow far\b|\bdistance\b/i.test(question)) return length && plural(length);
  return /\bhow long (?:does|do|did|will|would)\b|\bwhen (?:do|does|will)\b|\bhow much time\b/i.test(question)
    ? time && plural(time)
    : null;
};

const MASSES =
  /\b(kg|kilograms?|kilos?|grams?|g|liters?|litres?|ml|milliliters?|millilitres?|cups?|gallons?|pounds?|ounces?)\b/gi;
/** An answer that doubles with all the lengths of the story is a length, one that grows by four an area. */
const byScale = (
  text: string,
  problem: Problem,
  read: (text: string) => Problem | null,
  names: RegExp,
): string | null => {
  const unit = unitIn(text, names);
  if (unit === null || /[²³^%/]|\bper\b|\b(?:square|cubic)\b/.test(text)) return null;
  const number = new RegExp(`\\d+(?:\\.\\d+)?(?=[ -]?(?:${names.source}))`, 'gi');
  const doubled = text.replace(number, (digits) =>
    (Number(digits) * 2).toFixed(digits.split('.')[1]?.length ?? 0),
  );
  const times = valueOf(read(doubled)) / valueOf(problem);
  const power = [2, 4, 8].findIndex((one) => Math.abs(times - one) < 1e-9);
  const marks = names === LENGTHS ? ['', '²', '³'] : [''];
  return marks[power] === undefined ? null : `${plural(unit)}${marks[power]}`;
};

/** The problem with the unit of its answer, where the text leaves no doubt about it. */
export const withUnit = (
  typed: string,
  problem: Problem | null,
  read: (text: string) => Problem | null,
): Problem | null => {
  if (!problem || problem.options.unit || !/^(?:evaluate|story|measure)$/.test(problem.kind)) return problem;
  const text = typed.replace(/\bmph\b/gi, 'miles per hour').replace(/(?<=\/ ?|\d ?)hr?\b/g, 'hour');
  const question =
    text
      .split(/(?<=[.?!])\s+/)
      .findLast((one) => /\b(?:how|what|when|which|find|calculate|determine|compute)\b/i.test(one)) ?? text;
  const unit =
    currencyOf(text, problem, read) ??
    (problem.kind === 'story'
      ? (ofStory(question, text) ??
        (/\bhow (?:much|high|tall|long|wide|deep|far|big|large)\b|\b(?:what is|find|calculate)\b/i.test(
          question,
        )
          ? (byScale(text, problem, read, LENGTHS) ?? byScale(text, problem, read, MASSES))
          : null))
      : problem.kind === 'measure'
        ? ofFigure(question, text)
        : null);
  return unit ? { ...problem, options: { ...problem.options, unit } } : problem;
};

/** How an amount is shown: money in hundredths, with its sign in front. */
export const amountShown = (
  { exact, approx: decimal }: Solution['answer'],
  unit: string,
): {
  readonly shown: Expr;
  readonly text: string;
  readonly approx: string | null;
  readonly isBefore: boolean;
} => {
  const value = canon(exact);
  const isMoney = /^[$€£]$/.test(unit);
  const named = (text: string): string =>
    isMoney
      ? `${unit}${text}`
      : unit === '%'
        ? `${text}%`
        : `${text} ${text === '1' ? unit.replace(/^[^/]+/, single) : unit}`;
  const isPercent = unit === '%' && decimal !== null && decimal.length < 7;
  if (isPercent && isNum(value))
    return { shown: num(value.value, decimal), text: named(decimal), approx: null, isBefore: false };
  if (!isMoney || !isNum(value) || isInteger(value.value))
    return {
      shown: exact,
      text: named(plain(exact)),
      approx: decimal && besideExact(exact, decimal, named(decimal)),
      isBefore: isMoney,
    };
  const cents = toFixed(value.value, 2);
  const isExact = isInteger(multiply(value.value, rational(100)));
  return {
    shown: num(value.value, `${isExact ? '' : '≈ '}${cents}`),
    text: `${isExact ? '' : '≈ '}${named(cents)}`,
    approx: null,
    isBefore: true,
  };
};
