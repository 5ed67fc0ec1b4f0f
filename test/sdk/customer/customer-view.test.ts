import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as real from '../../../sdk/customer/customer.view';
import { runs } from '../support/effort';
import { anyCustomer, oddCustomer } from './any-customer';
import { OFFERED } from './money-laws';
import { breachIn, laws, saying } from './view-laws';

describe('what any customer is shown', () => {
  it(`keeps ${Object.keys(laws).length} laws`, () => {
    expect(breachIn(real, anyCustomer, runs(1500, 60_000).numRuns)).toBeNull();
  });

  it('is something, even of a customer whom no server would tell of', () => {
    fc.assert(
      fc.property(oddCustomer, (info) => {
        const { current, past } = real.customerView(info, OFFERED, saying);
        expect(current.length + past.length).toBeGreaterThanOrEqual(info.activeSubscriptions.size);
      }),
      runs(500, 20_000),
    );
  });
});
