import type { Draft, Problem, ProblemKind } from '../solution.js';
import { planInequality } from './inequality.js';
import { planSequence, planSeries } from './sequence.js';
import { planFactor } from './simplify/factor.js';
import { planExpand, planSimplify } from './simplify/index.js';
import { planSolve } from './solve.js';
import { planSystem } from './system.js';
import { planNumbers, planProbability } from './whole.js';

type Planner = (problem: Problem) => Draft | null;
const later: Planner = () => null;

export const PLANNERS: Readonly<Record<ProblemKind, Planner>> = {
  evaluate: planSimplify,
  simplify: planSimplify,
  expand: planExpand,
  factor: planFactor,
  solve: planSolve,
  inequality: planInequality,
  system: planSystem,
  derivative: later,
  integral: later,
  definite: later,
  limit: later,
  series: planSeries,
  sequence: planSequence,
  gcd: planNumbers,
  lcm: planNumbers,
  'prime-factors': planNumbers,
  'is-prime': planNumbers,
  'is-composite': planNumbers,
  remainder: planNumbers,
  matrix: later,
  probability: planProbability,
};
