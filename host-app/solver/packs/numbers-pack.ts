import { addTexts } from '../texts/en.js';
import { NUMBER_MESSAGES, NUMBER_STEPS } from '../texts/numbers.js';

export { verifyDigits } from '../check/numbers/digits.js';
export { checkSequenceStep } from '../check/calculus/sequence.js';
export { checkSpecial } from '../check/values/special.js';
export { planDigits } from '../plan/numbers/index.js';
export { planSequence } from '../plan/sequence.js';
export { planNumbers, planProbability } from '../plan/whole.js';

addTexts(NUMBER_STEPS, NUMBER_MESSAGES);
export { progressionOf } from '../plan/formulas/progression.js';
