import { lineHolds, remembered, type Facts } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { evaluate, realAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, membersOf, type Expr } from '../../../tree/expr.js';

interface Rule {
  readonly facts: Facts;
  readonly total: number;
}
/** The sum itself, part by part; Simpson's rule as two trapezoids and four thirds of a midpoint for each pair. */
const ruleIn = remembered((question): Rule | null => {
  const [first, second] = membersOf(question);
  if (!first || !second) return null;
  const [sign, area] = [arg(first, 0).key, arg(first, 1)];
  const [body, letter] = [arg(area, 0), arg(area, 1).key];
  const [a, b, n] = [arg(area, 2), arg(area, 3), arg(second, 1)].map((e) => evaluate(e, {}).re) as [number, number, number];
  const h = (b - a) / n;
  const f = (x: number): number => realAt(body, letter, x);
  let total = 0;
  for (let k = 0; k < n; k += 1) {
    const [low, high] = [a + k * h, a + (k + 1) * h];
    if (sign === 'L') total += h * f(low);
    else if (sign === 'R') total += h * f(high);
    else if (sign === 'M') total += h * f((low + high) / 2);
    else if (sign === 'T') total += (h * (f(low) + f(high))) / 2;
    else if (k % 2 === 0) total += (2 * h * (f(low) + 4 * f(high) + f(high + h))) / 6;
  }
  return { total, facts: { functions: { f: { letters: [letter], body } }, places: [{ h: measured(h), [sign]: measured(total) }] } };
}); // prettier-ignore

export const isRuleLine = (question: Expr, line: Expr): boolean => {
  const rule = ruleIn(question);
  return rule !== null && lineHolds(line, rule.facts);
};
export const checkAreaRule = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const rule = ruleIn(expression);
  if (answer.kind !== 'value' || !rule || !(Math.abs(evaluate(answer.exact, {}).re - rule.total) < 6e-7)) return null;
  return methodsThatHold(methods, ({ after }) => (isRuleLine(expression, after) ? 'recomputed' : null));
}; // prettier-ignore
