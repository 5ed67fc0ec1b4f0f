import { describe, expect, it } from 'vitest';
import * as choice from '../../../sdk/offers/choice.view';
import * as table from '../../../sdk/offers/offer-table';
import * as view from '../../../sdk/offers/offers.view';
import { laws } from './laws';

describe('the price table', () => {
  it.each(Object.entries(laws))('%s', async (_, holds) => {
    expect(await holds({ ...table, ...choice, ...view })).toBe(true);
  });
});
