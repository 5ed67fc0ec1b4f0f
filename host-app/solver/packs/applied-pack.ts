import { addTexts } from '../texts/en.js';
import { APPLIED_MESSAGES, APPLIED_STEPS } from '../texts/applied.js';

addTexts(APPLIED_STEPS, APPLIED_MESSAGES);

export { planApplied, readApplied, verifyApplied } from '../families/index.js';
