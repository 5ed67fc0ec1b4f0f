import type { Pattern } from '../intent/text.js';
import { SENTENCES } from './formulas.js';
import { UNIT_QUESTIONS } from './units.js';

/** Questions in sentences; those in the notation of maths are read before. */
export const WORDED: readonly Pattern[] = [...UNIT_QUESTIONS, ...SENTENCES];
