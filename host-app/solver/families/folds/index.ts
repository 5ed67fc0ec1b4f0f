import type { Family } from '../family.js';
import { checkFold } from './check.js';
import { planFold } from './plan.js';
import { readFold } from './read.js';

/** A number that is made of the answer of another question: its digits, its whole part, the largest eigenvalue. */
export const FOLDS: Family = {
  name: 'folds',
  cue: /\b(?:digits?|numerator|denominator|floor|ceil(?:ing)?|integers?|whole number|exponent|eigenvalues?|one-to-one|one to one|injective|invertible|prime|composite|maximum|minimum|greatest|least|largest|smallest)\b|[⌊⌈]|\\[lr](?:floor|ceil)/i,
  read: readFold,
  plan: planFold,
  check: checkFold,
};
