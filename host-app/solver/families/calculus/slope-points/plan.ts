import { written } from '../../../plan/acts.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { anyOf, arg, list, membersOf, sym, type Expr } from '../../../tree/expr.js';
import { taskOf } from '../../family.js';
import { equals, of, rootsOf, slope, valueAt } from '../formula.js';

/** Where the derivative has the slope that is asked, and the points of the curve there. */
export const planSlopePoints = (problem: Problem): Draft | null => {
  const [definition, wanted] = membersOf(problem.expression);
  if (!definition || !wanted) return null;
  const [f, m, letter] = [arg(definition, 1), arg(wanted, 1), problem.variable];
  const x = sym(letter);
  const derived = slope(f, letter);
  const roots = derived && rootsOf(equals(derived, m), letter);
  if (!derived || !roots || roots.length === 0) return null;
  const trace = new Trace(definition, 'implies');
  trace.says('slope-derive', equals(of("f'", x), derived), undefined);
  trace.says('slope-equation', equals(derived, m), `The slope is to be ${written(m)}.`);
  trace.says('slope-solve', anyOf(roots.map((root) => equals(x, root))), undefined);
  if (taskOf(problem) === 'values') return draftOf({ kind: 'roots', variable: letter, roots }, trace.steps);
  const points = roots.map((root) => [root, valueAt(f, letter, root)] as const);
  if (points.some(([, y]) => y === null)) return null;
  const known = points.map(([a, b]) => [a, b ?? a] as readonly Expr[]);
  const y = sym('y');
  trace.says('slope-points', anyOf(known.map(([a = x, b = x]) => list('and', [equals(x, a), equals(y, b)]))), undefined);
  return draftOf({ kind: 'points', variables: [letter, 'y'], points: known }, trace.steps);
}; // prettier-ignore
