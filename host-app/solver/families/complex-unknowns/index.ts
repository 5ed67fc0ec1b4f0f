import type { Family } from '../family.js';
import { checkComplexUnknowns } from './check.js';
import { planComplexUnknowns } from './plan.js';
import { readComplexUnknowns } from './read.js';

/** A complex number in an equation with its conjugate, and real numbers in an equation between complex ones. */
export const COMPLEX_UNKNOWNS: Family = {
  name: 'complex-unknowns',
  cue: /conj|\\bar|\\overline|z̄|\breal\b.*i.*=|\d ?cis\b|\bcis\b/i,
  read: readComplexUnknowns,
  plan: planComplexUnknowns,
  check: checkComplexUnknowns,
};
