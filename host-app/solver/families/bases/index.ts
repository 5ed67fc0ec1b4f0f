import type { Family } from '../family.js';
import { checkBases } from './check.js';
import { planBases } from './plan.js';
import { readBases } from './read.js';

/** Numbers in another base, with digits after the point, and sums, differences and products of them. */
export const BASES: Family = {
  name: 'bases',
  cue: /\b(?:binary|ternary|octal|decimal|hex|hexadecimal)\b|\bbase[- ]?\d|\b0[bxo][\da-f]|_\{?\d/i,
  read: readBases,
  plan: planBases,
  check: checkBases,
};
