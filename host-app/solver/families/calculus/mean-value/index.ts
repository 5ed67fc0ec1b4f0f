import type { Family } from '../../family.js';
import { checkMeanValue } from './check.js';
import { planMeanValue } from './plan.js';
import { readMeanValue } from './read.js';

/** The places that the mean value theorem and Rolle's theorem promise. */
export const MEAN_VALUE: Family = {
  name: 'mean-value',
  cue: /mean value theorem|\bmvt\b|rolle/i,
  read: readMeanValue,
  plan: planMeanValue,
  check: checkMeanValue,
};
