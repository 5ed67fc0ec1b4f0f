import type { Family } from '../family.js';
import { checkCondition } from './check.js';
import { planCondition } from './plan.js';
import { readCondition } from './read.js';

/** The value of a letter for which something is true: equal roots, a factor, parallel lines, a singular matrix. */
export const CONDITIONS: Family = {
  name: 'conditions',
  cue: /\b(?:find|determine|what|which|calculate)\b.*(?:[,;.] | )(?:[a-z]|alpha|λ)\b/i,
  read: readCondition,
  plan: planCondition,
  check: checkCondition,
};
