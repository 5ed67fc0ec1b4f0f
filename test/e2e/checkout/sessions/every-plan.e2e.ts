import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/**
 * Each kind of price on a wire where no other browser test buys it. `test/sdk/purchases/every-plan.test.ts` buys every product
 * on both wires.
 */
for (const { product, place, wire, charged, entitlements } of [
  {
    product: 'intro_monthly',
    place: { offering: 'reduced', packageId: 'intro_monthly' },
    wire: 'checkout',
    charged: { kind: 'charge', amountMicros: 4_990_000 },
    entitlements: ['pro'],
  },
  {
    product: 'intro_term',
    place: { offering: 'reduced', packageId: 'intro_term' },
    wire: 'purchase',
    charged: { kind: 'trial', amountMicros: 0 },
    entitlements: ['pro'],
  },
  {
    product: 'sale_lifetime',
    place: { offering: 'reduced', packageId: 'sale_lifetime' },
    wire: 'checkout',
    charged: { kind: 'charge', amountMicros: 111_750_000 },
    entitlements: ['pro'],
  },
  {
    product: 'coins',
    place: { offering: 'one_time', packageId: 'coins' },
    wire: 'checkout',
    charged: { kind: 'charge', amountMicros: 4_990_000 },
    entitlements: [],
  },
] as const)
  test(`${product} is bought on the wire ${wire}`, async ({ page, sandbox, checkout, shop }) => {
    await openHostPage(page);
    await shop.configure(sandbox.user, { wire });
    const sale = await shop.sell({ ...place, email: 'ada@example.org' });
    await checkout.pay();
    await checkout.expectScreen('success');
    await checkout.finishButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements });
    expect(await sandbox.ledger()).toMatchObject([{ productId: product, ...charged }]);
  });
