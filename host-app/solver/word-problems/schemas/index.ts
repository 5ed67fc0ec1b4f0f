import type { Problem } from '../../solution.js';
import { normal } from '../../sentences/language/normal.js';
import { COLLECTIONS } from './collections.js';
import { readEvents } from './events.js';
import { readPurchases } from './purchases.js';
import { FEE_STORIES, WHOLE_STORIES } from './fees.js';
import { fill, storyIn } from './match.js';
import { INTERESTS } from './interest.js';
import { MONEY } from './money.js';
import { MOTION } from './motion.js';
import { NUMBERS } from './numbers.js';
import { PROPORTIONS } from './proportions.js';
import { storyOf, type Schema } from './schema.js';
import { SHARING } from './sharing.js';
import { WORK } from './work.js';

const SCHEMAS: readonly Schema[] = [
  ...MONEY,
  ...INTERESTS,
  ...MOTION,
  ...SHARING,
  ...COLLECTIONS,
  ...WORK,
  ...NUMBERS,
  ...PROPORTIONS,
  ...FEE_STORIES,
  ...WHOLE_STORIES,
];

/** The kinds of stories that fit a text: none, or one where the text has one meaning. */
export const readSchemas = (text: string): Problem[] => {
  const plain = normal(text);
  const story = storyIn(text, plain);
  if (!story) return [];
  const courses = [readEvents(plain), readPurchases(plain)].filter((one) => one !== null);
  const tables = SCHEMAS.flatMap((schema) => {
    const slots = fill(schema, story);
    const table = slots && schema.table(slots);
    return table ? [table] : [];
  });
  return [...courses, ...tables].map(storyOf);
};
