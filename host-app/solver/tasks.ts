import { plain } from './print/plain.js';
import type { Problem, ProblemKind } from './solution.js';
import { ZERO } from './tree/expr.js';

/** The name of the task, where the formula alone does not show it. A question may begin with the same words. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  simplify: 'simplify',
  expand: 'expand',
  factor: 'factor',
  derivative: 'derivative of',
  integral: 'integral of',
  definite: 'definite integral of',
  limit: 'limit of',
  asymptotes: 'asymptotes of',
  convergence: 'convergence of the series',
  domain: 'domain of',
  extrema: 'extreme values of',
  implicit: 'dy/dx of',
  intercepts: 'intercepts of',
  inverse: 'inverse of',
  monotonic: 'intervals of monotonicity of',
  period: 'period of',
  'power-series': 'convergence of the power series',
  range: 'range of',
  series: 'sum of',
  symmetry: 'symmetry of',
  tangent: 'tangent line of',
  vertex: 'vertex of',
};

/** A Taylor series and its polynomials have a place and an order, which the function does not show. */
const taylor = ({ variable, options: { order, at, operation } }: Problem): string => {
  const place = `at ${variable} = ${plain(at?.[variable] ?? ZERO)}`;
  if (operation === 'series') return `Taylor series ${place} of`;
  return operation === 'terms'
    ? `first ${order} terms of the Taylor series ${place} of`
    : `Taylor polynomial of degree ${order} ${place} of`;
};

export const taskOf = (problem: Problem): string =>
  problem.kind === 'taylor' ? taylor(problem) : (TASKS[problem.kind] ?? '');
