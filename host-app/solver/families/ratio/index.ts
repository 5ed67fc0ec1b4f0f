import type { Family } from '../family.js';
import { checkRatio } from './check.js';
import { planRatio } from './plan.js';
import { readRatio } from './read.js';

/** Ratios in lowest terms. */
export const RATIO: Family = {
  name: 'ratio',
  cue: /\d.*(?::| to ).*\d/,
  read: readRatio,
  plan: planRatio,
  check: checkRatio,
};
