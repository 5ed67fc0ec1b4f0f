import { addTexts } from '../texts/en.js';
import { MATRIX_MESSAGES, MATRIX_STEPS } from '../texts/matrices.js';

export { checkMatrixStep } from '../check/matrix/steps.js';
export { verifyMatrix } from '../check/matrix/verify.js';
export { gaussMethods } from '../plan/matrix/gauss.js';
export { planMatrix } from '../plan/matrix/index.js';

addTexts(MATRIX_STEPS, MATRIX_MESSAGES);
