import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { pointsOf } from './system.js';
import { tidy } from '../../../plan/simplify/index.js';
import { written } from '../../../plan/acts.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import {
  anyOf,
  arg,
  list,
  negative,
  power,
  product,
  sum,
  sym,
  TWO,
  ZERO,
  type Expr,
} from '../../../tree/expr.js';
import { substituteAll } from '../../../tree/walk.js';
import type { Fact } from '../../../plan/functions/functions.types.js';
import { taskOf } from '../../family.js';
import { equals, of, slope } from '../formula.js';

const [x, y] = [sym('x'), sym('y')];
const named = (by: string): Expr => of(`f_${by}`, x, y);
const pointOf = (place: readonly Expr[]): Expr => list('tuple', place);
const at = (e: Expr, [a = ZERO, b = ZERO]: readonly Expr[]): Expr => tidy(canon(substituteAll(e, [['x', a], ['y', b]]))); // prettier-ignore

/** Both slopes are 0; the sign of D = f_xx f_yy − f_xy² tells an extreme value from a saddle. */
export const planSaddle = (problem: Problem): Draft | null => {
  const f = arg(problem.expression, 1);
  const [fx, fy] = [slope(f, 'x'), slope(f, 'y')];
  const lines = fx && fy && list('system', [equals(fx, ZERO), equals(fy, ZERO)]);
  const points = lines && pointsOf(lines);
  if (!fx || !fy || !lines || !points || points.length === 0 || points.length > 9) return null;
  const trace = new Trace(problem.expression, 'implies');
  trace.says('saddle-slopes', list('system', [equals(named('x'), fx), equals(named('y'), fy)]), undefined);
  trace.says('saddle-zero', lines, undefined);
  const line = ([a = ZERO, b = ZERO]: readonly Expr[]): Expr => list('and', [equals(x, a), equals(y, b)]);
  trace.says('saddle-solve', anyOf(points.map(line)), undefined);
  if (taskOf(problem) === 'points') return draftOf({ kind: 'points', variables: ['x', 'y'], points }, trace.steps);
  const [fxx, fyy, fxy] = [slope(fx, 'x'), slope(fy, 'y'), slope(fx, 'y')];
  if (!fxx || !fyy || !fxy) return null;
  trace.says('saddle-second', list('system', [equals(named('xx'), fxx), equals(named('yy'), fyy), equals(named('xy'), fxy)]), undefined);
  const facts: Fact[] = [];
  for (const place of points) {
    const [a, b, c] = [fxx, fyy, fxy].map((e) => at(e, place)) as [Expr, Expr, Expr];
    const D = tidy(canon(sum(product(a, b), negative(power(c, TWO)))));
    const [size, bend] = [approx(canon(D)), approx(canon(a))];
    if (!Number.isFinite(size) || Math.abs(size) < 1e-12) return null;
    const name = size < 0 ? 'saddle point' : bend > 0 ? 'minimum' : 'maximum';
    const says = size < 0 ? 'D is negative: a saddle point.' : `D is positive and f_xx is ${bend > 0 ? 'positive: a minimum' : 'negative: a maximum'}.`;
    trace.says('saddle-test', list('and', [equals(of('D', ...place), D), equals(of('f_xx', ...place), a)]), `At ${written(pointOf(place))} ${says}`);
    facts.push({ name, value: pointOf(size < 0 ? place : [...place, at(f, place)]) });
  }
  const heights = facts.some(({ name }) => name !== 'saddle point') ? points.map((place) => equals(of('f', ...place), at(f, place))) : [];
  if (heights.length > 0) trace.says('saddle-heights', list('system', heights), undefined);
  return draftOf({ kind: 'facts', facts }, trace.steps);
}; // prettier-ignore
