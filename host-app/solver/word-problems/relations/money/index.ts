import type { Schema } from '../../schemas/schema.js';
import { CHANGES_IN_PERCENT } from './changes.js';
import { COMPOUND_INTEREST } from './compound-interest.js';
import { EARNINGS } from './earnings.js';
import { FEES, OFFERS } from './fees.js';
import { PROFITS } from './profit.js';
import { CHAINS, DISCOUNTS } from './purchases.js';
import { SAVING } from './saving.js';
import { SIMPLE_INTEREST } from './simple-interest.js';
import { TAXES_AND_TIPS } from './taxes-and-tips.js';

/** Stories of prices, interest and fees: each relation with any of its amounts asked for. */
export const RELATIONS_OF_MONEY: readonly Schema[] = [
  ...DISCOUNTS,
  ...CHAINS,
  ...TAXES_AND_TIPS,
  ...PROFITS,
  ...SIMPLE_INTEREST,
  ...COMPOUND_INTEREST,
  ...FEES,
  ...OFFERS,
  ...SAVING,
  ...EARNINGS,
  ...CHANGES_IN_PERCENT,
];
