import type { Family } from '../family.js';
import { checkIntegerEquation } from './check.js';
import { planIntegerEquation } from './plan.js';
import { readIntegerEquation } from './read.js';

/** Whole numbers that satisfy a linear equation with two letters, or a congruence of a polynomial. */
export const INTEGER_EQUATIONS: Family = {
  name: 'integer-equations',
  cue: /\b(?:integers?|diophantine|whole number)\b|\bp?mod(?:ulo)?\b/i,
  read: readIntegerEquation,
  plan: planIntegerEquation,
  check: checkIntegerEquation,
};
