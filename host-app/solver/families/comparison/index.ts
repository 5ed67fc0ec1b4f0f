import type { Family } from '../family.js';
import { checkComparison } from './check.js';
import { planComparison } from './plan.js';
import { readComparison } from './read.js';

/** Numbers in order, the largest of them, and questions that are answered by yes or no. */
export const COMPARISON: Family = {
  name: 'comparison',
  cue: /^(?:prove|show|verify|confirm|establish|is|are|does|do|can|could|true|which|what|find|compare|order|put|arrange|sort|rank|list|write)\b/i,
  read: readComparison,
  plan: planComparison,
  check: checkComparison,
};
