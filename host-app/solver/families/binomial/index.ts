import type { Family } from '../family.js';
import { checkBinomial } from './check.js';
import { planBinomial } from './plan.js';
import { readBinomial } from './read.js';

/** The coefficient of a power in an expansion that has negative powers or two letters; the constant term. */
export const BINOMIAL: Family = {
  name: 'binomial',
  cue: /\b(?:coefficient|term)\b.*\^/i,
  read: readBinomial,
  plan: planBinomial,
  check: checkBinomial,
};
