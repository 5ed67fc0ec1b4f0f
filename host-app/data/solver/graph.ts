import { heightsOf, rangeAround } from '../../maths/graph/view';
import { evaluate } from '../../solver/check/values/evaluate';
import { plain } from '../../solver/print/plain';
import type { Solution } from '../../solver/engine';
import type { GraphView } from '../../ports';

type Expr = Solution['reading']['expression'];

const real = (expression: Expr, name: string, x: number): number => {
  const value = evaluate(expression, { [name]: { re: x, im: 0, error: 0 } });
  return Math.abs(value.im) < 1e-9 ? value.re : Number.NaN;
};

const number = (expression: Expr): number => real(expression, '', 0);

/** The variable names in an expression, without the constants. */
const names = (expression: Expr): ReadonlySet<string> => {
  if (expression.kind === 'sym')
    return /^[\p{L}]/u.test(expression.name) && !/[πℯⅈ]/u.test(expression.name)
      ? new Set([expression.name])
      : new Set();
  if (expression.kind === 'num') return new Set();
  return new Set(expression.args.flatMap((part) => [...names(part)]));
};

const short = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−');

const rename = (text: string, name: string): string =>
  name === 'x' ? text : text.replace(new RegExp(`\\b${name}\\b`, 'g'), 'x');

const DRAWN = new Set<Solution['reading']['kind']>([
  'derivative',
  'integral',
  'factor',
  'simplify',
  'expand',
  'asymptotes',
  'domain',
  'extrema',
  'intercepts',
  'inverse',
  'monotonic',
  'period',
  'symmetry',
  'vertex',
]);

const curvesOf = ({ reading }: Solution): readonly Expr[] => {
  const { expression, kind } = reading;
  if (expression.kind === 'relation' && (kind === 'solve' || kind === 'inequality')) return expression.args;
  return DRAWN.has(kind) ? [expression] : [];
};

const rootsOf = ({ answer }: Solution): readonly number[] => {
  const { value } = answer;
  if (value.kind === 'roots' || value.kind === 'periodic') return value.roots.map(number);
  if (value.kind === 'intervals') return value.intervals.flatMap(({ lo, hi }) => [number(lo), number(hi)]);
  return [];
};

const isPoint = (e: Expr): boolean => e.kind === 'list' && e.name === 'tuple' && e.args.length === 2;
/** The places of the points in an answer: extrema, intercepts, a vertex. */
const placesIn = (answer: Expr): readonly number[] => {
  if (answer.kind === 'num' || answer.kind === 'sym') return [];
  const [x] = answer.args;
  return isPoint(answer) && x ? [number(x)] : answer.args.flatMap(placesIn);
};

/** The graph of a problem in one variable: both sides of an equation, and their intersections. */
export const graphOf = (solution: Solution): GraphView | null => {
  const curves = curvesOf(solution);
  const used = new Set(curves.flatMap((curve) => [...names(curve)]));
  const [name] = used;
  if (used.size !== 1 || name === undefined) return null;
  const roots = [...new Set(rootsOf(solution).filter(Number.isFinite))];
  const places = DRAWN.has(solution.reading.kind)
    ? placesIn(solution.answer.exact).filter(Number.isFinite)
    : [];
  const x = rangeAround([...roots, ...places]);
  const y = heightsOf(
    curves.map((curve) => (at) => real(curve, name, at)),
    x,
  );
  const [first] = curves;
  if (!y || !first) return null;
  const points = roots
    .map((root) => ({ x: root, y: real(first, name, root), label: `${name} = ${short(root)}` }))
    .filter((point) => Number.isFinite(point.y));
  const texts = curves.map((curve) => rename(plain(curve), name));
  return {
    x,
    y,
    curves: texts.filter((text, at) => at === 0 || text !== '0'),
    points,
    label: `Graph of ${texts.map((text) => `y = ${text}`).join(' and ')}`,
  };
};
