export { isDerivative, isHigherDerivative, isIntegral } from '../check/calculus.js';
export { isLimit } from '../check/limit.js';
export { planDerivative } from '../plan/calculus/derivative.js';
export { planDefinite, planIntegral } from '../plan/calculus/integral.js';
export { planLimit } from '../plan/calculus/limit.js';
