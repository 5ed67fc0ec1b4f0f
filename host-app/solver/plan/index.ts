import { pack } from '../packs/registry.js';
import type { Draft, Problem, ProblemKind } from '../solution.js';
import { hasDecimal } from './equation/standard.js';
import { FUNCTION_KINDS, type FunctionKind } from './functions/functions.types.js';
import { planInequality } from './inequality.js';
import { planSolve } from './solve.js';
import { planSystem } from './system.js';

type Planner = (problem: Problem) => Draft | null;

const planFunction: Planner = (problem) => pack('functions').planFunction(problem);
/** Problems without a value may have a proof of that. */
const orVerdict =
  (plan: Planner): Planner =>
  (problem) =>
    plan(problem) ?? pack('functions').planVerdict(problem);
const planNumbers: Planner = (problem) => pack('numbers').planNumbers(problem);

const planSimplify: Planner = (problem) => pack('expressions').planSimplify(problem);

/** Decimals of the question stay decimals in the answer. */
const inDecimals =
  (plan: Planner): Planner =>
  (problem) => {
    const draft = plan(problem);
    return draft && hasDecimal(problem.expression) ? pack('expressions').withDecimals(draft) : draft;
  };

/** @throws PackNeeded where the planner is in a pack that is not loaded */
export const PLANNERS: Readonly<Record<ProblemKind, Planner>> = {
  ...(Object.fromEntries(FUNCTION_KINDS.map((kind) => [kind, planFunction])) as Record<
    FunctionKind,
    Planner
  >),
  evaluate: planSimplify,
  simplify: planSimplify,
  expand: (problem) => pack('expressions').planExpand(problem),
  factor: (problem) => pack('expressions').planFactor(problem),
  solve: inDecimals(planSolve),
  inequality: inDecimals(planInequality),
  system: inDecimals(planSystem),
  derivative: (problem) => pack('calculus').planDerivative(problem),
  integral: (problem) => pack('calculus').planIntegral(problem),
  definite: orVerdict((problem) => pack('calculus').planDefinite(problem)),
  limit: orVerdict((problem) => pack('calculus').planLimit(problem)),
  series: (problem) => pack('functions').planVerdict(problem),
  sequence: (problem) => pack('numbers').planSequence(problem),
  gcd: planNumbers,
  lcm: planNumbers,
  'prime-factors': planNumbers,
  'is-prime': planNumbers,
  'is-composite': planNumbers,
  remainder: planNumbers,
  matrix: (problem) => pack('matrices').planMatrix(problem),
  numbers: (problem) => pack('numbers').planDigits(problem),
  identity: (problem) => pack('algebra').planIdentity(problem),
  measure: (problem) => pack('wordProblems').planMeasure(problem),
  counted: (problem) => pack('wordProblems').planCounted(problem),
  applied: (problem) => pack('wordProblems').planApplied(problem),
  double: (problem) => pack('calculus').planDouble(problem),
  rewrite: (problem) => pack('algebra').planRewrite(problem),
  story: (problem) => pack('wordProblems').planWordProblem(problem),
  probability: (problem) => pack('numbers').planProbability(problem),
};
