import type { Problem } from '../../solution.js';
import { negative, num, quotient, sum, TWO, type Expr } from '../../tree/expr.js';
import { compare, parseRational, type Rational } from '../../../maths/rational.js';
import { ASK, formula, setUp, type Formula } from './formula.js';

const LIST = String.raw`(?: of| for|:)?(?: the)?(?: numbers| following numbers| data| data set| values| following data)?:? \{?((?:-?\d+(?:\.\d+)?(?:/\d+)?(?:, and |, | and )?){2,})\}?`;

const valuesIn = (text: string): Rational[] | null => {
  const found = text.split(/, and |, | and /).map((part) => parseRational(part.trim()));
  const values = found.filter((value) => value !== null);
  return values.length === found.length ? values.sort(compare) : null;
};
const evaluated = (expression: Expr): Problem => ({
  kind: 'evaluate',
  expression,
  variable: '',
  options: {},
});

/** The value that is there most often; without exactly one there is nothing to say in a number. */
const mode = (text: string): Problem | null => {
  const values = valuesIn(text);
  if (!values) return null;
  const counts = new Map<string, { value: Rational; count: number }>();
  for (const value of values) {
    const key = num(value).key;
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count));
  const [best, other] = [...counts.values()].filter(({ count }) => count === most);
  if (!best || other || most < 2 || best.value.n < 0n) return null;
  return setUp(
    Object.fromEntries(
      [...counts.values()].map(({ value, count }) => [`how often ${num(value).key}`, num(count)]),
    ),
    () => num(best.value),
  );
};

const median = (values: readonly Rational[]): Expr => {
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)].map((at) =>
    num(values[at] ?? { n: 0n, d: 1n }),
  );
  return low && high && low.key !== high.key ? quotient(sum(low, high), TWO) : (low ?? num(0));
};
/** The medians of the lower and of the upper half; a value in the middle belongs to neither. */
const quartile = (values: readonly Rational[], side: 'lower' | 'upper'): Expr => {
  const half = Math.floor(values.length / 2);
  return median(side === 'lower' ? values.slice(0, half) : values.slice(values.length - half));
};
const quartiles = (which: string, text: string): Problem | null => {
  const values = valuesIn(text);
  if (!values || values.length < 4) return null;
  if (which === 'interquartile range')
    return evaluated(sum(quartile(values, 'upper'), negative(quartile(values, 'lower'))));
  return evaluated(quartile(values, /first|lower|1st/.test(which) ? 'lower' : 'upper'));
};

export const STATISTICS_QUESTIONS: readonly Formula[] = [
  formula(`${ASK}?(?:the )?mode${LIST}`, mode),
  formula(
    `${ASK}?(?:the )?((?:first|lower|third|upper|1st|3rd) quartile|interquartile range)${LIST}`,
    quartiles,
  ),
];
