import { add, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, isCall, relation, ZERO, type Expr } from '../../../tree/expr.js';
import { contains } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { planInequality } from '../../inequality.js';
import { step } from '../../trace.js';

const isZero = (e: Expr): boolean => expand(e).key === '0';

/** |u| = u holds where u is not negative, and |u| = −u where u is not positive. */
export const planOwnSize = ({ expression, variable }: Problem): Draft | null => {
  const [left, right] = [canon(arg(expression, 0)), canon(arg(expression, 1))];
  const [size, other] = isCall(left, 'abs') ? [left, right] : [right, left];
  if (!isCall(size, 'abs') || !contains(size, variable)) return null;
  const inner = arg(size, 0);
  const isSame = isZero(sub(inner, other));
  if (!isSame && !isZero(add(inner, other))) return null;
  const line = relation(isSame ? '>=' : '<=', inner, ZERO);
  const found = planInequality({ kind: 'inequality', expression: line, variable, options: {} });
  const [method] = found?.methods ?? [];
  if (!found || !method) return null;
  const u = written(inner);
  const act = `|${u}| is ${isSame ? u : `−(${u})`} exactly where ${u} is not ${isSame ? 'negative' : 'positive'}.`;
  const first = step('own-size', expression, line, 'equivalent', [], undefined, act);
  return { ...found, methods: [{ ...method, steps: [first, ...method.steps] }] };
};
