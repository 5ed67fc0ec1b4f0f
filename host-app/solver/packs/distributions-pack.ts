import { addTexts } from '../texts/en.js';
import { DISTRIBUTION_MESSAGES, DISTRIBUTION_STEPS } from '../texts/distributions.js';

export { verifyDistribution } from '../check/distributions.js';
export { planDistribution } from '../plan/distributions/index.js';
export { readDistribution } from '../sentences/distributions/index.js';

addTexts(DISTRIBUTION_STEPS, DISTRIBUTION_MESSAGES);
