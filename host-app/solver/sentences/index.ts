import type { Pattern } from '../intent/text.js';
import { SENTENCES } from './formulas.js';
import { readStory } from './stories/index.js';
import { MATRIX_QUESTIONS } from './matrices.js';
import { UNIT_QUESTIONS } from './units.js';

/** Questions in sentences; those in the notation of maths are read before. */
export const WORDED: readonly Pattern[] = [
  ...MATRIX_QUESTIONS,
  ...UNIT_QUESTIONS,
  ...SENTENCES,
  [/^.*[a-z]{3}.* .* .*$/isu, ({ text }) => readStory(text)],
];
