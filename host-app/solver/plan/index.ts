import type { Draft, Problem, ProblemKind } from '../solution.js';
import { planDerivative } from './calculus/derivative.js';
import { planDefinite, planIntegral } from './calculus/integral.js';
import { planLimit } from './calculus/limit.js';
import { planInequality } from './inequality.js';
import { planMatrix } from './matrix.js';
import { planSequence, planSeries } from './sequence.js';
import { planFactor } from './simplify/factor.js';
import { planExpand, planSimplify } from './simplify/index.js';
import { planSolve } from './solve.js';
import { planSystem } from './system.js';
import { planNumbers, planProbability } from './whole.js';

type Planner = (problem: Problem) => Draft | null;

export const PLANNERS: Readonly<Record<ProblemKind, Planner>> = {
  evaluate: planSimplify,
  simplify: planSimplify,
  expand: planExpand,
  factor: planFactor,
  solve: planSolve,
  inequality: planInequality,
  system: planSystem,
  derivative: planDerivative,
  integral: planIntegral,
  definite: planDefinite,
  limit: planLimit,
  series: planSeries,
  sequence: planSequence,
  gcd: planNumbers,
  lcm: planNumbers,
  'prime-factors': planNumbers,
  'is-prime': planNumbers,
  'is-composite': planNumbers,
  remainder: planNumbers,
  matrix: planMatrix,
  probability: planProbability,
};
