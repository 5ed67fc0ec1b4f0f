import { ALGEBRA_ROWS } from './algebra.js';
import { APPLIED_ROWS } from './applied.js';
import { BY_PARTS_ROWS } from './described/by-parts.js';
import { CALCULUS_ROWS } from './calculus.js';
import { COMBINED_ROWS } from './combined.js';
import { COUNT_ROWS } from './counted/counts.js';
import { EVERYDAY_ROWS } from './everyday.js';
import { METHOD_ROWS } from './methods.js';
import { MOTION_ROWS } from './described/motion.js';
import { NAMED_ROWS } from './named.js';
import { NUMBER_ROWS } from './counted/numbers.js';
import { PLAIN_ROWS } from './plain.js';
import { SCENE_ROWS } from './described/scenes.js';
import { SCHOOL_ROWS } from './described/school.js';
import { PLANE_ROWS } from './described/plane.js';
import { RIDDLE_ROWS } from './counted/riddles.js';
import { SEQUENCE_ROWS } from './counted/sequences.js';
import { SHORT_ROWS } from './short.js';
import { SPOKEN_ROWS } from './spoken.js';
import { TEXTBOOK_ROWS } from './described/textbook.js';
import { TRIANGLE_ROWS } from './described/triangles.js';
import { WHETHER_ROWS } from './whether.js';
import type { Form } from '../forms.js';

/** Further ways to ask, by subject. */
export const ROWS: readonly Form[] = [
  ...NUMBER_ROWS,
  ...PLANE_ROWS,
  ...ALGEBRA_ROWS,
  ...CALCULUS_ROWS,
  ...APPLIED_ROWS,
  ...SHORT_ROWS,
  ...EVERYDAY_ROWS,
  ...NAMED_ROWS,
  ...COUNT_ROWS,
  ...METHOD_ROWS,
  ...PLAIN_ROWS,
  ...SPOKEN_ROWS,
  ...SCENE_ROWS,
  ...MOTION_ROWS,
  ...SCHOOL_ROWS,
  ...COMBINED_ROWS,
  ...SEQUENCE_ROWS,
  ...RIDDLE_ROWS,
  ...WHETHER_ROWS,
  ...BY_PARTS_ROWS,
  ...TEXTBOOK_ROWS,
  ...TRIANGLE_ROWS,
];
