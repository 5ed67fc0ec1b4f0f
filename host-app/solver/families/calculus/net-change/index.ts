import type { Family } from '../../family.js';
import { checkNetChange } from './check.js';
import { planNetChange } from './plan.js';
import { readNetChange } from './read.js';

/** The value of a function at one place from its slope and its value at another. */
export const NET_CHANGE: Family = {
  name: 'net-change',
  cue: /[fgy]['’′]|d[a-z]\/d[a-z]/i,
  read: readNetChange,
  plan: planNetChange,
  check: checkNetChange,
};
