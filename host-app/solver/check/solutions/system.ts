import { pack } from '../../packs/registry.js';
import type { CheckWay, SolutionAnswer, Draft, Method, Problem, Step } from '../../solution.js';
import { type Expr } from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { checkLinearStep, familyHolds, hasNoSolution, onlySolution } from './linear.js';
import { methodsThatHold } from '../methods.js';
import { pointsHold } from './solutions.js';
import { checkStep, type Ground } from '../steps.js';
import { isMatrix } from '../../tree/predicates.js';

type Points = Extract<SolutionAnswer, { kind: 'points' }>;

const pointsRight = (system: Expr, answer: Points): boolean => {
  const { points, variables, inconsistent } = answer;
  if (inconsistent) return points.length === 0 && hasNoSolution(system, variables);
  const [only] = points;
  const exact = only && points.length === 1 ? onlySolution(system, variables, only) : null;
  return exact ?? pointsHold(system, variables, points);
};

const answerHolds = ({ expression }: Problem, draft: Draft): boolean => {
  const { answer, points } = draft;
  if (answer.kind === 'points') return pointsRight(expression, answer);
  if (answer.kind === 'family') return familyHolds(expression, answer);
  if (answer.kind !== 'roots' || !points || !pointsRight(expression, points)) return false;
  const at = points.variables.indexOf(answer.variable);
  const values = new Set(points.points.map((point) => point[at]?.key));
  return at >= 0 && values.size === answer.roots.length && answer.roots.every(({ key }) => values.has(key));
};

/** Linear lines are compared as a whole; others are checked at the solutions. */
const checkLine = (
  step: Step,
  unknowns: readonly string[],
  ground: Ground,
  answer: SolutionAnswer,
): Step | CheckWay | null => {
  if (step.detail !== undefined && someNode(step.before, isMatrix))
    return pack('matrices').checkMatrixStep(step, []);
  const check = checkLinearStep(step, unknowns, answer.kind === 'family' ? answer : null);
  const whole = checkStep(step, ground);
  if (check === undefined) return whole;
  const substeps = step.substeps.length > 0 ? whole?.substeps : [];
  return check && substeps ? { ...step, check, substeps } : null;
};

export const verifySystem = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (!answerHolds(problem, draft)) return null;
  const answer = draft.points ?? draft.answer;
  const unknowns = answer.kind === 'points' || answer.kind === 'family' ? answer.variables : [];
  const points: Point[] =
    answer.kind === 'points'
      ? answer.points.map((point) =>
          Object.fromEntries(unknowns.map((name, k) => [name, evaluate(point[k] ?? problem.expression, {})])),
        )
      : [];
  const ground: Ground = { points, variable: problem.variable, where: 'real' };
  return methodsThatHold(draft.methods, (step) => checkLine(step, unknowns, ground, answer));
};
