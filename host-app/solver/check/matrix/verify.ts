import type { Draft, Method, Problem } from '../../solution.js';
import { methodsThatHold } from '../methods.js';
import { checkMatrix } from './answer.js';
import { checkMatrixStep } from './steps.js';

/** Null when the answer could not be confirmed; methods with a wrong line are left out. */
export const verifyMatrix = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  if (!checkMatrix(problem, answer)) return null;
  const values =
    answer.kind === 'list'
      ? answer.items
      : answer.kind === 'points'
        ? answer.points.flatMap(([value]) => (value ? [value] : []))
        : [];
  return methodsThatHold(methods, (step) => checkMatrixStep(step, values));
};
