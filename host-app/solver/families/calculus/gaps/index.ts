import type { Family } from '../../family.js';
import { checkGaps } from './check.js';
import { planGaps } from './plan.js';
import { readGaps } from './read.js';

/** Holes and other places where a quotient of polynomials is not continuous. */
export const GAPS: Family = {
  name: 'gaps',
  cue: /holes?\b|discontinu|not continuous|isn't continuous/i,
  read: readGaps,
  plan: planGaps,
  check: checkGaps,
};
