export { checkSpecial } from '../check/special.js';
export { planSequence, planSeries } from '../plan/sequence.js';
export { planNumbers, planProbability } from '../plan/whole.js';
