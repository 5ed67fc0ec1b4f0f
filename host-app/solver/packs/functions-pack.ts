import { FUNCTION_MESSAGES, FUNCTION_STEPS } from '../texts/functions.js';
import { addTexts } from '../texts/en.js';

export { judged, judgeOf } from '../check/curves/judge.js';
export { planFunction } from '../plan/functions/index.js';
export { functionTask } from '../plan/functions/questions/tasks.js';
export { FUNCTION_QUESTIONS } from '../plan/functions/questions/index.js';
export { planVerdict } from '../plan/calculus/series/verdict.js';

addTexts(FUNCTION_STEPS, FUNCTION_MESSAGES);
