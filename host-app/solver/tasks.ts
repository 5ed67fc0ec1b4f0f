import { pack } from './packs/registry.js';
import { isFunctionKind } from './plan/functions/functions.types.js';
import type { Problem, ProblemKind } from './solution.js';

/** The name of the task, where the formula alone does not show it. A question may begin with the same words. */
const TASKS: Readonly<Partial<Record<ProblemKind, string>>> = {
  simplify: 'simplify',
  expand: 'expand',
  factor: 'factor',
  derivative: 'derivative of',
  integral: 'integral of',
  definite: 'definite integral of',
  limit: 'limit of',
  series: 'sum of',
};

export const taskOf = (problem: Problem): string =>
  isFunctionKind(problem.kind) ? pack('functions').functionTask(problem) : (TASKS[problem.kind] ?? '');
