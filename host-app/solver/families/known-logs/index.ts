import type { Family } from '../family.js';
import { checkKnownLogs } from './check.js';
import { planKnownLogs } from './plan.js';
import { readKnownLogs } from './read.js';

/** The logarithm of a number from those of its factors. */
export const KNOWN_LOGS: Family = {
  name: 'known-logs',
  cue: /\b(?:log|ln)\b.*=.*\b(?:log|ln)|log_.*=.*log_/i,
  read: readKnownLogs,
  plan: planKnownLogs,
  check: checkKnownLogs,
};
