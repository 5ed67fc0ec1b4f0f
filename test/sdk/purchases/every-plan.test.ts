import { describe, expect, it } from 'vitest';
import { chargePlan, firstPaymentMicros } from '../../../demo/server/catalogue/charge-plan';
import { offerings } from '../../../demo/server/catalogue/offerings';
import { entitlements, products } from '../../../demo/server/catalogue/products';
import type { Product } from '../../../demo/server/catalogue/products';
import { attempt, bench } from '../faults/buy';
import type { Place } from '../faults/buy';

/** Every product of the sandbox, bought on both wires for the price that the server charges. */

const NO_FAULT = { call: 'purchase', kindName: 'none', kind: {}, way: 'card', strikes: 'first try' } as const;

const placeOf = (productId: string): Place => {
  for (const { id, packages } of offerings) {
    const found = packages.find(([, sold]) => sold === productId);
    if (found) return { offering: id, packageId: found[0] };
  }
  throw new Error(`${productId} is in no offering.`);
};

/** What the ledger must have: a trial charges nothing, anything else its first payment. */
const chargeOf = ({ id, options, defaultOptionId }: Product): object => {
  const option = options.find((one) => one.id === defaultOptionId);
  if (!option) throw new Error(`${id} has no default option.`);
  const plan = chargePlan(option, 'USD');
  return plan.trial
    ? { kind: 'trial', amountMicros: 0, productId: id }
    : { kind: 'charge', amountMicros: firstPaymentMicros(plan), productId: id };
};

describe.each(['purchase', 'checkout'] as const)('on the wire %s', (wire) => {
  it.each(products.map((product) => [product.id, product] as const))('%s is bought', async (id, product) => {
    const on = await bench({ ...NO_FAULT, wire });
    await on.line.brand({ gateway_tax_collection_enabled: false });
    expect(await attempt(on, 'ada@example.org', placeOf(id))).toBe('success');
    expect(on.line.ledger()).toMatchObject([chargeOf(product)]);
    expect(on.line.count(wire === 'purchase' ? 'purchase' : 'startCheckout')).toBe(1);
    const { entitlements: bought } = await on.purchases.getCustomerInfo();
    const opened = Object.keys(entitlements).filter((name) => entitlements[name]?.includes(id));
    expect(Object.keys(bought.active)).toEqual(opened);
  });
});
