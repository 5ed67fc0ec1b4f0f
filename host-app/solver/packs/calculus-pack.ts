import { addTexts } from '../texts/en.js';
import { FUNCTION_MESSAGES, FUNCTION_STEPS } from '../texts/functions.js';

export { isDerivative, isHigherDerivative, isIntegral } from '../check/calculus/calculus.js';
export { CALCULUS } from '../sentences/calculus-notation.js';
export { isLimitWithLetters } from '../check/calculus/limit.js';
export { verifyDouble } from '../check/calculus/double.js';
export { planDouble } from '../plan/calculus/integrals/double.js';
export { planDerivative } from '../plan/calculus/derivatives/plan-derivative.js';
export { splitFraction } from '../plan/calculus/integrals/fractions.js';
export { planDefinite, planIntegral } from '../plan/calculus/integrals/integral.js';
export { planLimit } from '../plan/calculus/limits/limit.js';

// Its second methods are worded among the functions' texts.
addTexts(FUNCTION_STEPS, FUNCTION_MESSAGES);
