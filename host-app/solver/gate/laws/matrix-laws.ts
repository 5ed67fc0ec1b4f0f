import { checkMatrixStep } from '../../check/matrix/steps.js';
import { sameMatrices } from '../../check/matrix/value.js';
import { isCall } from '../../tree/expr.js';
import { count } from '../measures.js';
import { both, fewer, type Test } from '../tests.js';

/** Entry by entry the same, or as the row operation says; exactly, modulo primes. */
export const matrixHolds: Test = (_, __, step) => checkMatrixStep(step, []) !== null;
export const sameEntries: Test = (before, after) => sameMatrices(before, after) !== null;
/** What is asked by name is replaced. */
export const without = (name: string): Test =>
  both(
    sameEntries,
    fewer((e) => count(e, (part) => isCall(part, name))),
  );
