import { factsIn, lineHolds, remembered, type Facts } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import { evaluate, realAt } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, membersOf, type Expr } from '../../../tree/expr.js';

interface Way {
  readonly facts: Facts;
  readonly last: number;
}
/** Where each tangent, drawn through two near points, meets the axis. */
const wayIn = remembered((question): Way | null => {
  const [definition, start, count] = membersOf(question);
  if (!definition || !start || !count) return null;
  const letter = arg(arg(definition, 0), 0).key;
  const f = (x: number): number => realAt(arg(definition, 1), letter, x);
  const [name = '', first = '0'] = arg(start, 0).key.split('_');
  const n = Math.round(evaluate(arg(count, 1), {}).re);
  let x = evaluate(arg(start, 1), {}).re;
  const known: Record<string, ReturnType<typeof measured>> = { [`${name}_${first}`]: measured(x) };
  for (let k = 1; k <= n; k += 1) {
    const h = 1e-4 * (1 + Math.abs(x));
    const slope = (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
    x -= f(x) / slope;
    known[`${name}_${Number(first) + k}`] = measured(x, 0, 1e-9);
  }
  return { last: x, facts: { functions: factsIn(question).functions, places: [known] } };
}); // prettier-ignore

export const isNewtonLine = (question: Expr, line: Expr): boolean => {
  const way = wayIn(question);
  return way !== null && Number.isFinite(way.last) && lineHolds(line, way.facts);
};
/** Fractions are written out, other values have six decimals. */
export const checkNewton = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const way = wayIn(expression);
  if (answer.kind !== 'value' || !way || !(Math.abs(evaluate(answer.exact, {}).re - way.last) < 1.5e-6)) return null;
  return methodsThatHold(methods, ({ rule, after }) =>
    (rule === 'newton-derivative' ? isSlopeLine(expression, after) : isNewtonLine(expression, after)) ? 'recomputed' : null,
  );
}; // prettier-ignore
const isSlopeLine = (question: Expr, line: Expr): boolean =>
  lineHolds(line, { functions: factsIn(question).functions, places: [] });
