import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import {
  baseOption,
  coinsItem,
  entitlementWire,
  month,
  offerings,
  offeringWire,
  oneTimeWire,
  products,
  subscriber,
  subscriptionItem,
} from '../support/fixtures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** An object with the key as plain data, as JSON.parse makes it. */
const keyed = (key: string, value: unknown): object => Object.fromEntries([[key, value]]);

it.each(NAMES)('an offering, a package, a product and an option may be called %s', async (name) => {
  const item = offeringWire(name, [
    [name, name],
    ['coins', 'lime_coins'],
  ]);
  const placements = { fallback_offering_id: null, offering_ids_by_placement: keyed(name, name) };
  backend.script('offerings', {
    json: offerings({ offerings: [item], current_offering_id: name, placements }),
  });
  const purchase_options = keyed(name, { ...baseOption('P1M', 1), id: name });
  const product = { ...month(), identifier: name, purchase_options, default_purchase_option_id: name };
  backend.script('products', { json: products(product, oneTimeWire('lime_coins')) });
  const purchases = connect(backend);
  const { all, current } = await purchases.getOfferings();
  expect(Object.keys(all)).toEqual([name]);
  expect(Object.hasOwn(all, name)).toBe(true);
  const found = current?.availablePackages[0];
  expect(Object.keys(current?.packagesById ?? {})).toEqual([name, 'coins']);
  expect(found?.webBillingProduct.defaultPurchaseOption.id).toBe(name);
  expect(Object.keys(found?.webBillingProduct.subscriptionOptions ?? {})).toEqual([name]);
  const placed = await purchases.getCurrentOfferingForPlacement(name);
  expect(placed?.availablePackages[0]?.webBillingProduct.presentedOfferingContext.placementIdentifier).toBe(
    name,
  );
  expect(placed?.availablePackages.map(({ identifier }) => identifier)).toEqual([name, 'coins']);
});

it.each(NAMES)('a customer may own an entitlement and products called %s', async (name) => {
  const json = subscriber({
    entitlements: keyed(name, entitlementWire(name)),
    subscriptions: keyed(name, subscriptionItem()),
    non_subscriptions: keyed(`${name}2`, [coinsItem()]),
  });
  backend.script('customerInfo', { json });
  const purchases = connect(backend);
  const info = await purchases.getCustomerInfo();
  expect(Object.keys(info.entitlements.active)).toEqual([name]);
  expect(Object.keys(info.allPurchaseDatesByProduct)).toEqual([name, `${name}2`]);
  expect([...info.activeSubscriptions]).toEqual([name]);
  expect(await purchases.isEntitledTo(name)).toBe(true);
});

it('metadata keeps a key __proto__ as data and changes no prototype', async () => {
  const metadata = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}') as object;
  const item = offeringWire('spring', [['coins', 'lime_coins']], { metadata });
  backend.script('offerings', { json: offerings({ offerings: [item] }) });
  backend.script('products', { json: products() });
  const found = (await connect(backend).getOfferings()).current?.metadata;
  expect(Object.keys(found ?? {})).toEqual(['__proto__', 'constructor']);
  expect('polluted' in {}).toBe(false);
});
