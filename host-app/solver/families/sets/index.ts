import type { Family } from '../family.js';
import { checkSets } from './check.js';
import { planSets } from './plan.js';
import { readSets } from './read.js';

/** Union, intersection, difference and complement of sets that list their elements. */
export const SETS: Family = {
  name: 'sets',
  cue: /\{[^{}]+\}/,
  read: readSets,
  plan: planSets,
  check: checkSets,
};
