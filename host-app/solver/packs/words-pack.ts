import { addTexts } from '../texts/en.js';
import { WORD_MESSAGES, WORD_STEPS } from '../texts/words.js';

addTexts(WORD_STEPS, WORD_MESSAGES);

export { verifyCounted } from '../check/formulas/counted.js';
export { verifyMeasure } from '../check/formulas/measure.js';
export { verifyStory } from '../check/story.js';
export { planCounted } from '../plan/formulas/counted.js';
export { planMeasure } from '../plan/formulas/measure.js';
export { planStory } from '../plan/story.js';
export { WORDED } from '../sentences/index.js';
