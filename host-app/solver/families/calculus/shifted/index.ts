import type { Family } from '../../family.js';
import { checkShifted } from './check.js';
import { planShifted } from './plan.js';
import { readShifted } from './read.js';

/** f(x) from f(x + 1). */
export const SHIFTED: Family = {
  name: 'shifted',
  cue: /f ?\([^()=]*x[^()=]*\) ?=/i,
  read: readShifted,
  plan: planShifted,
  check: checkShifted,
};
