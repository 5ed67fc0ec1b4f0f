import { areCoefficients, areDivisors, isDiscriminant } from '../../families/polynomials/check.js';
import type { Test } from '../tests.js';

/** The line is worth the discriminant of the question. */
export const discriminantOf: Test = (_, after, __, [question = after]) => isDiscriminant(question, after);
/** All divisors of the last and of the first coefficient. */
export const divisorsOfEnds: Test = (_, after, __, [question = after]) => areDivisors(question, after);
/** The coefficients of f(x), or of f(−x). */
export const coefficientsOf =
  (isTurned: boolean): Test =>
  (_, after, __, [question = after]) =>
    areCoefficients(question, after, isTurned);
