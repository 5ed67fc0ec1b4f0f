import type { Family } from '../../family.js';
import { checkNewton } from './check.js';
import { planNewton } from './plan.js';
import { readNewton } from './read.js';

/** Newton's method from a start, so many times. */
export const NEWTON: Family = {
  name: 'newton',
  cue: /newton.*method/i,
  read: readNewton,
  plan: planNewton,
  check: checkNewton,
};
