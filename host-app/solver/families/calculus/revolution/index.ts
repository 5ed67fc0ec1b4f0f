import type { Family } from '../../family.js';
import { checkRevolution } from './check.js';
import { planRevolution } from './plan.js';
import { readRevolution } from './read.js';

/** Volumes of solids of revolution by disks, washers and shells, about any line along an axis. */
export const REVOLUTION: Family = {
  name: 'revolution',
  cue: /\bvolume\b.*\b(?:about|around)\b|\b(?:about|around)\b.*\bvolume\b/i,
  read: readRevolution,
  plan: planRevolution,
  check: checkRevolution,
};
