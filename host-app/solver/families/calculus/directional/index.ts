import type { Family } from '../../family.js';
import { checkDirectional } from './check.js';
import { planDirectional } from './plan.js';
import { readDirectional } from './read.js';

/** The slope of a function of two or three letters in a direction. */
export const DIRECTIONAL: Family = {
  name: 'directional',
  cue: /directional derivative/i,
  read: readDirectional,
  plan: planDirectional,
  check: checkDirectional,
};
