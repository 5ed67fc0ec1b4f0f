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
import { arg, isNode, membersOf, type Expr } from '../../../tree/expr.js';

interface Way {
  readonly facts: Facts;
  readonly slope: number;
}
/** How fast the function changes on a short walk in the direction. */
const wayIn = remembered((question): Way | null => {
  const [definition, ...rest] = membersOf(question);
  if (!definition) return null;
  const { functions } = factsIn(question);
  const left = arg(definition, 0);
  const letters = isNode(left) ? left.args.map(({ key }) => key) : [];
  const numbers = rest.map((line) => evaluate(arg(line, 1), {}).re);
  const [place, v] = [numbers.slice(0, letters.length), numbers.slice(letters.length)];
  const length = Math.sqrt(v.reduce((total, one) => total + one * one, 0));
  const facts = { functions, places: [] };
  const f = (t: number): number =>
    lineValue(arg(definition, 1), facts, Object.fromEntries(letters.map((name, k) => [name, measured((place[k] ?? 0) + (t * (v[k] ?? 0)) / length)]))).re;
  const h = 1e-3;
  const slope = (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h);
  return { slope, facts: { functions, places: [{ D: measured(slope, 0, 1e-9), '|v|': measured(length) }] } };
}); // prettier-ignore

export const isDirectionalLine = (question: Expr, line: Expr): boolean => {
  const way = wayIn(question);
  return way !== null && lineHolds(line, way.facts);
};
export const checkDirectional = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const way = wayIn(expression);
  if (answer.kind !== 'value' || !way || !(Math.abs(evaluate(answer.exact, {}).re - way.slope) < 1e-6 * (1 + Math.abs(way.slope)))) return null;
  return methodsThatHold(methods, ({ after }) => (isDirectionalLine(expression, after) ? 'recomputed' : null));
}; // prettier-ignore
