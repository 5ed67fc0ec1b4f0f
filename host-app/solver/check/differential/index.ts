import type { Draft, Problem, Step } from '../../solution.js';
import type { Judge } from '../curves/steps.js';
import { firstOrderHolds } from './first-order.js';
import { firstOrderLine } from './first-order-lines.js';
import { higherOrderHolds, higherOrderLine } from './higher-order.js';
import { askedIn } from './question.js';

const isFirst = (problem: Problem): boolean => askedIn(problem).order === 1;

/** Puts the answer into the equation and into the values at a point, with numbers only. */
export const DIFFERENTIAL: Judge = {
  holds: (problem: Problem, draft: Draft) =>
    isFirst(problem) ? firstOrderHolds(problem, draft) : higherOrderHolds(problem, draft),
  step: (step: Step, problem: Problem, draft: Draft) => {
    const verdict = isFirst(problem)
      ? firstOrderLine(step, problem, draft)
      : higherOrderLine(step, problem, draft);
    if (verdict === undefined) return undefined;
    return verdict ? 'numeric' : null;
  },
};
