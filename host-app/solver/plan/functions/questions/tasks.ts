import { plain } from '../../../print/plain.js';
import type { Problem, ProblemKind } from '../../../solution.js';
import { ZERO } from '../../../tree/expr.js';

const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
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
  symmetry: 'symmetry of',
  tangent: 'tangent line of',
  vertex: 'vertex of',
};

/** What is asked about a function. A Taylor polynomial has a place and an order, which the function does not show. */
export const functionTask = ({ kind, variable, options: { order, at, operation } }: Problem): string => {
  if (/^(?:line|circle|conic)$/.test(kind))
    return `${kind}, ${operation?.replace(/\|.*/, '') || 'its parts'}:`;
  if (kind !== 'taylor') return TASKS[kind] ?? '';
  const place = `at ${variable} = ${plain(at?.[variable] ?? ZERO)}`;
  if (operation === 'series') return `Taylor series ${place} of`;
  return operation === 'terms'
    ? `first ${order} terms of the Taylor series ${place} of`
    : `Taylor polynomial of degree ${order} ${place} of`;
};
