import { addTexts } from '../texts/en.js';
import { DIFFERENTIAL_MESSAGES, DIFFERENTIAL_STEPS } from '../texts/differential.js';

export { DIFFERENTIAL } from '../check/differential/index.js';
export { planDifferential } from '../plan/differential/index.js';
export { readDifferential } from '../plan/differential/question.js';

addTexts(DIFFERENTIAL_STEPS, DIFFERENTIAL_MESSAGES);
