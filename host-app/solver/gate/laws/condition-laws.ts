import { saysCondition } from '../../families/conditions/gaps.js';
import { variablesOf } from '../../tree/walk.js';
import type { Test } from '../tests.js';

/** The line is the condition for the letter that is left in it. */
export const meets =
  (kind: string): Test =>
  (before, after) => {
    const [k, more] = variablesOf(after);
    return k !== undefined && more === undefined && ['', 'geometric'].some((how) => saysCondition(kind, how, before, after, k));
  };
