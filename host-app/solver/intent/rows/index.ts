import { ALGEBRA_ROWS } from './algebra.js';
import { APPLIED_ROWS } from './applied.js';
import { CALCULUS_ROWS } from './calculus.js';
import { CHANCE_ROWS } from './chance.js';
import { COMBINED_ROWS } from './combined.js';
import { COUNT_ROWS } from './counts.js';
import { EVERYDAY_ROWS } from './everyday.js';
import { METHOD_ROWS } from './methods.js';
import { NAMED_ROWS } from './named.js';
import { NUMBER_ROWS } from './numbers.js';
import { PLAIN_ROWS } from './plain.js';
import { RIDDLE_ROWS } from './riddles.js';
import { SHORT_ROWS } from './short.js';
import { SPOKEN_ROWS } from './spoken.js';
import type { Form } from '../forms.js';

/** Further ways to ask, by subject. */
export const ROWS: readonly Form[] = [
  ...NUMBER_ROWS,
  ...ALGEBRA_ROWS,
  ...CALCULUS_ROWS,
  ...APPLIED_ROWS,
  ...SHORT_ROWS,
  ...EVERYDAY_ROWS,
  ...NAMED_ROWS,
  ...CHANCE_ROWS,
  ...COUNT_ROWS,
  ...METHOD_ROWS,
  ...PLAIN_ROWS,
  ...SPOKEN_ROWS,
  ...COMBINED_ROWS,
  ...RIDDLE_ROWS,
];
