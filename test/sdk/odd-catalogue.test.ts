import { describe, expect, it } from 'vitest';
import type { Offerings } from '../../sdk/index';
import { casesOf, read } from './support/odd-answers';
import { baseOption, month, offerings, oneTimeWire, products, subscriptionWire } from './support/fixtures';

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

describe('offerings with one odd field', () => {
  it('are read, and every package of another record stays', async () => {
    const whole = packageRecords((await read('offerings', catalogue)).value);
    expect([...whole.keys()]).toEqual(['spring $rc_monthly', 'spring coins', 'autumn $rc_annual']);
    for (const [name, place, answer] of casesOf(catalogue)) {
      const { value, warnings } = await read('offerings', answer);
      const found = packageRecords(value);
      const [list, offering, field, index] = place;
      for (const [key, record] of whole) {
        const own = ['spring', 'autumn'][Number(offering)] ?? '';
        const item = index === undefined ? '' : Object.keys(value.all[own]?.packagesById ?? {}).join();
        const isOwn =
          list === 'offerings' && key.startsWith(own) && (field !== 'packages' || index === undefined);
        const isOwnPackage =
          field === 'packages' && key.startsWith(own) && !item.includes(key.split(' ')[1] ?? '');
        if (!isOwn && !isOwnPackage) expect(found.get(key), name).toEqual(record);
      }
      if (found.size < whole.size && !name.endsWith('not there') && !name.endsWith('empty list'))
        expect(warnings.length, `${name}: no warning`).toBeGreaterThan(0);
    }
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
    for (const [name, place, answer] of casesOf(goods)) {
      const { value, warnings } = await read('products', answer);
      const found = packageRecords(value);
      const own = ['$rc_monthly', 'coins', '$rc_annual'][Number(place[1])] ?? '';
      for (const [key, record] of whole) {
        if (!key.endsWith(own)) expect(found.get(key), name).toEqual(record);
        // A product keeps its price or is not for sale.
        else expect([undefined, record], name).toContainEqual(found.get(key));
      }
      if (found.size < whole.size) expect(warnings.length, `${name}: no warning`).toBeGreaterThan(0);
    }
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
