import type { Problem } from '../../solution.js';
import { normal } from '../../sentences/language/normal.js';
import { COLLECTIONS } from '../kinds/collections.js';
import { readAges } from './ages.js';
import { CHANGES } from '../kinds/daily-life/changes.js';
import { DAILY } from '../kinds/daily-life/daily.js';
import { DIVIDING } from '../kinds/daily-life/dividing.js';
import { RELATIONS } from '../kinds/daily-life/relations.js';
import { ROUTES } from '../kinds/daily-life/routes.js';
import { EVERYDAY } from '../kinds/everyday.js';
import { FEE_STORIES, WHOLE_STORIES } from '../kinds/fees.js';
import { GROWTH } from '../kinds/growth.js';
import { fill, isPerson, storyIn } from './match.js';
import { INTERESTS } from '../kinds/interest.js';
import { MONEY } from '../kinds/money.js';
import { MOTION } from '../kinds/motion.js';
import { PARTS } from '../kinds/parts.js';
import { NUMBERS } from '../kinds/numbers.js';
import { PROPORTIONS } from '../kinds/proportions.js';
import { readReceipt } from './receipts.js';
import { storyOf, type Schema } from './schema.js';
import { SHARING } from '../kinds/sharing.js';
import { FINANCE } from '../kinds/school/finance.js';
import { PERCENTS } from '../kinds/school/percents.js';
import { ROUTINE } from '../kinds/school/routine.js';
import { SHORT_STORIES } from '../kinds/school/short.js';
import { PERCENT_CHANGES, PRICES_AND_PERCENTS } from '../kinds/plain/prices.js';
import { CONTAINERS } from '../kinds/plain/groups.js';
import { LADDERS, ROOMS } from '../kinds/plain/rooms.js';
import { PLAIN_INTEREST } from '../kinds/plain/interest.js';
import { TWO_KINDS } from '../kinds/plain/two-kinds.js';
import { RATIOS } from '../kinds/plain/ratios.js';
import { PLAIN_DAYS } from '../kinds/plain/daily.js';
import { MIXES, WORKS } from '../kinds/plain/mixes.js';
import { PLAIN_RATES } from '../kinds/plain/rates.js';
import { AVERAGES, SHARES_OF_A_WHOLE } from '../kinds/plain/shares.js';
import { TRIPS } from '../kinds/plain/trips.js';
import { WORK } from '../kinds/work.js';
import { RELATIONS_OF_MONEY } from '../relations/money/index.js';
import { RELATIONS_OF_SHARES } from '../relations/shares/index.js';
import { readRoles } from '../roles/index.js';

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
  ...EVERYDAY,
  ...PARTS,
  ...GROWTH,
  ...DAILY,
  ...DIVIDING,
  ...CHANGES,
  ...RELATIONS,
  ...ROUTES,
  ...PERCENTS,
  ...FINANCE,
  ...SHORT_STORIES,
  ...ROUTINE,
  ...PRICES_AND_PERCENTS,
  ...PERCENT_CHANGES,
  ...CONTAINERS,
  ...PLAIN_DAYS,
  ...TRIPS,
  ...SHARES_OF_A_WHOLE,
  ...AVERAGES,
  ...PLAIN_RATES,
  ...WORKS,
  ...MIXES,
  ...RATIOS,
  ...TWO_KINDS,
  ...PLAIN_INTEREST,
  ...ROOMS,
  ...LADDERS,
  ...RELATIONS_OF_MONEY,
  ...RELATIONS_OF_SHARES,
];

/** The kinds of stories that fit a text: none, or one where the text has one meaning. */
export const readSchemas = (text: string): Problem[] => {
  const plain = normal(text);
  const story = storyIn(text, plain);
  if (!story) return [];
  const courses = [
    ...readRoles(story),
    readAges(plain),
    readReceipt(story.sentences.join(' '), (word) => isPerson(word, text)),
  ].filter((one) => one !== null);
  const tables = SCHEMAS.flatMap((schema) => {
    const slots = fill(schema, story);
    const table = slots && schema.table(slots);
    return table ? [table] : [];
  });
  return [...courses, ...tables].map(storyOf);
};
