import type { Family } from '../../family.js';
import { checkMovingBounds } from './check.js';
import { planMovingBounds } from './plan.js';
import { readMovingBounds } from './read.js';

/** The derivative of an integral by a letter of its bounds: the fundamental theorem. */
export const MOVING_BOUNDS: Family = {
  name: 'moving-bounds',
  cue: /(?:d ?\/ ?d|\\frac|derivative|').*(?:∫|\bint|\\int|integral)|(?:∫|\bint|\\int|integral).*'/i,
  read: readMovingBounds,
  plan: planMovingBounds,
  check: checkMovingBounds,
};
