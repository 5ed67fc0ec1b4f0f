import { factsIn, lineHolds, lineValue } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured } from '../../../check/numbers/measured.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, call, membersOf, sym, type Expr } from '../../../tree/expr.js';

/** Slopes of the area itself, between bounds that are moved a little. */
export const isBoundsLine = (question: Expr, line: Expr): boolean =>
  lineHolds(line, { functions: factsIn(question).functions, places: [] });
export const checkMovingBounds = ({ expression, variable }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  if (answer.kind !== 'expression' && answer.kind !== 'value') return null;
  const [, where] = membersOf(expression);
  const { functions } = factsIn(expression);
  const facts = { functions, places: [] };
  const places = where ? [lineValue(arg(where, 1), facts, {}).re] : [0.43, 0.91, 1.37, 2.2, 3.1];
  const pairs = places.map((x) => {
    const at = { [variable]: measured(x) };
    return [lineValue(call("F'", sym(variable)), facts, at).re, lineValue(answer.exact, facts, at).re] as const;
  });
  const known = pairs.filter(([a, b]) => Number.isFinite(a + b));
  const isRight = known.length > 0 && known.every(([a, b]) => Math.abs(a - b) < 1e-5 * (1 + Math.abs(b)));
  return isRight ? methodsThatHold(methods, ({ after }) => (isBoundsLine(expression, after) ? 'recomputed' : null)) : null;
}; // prettier-ignore
