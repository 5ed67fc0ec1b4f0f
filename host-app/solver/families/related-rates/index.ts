import type { Family } from '../family.js';
import { checkRates } from './check.js';
import { planRates } from './plan.js';
import { readRates } from './read.js';

/** How fast one amount changes when others that it is joined to change: ladders, circles, balloons, cones, cars. */
export const RELATED_RATES: Family = {
  name: 'rates',
  cue: /how fast|at what rate|rate at which|\bd[a-z]\/dt\b/i,
  read: readRates,
  plan: planRates,
  check: checkRates,
};
