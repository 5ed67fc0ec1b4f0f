import type { Draft, Problem } from '../../solution.js';
import { planComplexNumber, planQuadrant } from './angles.js';
import { POLYNOMIALS } from './polynomials.js';

/** Another form of an expression, or a number derived from it; `operation` selects which. */
export const planRewrite = (problem: Problem): Draft | null => {
  const operation = problem.options.operation ?? '';
  if (operation.startsWith('quadrant')) return planQuadrant(problem);
  return (POLYNOMIALS[operation] ?? planComplexNumber)(problem);
};
