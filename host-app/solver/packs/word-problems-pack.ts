import { addTexts } from '../texts/en.js';
import { APPLIED_MESSAGES, APPLIED_STEPS } from '../texts/families/applied.js';
import { CALCULUS_TASK_MESSAGES, CALCULUS_TASK_STEPS } from '../texts/families/calculus-tasks.js';
import { WORD_MESSAGES, WORD_STEPS } from '../texts/word-problems.js';

addTexts(
  { ...WORD_STEPS, ...APPLIED_STEPS, ...CALCULUS_TASK_STEPS },
  { ...WORD_MESSAGES, ...APPLIED_MESSAGES, ...CALCULUS_TASK_MESSAGES },
);

export { amountShown } from '../word-problems/answer-unit.js';
export { amountsOf } from '../word-problems/amounts-in-text.js';
export { planApplied, verifyApplied } from '../families/index.js';

export { inFormat } from '../answer-format/apply.js';
export { readOtherwise } from '../answer-format/read-otherwise.js';
export { separately } from '../intent/several.js';
export { verifyCounted } from '../check/formulas/counted.js';
export { verifyMeasure } from '../check/formulas/measure.js';
export { verifyWordProblem } from '../check/word-problem.js';
export { countedQuestion, planCounted } from '../plan/formulas/counted.js';
export { measureTask, planMeasure } from '../plan/formulas/measure.js';
export { planWordProblem } from '../plan/word-problem.js';
export { WORDED } from '../sentences/index.js';
