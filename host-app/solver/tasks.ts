import { pack } from './packs/registry.js';
import { isFunctionKind } from './plan/functions/functions.types.js';
import type { Problem } from './solution.js';

/** The name of the task, where the formula alone does not show it. A question may begin with the same words. */
export const taskOf = (problem: Problem): string =>
  isFunctionKind(problem.kind)
    ? pack('functions').functionTask(problem)
    : /^(?:solve|inequality|system|evaluate)$/.test(problem.kind)
      ? ''
      : pack('expressions').taskWords(problem);
