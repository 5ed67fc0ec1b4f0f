import { areParts, isSameWithParts } from '../../families/complex-unknowns/check.js';
import type { Test } from '../tests.js';

/** x + yi and x − yi take the places of z and of its conjugate. */
export const partsPutIn: Test = (before, after) => isSameWithParts(before, after);
/** The real and the imaginary part of the line before. */
export const realAndImaginary: Test = (before, after) => areParts(before, after);
