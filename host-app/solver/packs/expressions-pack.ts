import { addTexts } from '../texts/en.js';
import { EXPRESSION_MESSAGES, EXPRESSION_STEPS } from '../texts/expressions.js';

export { otherText } from '../intent/otherwise.js';
export { isExpanded } from '../check/values/expanded.js';
export {
  clearedDecimals,
  toFactors,
  withDecimals,
  withoutDenominators,
} from '../plan/working/equation-lines.js';
export { clearedFractions } from '../plan/working/fractions/cleared-fractions.js';
export { longDivision } from '../plan/working/numbers/division.js';
export { expandedLines } from '../plan/working/index.js';
export { taskWords } from '../plan/task-words.js';
export { planWithRoots as planSimplify } from '../plan/working/complex-roots.js';
export { planExpand, planFactor } from '../plan/working/plan.js';

addTexts(EXPRESSION_STEPS, EXPRESSION_MESSAGES);
