import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import { measured } from '../../check/numbers/measured.js';
import type { Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';

/** By Simpson's rule, in the angle of x = tan: the whole line fits into it. */
export const share = (density: (x: number) => number, to: number): number => {
  const parts = 4000;
  const end = Math.atan(to);
  const at = (k: number): number => {
    const angle = (end * k) / parts;
    return density(Math.tan(angle)) / Math.cos(angle) ** 2;
  };
  let total = at(0) + at(parts);
  for (let k = 1; k < parts; k += 1) total += (k % 2 === 1 ? 4 : 2) * at(k);
  return (total * end) / (3 * parts);
};
/** The end of the middle part that holds `level` of the whole area, which is found by the same rule. */
const criticalOf = (density: (x: number) => number, level: number): number => {
  const whole = share(density, 1e7);
  let [low, high] = [0, 1e5];
  for (let k = 0; k < 80; k += 1) {
    const middle = (low + high) / 2;
    if (share(density, middle) / whole < level) low = middle;
    else high = middle;
  }
  return low;
};

export const checkInterval = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const { expression } = problem;
  if (answer.kind !== 'intervals' || !isNode(expression)) return null;
  const known = Object.fromEntries(
    expression.args.map((line) => [arg(line, 0).key, evaluate(arg(line, 1), {}).re]),
  );
  const { level = 0, n = 0, hits, mean = 0 } = known;
  const task = taskOf(problem);
  const density =
    task === 't'
      ? (x: number): number => (1 + (x * x) / (n - 1)) ** (-n / 2)
      : (x: number): number => Math.exp((-x * x) / 2);
  const critical = criticalOf(density, level);
  const p = hits === undefined ? (known['share'] ?? 0) : hits / n;
  const center = task === 'share' ? p : mean;
  const spread = known['σ'] ?? known['s'] ?? 0;
  const margin = critical * (task === 'share' ? Math.sqrt((p * (1 - p)) / n) : spread / Math.sqrt(n));
  const near = (e: Expr, value: number, within = 6e-5): boolean =>
    Math.abs(evaluate(e, {}).re - value) <= within + 1e-9 * Math.abs(value);
  const [only] = answer.intervals;
  if (!only || !near(only.lo, center - margin) || !near(only.hi, center + margin)) return null;
  const at = {
    z: measured(critical),
    t: measured(critical),
    n: measured(n),
    p: measured(p),
    σ: measured(spread),
    s: measured(spread),
    E: measured(margin),
  };
  const holds = ({ rule, after }: Step): boolean => {
    if (rule === 'interval-around' || rule === 'interval-ends')
      return (
        near(arg(arg(after, 0), 0), center - margin, 12e-5) &&
        near(arg(arg(after, 1), 1), center + margin, 12e-5)
      );
    const [left, right] = [evaluate(arg(after, 0), at).re, evaluate(arg(after, 1), at).re];
    return Math.abs(left - right) <= 6e-5 * (1 + Math.abs(left / critical));
  };
  return methodsThatHold(methods, (one) => (holds(one) ? 'recomputed' : null));
};
