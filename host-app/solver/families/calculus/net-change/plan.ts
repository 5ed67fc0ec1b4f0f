import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { pack } from '../../../packs/registry.js';
import { written } from '../../../plan/acts.js';
import { simplest, tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, call, membersOf, negative, sum, sym, type Expr } from '../../../tree/expr.js';
import { integrated } from '../areas.js';
import { equals, put } from '../formula.js';

/** The function itself: what it gains from the known place on. */
const planWhole = ({ expression, variable: x }: Problem, [body, a, b, target]: readonly [Expr, Expr, Expr, Expr]): Draft | null => {
  const found = pack('calculus').planIntegral({ kind: 'integral', expression: body, variable: x, options: {} })?.answer;
  if (!found || !('exact' in found)) return null;
  const t = x === 't' ? 'u' : 't';
  const F = found.exact;
  const start = put(F, x, a);
  const exact = simplest(expand(canon(sum(b, F, negative(start))))).form;
  const trace = new Trace(expression, 'implies');
  trace.says('net-change', equals(target, sum(b, call('defint', put(body, x, sym(t)), sym(t), a, sym(x)))), `At ${written(a)} the value is ${written(b)}.`);
  trace.says('net-integral', equals(target, sum(b, F, negative(start))), `An antiderivative is ${written(F)}.`);
  trace.says('net-total', equals(target, exact), undefined);
  return draftOf({ kind: 'expression', exact }, trace.steps);
}; // prettier-ignore

/** What the function gains from one place to another is the integral of its slope. */
export const planNetChange = (problem: Problem): Draft | null => {
  const [slope, known, asked] = membersOf(problem.expression);
  if (!slope || !known || !asked) return null;
  const letter = problem.variable;
  const [body, a, b, target] = [arg(slope, 1), arg(arg(known, 0), 0), arg(known, 1), arg(asked, 0)];
  if (arg(target, 0).key === letter) return planWhole(problem, [body, a, b, target]);
  const gain = integrated(body, letter, a, arg(target, 0));
  if (!gain) return null;
  const exact = tidy(canon(sum(b, gain.value)));
  const trace = new Trace(problem.expression, 'implies');
  const area = call('defint', body, sym(letter), a, arg(target, 0));
  trace.says('net-change', equals(target, sum(b, area)), `At ${written(a)} the value is ${written(b)}.`);
  trace.says('net-integral', equals(target, sum(b, gain.value)), `The integral is ${written(gain.value)}.`, gain.steps);
  trace.says('net-total', equals(target, exact), undefined);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
