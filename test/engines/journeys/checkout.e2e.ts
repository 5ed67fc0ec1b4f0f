import { cards, EMAIL, EngineCheckout, NUMBER, PAY } from '../checkout';
import { hostPage, tag } from '../site';
import { expect, test } from '../test';

test('buy with a card', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy');
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.finish();
  await page.see('#status', 'pro: active');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a declined card, then another one', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy-annual');
  await checkout.typeEmail();
  await checkout.pay(cards.declined);
  await page.see('#number-error', 'Your card was declined.');
  expect(await sandbox.ledger()).toEqual([]);
  await checkout.changeCard();
  await page.click(PAY);
  await checkout.finish();
  expect(await sandbox.ledger()).toMatchObject([{ productId: 'annual' }]);
});

test('3-D Secure', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy-annual');
  await checkout.typeEmail();
  await checkout.pay(cards.challenge);
  await page.click('#complete');
  await checkout.finish();
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('to the bank and back', async ({ tab: page, sandbox, openSite }) => {
  const body = tag(sandbox, 'purchase-button', 'offering="no_trial" package="$rc_monthly"');
  const site = await openSite({ '/shop.html': { html: hostPage({ body }) } });
  const checkout = new EngineCheckout(page);
  await page.browser.open(`${site.url}/shop.html?q=1#part`);
  await page.click('[part~="button"]');
  await checkout.typeEmail();
  await checkout.chooseBankByKeys();
  await page.click(PAY);
  await page.click('#authorise');
  await checkout.finish();
  expect(await page.browser.evaluate(() => location.search + location.hash, null)).toBe('?q=1#part');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
});

test('keyboard only', async ({ tab: page, sandbox }) => {
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.see('#status', 'No active entitlement.');
  await page.tabTo('#buy');
  await page.press('Enter');
  await page.seeFocus(EMAIL);
  await page.typeKeys('ada@example.org');
  await page.seeValue(EMAIL, 'ada@example.org');
  await page.press('Enter');
  await page.see('[part="payment-form"][data-open]');
  await page.see(NUMBER);
  await page.tabTo(NUMBER);
  // A full field passes the caret on.
  await page.typeKeys(`${cards.good}1234123`);
  await page.seeValue('#cvc', '123');
  await page.tabTo(PAY);
  await page.press('Enter');
  await page.see('[part~="finish"]');
  await page.tabTo('[part~="finish"]');
  await page.press('Enter');
  await page.seeFocus('#buy');
  await page.see('#status', 'pro: active');
});

test('Escape closes the dialog, and the focus returns', async ({ tab: page, sandbox }) => {
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.tabTo('#buy');
  await page.press('Enter');
  await page.seeFocus(EMAIL);
  await page.press('Escape');
  await page.seeNone(EMAIL);
  await page.seeFocus('#buy');
  await page.see('#status', 'PurchasesError 1');
});
