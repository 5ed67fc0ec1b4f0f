import { type Expr, arg, isCall, isNode } from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import { evaluate, endValue } from '../values/evaluate.js';
import { isLimit } from '../calculus/limit.js';
import { curveOf, type Curve } from './shape.js';
import type { Judge } from './steps.js';

const differ = (a: number, b: number): boolean =>
  a !== b && !(Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) < 1e-6 * (1 + Math.abs(a)));

/** Values in windows that come closer and closer to the point. */
const windows = (f: Curve, point: number, side: number): number[][] =>
  [1, 2, 3, 4].map((k) =>
    Array.from({ length: 3000 }, (_, j) => f(point + side * 10 ** -k * (0.1 + (0.9 * j) / 3000))).filter(
      Number.isFinite,
    ),
  );
/** Every window has values close to both limits. */
const comesBackTo = (values: readonly number[], target: number, reach: number): boolean =>
  Number.isFinite(target)
    ? values.some((value) => Math.abs(value - target) < 0.02 * (1 + Math.abs(target)))
    : values.some((value) => value * Math.sign(target) > reach);

const oscillates = (e: Expr, name: string, point: number, side: number, a: number, b: number): boolean => {
  const f = curveOf(e, name);
  const whole = (k: number): number[] => Array.from({ length: 40 }, (_, j) => f(40 * 3 ** k + j));
  const found = Number.isFinite(point)
    ? windows(f, point, side)
    : someNode(e, (part) => part.kind === 'power' && evaluate(arg(part, 0), {}).re < 0)
      ? [0, 1, 2].map(whole)
      : [1, 2, 3].map((k) =>
          Array.from({ length: 4000 }, (_, j) => f(Math.sign(point) * (10 ** k + j * 0.0137 * k))).filter(
            Number.isFinite,
          ),
        );
  return found.every(
    (values, k) =>
      values.length > 20 && comesBackTo(values, a, 2 * (k + 1)) && comesBackTo(values, b, 2 * (k + 1)),
  );
};

export const NO_LIMIT: Judge = {
  holds: ({ expression, variable, options }, { evidence }) => {
    const [a = Number.NaN, b = Number.NaN] = (evidence ?? []).map(endValue);
    if (!options.to || Number.isNaN(a) || Number.isNaN(b) || !differ(a, b)) return false;
    const point = endValue(options.to);
    if (options.side === undefined && Number.isFinite(point)) {
      const sides =
        isLimit(expression, variable, point, a, 'left') && isLimit(expression, variable, point, b, 'right');
      if (sides) return true;
    }
    return oscillates(expression, variable, point, options.side === 'left' ? -1 : 1, a, b);
  },
  step: ({ rule, before, after }, problem, draft) => {
    if (isCall(before, 'lim') && isNode(before) && before.args.length === 4) {
      const side = arg(before, 3).key === '-' ? 'left' : 'right';
      return isLimit(arg(before, 0), problem.variable, endValue(arg(before, 2)), endValue(after), side)
        ? 'numeric'
        : null;
    }
    if (rule !== 'sides-differ' && rule !== 'oscillation') return undefined;
    return NO_LIMIT.holds(problem, draft) ? 'recomputed' : null;
  },
};
