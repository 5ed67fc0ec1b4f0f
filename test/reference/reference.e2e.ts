import { expect, test } from 'playwright/test';
import { chargePlan, firstPaymentMicros } from '../../demo/server/catalogue/charge-plan';
import { offerings } from '../../demo/server/catalogue/offerings';
import { entitlements, products } from '../../demo/server/catalogue/products';
import { ledgerOf, newKey, openReference, payByCard, startPurchase } from './reference-page';
import type { Version } from './reference-page';

const sold = new Set(offerings.flatMap(({ packages }) => packages.map(([, productId]) => productId)));
const versions: readonly Version[] = ['0.16.0', '1.63.1'];

for (const version of versions) {
  for (const product of products.filter(({ id }) => sold.has(id))) {
    test(`the reference client ${version} buys ${product.id} and is charged once`, async ({ page }) => {
      const key = newKey();
      await openReference(page, version);
      const outcome = await startPurchase(page, { key, version }, product.id);
      await payByCard(page);
      const finish = page.getByRole('button', { name: /continue|go back|close|done/i }).last();
      await finish.click();
      await expect.poll(outcome).not.toBeNull();
      const opened = Object.keys(entitlements).filter((name) => entitlements[name]?.includes(product.id));
      expect(await outcome()).toMatchObject({ error: null, entitlements: opened });

      const option = product.options.find(({ id }) => id === product.defaultOptionId);
      if (!option) throw new Error('The product has no default option.');
      const plan = chargePlan(option, 'USD');
      const entry =
        plan.trial === null
          ? { kind: 'charge', amountMicros: firstPaymentMicros(plan) }
          : { kind: 'trial', amountMicros: 0 };
      expect(await ledgerOf(page.request, key)).toEqual([{ ...entry, productId: product.id }]);
    });
  }
}

test('the reference client 1.63.1 applies a code and the tax, and is charged what it has shown', async ({
  page,
}) => {
  const key = newKey();
  await page.request.post('/sandbox/control/branding', {
    headers: { Authorization: `Bearer ${key}` },
    data: { patch: { gateway_tax_collection_enabled: true } },
  });
  await openReference(page, '1.63.1');
  const outcome = await startPurchase(page, { key, version: '1.63.1' }, 'monthly_no_trial', {
    discountCode: 'SAVE20',
  });
  await payByCard(page, '10001');
  // The total has changed with the postal code, so the client asks for another press.
  const pay = page.getByRole('button', { name: /^(pay|subscribe)/i });
  const finish = page.getByRole('button', { name: /continue|go back|done/i }).last();
  await expect(pay.or(finish).first()).toBeEnabled();
  if (await pay.isVisible()) await pay.click();
  await finish.click();
  await expect.poll(outcome).toMatchObject({ error: null, entitlements: ['pro'] });
  // 9.99 less 20 % is 7.99; New York adds 8.875 %.
  expect(await ledgerOf(page.request, key)).toEqual([
    { kind: 'charge', amountMicros: 8_700_000, productId: 'monthly_no_trial' },
  ]);
});
