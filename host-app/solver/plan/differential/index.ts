import { MathProblem } from '../../kernel/problem.js';
import type { Draft, Problem } from '../../solution.js';
import { planFirstOrder } from './first-order.js';
import { planHigherOrder } from './higher-order.js';
import { odeOf } from './ode.js';

/** Separable and linear equations of the first order, and linear ones with constant coefficients above. */
export const planDifferential = (problem: Problem): Draft | null => {
  const ode = odeOf(problem);
  if (!ode) return null;
  try {
    return ode.order === 1 ? planFirstOrder(ode) : planHigherOrder(ode);
  } catch (error) {
    // The equation has no slope at the given point.
    if (error instanceof MathProblem) return null;
    throw error;
  }
};
