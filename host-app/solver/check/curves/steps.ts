import type { CheckWay, Draft, Problem, Step } from '../../solution.js';
import { arg, isCall, isNode, type Expr, type Node } from '../../tree/expr.js';
import { verdictText } from '../../plan/functions/functions.types.js';
import { someNode, variablesOf } from '../../tree/walk.js';
import { evaluate } from '../values/evaluate.js';
import { follows } from './truth.js';
import { identical } from '../values/identity.js';
import { checkStep } from '../steps.js';
import { withSubsteps } from '../methods.js';

/** The checks for one kind of answer and for its lines. */
export interface Judge {
  readonly holds: (problem: Problem, draft: Draft) => boolean;
  /**
   * For lines that only this kind has; null when the line is wrong, undefined when another check must decide.
   */
  readonly step?: (step: Step, problem: Problem, draft: Draft) => CheckWay | null | undefined;
}

const isLine = (e: Expr): boolean => isNode(e) && (e.kind === 'relation' || e.kind === 'list');
const isTuple = (e: Expr): e is Node => isNode(e) && (e.name === 'tuple' || e.name === 'set');

const sameValues = (before: Expr, after: Expr): boolean => {
  if (isTuple(before) && isTuple(after))
    return (
      before.args.length === after.args.length &&
      before.args.every((part, at) => sameValues(part, arg(after, at)))
    );
  if (identical(before, after) === 'yes' || identical(before, after, 'positive') === 'yes') return true;
  return variablesOf(before).length === 0 && variablesOf(after).length === 0 && rootOfNothing(before, after);
};

/** sqrt(4 - 2^2) = 0: rounding under a root makes the error large, but the values agree far below it. */
const rootOfNothing = (before: Expr, after: Expr): boolean => {
  const [a, b] = [evaluate(before, {}), evaluate(after, {})];
  return a.error < 1e-6 && b.error < 1e-6 && Math.hypot(a.re - b.re, a.im - b.im) <= 1e-12;
};

const GROUND = { points: [], variable: 'x', where: 'real' } as const;
const OPEN = ['lim', 'int', 'defint'];

const checkLine = (step: Step): CheckWay | null => {
  const { before, after, link } = step;
  if (link === 'equal') {
    if (someNode(before, (part) => OPEN.some((name) => isCall(part, name))))
      return checkStep({ ...step, substeps: [] }, GROUND)?.check ?? null;
    return sameValues(before, after) ? 'identity' : null;
  }
  if (!isLine(before) || !isLine(after)) return null;
  return follows(before, after, link === 'equivalent') ? 'substitution' : null;
};

/** A step with its nested steps; null when a line is wrong. */
export const judgedStep = (step: Step, judge: Judge, problem: Problem, draft: Draft): Step | null => {
  const own = judge.step?.(step, problem, draft);
  // The judge has found the verdict again.
  const isVerdict =
    step.rule === 'conclusion' &&
    draft.answer.kind === 'verdict' &&
    step.after.key === verdictText(draft.answer.verdict);
  const check = isVerdict ? 'recomputed' : own === undefined ? checkLine(step) : own;
  return withSubsteps(step, check, (inner) => judgedStep(inner, judge, problem, draft));
};
