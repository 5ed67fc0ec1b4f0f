import type { Family } from '../family.js';
import { checkInterval } from './check.js';
import { planInterval } from './plan.js';
import { readInterval } from './read.js';

/** Intervals for a mean, with a known or an estimated standard deviation, and for a proportion. */
export const CONFIDENCE: Family = {
  name: 'confidence',
  cue: /confidence interval/i,
  read: readInterval,
  plan: planInterval,
  check: checkInterval,
};
