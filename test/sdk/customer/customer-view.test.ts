import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as real from '../../../sdk/customer/customer.view';
import { runs } from '../support/effort';
import { garden } from '../support/plant';
import type { Garden } from '../support/plant';
import { anyCustomer, oddCustomer } from './any-customer';
import { OFFERED } from './money-laws';
import { breachIn, laws, saying } from './view-laws';
import { mistakes, VIEW_FILES } from './view-mutants';

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

describe('the laws', () => {
  let plot: Garden;
  beforeAll(async () => {
    plot = await garden(resolve(import.meta.dirname, '../../../sdk/customer'), VIEW_FILES);
  });
  afterAll(() => plot.clear());
  const grow = (name: string, mistake?: (typeof mistakes)[number]): Promise<typeof real> =>
    plot.plant(name, 'customer.view.ts', mistake);

  it('hold for a copy without a mistake', async () => {
    expect(breachIn(await grow('unharmed'))).toBeNull();
  });

  it.each(mistakes.map((mistake, index) => [mistake.name, mistake, index] as const))(
    'catch the mistake: %s',
    async (_, mistake, index) => {
      expect(breachIn(await grow(`mistake-${index}`, mistake))).not.toBeNull();
    },
  );
});
