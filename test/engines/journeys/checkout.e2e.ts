import { cards, EngineCheckout } from '../checkout';
import { expect, test } from '../test';

test('buy with a card', async ({ page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy');
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.finish();
  await page.see('#status', 'pro: active');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a declined card, then another one', async ({ page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy-annual');
  await checkout.typeEmail();
  await checkout.pay(cards.declined);
  await page.see('#number-error', 'Your card was declined.');
  expect(await sandbox.ledger()).toEqual([]);
});
