import type { Family } from '../../family.js';
import { checkHighDerivative } from './check.js';
import { planHighDerivative } from './plan.js';
import { readHighDerivative } from './read.js';

/** A derivative of high order, by the rule that the first ones show. */
export const HIGH_DERIVATIVE: Family = {
  name: 'high-derivative',
  cue: /n-?\^?th derivative/i,
  read: readHighDerivative,
  plan: planHighDerivative,
  check: checkHighDerivative,
};
