import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, call, membersOf, sum, sym } from '../../../tree/expr.js';
import { integrated } from '../areas.js';
import { equals } from '../formula.js';

/** What the function gains from one place to another is the integral of its slope. */
export const planNetChange = (problem: Problem): Draft | null => {
  const [slope, known, asked] = membersOf(problem.expression);
  if (!slope || !known || !asked) return null;
  const letter = problem.variable;
  const [body, a, b, target] = [arg(slope, 1), arg(arg(known, 0), 0), arg(known, 1), arg(asked, 0)];
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
