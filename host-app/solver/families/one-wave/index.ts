import type { Family } from '../family.js';
import { checkWave } from './check.js';
import { planWave } from './plan.js';
import { readWave } from './read.js';

/** a sin x + b cos x as R sin(x + α), or with a cosine or a difference. */
export const ONE_WAVE: Family = {
  name: 'one-wave',
  cue: /(?:sin|cos).*(?:R ?[*·]? ?(?:sin|cos)|single|one)/i,
  read: readWave,
  plan: planWave,
  check: checkWave,
};
