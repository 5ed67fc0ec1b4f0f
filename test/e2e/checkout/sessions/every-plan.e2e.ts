import { chargePlan, firstPaymentMicros } from '../../../../demo/server/catalogue/charge-plan';
import { offerings } from '../../../../demo/server/catalogue/offerings';
import { entitlements, products } from '../../../../demo/server/catalogue/products';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/** Every product of the sandbox, bought on both wires for the price that the server charges. */

const placeOf = (productId: string): { readonly offering: string; readonly packageId: string } | null => {
  for (const { id, packages } of offerings) {
    const found = packages.find(([, sold]) => sold === productId);
    if (found) return { offering: id, packageId: found[0] };
  }
  return null;
};

for (const wire of ['purchase', 'checkout'] as const)
  for (const product of products) {
    const place = placeOf(product.id);
    if (!place) continue;
    test(`${product.id} is bought on the wire ${wire}`, async ({ page, sandbox, checkout, shop }) => {
      await openHostPage(page);
      await shop.configure(sandbox.user, { wire });
      const sale = await shop.sell({ ...place, email: 'ada@example.org' });
      await checkout.pay();
      await checkout.expectScreen('success');
      await checkout.finishButton.click();
      const opened = Object.keys(entitlements).filter((name) => entitlements[name]?.includes(product.id));
      expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: opened });
      const option = product.options.find(({ id }) => id === product.defaultOptionId);
      if (!option) throw new Error('The product has no default option.');
      const plan = chargePlan(option, 'USD');
      expect(await sandbox.ledger()).toMatchObject([
        plan.trial
          ? { kind: 'trial', amountMicros: 0, productId: product.id }
          : { kind: 'charge', amountMicros: firstPaymentMicros(plan), productId: product.id },
      ]);
    });
  }
