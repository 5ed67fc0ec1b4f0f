import { evaluate } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import { methodsThatHold } from '../../check/methods.js';
import { lineHolds } from '../../check/steps.js';
import type { Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { contains } from '../../tree/walk.js';
import { taskOf } from '../family.js';

const at = (e: Expr, x: number, y = 0, A = 0): number =>
  evaluate(e, { x: measured(x), y: measured(y), A: measured(A) }).re;

/** y from the condition at x: a search for a change of sign over many sizes. */
const otherAt = (condition: Expr | null, x: number): number => {
  if (!condition) return 0;
  const gap = (y: number): number => at(arg(condition, 0), x, y) - at(arg(condition, 1), x, y);
  // Conditions of this family are linear in y.
  const [zero, one] = [gap(0), gap(1)];
  return -zero / (one - zero);
};

/** Every place that is better than those around it, from a grid that is made finer around it. */
const peaksOf = (amount: (u: number) => number, low: number, high: number): (readonly [number, number])[] => {
  const parts = 4001;
  const us = Array.from({ length: parts - 1 }, (_, k) => low + ((k + 1) / parts) * (high - low));
  const values = us.map(amount);
  return us.flatMap((u, k) => {
    const value = values[k] ?? -Infinity;
    if (!(value > (values[k - 1] ?? Infinity)) || !(value >= (values[k + 1] ?? Infinity))) return [];
    let [a, b] = [us[k - 1] ?? u, us[k + 1] ?? u];
    for (let round = 0; round < 100; round += 1) {
      const [p, q] = [a + (b - a) / 3, b - (b - a) / 3];
      if (amount(p) < amount(q)) a = p;
      else b = q;
    }
    return [[(a + b) / 2, amount((a + b) / 2)] as const];
  });
};

export const checkOptimum = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const { expression, options } = problem;
  const { from, to, items = [] } = options;
  if (!isNode(expression) || !from || !to) return null;
  const [first, second] = expression.args;
  const [condition, target] = second ? [first ?? null, second] : [null, first];
  if (!target) return null;
  const sign = taskOf(problem) === 'max' ? 1 : -1;
  const amount = (x: number): number => {
    const y = otherAt(condition, x);
    const isSize = !isInfinite(from);
    const value = at(arg(target, 1), x, y) * sign;
    return Number.isFinite(value) && !(condition && isSize && y < 0) ? value : -Infinity;
  };
  // An endless range is searched in parts that are stretched: x = u/(1 - |u|).
  const stretched = (u: number): number => u / (1 - Math.abs(u));
  const isEndless = isInfinite(to);
  const [low, high] = isEndless
    ? [isInfinite(from) ? -1 : 0, 1]
    : [evaluate(from, {}).re, evaluate(to, {}).re];
  const place = isEndless ? stretched : (u: number): number => u;
  const peaks = peaksOf((u) => amount(place(u)), low, high);
  const top = Math.max(...peaks.map(([, value]) => value));
  // Better values at an end, where none is taken, mean that there is no best one.
  const ends = [1e-2, 1e-4, 1e-7].flatMap((part) => [low + part * (high - low), high - part * (high - low)]);
  if (ends.some((u) => amount(place(u)) > top + 1e-9 * (1 + Math.abs(top)))) return null;
  const best = peaks
    .filter(([, value]) => Math.abs(value - top) <= 1e-9 * (1 + Math.abs(top)))
    .map(([u]) => place(u));
  const [x = Number.NaN] = best;
  const [y, A] = [otherAt(condition, x), top * sign];
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-5 * (1 + Math.abs(b));
  const wanted = best.map((at0) => items.map((item) => at(item, at0, otherAt(condition, at0), A)));
  const given = answer.kind === 'points' ? answer.points : answer.kind === 'value' ? [[answer.exact]] : [];
  const isSame = (point: readonly Expr[], values: readonly number[]): boolean =>
    point.length === values.length &&
    point.every((e, k) => near(evaluate(e, {}).re, values[k] ?? Number.NaN));
  if (
    given.length !== wanted.length ||
    !wanted.every((values) => given.some((point) => isSame(point, values)))
  )
    return null;
  const slope = (v: number): number => ((amount(v + 1e-5) - amount(v - 1e-5)) / 2e-5) * sign;
  const samples = [0.21, 0.37, 0.55, 0.83]
    .map((part) => place(low + part * (high - low)))
    .filter((v) => Number.isFinite(amount(v)));
  const holds = ({ rule, after }: Step): boolean => {
    if (rule === 'optimum-second') {
      const h = 1e-3 * (1e-2 + Math.abs(x));
      const bend = (sign * (amount(x + h) - 2 * amount(x) + amount(x - h))) / h ** 2;
      return Math.abs(at(arg(after, 1), x) - bend) <= 1e-3 * (1e-3 + Math.abs(bend)) && bend * sign < 0;
    }
    if (rule === 'optimum-replace') return samples.every((v) => near(at(arg(after, 1), v), amount(v) * sign));
    if (rule === 'optimum-derive')
      return samples.every(
        (v) =>
          !Number.isFinite(slope(v)) ||
          Math.abs(at(arg(after, 1), v) - slope(v)) <= 1e-4 * (1 + Math.abs(slope(v)) + Math.abs(amount(v))),
      );
    if (rule === 'optimum-solve')
      return samples.every((v) => near(at(arg(after, 1), v), otherAt(condition, v)));
    if (rule === 'optimum-zero' && after.kind === 'relation' && arg(after, 0).key !== 'x')
      return Math.abs(at(arg(after, 0), x)) <= 1e-3 * (1 + Math.abs(at(arg(after, 0), x * 1.5 + 1)));
    const exact = { x: measured(x), y: measured(y), A: measured(A) };
    return lineHolds(after, exact) === true || linesNear(after, exact);
  };
  return methodsThatHold(methods, (one) => (holds(one) ? 'numeric' : null));
};

/** The search ends some digits before the exact values. */
const linesNear = (line: Expr, point: Parameters<typeof evaluate>[1]): boolean => {
  if (!isNode(line)) return false;
  if (line.kind === 'list')
    return line.name === 'or'
      ? line.args.some((part) => linesNear(part, point))
      : line.args.every((part) => linesNear(part, point));
  const [left, right] = [evaluate(arg(line, 0), point).re, evaluate(arg(line, 1), point).re];
  return Math.abs(left - right) <= 1e-4 * (1 + Math.abs(right));
};

/** The second derivative of A at the place of the line before, as the lines say A. */
export const isBend = (before: Expr, after: Expr, lines: readonly Expr[]): boolean => {
  const [a, b] = [before, after].map((line) => (line.kind === 'relation' ? [arg(line, 0), arg(line, 1)] : null));
  const place = a?.[0]?.key === 'x' && a[1] ? evaluate(a[1], {}).re : Number.NaN;
  const bodies = lines.flatMap((line) => (line.kind === 'relation' && arg(line, 0).key === 'A' && contains(arg(line, 1), 'x') && !contains(arg(line, 1), 'y') ? [arg(line, 1)] : []));
  const said = b?.[0]?.key === "A''" && b[1] ? evaluate(b[1], {}).re : Number.NaN;
  return bodies.some((body) => {
    const h = 1e-3 * (1e-2 + Math.abs(place));
    const bend = (at(body, place + h) - 2 * at(body, place) + at(body, place - h)) / h ** 2;
    return Math.abs(said - bend) <= 1e-3 * (1e-3 + Math.abs(bend));
  });
}; // prettier-ignore
