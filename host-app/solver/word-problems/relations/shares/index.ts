import type { Schema } from '../../schemas/schema.js';
import { MEANS } from './averages.js';
import { GROWING } from './growing.js';
import { PERCENT_OF_GROUPS } from './percent-of-groups.js';
import { RECIPE_STORIES, UNIT_PRICES } from './proportions.js';
import { RATIO_SHARES } from './ratio-shares.js';
import { RESTS } from './rest.js';
import { EXCHANGES, MAPS } from './scales.js';
import { INVERSE } from './workers.js';

/** Stories of parts of a whole: percentages, ratios, fractions and averages. */
export const RELATIONS_OF_SHARES: readonly Schema[] = [
  ...PERCENT_OF_GROUPS,
  ...RATIO_SHARES,
  ...INVERSE,
  ...UNIT_PRICES,
  ...RECIPE_STORIES,
  ...RESTS,
  ...MEANS,
  ...EXCHANGES,
  ...MAPS,
  ...GROWING,
];
