import type { Family } from '../family.js';
import { checkOptimum } from './check.js';
import { planOptimum } from './plan.js';
import { readOptimum } from './read.js';

/** The greatest or least amount under one condition: fences, boxes, cans, closest points, revenue. */
export const OPTIMUM: Family = {
  name: 'optimum',
  cue: /\b(?:largest|maximum|maximal|maximi[sz]es?|greatest|minimum|minimal|minimi[sz]es?|smallest|least|closest|nearest|as (?:large|great|small|big) as)\b/i,
  read: readOptimum,
  plan: planOptimum,
  check: checkOptimum,
};
