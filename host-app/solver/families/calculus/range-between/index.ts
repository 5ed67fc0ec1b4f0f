import type { Family } from '../../family.js';
import { checkRangeBetween } from './check.js';
import { planRangeBetween } from './plan.js';
import { readRangeBetween } from './read.js';

/** The values of a function between two places. */
export const RANGE_BETWEEN: Family = {
  name: 'range-between',
  cue: /\brange\b.*(?:\[|<|≤|\\le)|(?:\[|<|≤|\\le).*\brange\b/i,
  read: readRangeBetween,
  plan: planRangeBetween,
  check: checkRangeBetween,
};
