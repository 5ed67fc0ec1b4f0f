import { plain } from '../../../print/plain.js';
import type { Problem, ProblemKind } from '../../../solution.js';
import { ZERO } from '../../../tree/expr.js';

/** Where the name of the kind and 'of' are not what is asked. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  differential: 'solve the differential equation',
  parametric: 'dy/dx of',
  partial: 'derivative of',
  area: 'area between',
  convergence: 'convergence of the series',
  extrema: 'extreme values of',
  implicit: 'dy/dx of',
  monotonic: 'intervals of monotonicity of',
  'power-series': 'convergence of the power series',
  tangent: 'tangent line of',
};

/** Where the kind has several questions. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'extrema critical': 'critical points of',
  'extrema inflection': 'inflection points of',
  'extrema nature': 'nature of the stationary points of',
  'asymptotes ends': 'end behavior of',
  'line directions': 'directions of the lines',
  'line point-slope': 'line by its slope and a point,',
  'line through': 'line through two points,',
};

/** What is asked about a function. A Taylor polynomial has a place and an order, which the function does not show. */
export const functionTask = ({ kind, variable, options: { order, at, operation } }: Problem): string => {
  const named = OPERATIONS[`${kind} ${operation}`];
  if (named) return named;
  if (/^(?:line|circle|conic)$/.test(kind))
    return `${kind}, ${operation?.replace(/\|.*/, '') || 'its parts'}:`;
  if (kind !== 'taylor') return TASKS[kind] ?? `${kind} of`;
  const place = `at ${variable} = ${plain(at?.[variable] ?? ZERO)}`;
  if (operation === 'series') return `Taylor series ${place} of`;
  return operation === 'terms'
    ? `first ${order} terms of the Taylor series ${place} of`
    : `Taylor polynomial of degree ${order} ${place} of`;
};
