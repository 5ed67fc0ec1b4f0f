import { addTexts } from '../texts/en.js';
import { CONIC_STEPS } from '../texts/conics.js';

export { CONIC } from '../check/conics.js';
export { planConic } from '../plan/conics/index.js';
export { readConic } from '../plan/conics/question.js';

addTexts(CONIC_STEPS, {});
