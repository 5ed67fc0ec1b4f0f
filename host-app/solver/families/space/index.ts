import type { Family } from '../family.js';
import { checkSpace } from './check.js';
import { planSpace } from './plan.js';
import { readSpace } from './read.js';

/** A plane or a circle through three points, the distance from a plane, the area of a triangle in space. */
export const SPACE: Family = {
  name: 'space',
  cue: /\b(?:plane|circle|triangle)\b.*\(.*\(|\(.*\bplane\b/i,
  read: readSpace,
  plan: planSpace,
  check: checkSpace,
};
