import { canon } from '../../../kernel/canonical.js';
import { definedOrNull } from '../../../kernel/problem.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import { call, relation, sym, type Expr } from '../../../tree/expr.js';
import { isInfinite } from '../../../tree/predicates.js';
import { verdictText, type Verdict } from '../../functions/functions.types.js';
import { step, draftOf } from '../../trace.js';
import { planSplit, unboundedArea } from '../integrals/improper.js';
import { limitOf } from '../limits/limit-value.js';
import { differ, sinusoidLimits } from '../limits/oscillation.js';
import { planSum } from './sums.js';

const verdictDraft = (verdict: Verdict): Expr => sym(verdictText(verdict));
const sideSign = (side: 'left' | 'right'): Expr => sym(side === 'left' ? '-' : '+');

const noLimit = (steps: readonly Step[], evidence: readonly Expr[]): Draft => ({
  ...draftOf({ kind: 'verdict', verdict: 'does-not-exist' }, steps),
  evidence,
});

/** Both one-sided limits are known, and they are not the same. */
const sidesDiffer = (e: Expr, x: string, point: Expr): Draft | null => {
  const [left, right] = [limitOf(canon(e), x, point, 'left'), limitOf(canon(e), x, point, 'right')];
  if (!left || !right || !differ(left, right)) return null;
  const line = (side: 'left' | 'right'): Expr => call('lim', e, sym(x), point, sideSign(side));
  return noLimit(
    [
      step('left-limit', line('left'), left, 'equal'),
      step('right-limit', line('right'), right, 'equal'),
      step('sides-differ', relation('!=', left, right), verdictDraft('does-not-exist'), 'case'),
    ],
    [left, right],
  );
};

const oscillates = (e: Expr, x: string, point: Expr, side: 'left' | 'right'): Draft | null => {
  const found = sinusoidLimits(canon(e), x, point, side);
  return (
    found &&
    noLimit(
      [step('oscillation', relation('!=', found[1], found[0]), verdictDraft('does-not-exist'), 'case')],
      found,
    )
  );
};

const planNoLimit = ({ expression, variable, options }: Problem): Draft | null => {
  const point = options.to && (isInfinite(options.to) ? options.to : canon(options.to));
  if (!point) return null;
  const oneSided = options.side !== undefined || isInfinite(point);
  return (
    (oneSided ? null : sidesDiffer(expression, variable, point)) ??
    oscillates(expression, variable, point, options.side ?? 'right')
  );
};

/**
 * Cases that the planners of limits, integrals and sums leave: values by pieces, or a proof that there is
 * none.
 */
export const planVerdict = (problem: Problem): Draft | null =>
  definedOrNull(() => {
    if (problem.kind === 'limit') return planNoLimit(problem);
    if (problem.kind === 'definite') return planSplit(problem) ?? unboundedArea(problem);
    return problem.kind === 'series' ? planSum(problem) : null;
  });
