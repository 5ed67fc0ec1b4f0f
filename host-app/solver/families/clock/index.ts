import type { Family } from '../family.js';
import { checkClock } from './check.js';
import { planClock } from './plan.js';
import { readClock } from './read.js';

/** When something begins or ends, and how long it lasts. */
export const CLOCK: Family = {
  name: 'clock',
  cue: /\d[:.]\d\d(?!\d)|\d ?[ap]\.?m\b|\bo'clock\b|\b(?:half|quarter) past\b|\bnoon\b/i,
  read: readClock,
  plan: planClock,
  check: checkClock,
};
