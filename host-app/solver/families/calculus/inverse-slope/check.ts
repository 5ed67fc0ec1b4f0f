import { factsIn, lineHolds, remembered, type Facts } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { evaluate, realAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, isNode, membersOf, num, relation, sum, type Expr } from '../../../tree/expr.js';
import { rational } from '../../../../maths/rational.js';
import { collectNodes } from '../../../tree/walk.js';

const near = (value: number): Expr => num(rational(BigInt(Math.round(value * 1e12)), 10n ** 12n));
/** The inverse at two near values, each by search: their difference gives its slope. */
const found = remembered((question): { readonly a: number; readonly slope: number } | null => {
  const [definition, line] = membersOf(question);
  if (!definition || !line) return null;
  const letter = arg(arg(definition, 0), 0).key;
  const [body, b] = [arg(definition, 1), arg(line, 1)];
  const places = (shift: number): number[] => scanRoots(relation('=', body, sum(b, near(shift))), letter);
  const [a, more] = places(0);
  if (a === undefined || more !== undefined) return null;
  const h = 1e-4;
  const values = [h, -h, 2 * h, -2 * h].map((shift) => places(shift));
  if (values.some((one) => one.length !== 1)) return null;
  const [up = 0, down = 0, high = 0, low = 0] = values.flat();
  return { a: Math.abs(realAt(body, letter, Math.round(a)) - evaluate(b, {}).re) < 1e-12 ? Math.round(a) : a, slope: (8 * (up - down) - (high - low)) / (12 * h) };
}); // prettier-ignore

const nameIn = (line: Expr): string =>
  collectNodes(line, (part) => part.kind === 'sym' && part.name.startsWith('(f'))[0]?.key ?? '';
/** The line says f(a) = b, whatever a is. */
const isCondition = (question: Expr, line: Expr): boolean => {
  const [definition, wanted] = membersOf(question);
  if (!definition || !wanted) return false;
  const letter = arg(arg(definition, 0), 0).key;
  const b = evaluate(arg(wanted, 1), {}).re;
  return [0.4, 1.3, 2.2].every((a) => {
    const [left, right] = [0, 1].map((k) => realAt(arg(line, k), 'a', a)) as [number, number];
    return Math.abs(left - right - (realAt(arg(definition, 1), letter, a) - b)) < 1e-9 * (1 + Math.abs(left));
  });
};
export const isInverseLine = (question: Expr, line: Expr, rule: string): boolean => {
  const place = found(question);
  if (!place || !isNode(line)) return false;
  if (rule === 'inverse-place') return isCondition(question, line);
  const name = nameIn(line);
  const facts: Facts = {
    functions: factsIn(question).functions,
    places: [{ a: measured(place.a, 0, 1e-9), ...(name === '' ? {} : { [name]: measured(place.slope, 0, 1e-7) }) }],
  };
  return lineHolds(line, facts);
}; // prettier-ignore
export const checkInverseSlope = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const place = found(expression);
  if (answer.kind !== 'value' || !place) return null;
  if (!(Math.abs(evaluate(answer.exact, {}).re - place.slope) < 1e-5 * (1e-3 + Math.abs(place.slope)))) return null;
  return methodsThatHold(methods, ({ rule, after }) => (isInverseLine(expression, after, rule) ? 'recomputed' : null));
}; // prettier-ignore
