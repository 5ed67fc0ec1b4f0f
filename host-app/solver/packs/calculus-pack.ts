import { addTexts } from '../texts/en.js';
import { FUNCTION_MESSAGES, FUNCTION_STEPS } from '../texts/functions.js';

export { isDerivative, isHigherDerivative, isIntegral } from '../check/calculus.js';
export { isLimitWithLetters } from '../check/limit.js';
export { verifyDouble } from '../check/double.js';
export { planDouble } from '../plan/calculus/double.js';
export { planDerivative } from '../plan/calculus/plan-derivative.js';
export { splitFraction } from '../plan/calculus/fractions.js';
export { planDefinite, planIntegral } from '../plan/calculus/integral.js';
export { planLimit } from '../plan/calculus/limit.js';

// Its second methods are worded among the functions' texts.
addTexts(FUNCTION_STEPS, FUNCTION_MESSAGES);
