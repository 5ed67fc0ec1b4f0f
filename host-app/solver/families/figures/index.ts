import type { Family } from '../family.js';
import { checkFigures } from './check.js';
import { planFigures } from './plan.js';
import { readFigures } from './read.js';

/** Reflected, rotated, translated and dilated points; centroids, the other end of a segment; polar coordinates. */
export const FIGURES: Family = {
  name: 'figures',
  cue: /\(.*,.*\).*|\bpolar\b/i,
  read: readFigures,
  plan: planFigures,
  check: checkFigures,
};
