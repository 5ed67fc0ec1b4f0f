import { addTexts } from '../texts/en.js';
import { ALGEBRA_MESSAGES, ALGEBRA_STEPS } from '../texts/algebra.js';

export { agrees } from '../claims.js';
export { checkRange } from '../check/solutions/range.js';
export { conditionsOf } from '../conditions.js';
export { specialValuesHold } from '../check/values/special-values.js';
export { complexRootsHold, decimalRootsHold } from '../check/solutions/polynomial-roots.js';
export { planComplex, planPolynomial } from '../plan/polynomial-roots/index.js';
export { planOwnSize } from '../plan/equation/rarer/own-size.js';
export { exceptHoles, withoutHoles } from '../plan/equation/holes.js';
export { verifyIdentity } from '../check/proof.js';
export { planRewrite } from '../plan/rewrites/index.js';
export { verifyRewrite } from '../check/values/rewrites.js';
export { inLogarithms } from '../plan/logarithm-form.js';
export { planIdentity } from '../plan/identity.js';
export { powerSubstitution } from '../plan/equation/rarer/reduce.js';
export { rarerEquation } from '../plan/equation/rarer/index.js';
export { planCurves } from '../plan/systems/curves.js';
export { nonlinearMethods } from '../plan/inequalities/methods.js';
export { similarTo } from '../similar.js';

addTexts(ALGEBRA_STEPS, ALGEBRA_MESSAGES);
