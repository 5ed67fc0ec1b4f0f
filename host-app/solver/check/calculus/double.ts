import type { Draft, Method, Problem, Step } from '../../solution.js';
import { arg, type Expr } from '../../tree/expr.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { measured } from '../numbers/measured.js';
import { methodsThatHold } from '../methods.js';
import { checkStep } from '../steps.js';

const NODES = [0.1252334085114689, 0.3678314989981802, 0.5873179542866175, 0.7699026741943047, 0.9041172563704749, 0.9815606342467192]; // prettier-ignore
const WEIGHTS = [0.2491470458134028, 0.2334925365383548, 0.2031674267230659, 0.1600783285433462, 0.1069393259953184, 0.0471753363865118]; // prettier-ignore
/** Gauss's rule with twelve places on each of sixteen parts. */
const area = (f: (x: number) => number, from: number, to: number): number => {
  const half = (to - from) / 32;
  let total = 0;
  for (let part = 0; part < 16; part += 1) {
    const middle = from + (2 * part + 1) * half;
    NODES.forEach((node, k) => {
      total += (WEIGHTS[k] ?? 0) * (f(middle - node * half) + f(middle + node * half)) * half;
    });
  }
  return total;
};
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-8 * (1 + Math.abs(b));

/** Both integrals at once in decimals; the inner one also by itself at several places. */
export const verifyDouble = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [x, a, b, y, c, d] = problem.options.items ?? [];
  if (!x || !a || !b || !y || !c || !d || answer.kind !== 'value') return null;
  const value = (e: Expr, at: Point = {}): number => evaluate(e, at).re;
  const inner = (v: number): number => {
    const at = { [y.key]: measured(v) };
    const f = (u: number): number => value(problem.expression, { ...at, [x.key]: measured(u) });
    return area(f, value(a, at), value(b, at));
  };
  const [low, high] = [value(c), value(d)];
  if (!near(area(inner, low, high), value(answer.exact))) return null;
  const isInner = ({ rule, after }: Step): boolean =>
    rule === 'inner-integral' &&
    [0.13, 0.5, 0.71, 0.94].every((share) => {
      const v = low + share * (high - low);
      return near(value(after, { [y.key]: measured(v) }), inner(v));
    });
  const ground = { points: [], variable: y.key, where: 'real' as const, value: answer.exact };
  return methodsThatHold(methods, (step) =>
    arg(step.before, 0).key === problem.expression.key || step.rule === 'inner-integral'
      ? isInner(step)
        ? 'numeric'
        : null
      : checkStep(step, ground),
  );
};
