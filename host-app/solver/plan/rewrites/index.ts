import type { Draft, Problem } from '../../solution.js';
import { planComplexNumber, planQuadrant } from './angles.js';
import { POLYNOMIALS } from './polynomials.js';

/** An expression in another form, or a number that belongs to it; `operation` says which. */
export const planRewrite = (problem: Problem): Draft | null => {
  const operation = problem.options.operation ?? '';
  if (operation.startsWith('quadrant')) return planQuadrant(problem);
  return (POLYNOMIALS[operation] ?? planComplexNumber)(problem);
};
