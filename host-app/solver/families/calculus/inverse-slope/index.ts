import type { Family } from '../../family.js';
import { checkInverseSlope } from './check.js';
import { planInverseSlope } from './plan.js';
import { readInverseSlope } from './read.js';

/** The derivative of an inverse function at a place. */
export const INVERSE_SLOPE: Family = {
  name: 'inverse-slope',
  cue: /inverse|f ?(?:\^ ?[{(]?\(? ?-1|⁻¹)/i,
  read: readInverseSlope,
  plan: planInverseSlope,
  check: checkInverseSlope,
};
