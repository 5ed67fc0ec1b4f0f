import type { Family } from '../../family.js';
import { checkAreaRule } from './check.js';
import { planAreaRule } from './plan.js';
import { readAreaRule } from './read.js';

/** Left, right and midpoint sums, the trapezoidal rule and Simpson's rule. */
export const AREA_RULES: Family = {
  name: 'area-rule',
  cue: /simpson|trapez|mid-?point|riemann|rectangles|(?:left|right)[- ](?:hand|end)/i,
  read: readAreaRule,
  plan: planAreaRule,
  check: checkAreaRule,
};
