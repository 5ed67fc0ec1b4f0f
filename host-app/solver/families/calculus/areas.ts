import { pack } from '../../packs/registry.js';
import { checkStep } from '../../check/steps.js';
import type { Problem, Step } from '../../solution.js';
import { definedOrNull } from '../../kernel/problem.js';
import type { Expr } from '../../tree/expr.js';

/** The value of an integral between two ends, with the steps that lead to it. */
export const integrated = (
  body: Expr,
  letter: string,
  from: Expr,
  to: Expr,
): { readonly value: Expr; readonly steps: readonly Step[] } | null => {
  const problem: Problem = { kind: 'definite', expression: body, variable: letter, options: { from, to } };
  const draft = definedOrNull(() => pack('calculus').planDefinite(problem));
  const steps = draft?.methods[0]?.steps;
  return draft?.answer.kind === 'value' && steps ? { value: draft.answer.exact, steps } : null;
};
/** The steps inside a step of an integral are checked as those of an integral. */
export const checkInside = (inner: Step, letter: string, value: Expr): Step | null =>
  checkStep(inner, { points: [], variable: letter, where: 'real', value });
