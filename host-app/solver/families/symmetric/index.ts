import type { Family } from '../family.js';
import { checkSymmetric } from './check.js';
import { planSymmetric } from './plan.js';
import { readSymmetric } from './read.js';

/** x² + 1/x² from x + 1/x, x³ + y³ from x + y and xy, an amount of the roots of a quadratic. */
export const SYMMETRIC: Family = {
  name: 'symmetric',
  cue: /=.*[\^²³/]|[\^²³/].*=|\b(?:roots|zeros) of\b/i,
  read: readSymmetric,
  plan: planSymmetric,
  check: checkSymmetric,
};
