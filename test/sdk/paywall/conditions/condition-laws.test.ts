import fc from 'fast-check';
import { describe, it } from 'vitest';
import { initialPaywall, paywallTransition, rulesThatHold } from '../../../../sdk/internal';
import { conditionHolds } from '../../../../sdk/paywall/content/conditions.view';
import { conditionLaws } from './condition-laws';

const subject = { conditionHolds, rulesThatHold, initialPaywall, paywallTransition };

describe('of all conditions', () => {
  it.each(Object.entries(conditionLaws))('%s', (_, law) => {
    fc.assert(law(subject), { numRuns: 500 });
  });
});
