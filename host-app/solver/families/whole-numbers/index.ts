import type { Family } from '../family.js';
import { checkWholeNumbers } from './check.js';
import { planWholeNumbers } from './plan.js';
import { readWholeNumbers } from './read.js';

/** Primes, multiples, squares … in a range, the first of them, and the factors of a number: listed, counted, added. */
export const WHOLE_NUMBERS: Family = {
  name: 'whole-numbers',
  cue: /\b(?:primes?|composites?|multiples?|divisible|even|odd|squares?|cubes?|integers?|numbers?|factors?|divisors?)\b/i,
  read: readWholeNumbers,
  plan: planWholeNumbers,
  check: checkWholeNumbers,
};
