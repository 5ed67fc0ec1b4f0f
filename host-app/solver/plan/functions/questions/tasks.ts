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

const PARTS: Readonly<Record<string, string>> = {
  through: 'line through',
  'point-slope': 'line with slope and point',
  bisector: 'perpendicular bisector of',
  parallel: 'parallel line to',
  perpendicular: 'perpendicular line to',
  distance: 'distance of a point from',
  equation: 'circle with center and radius',
  'center-point': 'circle with center and point',
  diameter: 'circle with the diameter',
  both: 'center and radius of',
  form: 'standard form of',
};
/** 'center,focus|ellipse' as 'center and focus of'; a conic without a part is described. */
const partsOf = (operation = ''): string => {
  const parts = operation.split('|')[0] ?? '';
  return `${parts === '' ? 'parts' : parts.replaceAll(',', ' and ').replaceAll('-', ' ')} of`;
};

/** What is asked about a function. A Taylor polynomial has a place and an order, which the function does not show. */
export const functionTask = ({ kind, variable, options: { order, at, operation } }: Problem): string => {
  if (kind === 'line' || kind === 'circle' || kind === 'conic')
    return PARTS[operation ?? ''] ?? partsOf(operation);
  if (kind !== 'taylor') return TASKS[kind] ?? '';
  const place = `at ${variable} = ${plain(at?.[variable] ?? ZERO)}`;
  if (operation === 'series') return `Taylor series ${place} of`;
  return operation === 'terms'
    ? `first ${order} terms of the Taylor series ${place} of`
    : `Taylor polynomial of degree ${order} ${place} of`;
};
