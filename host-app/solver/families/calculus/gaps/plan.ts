import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { simplest } from '../../../plan/simplify/index.js';
import { written } from '../../../plan/acts.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { anyOf, arg, list, product, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { divisors } from '../../../tree/walk.js';
import { taskOf } from '../../family.js';
import { equals, of, rootsOf, valueAt } from '../formula.js';

/** Where a denominator is 0; a hole is where the numerator is 0 too and the shortened fraction has a value. */
export const planGaps = (problem: Problem): Draft | null => {
  const { expression, variable: letter } = problem;
  const f = arg(expression, 1);
  const below = divisors(f);
  const [only, more] = below;
  if (!only) return null;
  const x = sym(letter);
  const equation = equals(more ? product(...below) : only, ZERO);
  const found = rootsOf(equation, letter);
  const roots = found && [...found].sort((a, b) => approx(canon(a)) - approx(canon(b)));
  if (!roots || roots.length === 0) return null;
  const trace = new Trace(expression, 'implies');
  trace.says('gaps-equation', equation, undefined);
  trace.says('gaps-solve', anyOf(roots.map((root) => equals(x, root))), undefined);
  if (taskOf(problem) === 'gaps') return draftOf({ kind: 'roots', variable: letter, roots }, trace.steps);
  const short = simplest(canon(f)).form;
  const points = roots.flatMap((root): (readonly Expr[])[] => {
    const y = valueAt(short, letter, root);
    return y ? [[root, y]] : [];
  });
  if (points.length === 0) return null;
  const shared = points.map(([root = ZERO]) => `x = ${written(root)}`).join(' and ');
  trace.says('gaps-short', equals(of('f', x), short), `The factor that is 0 at ${shared} is above and below, and cancels.`);
  trace.says('gaps-holes', anyOf(points.map(([a = x, b = x]) => list('and', [equals(x, a), equals(sym('y'), b)]))), undefined);
  return draftOf({ kind: 'points', variables: [letter, 'y'], points }, trace.steps);
}; // prettier-ignore
