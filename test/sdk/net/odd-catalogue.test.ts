import { describe, expect, it } from 'vitest';
import type { Offerings } from '../../../sdk/index';
import { casesOf, read } from '../support/net/odd-answers';
import { baseOption, month, offerings, oneTimeWire, products, subscriptionWire } from '../support/fixtures';

const catalogue = offerings();
const goods = products(
  month(),
  oneTimeWire('lime_coins'),
  subscriptionWire('lime_year', { base_option: baseOption('P1Y', 60_000_000) }),
);

const packageRecords = ({ all }: Offerings): Map<string, unknown> =>
  new Map(
    Object.entries(all).flatMap(([id, offering]) =>
      offering.availablePackages.map((item): [string, unknown] => [
        `${id} ${item.identifier}`,
        [
          item.identifier,
          item.webBillingProduct.identifier,
          item.webBillingProduct.currentPrice.amountMicros,
        ],
      ]),
    ),
  );

const OFFERINGS = [['spring $rc_monthly', 'spring coins'], ['autumn $rc_annual']];
/** The packages of the record that a place is in. */
const ownPackages = ([list, offering, field, index]: readonly string[]): readonly string[] => {
  const own = list === 'offerings' ? (OFFERINGS[Number(offering)] ?? []) : [];
  if (field === undefined || field === 'identifier' || (field === 'packages' && index === undefined))
    return own;
  return field === 'packages' ? own.slice(Number(index), Number(index) + 1) : [];
};

describe('offerings with one odd field', () => {
  it('are read, and every package of another record stays', async () => {
    const whole = packageRecords((await read('offerings', catalogue)).value);
    expect([...whole.keys()]).toEqual(['spring $rc_monthly', 'spring coins', 'autumn $rc_annual']);
    const wrong: string[] = [];
    for (const [name, place, answer] of casesOf(catalogue)) {
      const { value, warnings } = await read('offerings', answer);
      const found = packageRecords(value);
      const mayGo = ownPackages(place);
      const lost = [...whole.keys()].filter(
        (key) => JSON.stringify(found.get(key)) !== JSON.stringify(whole.get(key)),
      );
      if (lost.some((key) => !mayGo.includes(key))) wrong.push(`${name}: ${lost.join()}`);
      // A list that is shorter is not odd.
      if (lost.length > 0 && warnings.length === 0 && !name.endsWith('empty list'))
        wrong.push(`${name}: no warning`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([7.5, '7', null])('with the revision %j have no targeting, and are all there', async (revision) => {
    const answer = offerings({ targeting: { rule_id: 'rule_north', revision } });
    const { value, warnings } = await read('offerings', answer);
    const product = value.current?.monthly?.webBillingProduct;
    expect(product?.presentedOfferingContext.targetingContext).toBeNull();
    expect(warnings.join()).toMatch(/targeting\.revision: expected a whole number/);
  });
});

describe('products with one odd field', () => {
  it('are read, and every other product stays at its price', async () => {
    const whole = packageRecords((await read('products', goods)).value);
    const wrong: string[] = [];
    for (const [name, place, answer] of casesOf(goods)) {
      const { value, warnings } = await read('products', answer);
      const found = packageRecords(value);
      const own = ['$rc_monthly', 'coins', '$rc_annual'][Number(place[1])] ?? '';
      for (const [key, record] of whole) {
        // A product keeps its price or is not for sale.
        const mayBe = key.endsWith(own) ? [undefined, record] : [record];
        if (!mayBe.some((one) => JSON.stringify(one) === JSON.stringify(found.get(key))))
          wrong.push(`${name}: ${key}`);
      }
      if (found.size < whole.size && warnings.length === 0) wrong.push(`${name}: no warning`);
    }
    expect(wrong).toEqual([]);
  });

  it('without a title are left out, with a warning', async () => {
    const { value, warnings } = await read(
      'products',
      products(month(), { ...oneTimeWire('lime_coins'), title: null }),
    );
    expect(Object.keys(value.current?.packagesById ?? {})).toEqual(['$rc_monthly']);
    expect(warnings.join()).toMatch(/product_details\[1\]\.title: expected text, got null/);
  });
});
