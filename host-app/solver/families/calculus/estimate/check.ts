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
import { rational } from '../../../../maths/rational.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, membersOf, negative, num, product, sum, sym, type Expr } from '../../../tree/expr.js';

const decimal = (x: number): Expr => num(rational(BigInt(Math.round(x * 1e13)), 10n ** 13n));
/** The line through two points of the curve that are next to each other. */
const factsOf = remembered((question): Facts | null => {
  const [definition, where] = membersOf(question);
  if (!definition || !where) return null;
  const { functions } = factsIn(question);
  const a = evaluate(arg(where, 1), {}).re;
  const f = (x: number): number =>
    lineValue(arg(definition, 1), { functions, places: [] }, { x: measured(x) }).re;
  const h = 1e-3;
  const slope = (8 * (f(a + h) - f(a - h)) - (f(a + 2 * h) - f(a - 2 * h))) / (12 * h);
  const body = sum(decimal(f(a)), product(decimal(slope), sum(sym('x'), negative(arg(where, 1)))));
  return { functions: { ...functions, L: { letters: ['x'], body } }, places: [] };
});
export const isEstimateLine = (question: Expr, line: Expr): boolean => {
  const facts = factsOf(question);
  return facts !== null && lineHolds(line, facts);
};
export const checkEstimate = (
  { expression }: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  const facts = factsOf(expression);
  const own = facts?.functions['L'];
  const place = arg(arg(membersOf(expression)[2] ?? expression, 0), 0);
  if (answer.kind !== 'value' || !facts || !own) return null;
  const value = lineValue(own.body, facts, { x: evaluate(place, {}) }).re;
  if (!(Math.abs(evaluate(answer.exact, {}).re - value) < 1e-8 * (1 + Math.abs(value)))) return null;
  return methodsThatHold(methods, ({ after }) => (isEstimateLine(expression, after) ? 'recomputed' : null));
};
