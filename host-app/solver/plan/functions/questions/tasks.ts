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
  'tangent normal': 'normal line of',
  'tangent slope': 'slope of the curve',
  'period amplitude': 'amplitude of',
  'period shift': 'phase shift of',
  'period all': 'period, amplitude and phase shift of',
  'line directions': 'directions of the lines',
  'line point-slope': 'line by its slope and a point,',
  'line through': 'line through two points,',
};

/** 'where this is concave up:', 'derivative by x, then by y of' */
const byOperation: Readonly<Partial<Record<ProblemKind, (problem: Problem) => string>>> = {
  monotonic: ({ options: { operation = '' } }) => `where this is ${operation.replaceAll('|', ' or ')}:`,
  area: ({ options: { items = [] } }) => (items.length === 1 ? 'area under' : 'area between'),
  partial: ({ options: { by = [], operation } }) =>
    operation === 'gradient' ? 'gradient of' : `derivative by ${by.join(', then by ')} of`,
  implicit: ({ options: { order = 1 } }) => (order > 1 ? 'second derivative of y by x for' : 'dy/dx of'),
};

/** What is asked about a function. A Taylor polynomial has a place and an order, which the function does not show. */
export const functionTask = (problem: Problem): string => {
  const {
    kind,
    variable,
    options: { order, at, operation },
  } = problem;
  const named = OPERATIONS[`${kind} ${operation}`];
  const made = byOperation[kind]?.(problem);
  if (named ?? made) return named ?? made ?? '';
  if (/^(?:line|circle|conic)$/.test(kind))
    return `${kind}, ${operation?.replace(/\|.*/, '') || 'its parts'}:`;
  if (kind !== 'taylor') return TASKS[kind] ?? `${kind} of`;
  const place = `at ${variable} = ${plain(at?.[variable] ?? ZERO)}`;
  if (operation === 'series') return `Taylor series ${place} of`;
  return operation === 'terms'
    ? `first ${order} terms of the Taylor series ${place} of`
    : `Taylor polynomial of degree ${order} ${place} of`;
};
