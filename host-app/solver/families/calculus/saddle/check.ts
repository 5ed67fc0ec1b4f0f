import {
  factsIn,
  lineHolds,
  lineValue,
  remembered,
  type Facts,
} from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import {
  arg,
  call,
  isNode,
  membersOf,
  negative,
  power,
  product,
  sum,
  sym,
  TWO,
  type Expr,
} from '../../../tree/expr.js';
import { taskOf } from '../../family.js';

interface Flat {
  readonly point: readonly [number, number];
  readonly kind: 'minimum' | 'maximum' | 'saddle point' | 'open';
}
const [X, Y] = [sym('x'), sym('y')];
/** Newton's method from many starts finds where both slopes are 0; values around a place tell its kind. */
const flatIn = remembered((question): readonly Flat[] => {
  const facts: Facts = { functions: factsIn(question).functions, places: [] };
  const f = (x: number, y: number): number =>
    lineValue(arg(question, 1), facts, { x: measured(x), y: measured(y) }).re;
  const h = 1e-3;
  const slopes = (x: number, y: number): [number, number] => [
    (8 * (f(x + h, y) - f(x - h, y)) - (f(x + 2 * h, y) - f(x - 2 * h, y))) / (12 * h),
    (8 * (f(x, y + h) - f(x, y - h)) - (f(x, y + 2 * h) - f(x, y - 2 * h))) / (12 * h),
  ];
  const bends = (x: number, y: number): [number, number, number] => {
    const [a, b] = [slopes(x + h, y), slopes(x - h, y)];
    const [c, d] = [slopes(x, y + h), slopes(x, y - h)];
    return [(a[0] - b[0]) / (2 * h), (c[1] - d[1]) / (2 * h), (c[0] - d[0]) / (2 * h)];
  };
  const found: Flat[] = [];
  for (let i = -4; i <= 4; i += 1)
    for (let j = -4; j <= 4; j += 1) {
      let [x, y] = [i * 1.13 + 0.217, j * 1.07 - 0.171];
      for (let k = 0; k < 40; k += 1) {
        const [p, q] = slopes(x, y);
        const [a, b, c] = bends(x, y);
        const D = a * b - c * c;
        const [dx, dy] = [(b * p - c * q) / D, (a * q - c * p) / D];
        [x, y] = [x - dx, y - dy];
        const isThere = Math.abs(dx) + Math.abs(dy) < 1e-13 * (1 + Math.abs(x) + Math.abs(y));
        if (isThere || !Number.isFinite(x + y) || Math.abs(x) + Math.abs(y) > 1e4) break;
      }
      const [p, q] = slopes(x, y);
      const isFlat = Number.isFinite(x + y) && Math.abs(p) + Math.abs(q) < 1e-7;
      if (!isFlat || found.some(({ point: [a, b] }) => Math.abs(a - x) + Math.abs(b - y) < 1e-4)) continue;
      const [a, b, c] = bends(x, y);
      const D = a * b - c * c;
      const kind = Math.abs(D) < 1e-5 ? 'open' : D < 0 ? 'saddle point' : a > 0 ? 'minimum' : 'maximum';
      found.push({ point: [x, y], kind });
    }
  return found;
});

/** D as a function beside f. */
const withTest = (functions: Facts['functions']): Facts['functions'] => {
  const body = functions['f']?.body;
  if (!body) return functions;
  const [xx, yy, xy] = [[X, X], [Y, Y], [X, Y]].map(([a = X, b = X]) => call('diff', call('diff', body, a), b)) as [Expr, Expr, Expr];
  return { ...functions, D: { letters: ['x', 'y'], body: sum(product(xx, yy), negative(power(xy, TWO))) } };
}; // prettier-ignore
/** Lines about all x and y name these letters; lines about a place name one of the places. */
const namesPlace = (line: Expr, places: readonly (readonly [number, number])[], isEvery: boolean): boolean =>
  membersOf(line).every((one) => {
    const left = arg(one, 0);
    const at = isNode(left) ? left.args : [];
    if (isEvery) return at.map(({ key }) => key).join() === 'x,y';
    const [a = Number.NaN, b = Number.NaN] = at.map((e) => evaluate(e, {}).re);
    return places.some(([x, y]) => near(x, a) && near(y, b));
  });
/** The sides of both lines differ by the slopes of f. */
const setsSlopes = (question: Expr, line: Expr): boolean => {
  const facts: Facts = { functions: factsIn(question).functions, places: [] };
  return [[0.7, 1.9], [1.3, -0.4], [-2.1, 0.6]].every(([x = 0, y = 0]) => {
    const at = { x: measured(x), y: measured(y) };
    return membersOf(line).every((one, k) => {
      const slope = lineValue(call(k === 0 ? 'f_x' : 'f_y', X, Y), facts, at).re;
      const gap = lineValue(sum(arg(one, 0), negative(arg(one, 1))), facts, at).re;
      return Math.abs(gap - slope) < 1e-6 * (1 + Math.abs(slope));
    });
  });
}; // prettier-ignore
export const isSaddleLine = (question: Expr, line: Expr, rule: string): boolean => {
  const functions = withTest(factsIn(question).functions);
  const places = flatIn(question).map(({ point: [x, y] }) => ({
    x: measured(x, 0, 1e-8),
    y: measured(y, 0, 1e-8),
  }));
  if (rule === 'saddle-zero') return setsSlopes(question, line);
  if (rule === 'saddle-solve') return places.length > 0 && lineHolds(line, { functions, places });
  const points = flatIn(question).map(({ point }) => point);
  const isEvery = /slopes|second/.test(rule);
  return namesPlace(line, points, isEvery) && lineHolds(line, { functions, places: [] });
};
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-5 * (1 + Math.abs(a));
export const checkSaddle = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const flat = flatIn(problem.expression);
  const { functions } = factsIn(problem.expression);
  const isKinds = taskOf(problem) === 'kinds';
  const facts = answer.kind === 'facts' ? answer.facts.map(({ name, value }) => ({ name, point: membersOf(value) })) : [];
  const said = answer.kind === 'points' ? answer.points.map((point) => ({ name: null, point })) : facts;
  const isRight = said.every(({ name, point }) => {
    const [a = Number.NaN, b = Number.NaN, height] = point.map((e) => evaluate(e, {}).re);
    const own = flat.find(({ point: [x, y] }) => near(x, a) && near(y, b));
    const value = lineValue(functions['f']?.body ?? X, { functions, places: [] }, { x: measured(a), y: measured(b) }).re;
    return own !== undefined && (name === null || name === own.kind) && (height === undefined || near(height, value));
  });
  if (!isRight || said.length === 0 || said.length !== flat.length || isKinds !== (answer.kind === 'facts')) return null;
  return methodsThatHold(methods, ({ rule, after }) => (isSaddleLine(problem.expression, after, rule) ? 'recomputed' : null));
}; // prettier-ignore
