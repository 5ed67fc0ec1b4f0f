import { addTexts } from '../texts/en.js';
import { FURTHER_MESSAGES, FURTHER_STEPS } from '../texts/further.js';

export { complexRootsHold, decimalRootsHold } from '../check/further.js';
export { planComplex, planPolynomial } from '../plan/further/index.js';
export { verifyIdentity } from '../check/proof.js';
export { planRewrite } from '../plan/rewrites/index.js';
export { verifyRewrite } from '../check/rewrites.js';
export { planIdentity } from '../plan/identity.js';

addTexts(FURTHER_STEPS, FURTHER_MESSAGES);
