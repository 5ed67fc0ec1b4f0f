import { pack } from '../../packs/registry.js';
import type { Draft, Method, Problem, ProblemKind } from '../../solution.js';
import { AREA, NO_AREA } from './areas.js';
import { NO_LIMIT } from './limits.js';
import { POWER_SERIES, TAYLOR } from '../calculus/power-series.js';
import { CONVERGENCE, SUM } from '../calculus/series.js';
import { EXTREMA } from './extrema.js';
import { MONOTONIC } from './monotonicity.js';
import { CIRCLE, LINE } from './lines.js';
import { DOMAIN, RANGE } from './shape.js';
import { judgedStep, type Judge } from './steps.js';
import { ASYMPTOTES } from './asymptotes.js';
import { IMPLICIT, TANGENT } from './tangents.js';
import { PARAMETRIC } from './parametric.js';
import { PARTIAL } from './partial.js';
import { INTERCEPTS, INVERSE, PERIOD, SYMMETRY, VERTEX } from './features.js';

const JUDGES: Readonly<Partial<Record<ProblemKind, Judge>>> = {
  area: AREA,
  asymptotes: ASYMPTOTES,
  circle: CIRCLE,
  convergence: CONVERGENCE,
  domain: DOMAIN,
  extrema: EXTREMA,
  implicit: IMPLICIT,
  intercepts: INTERCEPTS,
  inverse: INVERSE,
  line: LINE,
  monotonic: MONOTONIC,
  parametric: PARAMETRIC,
  partial: PARTIAL,
  period: PERIOD,
  'power-series': POWER_SERIES,
  range: RANGE,
  series: SUM,
  symmetry: SYMMETRY,
  tangent: TANGENT,
  taylor: TAYLOR,
  vertex: VERTEX,
  // These two answers mean that there is no value; values are checked elsewhere.
  definite: NO_AREA,
  limit: NO_LIMIT,
};

/** The judge for this kind of problem. */
export const judgeOf = ({ kind }: Problem): Judge | undefined =>
  kind === 'differential'
    ? pack('differential').DIFFERENTIAL
    : kind === 'conic'
      ? pack('conics').CONIC
      : JUDGES[kind];

/** The methods whose lines are all correct, or null when the answer is not. */
export const judged = (judge: Judge, problem: Problem, draft: Draft): readonly Method[] | null => {
  if (!judge.holds(problem, draft)) return null;
  return draft.methods.flatMap((method) => {
    const steps = method.steps.flatMap((step) => judgedStep(step, judge, problem, draft) ?? []);
    return steps.length > 0 && steps.length === method.steps.length
      ? [{ nameKey: method.nameKey, steps }]
      : [];
  });
};
