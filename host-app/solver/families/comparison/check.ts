import { evaluate } from '../../check/values/evaluate.js';
import { methodsThatHold } from '../../check/methods.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { displayed } from '../../print/displayed.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { taskOf } from '../family.js';

const valueOf = (e: Expr): number => evaluate(e, {}).re;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-11 * (1 + Math.abs(a));
/** Whether a line is true, by decimals. */
export const isTrue = (line: Expr): boolean => {
  if (isNode(line) && line.kind === 'list')
    return line.name === 'or' ? line.args.some(isTrue) : line.args.every(isTrue);
  if (line.kind !== 'relation') return false;
  const [a, b] = [valueOf(arg(line, 0)), valueOf(arg(line, 1))];
  if (line.name === '≈') return Math.abs(a - b) < 6e-5;
  if (line.name === '=') return isNear(a, b);
  if (line.name === '!=') return !isNear(a, b);
  if (isNear(a, b)) return line.name.includes('=');
  return line.name.startsWith('<') ? a < b : a > b;
};
const valuesOf = (e: Expr): number[] => (isNode(e) && e.kind === 'list' ? e.args.map(valueOf) : [valueOf(e)]);

const isAnswer = (problem: Problem, { answer }: Draft): boolean => {
  const task = taskOf(problem);
  if (answer.kind === 'truth') return task.startsWith('test') && answer.value === isTrue(problem.expression);
  const values = valuesOf(problem.expression);
  if (answer.kind === 'equation')
    return task === 'compare' && isTrue(answer.exact) && [0, 1].every((k) => valueOf(arg(answer.exact, k)) === values[k]); // prettier-ignore
  if (answer.kind === 'value')
    return valueOf(answer.exact) === (task === 'largest' ? Math.max(...values) : Math.min(...values));
  if (answer.kind !== 'list' || answer.items.length !== values.length) return false;
  const found = answer.items.map(valueOf);
  const sign = task === 'ascending' ? 1 : -1;
  return (
    found.every((one, k) => k === 0 || sign * (one - (found[k - 1] ?? 0)) > 0) &&
    values.every((one) => found.includes(one))
  );
};

/** The identity with the values put in is a line without letters, and false. */
const checkCounter = ({ expression, options }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const values = options.items ?? [];
  const made = values.reduce((all, one) => substitute(all, arg(one, 0), arg(one, 1)), expression);
  if (answer.kind !== 'truth' || answer.value || variablesOf(made).length > 0 || isTrue(made)) return null;
  return methodsThatHold(methods, ({ rule, after }) => (rule === 'compare-counter' ? after.key === displayed(made).key : isTrue(after)) ? 'recomputed' : null);
}; // prettier-ignore

export const checkComparison = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (taskOf(problem) === 'counter') return checkCounter(problem, draft);
  if (!isAnswer(problem, draft)) return null;
  const values = valuesOf(problem.expression);
  const holds = (line: Expr): boolean =>
    line.kind === 'relation' || (isNode(line) && line.name === 'and')
      ? isTrue(line)
      : valuesOf(line).every((one) => values.some((other) => isNear(one, other)));
  return methodsThatHold(draft.methods, (one) => (holds(one.after) ? 'recomputed' : null));
};
