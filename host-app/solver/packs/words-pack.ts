import { addTexts } from '../texts/en.js';
import { WORD_STEPS } from '../texts/words.js';

addTexts(WORD_STEPS, {});

export { verifyStory } from '../check/story.js';
export { planStory } from '../plan/story.js';
export { WORDED } from '../sentences/index.js';
