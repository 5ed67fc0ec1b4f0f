import { methodsThatHold } from '../../check/methods.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { variablesOf } from '../../tree/walk.js';
import { coefficientIn, degreesOf, isTermOf } from './terms.js';

/** The coefficient is found again as a mean of values around 0. */
export const checkBinomial = (problem: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  const { expression: power, options } = problem;
  const names = variablesOf(power);
  const [target] = options.items ?? [];
  const degrees = target ? degreesOf(target, names) : null;
  if (answer.kind !== 'value' || !degrees) return null;
  const size = evaluate(answer.exact, {}).re;
  if (!(Math.abs(coefficientIn(power, names, degrees) - size) < 1e-6 * (1 + Math.abs(size)))) return null;
  return methodsThatHold(methods, ({ rule, after }) =>
    rule === 'binomial-result' || isTermOf(power, after) ? 'recomputed' : null,
  );
};
