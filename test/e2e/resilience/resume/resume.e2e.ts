import { arrive, heard, reload } from '../../models/app/arrival';
import { expect, test } from '../../models/test';
import { reach } from '../../models/looks/states';

/** A reload, a bank's page, the browser's own buttons: the purchase goes on where it stood, and is paid once. */

const PAGE = '/demo/console.html';

test('a reload while the bank confirms goes on confirming, and the window hears of the success', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
  await page.reload();
  const events = await heard(page);
  await arrive(page, sandbox);
  await checkout.expectScreen('confirming');
  await sandbox.pollsUntilDone(0);
  await checkout.expectScreen('success');
  await reload(page, sandbox);
  await checkout.expectScreen('success');
  const later = await heard(page);
  await checkout.finishButton.click();
  await expect.poll(() => later.jsonValue()).toEqual(['purchase-finished pro']);
  await expect(checkout.element).toHaveCount(0);
  await reload(page, sandbox);
  await shop.page.waitForTimeout(300);
  await expect(checkout.element).toHaveCount(0);
  expect(await sandbox.ledger()).toHaveLength(1);
  expect(await sandbox.requests('confirm')).toHaveLength(1);
  await events.dispose();
});

test('a reload while Pay is processed waits for the payment, and the success comes by itself', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.clock.install();
  await page.goto(PAGE);
  await reach['needs-payment-info, processing']({ page, sandbox, checkout, shop });
  await reload(page, sandbox);
  await checkout.expectScreen('confirming');
  await checkout.fastForwardTo('stillConfirming');
  await expect(checkout.retryButton).toHaveText('Check again');
  await expect(checkout.otherButton).toHaveText('Pay another way');
  await expect(checkout.element).not.toContainText('have not been charged');
  await sandbox.release();
  await checkout.fastForwardTo('success');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a reload of ‘still confirming’ goes on looking, and never pays', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await reach['error, still confirming']({ page, sandbox, checkout, shop });
  const again = await reload(page, sandbox);
  await checkout.expectScreen('confirming');
  const instance = await again.instance();
  const result = instance.evaluate(({ purchases }) =>
    purchases.resumePurchase().then((it) => it?.redemptionInfo),
  );
  await sandbox.pollsUntilDone(0);
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await result).toEqual({ redeemUrl: null, redeemUrlRedirect: null });
  expect(await sandbox.requests('confirm')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a customer who left a payment in doubt is not shown it again uninvited, but buying again asks after it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
  await checkout.close();
  const again = await reload(page, sandbox);
  await page.waitForTimeout(300);
  await expect(checkout.element).toHaveCount(0);
  await again.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('confirming');
  await sandbox.pollsUntilDone(0);
  await checkout.expectScreen('success');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('another customer, and parameters of another payment, are left alone', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
  await page.goto(
    `${PAGE}?payment_intent=pi_others&payment_intent_client_secret=pi_others_secret_x&redirect_status=succeeded`,
  );
  const other = await arrive(page, sandbox, 'somebody-else');
  const instance = await other.instance();
  expect(await instance.evaluate(({ purchases }) => purchases.resumePurchase())).toBeNull();
  await expect(checkout.element).toHaveCount(0);
  expect(page.url()).toContain('payment_intent=pi_others');
  await instance.evaluate(({ purchases }, user) => void purchases.changeUser(user), sandbox.user);
  await checkout.expectScreen('confirming');
  expect(page.url()).toContain('payment_intent=pi_others');
});

test('storage keeps no secret beyond the tab, and nothing but a random name once the purchase has ended', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  const kept = () =>
    page.evaluate(() => [sessionStorage, localStorage].map((it) => it.getItem('purchase-elements.open')));
  await reach['needs-payment-info, processing']({ page, sandbox, checkout, shop });
  const [tab, shared] = await kept();
  expect(tab).toContain('_secret_');
  expect(shared).toContain('submitted');
  expect(shared).not.toMatch(/_secret_|@example/);
  await reload(page, sandbox);
  await sandbox.release();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await checkout.expectGone();
  const [nothing, names] = await kept();
  expect(nothing).toBeNull();
  expect(JSON.parse(names ?? '')).toEqual({
    open: [],
    spent: [{ id: expect.stringMatching(/^[0-9a-f]{24}$/), at: expect.any(Number) }],
  });
});
