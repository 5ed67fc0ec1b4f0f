import {
  factsIn,
  lineHolds,
  lineValue,
  remembered,
  type Facts,
} from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, call, membersOf, num, relation, sym, type Expr } from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { rational } from '../../../../maths/rational.js';

const decimal = (value: number): Expr => num(rational(BigInt(Math.round(value * 1e12)), 10n ** 12n));
/** Places at which f′ has this value, by search between two ends. */
const places = (question: Expr, from: number, to: number): number[] => {
  const [definition, low, high] = membersOf(question);
  if (!definition || !low || !high) return [];
  const x = arg(arg(definition, 0), 0).key;
  const facts: Facts = { ...factsIn(question), places: [] };
  const [a, b] = [arg(low, 0), arg(high, 1)].map((end) => evaluate(end, {}).re) as [number, number];
  const at = (place: number): number => lineValue(arg(definition, 1), facts, { [x]: measured(place) }).re;
  const mean = (at(b) - at(a)) / (b - a);
  const slope = call('diff', substitute(arg(definition, 1), sym(x), sym('c')), sym('c'));
  const [start, end] = [Math.max(from, a - 60), Math.min(to, b + 60)];
  const grid = Array.from({ length: 1201 }, (_, k) => start + ((end - start) * (k + 0.013)) / 1201.1);
  return scanRoots(relation('=', slope, decimal(mean)), 'c', grid);
}; // prettier-ignore
const everywhere = remembered((question) => places(question, -Infinity, Infinity));
const inside = remembered((question) => places(question, ...insideOf(question)));
const insideOf = (question: Expr): readonly [number, number] => {
  const [, low, high] = membersOf(question);
  return low && high ? [evaluate(arg(low, 0), {}).re, evaluate(arg(high, 1), {}).re] : [0, 0];
};

/** The line is true of the function of the question at the places that the theorem names. */
export const isMeanLine = (question: Expr, line: Expr, rule: string): boolean => {
  const { functions } = factsIn(question);
  const cs = rule === 'mean-solve' ? everywhere(question) : inside(question);
  const facts = { functions, places: cs.map((c) => ({ c: measured(c, 0, 1e-10) })) };
  return cs.length > 0 && lineHolds(line, rule === 'mean-derivative' ? { functions, places: [] } : facts);
};
export const checkMeanValue = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  if (answer.kind !== 'roots') return null;
  const found = inside(problem.expression);
  const values = answer.roots.map((root) => evaluate(root, {}).re);
  const isNear = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6 * (1 + Math.abs(x));
  const isAll = found.length === values.length && found.every((one) => values.some((other) => isNear(one, other)));
  if (!isAll) return null;
  return methodsThatHold(methods, ({ rule, after }) => (isMeanLine(problem.expression, after, rule) ? 'recomputed' : null));
}; // prettier-ignore
