import { methodsThatHold } from '../../check/methods.js';
import { measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isCall, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

const inside = (e: Expr): number => evaluate(arg(e, 0), {}).re;
/**
 * The value of the sum when the logarithms are moved a little from the true ones: what is known may be rounded, so the
 * answer must have the same parts of them, whatever they are.
 */
const isLogOf = (question: Expr, line: Expr): boolean => {
  const lines = membersOf(question);
  const known = lines.slice(0, -1);
  const target = arg(lines.at(-1) ?? question, 0);
  const names = known.flatMap((one) => variablesOf(arg(one, 1)));
  const named = isCall(target, 'log') ? target.args[1] : undefined;
  const base = named ? evaluate(named, {}).re || 2.7 : isCall(target, 'log') ? 10 : Math.E;
  const log = (n: number): number => Math.log(n) / Math.log(base);
  if (names.length > 0) {
    const at = Object.fromEntries(known.map((one) => [arg(one, 1).key, measured(log(inside(arg(one, 0))))]));
    return known.every((one) => arg(one, 1).kind === 'sym') && Math.abs(evaluate(line, at).re - log(inside(target))) < 1e-9;
  }
  // Numbers: some whole combination of the known ones, and of log 10, is the number itself.
  const value = evaluate(line, {}).re;
  const all = [...known.map((one) => [log(inside(arg(one, 0))), evaluate(arg(one, 1), {}).re] as const), ...(base === 10 ? [[1, 1] as const] : [])];
  const walk = (k: number, truth: number, said: number): boolean => {
    if (k === all.length) return Math.abs(truth - log(inside(target))) < 1e-9 && Math.abs(said - value) < 1e-9;
    const [a = 0, b = 0] = all[k] ?? [];
    return Array.from({ length: 13 }, (_, n) => n - 6).some((n) => walk(k + 1, truth + n * a, said + n * b));
  };
  return walk(0, 0, 0);
}; // prettier-ignore
/** The line is true of the logarithms themselves. */
export const isLogLine = (line: Expr): boolean => {
  const [name] = variablesOf(line);
  const [a, b] = [0, 1].map((k) => evaluate(arg(line, k), name ? { [name]: measured(2.7) } : {}).re) as [
    number,
    number,
  ];
  return Math.abs(a - b) < 1e-9 * (1 + Math.abs(a));
};
export const isValueOfLog = (question: Expr, line: Expr): boolean =>
  line.kind === 'relation' &&
  arg(line, 0).key === arg(membersOf(question).at(-1) ?? question, 0).key &&
  isLogOf(question, arg(line, 1));

export const checkKnownLogs = ({ expression }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  if (answer.kind !== 'value' || !isLogOf(expression, answer.exact)) return null;
  return methodsThatHold(methods, ({ rule, after }) =>
    (/^log-(?:put|result)/.test(rule) ? isValueOfLog(expression, after) : isLogLine(after)) ? 'recomputed' : null,
  );
}; // prettier-ignore
