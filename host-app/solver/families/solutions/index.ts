import type { Family } from '../family.js';
import { checkSolutions } from './check.js';
import { planSolutions } from './plan.js';
import { readSolutions } from './read.js';

/** How many solutions there are, which of them are integers, the largest of them, their sum. */
export const SOLUTIONS: Family = {
  name: 'solutions',
  cue: /\b(?:how many|number|have|has|integers?|integer values|odd|even|natural|prime|whole|positive|negative|without|larger|largest|smallest|greatest|least|larg?er|smaller|sum|product|average|mean|difference)\b|=.*\b(?:find|what|evaluate|calculate|compute|determine)\b|∈|\\in\b/i,
  read: readSolutions,
  plan: planSolutions,
  check: checkSolutions,
};
