import { addTexts } from '../texts/en.js';
import { NUMBER_MESSAGES, NUMBER_STEPS } from '../texts/numbers.js';

export { verifyDigits } from '../check/digits.js';
export { checkSequenceStep } from '../check/sequence.js';
export { checkSpecial } from '../check/special.js';
export { planDigits } from '../plan/numbers/index.js';
export { planSequence } from '../plan/sequence.js';
export { planNumbers, planProbability } from '../plan/whole.js';

addTexts(NUMBER_STEPS, NUMBER_MESSAGES);
export { progressionOf } from '../plan/formulas/progression.js';
