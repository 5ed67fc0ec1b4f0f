import type { Family } from '../../family.js';
import { checkSlopePoints } from './check.js';
import { planSlopePoints } from './plan.js';
import { readSlopePoints } from './read.js';

/** Where a curve has a horizontal tangent, one with a given slope, or one along a line. */
export const SLOPE_POINTS: Family = {
  name: 'slope-points',
  cue: /\b(?:points?|where|values?|coordinates?)\b.*\b(?:tangents?|slopes?|gradients?)\b|\btangents? points?\b/i,
  read: readSlopePoints,
  plan: planSlopePoints,
  check: checkSlopePoints,
};
