import type { Family } from '../../family.js';
import { checkSaddle } from './check.js';
import { planSaddle } from './plan.js';
import { readSaddle } from './read.js';

/** Critical points of a function of x and y, and their kinds. */
export const SADDLE: Family = {
  name: 'saddle',
  cue: /(?:critical|stationary|saddle) points?|extrema|maxima/i,
  read: readSaddle,
  plan: planSaddle,
  check: checkSaddle,
};
