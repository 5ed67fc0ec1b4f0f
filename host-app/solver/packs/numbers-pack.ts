export { checkMatrix } from '../check/matrix.js';
export { checkSpecial } from '../check/special.js';
export { planMatrix } from '../plan/matrix.js';
export { planSequence, planSeries } from '../plan/sequence.js';
export { planNumbers, planProbability } from '../plan/whole.js';
