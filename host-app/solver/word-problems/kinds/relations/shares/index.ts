import type { Schema } from '../../../schemas/schema.js';

export const RELATIONS_OF_SHARES: readonly Schema[] = [];
