import type { Schema } from '../../../schemas/schema.js';
import { PERCENT_OF_GROUPS } from './percent-of-groups.js';
import { RATIO_SHARES } from './ratio-shares.js';

/** Stories of parts of a whole: percentages, ratios, fractions and averages. */
export const RELATIONS_OF_SHARES: readonly Schema[] = [...PERCENT_OF_GROUPS, ...RATIO_SHARES];
