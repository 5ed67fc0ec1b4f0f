import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as choice from '../../../sdk/offers/choice.view';
import * as table from '../../../sdk/offers/offer-table';
import * as view from '../../../sdk/offers/offers.view';
import { firstBroken, garden } from '../support/plant';
import type { Garden, Mistake } from '../support/plant';
import { laws } from './laws';
import type { Subject } from './laws';
import { offersMutants } from './mutants';

const FILES = [
  'billing-period.ts',
  'tiers.ts',
  'savings.ts',
  'offer-table.ts',
  'choice.view.ts',
  'price-rate.ts',
  'price.view.ts',
  'offers.view.ts',
];

let copies: Garden;
beforeAll(async () => {
  copies = await garden(resolve(import.meta.dirname, '../../../sdk/offers'), FILES);
});
afterAll(() => copies.clear());

const planted = async (name: string, mistake?: Mistake): Promise<Subject> => ({
  ...(await copies.plant<typeof table>(`${name}-table`, 'offer-table.ts', mistake)),
  ...(await copies.plant<typeof choice>(`${name}-choice`, 'choice.view.ts', mistake)),
  ...(await copies.plant<typeof view>(`${name}-view`, 'offers.view.ts', mistake)),
});

describe('the price table', () => {
  it.each(Object.entries(laws))('%s', async (_, holds) => {
    expect(await holds({ ...table, ...choice, ...view })).toBe(true);
  });
});

describe('its laws', () => {
  it('hold for a copy without a mistake', async () => {
    expect(await firstBroken(laws, await planted('unharmed'))).toBeNull();
  });

  it.each(offersMutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'catch the mistake: %s',
    async (_, mutant, index) => {
      expect(await firstBroken(laws, await planted(`mutant-${index}`, mutant))).not.toBeNull();
    },
  );
});
