import { div, neg } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import type { Step } from '../../solution.js';
import { isCall, isNode, isNum, list, relation, sym, type Expr, type RelationName } from '../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../tree/walk.js';
import { Trace } from '../trace.js';
import { linearSteps, splitAbsolute } from './linear.js';

const FLIPPED: Readonly<Record<string, RelationName>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** a |u| + b < c with one pair of bars around something linear; null for anything else. `end`: the answer as a line. */
export const absoluteSteps = (start: Expr, x: string, end: Expr): readonly Step[] | null => {
  if (!isNode(start) || start.kind !== 'relation' || !FLIPPED[start.name]) return null;
  const difference = canon(leftMinusRight(start));
  const bars = collectNodes(difference, (part) => isCall(part, 'abs') && contains(part, x));
  const [only] = bars;
  if (!only || bars.length !== 1) return null;
  const [rest, slope, ...more] = coefficientsIn(substitute(difference, only, sym('bars')), 'bars') ?? [];
  if (!rest || !slope || more.length > 0 || !isNum(slope) || !isNum(rest)) return null;
  const value = expand(div(neg(rest), slope));
  const name = (slope.value.n > 0n ? start.name : FLIPPED[start.name]) as RelationName;
  const trace = new Trace(start, 'equivalent').to('isolate-absolute', relation(name, only, value));
  if (!isNum(value)) return null;
  if (value.value.n <= 0n) return trace.to('absolute-sign', end).steps;
  const split = splitAbsolute(only, name, value);
  trace.to('split-absolute-range', split);
  const inner = isNode(split) && split.name === 'or' ? split.args : [split];
  const solved = inner.map((one) => linearSteps(one, x));
  if (solved.some((one) => one === null)) return null;
  if (solved.length === 1) return [...trace.steps, ...(solved[0]?.steps ?? [])];
  const lines = solved.map((one) => one?.line ?? end);
  return trace.to(
    'solve-case',
    list('or', lines),
    'equivalent',
    solved.flatMap((one) => one?.steps ?? []),
  ).steps;
};
