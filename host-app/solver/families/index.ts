import type { Draft, Method, Problem } from '../solution.js';
import { BASES } from './bases/index.js';
import { BINOMIAL } from './binomial/index.js';
import { AREA_RULES } from './calculus/area-rules/index.js';
import { HIGH_DERIVATIVE } from './calculus/high-derivative/index.js';
import { INVERSE_SLOPE } from './calculus/inverse-slope/index.js';
import { MEAN_VALUE } from './calculus/mean-value/index.js';
import { NET_CHANGE } from './calculus/net-change/index.js';
import { NEWTON } from './calculus/newton/index.js';
import { READINGS } from './calculus/readings.js';
import { REVOLUTION } from './calculus/revolution/index.js';
import { DIRECTIONAL } from './calculus/directional/index.js';
import { ESTIMATE } from './calculus/estimate/index.js';
import { MOVING_BOUNDS } from './calculus/moving-bounds/index.js';
import { SLOPE_POINTS } from './calculus/slope-points/index.js';
import { PIECES } from './calculus/pieces/index.js';
import { GAPS } from './calculus/gaps/index.js';
import { RANGE_BETWEEN } from './calculus/range-between/index.js';
import { SADDLE } from './calculus/saddle/index.js';
import { SHIFTED } from './calculus/shifted/index.js';
import { CLOCK } from './clock/index.js';
import { COMPARISON } from './comparison/index.js';
import { COMPLEX_UNKNOWNS } from './complex-unknowns/index.js';
import { CONDITIONS } from './conditions/index.js';
import { CONFIDENCE } from './confidence/index.js';
import { nameOf, type Family } from './family.js';
import { FIGURES } from './figures/index.js';
import { FOLDS } from './folds/index.js';
import { INTEGER_EQUATIONS } from './integer-equations/index.js';
import { KNOWN_LOGS } from './known-logs/index.js';
import { ONE_WAVE } from './one-wave/index.js';
import { OPTIMUM } from './optimum/index.js';
import { POLYNOMIALS } from './polynomials/index.js';
import { RATIO } from './ratio/index.js';
import { RELATED_RATES } from './related-rates/index.js';
import { SETS } from './sets/index.js';
import { SOLUTIONS } from './solutions/index.js';
import { SPACE } from './space/index.js';
import { SYMMETRIC } from './symmetric/index.js';
import { WHOLE_NUMBERS } from './whole-numbers/index.js';

const FAMILIES: readonly Family[] = [
  BASES,
  AREA_RULES,
  BINOMIAL,
  CLOCK,
  COMPARISON,
  COMPLEX_UNKNOWNS,
  CONDITIONS,
  CONFIDENCE,
  FIGURES,
  DIRECTIONAL,
  ESTIMATE,
  FOLDS,
  INTEGER_EQUATIONS,
  GAPS,
  HIGH_DERIVATIVE,
  INVERSE_SLOPE,
  KNOWN_LOGS,
  MEAN_VALUE,
  MOVING_BOUNDS,
  NET_CHANGE,
  NEWTON,
  ONE_WAVE,
  OPTIMUM,
  POLYNOMIALS,
  PIECES,
  RANGE_BETWEEN,
  RATIO,
  RELATED_RATES,
  REVOLUTION,
  SADDLE,
  SETS,
  SHIFTED,
  SLOPE_POINTS,
  SOLUTIONS,
  SPACE,
  SYMMETRIC,
  WHOLE_NUMBERS,
  ...READINGS,
];
const familyOf = (problem: Problem): Family | undefined =>
  FAMILIES.find(({ name }) => name === nameOf(problem));

export const readApplied = (text: string): Problem | null => {
  const found = FAMILIES.filter(({ cue }) => cue.test(text)).flatMap(({ read }) => read(text) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
};
export const planApplied = (problem: Problem): Draft | null => familyOf(problem)?.plan(problem) ?? null;
export const verifyApplied = (problem: Problem, draft: Draft): readonly Method[] | null =>
  familyOf(problem)?.check(problem, draft) ?? null;
