import { at, maths, problem, type Match, type Pattern } from '../../intent/text.js';
import { approx, byValue } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Problem } from '../../solution.js';
import {
  call,
  isNum,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  TWO,
  ZERO,
  type Expr,
} from '../../tree/expr.js';

type Values = readonly Expr[];
export const ASK = String.raw`(?:(?:what is|what's|what are|find|calculate|compute|determine|give|work out)(?: the)? |the )?`;
const VALUE = String.raw`-?(?:\d+(?:\.\d+)?(?:/\d+)?|\.\d+)`;
const MORE = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s*;\s*|\s+and\s+)`;
const OF = String.raw`(?: of| for|:)?(?: the)?(?: following)?(?: numbers| data set| dataset| data| values| scores| list| set)?:?`;
const LIST = String.raw`${OF} [{([]?(${VALUE}(?:${MORE}${VALUE})+)[})\]]?`;
const POINT = String.raw`\(\s*${VALUE}\s*,\s*${VALUE}\s*\)`;
const POINTS = String.raw`${OF}(?: points)?:? \{?(${POINT}(?:${MORE}${POINT}){2,})\}?`;

const square = (e: Expr): Expr => power(e, TWO);
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));
const root = (e: Expr): Expr => call('sqrt', e);
const mean = (values: Values): Expr => quotient(sum(...values), num(values.length));
/** The mean as a number: formulas that use it often stay short. */
const middle = (values: Values): Expr => canon(mean(values));
const spread = (values: Values, count: number): Expr => {
  const m = middle(values);
  return quotient(sum(...values.map((value) => square(minus(value, m)))), num(count));
};
const sorted = (values: Values): Values => [...values].sort(byValue);
const end = (values: Values, last: boolean): Expr => sorted(values).at(last ? -1 : 0) ?? ZERO;
const median = (values: Values): Expr => {
  const order = sorted(values);
  const [low = ZERO, high = ZERO] = [order[(order.length - 1) >> 1], order[order.length >> 1]];
  return order.length % 2 === 1 ? low : quotient(sum(low, high), TWO);
};
/** The median of the lower or the upper half; a value in the middle belongs to neither. */
const quartile = (values: Values, isUpper: boolean): Expr => {
  const [order, half] = [sorted(values), values.length >> 1];
  return median(isUpper ? order.slice(order.length - half) : order.slice(0, half));
};
/** The most frequent value; null unless there is exactly one. */
const mode = (values: Values): Expr | null => {
  const often = (value: Expr): number => values.filter((other) => approx(other) === approx(value)).length;
  const most = Math.max(...values.map(often));
  const best = new Set(values.filter((value) => often(value) === most).map((value) => approx(value)));
  return most > 1 && best.size === 1 ? (values.find((value) => often(value) === most) ?? null) : null;
};
const positive = (values: Values): boolean => values.every((value) => approx(value) > 0);

const MEASURES: readonly (readonly [words: string, operation: string, build: (values: Values) => Expr | null])[] = [
  ['(?:arithmetic mean|mean|average)', 'mean', mean],
  ['median', 'median', median],
  ['mode', 'mode', mode],
  ['range', 'range', (v) => minus(end(v, true), end(v, false))],
  ['mid-?range', 'midrange', (v) => quotient(sum(end(v, false), end(v, true)), TWO)],
  ['(?:population )?variance', 'variance', (v) => spread(v, v.length)],
  ['sample variance', 'sample variance', (v) => spread(v, v.length - 1)],
  ['(?:population )?standard deviation', 'deviation', (v) => root(spread(v, v.length))],
  ['sample standard deviation', 'sample deviation', (v) => root(spread(v, v.length - 1))],
  [
    'mean (?:absolute )?deviation',
    'mean deviation',
    (v) => quotient(sum(...v.map((value) => call('abs', minus(value, middle(v))))), num(v.length)),
  ],
  [
    'geometric mean',
    'geometric',
    (v) => (positive(v) ? (v.length === 2 ? root(product(...v)) : power(product(...v), quotient(num(1), num(v.length)))) : null),
  ],
  [
    'harmonic mean',
    'harmonic',
    (v) => (positive(v) ? quotient(num(v.length), sum(...v.map((value) => quotient(num(1), value)))) : null),
  ],
  ['(?:quadratic mean|root mean square|rms)', 'quadratic', (v) => root(mean(v.map(square)))],
  ['(?:first|lower|1st) quartile(?: \\(?q_?1\\)?)?', 'lower', (v) => (v.length > 3 ? quartile(v, false) : null)],
  ['(?:third|upper|3rd) quartile(?: \\(?q_?3\\)?)?', 'upper', (v) => (v.length > 3 ? quartile(v, true) : null)],
  [
    '(?:interquartile range|iqr|inter-quartile range)(?: \\(?iqr\\)?)?',
    'iqr',
    (v) => (v.length > 3 ? minus(quartile(v, true), quartile(v, false)) : null),
  ],
]; // prettier-ignore

export const counted = (expression: Expr, operation: string, items: Values): Problem =>
  problem('counted', expression, '', { operation, items });

const valuesIn = (f: Match, text: string): Values | null => {
  const values = text.split(new RegExp(MORE)).map((part) => maths(f, part));
  return values.every((value) => isNum(canon(value))) ? values : null;
};
const measured =
  (operation: string, build: (values: Values) => Expr | null) =>
  (f: Match): Problem | null => {
    const values = valuesIn(f, f.parts[0] ?? '');
    const expression = values && values.length > 1 ? build(values) : null;
    if (!values || !expression) return null;
    const found = counted(expression, operation, values);
    const [, , ofSample] = MEASURES.find(([, name]) => name === `sample ${operation}`) ?? [];
    const sample = /population/i.test(f.text) ? null : ofSample?.(values);
    if (!sample) return found;
    const text = f.text.replace(/(?=standard deviation|variance)/i, 'sample ');
    return { ...found, options: { ...found.options, otherwise: { text, expression: sample } } };
  };

const pointsIn = (f: Match, text: string): Values =>
  [...text.matchAll(new RegExp(String.raw`\((${VALUE})\s*,\s*(${VALUE})\s*\)`, 'g'))].map(
    ([, x = '', y = '']) => list('tuple', [maths(f, x), maths(f, y)]),
  );
const coordinate = (points: Values, k: 0 | 1): Values =>
  points.map((point) => (point.kind === 'list' ? (point.args[k] ?? ZERO) : ZERO));
/** n Σab - Σa Σb */
const mixed = (a: Values, b: Values): Expr =>
  minus(
    product(num(a.length), sum(...a.map((x, k) => product(x, b[k] ?? ZERO)))),
    product(sum(...a), sum(...b)),
  );
const correlation = (f: Match): Problem | null => {
  const points = pointsIn(f, f.parts[0] ?? '');
  const [x, y] = [coordinate(points, 0), coordinate(points, 1)];
  const [xx, yy] = [mixed(x, x), mixed(y, y)];
  if (approx(xx) === 0 || approx(yy) === 0) return null;
  return counted(quotient(mixed(x, y), root(product(xx, yy))), 'correlation', points);
};
const regression = (f: Match): Problem | null => {
  const points = pointsIn(f, f.parts[0] ?? '');
  const [x, y] = [coordinate(points, 0), coordinate(points, 1)];
  if (approx(mixed(x, x)) === 0) return null;
  const slope = quotient(mixed(x, y), mixed(x, x));
  const rest = minus(middle(y), product(canon(slope), middle(x)));
  return counted(list('tuple', [slope, rest]), 'regression', points);
};
const polygon = (f: Match): Problem | null => {
  const points = pointsIn(f, f.parts[1] ?? '');
  const [x, y] = [coordinate(points, 0), coordinate(points, 1)];
  const next = (values: Values, k: number): Expr => values[(k + 1) % values.length] ?? ZERO;
  const count = { triangle: 3, quadrilateral: 4, pentagon: 5 }[(f.parts[0] ?? '').toLowerCase()];
  if (points.length !== (count ?? points.length) || (points.length > 3 && !isSimple(points))) return null;
  const terms = x.map((value, k) => minus(product(value, next(y, k)), product(next(x, k), y[k] ?? ZERO)));
  return counted(quotient(call('abs', sum(...terms)), TWO), 'polygon', points);
};
/** Corners that always turn in the same direction, so that the sides do not cross. */
const isSimple = (points: Values): boolean => {
  const [x, y] = [coordinate(points, 0).map((e) => approx(e)), coordinate(points, 1).map((e) => approx(e))];
  const n = points.length;
  const step = (values: readonly number[], k: number): number =>
    (values[(k + 1) % n] ?? 0) - (values[k % n] ?? 0);
  const turns = x.map((_, k) => step(x, k) * step(y, k + 1) - step(x, k + 1) * step(y, k));
  return n < 5 && (turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0));
};

const weighted = (f: Match): Problem | null => {
  const pairs = [
    ...(f.parts[0] ?? '').matchAll(
      new RegExp(String.raw`(${VALUE}) (?:with|\() ?(?:a )?weight(?: of)? (${VALUE})`, 'gi'),
    ),
  ];
  const [values, weights] = [1, 2].map((k) => pairs.map((pair) => maths(f, pair[k] ?? '')));
  if (!values || !weights || values.length < 2 || !positive(weights)) return null;
  const above = sum(...values.map((value, k) => product(value, weights[k] ?? ZERO)));
  return counted(
    quotient(above, sum(...weights)),
    'weighted',
    values.map((value, k) => list('tuple', [value, weights[k] ?? ZERO])),
  );
};
const percentile = (f: Match): Problem | null => {
  const [percent, values] = [Number(f.parts[0]), valuesIn(f, f.parts[1] ?? '')];
  if (!values || !(percent > 0 && percent <= 100)) return null;
  const place = Math.ceil((percent / 100) * values.length - 1e-9);
  const found = sorted(values)[place - 1];
  return found ? counted(found, 'percentile', [num(percent), ...values]) : null;
};

/** All values occur equally often, or several values occur most often. */
const modes = (f: Match): Problem | null => {
  const values = valuesIn(f, f.parts[0] ?? '');
  return values && values.length > 1 ? counted(list('tuple', values), 'modes', values) : null;
};
const quartiles = (f: Match): Problem | null => {
  const values = valuesIn(f, f.parts[0] ?? '');
  return values && values.length > 3
    ? counted(
        list('tuple', [quartile(values, false), median(values), quartile(values, true)]),
        'quartiles',
        values,
      )
    : null;
};

const WEIGHTED = String.raw`${VALUE} (?:with|\() ?(?:a )?weight(?: of)? ${VALUE}\)?`;
export const STATISTICS_QUESTIONS: readonly Pattern[] = [
  ...MEASURES.map(([words, operation, build]): Pattern => [at(`${ASK}${words}${LIST}`), measured(operation, build)]),
  [at(`${ASK}modes?${LIST}`), modes],
  [at(`${ASK}(?:three |3 )?quartiles${LIST}`), quartiles],
  [at(String.raw`${ASK}weighted (?:mean|average)${OF} (${WEIGHTED}(?:${MORE}${WEIGHTED})+)`), weighted],
  [at(String.raw`${ASK}(\d+)(?:th|st|nd|rd) percentile${LIST}`), percentile],
  [at(String.raw`${ASK}(?:pearson(?:'s)? )?(?:linear )?correlation(?: coefficient)?(?: r)?${POINTS}`), correlation],
  [
    at(String.raw`${ASK}(?:equation of (?:the )?)?(?:linear regression|least[- ]squares|regression|best[- ]fit)(?: regression)?(?: (?:line|equation))?(?: of best fit)?${POINTS}`),
    regression,
  ],
  [at(String.raw`${ASK}(?:equation of (?:the )?)?line of best fit${POINTS}`), regression],
  [
    at(String.raw`${ASK}area of (?:an?|the) (triangle|quadrilateral|polygon|pentagon) (?:with|whose) (?:vertices|corners|points)(?: are)?(?: at)? (${POINT}(?:${MORE}${POINT}){2,})`),
    polygon,
  ],
]; // prettier-ignore
