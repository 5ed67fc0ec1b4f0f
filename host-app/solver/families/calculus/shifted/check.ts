import { lineHolds, type Facts } from '../../../check/calculus/function-lines.js';
import { methodsThatHold } from '../../../check/methods.js';
import { measured, type Measured } from '../../../check/numbers/measured.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../../solution.js';
import { arg, isCall, isNode, membersOf, sym, type Expr } from '../../../tree/expr.js';
import { mapTree } from '../../../tree/walk.js';

/** f at a value: the x that leads there is found from two values of what is inside, which is a line. */
const valueOf = (question: Expr, value: number): Measured => {
  const [given] = membersOf(question);
  if (!given) return measured(Number.NaN);
  const [inner, body] = [arg(arg(given, 0), 0), arg(given, 1)];
  const at = (x: number): number => evaluate(inner, { x: measured(x) }).re;
  const x = (value - at(0)) / (at(1) - at(0));
  return evaluate(body, { x: measured(x) });
};
const ROUNDS = [0.71, 1.37, 2.9];
export const isShiftedLine = (question: Expr, line: Expr, rule: string): boolean => {
  const [given] = membersOf(question);
  if (!given || !isNode(line)) return false;
  const inner = arg(arg(given, 0), 0);
  return ROUNDS.every((x) => {
    const u = evaluate(inner, { x: measured(x) });
    const at: Record<string, Measured> = { x: measured(x), ...(/letter|solve/.test(rule) ? { u } : { u: measured(x + 0.3) }) };
    const made = mapTree(line, (part) => {
      if (!isCall(part, 'f')) return part;
      const name = `#${Object.keys(at).length}`;
      at[name] = valueOf(question, evaluate(arg(part, 0), at).re);
      return sym(name);
    });
    const facts: Facts = { functions: {}, places: [at] };
    return lineHolds(made, facts);
  });
}; // prettier-ignore
export const checkShifted = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const [, asked] = membersOf(expression);
  if (answer.kind !== (asked ? 'value' : 'expression')) return null;
  const places = asked ? [evaluate(arg(arg(asked, 0), 0), {}).re] : ROUNDS;
  const isRight = places.every((x) => {
    const [a, b] = [evaluate(answer.exact, { x: measured(x) }).re, valueOf(expression, x).re];
    return Math.abs(a - b) < 1e-9 * (1 + Math.abs(b));
  });
  return isRight ? methodsThatHold(methods, ({ rule, after }) => (isShiftedLine(expression, after, rule) ? 'recomputed' : null)) : null;
}; // prettier-ignore
