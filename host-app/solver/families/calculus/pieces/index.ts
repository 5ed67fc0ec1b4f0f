import type { Family } from '../../family.js';
import { checkPieces } from './check.js';
import { planPieces } from './plan.js';
import { readPieces } from './read.js';

/** Functions in pieces: values, limits at a seam, continuity, and the constant that makes them continuous. */
export const PIECES: Family = {
  name: 'pieces',
  cue: /f ?\(x\) ?= ?.*(?:if|for|when|where|,).*[<>=≤≥≠]/i,
  read: readPieces,
  plan: planPieces,
  check: checkPieces,
};
