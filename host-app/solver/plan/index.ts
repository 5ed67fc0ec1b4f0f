import { pack } from '../packs/registry.js';
import type { Draft, Problem, ProblemKind } from '../solution.js';
import { planInequality } from './inequality.js';
import { planFactor } from './simplify/factor.js';
import { planExpand, planSimplify } from './simplify/index.js';
import { planSolve } from './solve.js';
import { planSystem } from './system.js';

type Planner = (problem: Problem) => Draft | null;

const planNumbers: Planner = (problem) => pack('numbers').planNumbers(problem);

/** @throws PackNeeded where the planner is in a pack that is not loaded */
export const PLANNERS: Readonly<Record<ProblemKind, Planner>> = {
  evaluate: planSimplify,
  simplify: planSimplify,
  expand: planExpand,
  factor: planFactor,
  solve: planSolve,
  inequality: planInequality,
  system: planSystem,
  derivative: (problem) => pack('calculus').planDerivative(problem),
  integral: (problem) => pack('calculus').planIntegral(problem),
  definite: (problem) => pack('calculus').planDefinite(problem),
  limit: (problem) => pack('calculus').planLimit(problem),
  series: (problem) => pack('numbers').planSeries(problem),
  sequence: (problem) => pack('numbers').planSequence(problem),
  gcd: planNumbers,
  lcm: planNumbers,
  'prime-factors': planNumbers,
  'is-prime': planNumbers,
  'is-composite': planNumbers,
  remainder: planNumbers,
  matrix: (problem) => pack('numbers').planMatrix(problem),
  probability: (problem) => pack('numbers').planProbability(problem),
};
