import { lineHolds, remembered, type Facts } from '../../../check/calculus/function-lines.js';
import { methodsThatHold, withSubsteps } from '../../../check/methods.js';
import { evaluate, realAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, call, isCall, membersOf, negative, sum, sym, type Expr } from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { checkInside } from '../areas.js';

const factsOf = remembered((question): Facts | null => {
  const [slope, known] = membersOf(question);
  const left = slope && arg(slope, 0);
  if (!slope || !known || !left || !isCall(left)) return null;
  const letter = arg(left, 0);
  const inner = substitute(arg(slope, 1), letter, sym('τ'));
  const body = sum(arg(known, 1), call('defint', inner, sym('τ'), arg(arg(known, 0), 0), letter));
  return { functions: { [left.name.slice(0, -1)]: { letters: [letter.key], body } }, places: [] };
}); // prettier-ignore
export const isChangeLine = (question: Expr, line: Expr): boolean => {
  const facts = factsOf(question);
  return facts !== null && lineHolds(line, facts);
};

/** The curve is followed in small steps by the rule of Runge and Kutta, which for a slope of x alone is Simpson's. */
const followed = (body: Expr, letter: string, [a, b, c]: readonly [number, number, number]): number => {
  const parts = 4000;
  const h = (c - a) / parts;
  const f = (x: number): number => realAt(body, letter, x);
  let y = b;
  for (let k = 0; k < parts; k += 1) {
    const x = a + k * h;
    y += (h / 6) * (f(x) + 4 * f(x + h / 2) + f(x + h));
  }
  return y;
};
/** The whole function: its values at several places. */
const checkWhole = (question: Expr, x: string, { answer, methods }: Pick<Draft, 'answer' | 'methods'>): readonly Method[] | null => {
  const [slope, known, asked] = membersOf(question);
  if (answer.kind !== 'expression' || !slope || !known || !asked || arg(arg(asked, 0), 0).key !== x) return null;
  const [a, b] = [arg(arg(known, 0), 0), arg(known, 1)].map((e) => evaluate(e, {}).re) as [number, number];
  const pairs = [0.35, 0.8, 1.7, 2.6].map((shift) => [realAt(answer.exact, x, a + shift), followed(arg(slope, 1), x, [a, b, a + shift])] as const);
  const isRight = pairs.every(([said, value]) => Math.abs(said - value) < 1e-6 * (1 + Math.abs(value)));
  return isRight ? methodsThatHold(methods, ({ after }) => (isChangeLine(question, after) ? 'recomputed' : null)) : null;
}; // prettier-ignore
export const checkNetChange = ({ expression, variable }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [slope, known, asked] = membersOf(expression);
  if (!slope || !known || !asked) return null;
  if (answer.kind === 'expression') return checkWhole(expression, variable, { answer, methods });
  if (answer.kind !== 'value') return null;
  const [a, b, c] = [arg(arg(known, 0), 0), arg(known, 1), arg(arg(asked, 0), 0)].map((e) => evaluate(e, {}).re) as [number, number, number];
  const value = followed(arg(slope, 1), variable, [a, b, c]);
  if (!(Math.abs(evaluate(answer.exact, {}).re - value) < 1e-6 * (1 + Math.abs(value)))) return null;
  const gain = sum(answer.exact, negative(arg(known, 1)));
  return methodsThatHold(methods, (step) =>
    isChangeLine(expression, step.after) ? withSubsteps(step, 'recomputed', (inner) => checkInside(inner, variable, gain)) : null,
  );
}; // prettier-ignore
