import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';
import { reach } from '../../models/looks/states';
import { test as testWithClock } from '../../models/test';

/** A payment that may have gone through must never be made twice. */

testWithClock(
  'after ten looks without an answer the customer is told to wait, and success comes by itself',
  async ({ page, sandbox, checkout, shop }) => {
    await page.clock.install();
    await openHostPage(page);
    const sale = await shop.sell({ email: 'slow-confirm@example.org', offering: 'no_trial' });
    await checkout.pay();
    await checkout.expectScreen('confirming');
    const looks = async (): Promise<number> => (await sandbox.requests('getCheckoutStatus')).length;
    // The clock stands after the tenth look, because a later one belongs to the screen that follows.
    await expect(async () => {
      if ((await looks()) < 10) await page.clock.fastForward(1000);
      expect(await looks()).toBe(10);
    }).toPass({ timeout: 20_000, intervals: [50] });
    // The tenth answer is not asked for again: after it everything else is read that may know of the payment.
    await checkout.expectScreen('stillConfirming');
    expect(await looks()).toBe(10);
    await expect(checkout.element).toContainText('Please do not pay again.');
    await expect(checkout.payButton).toHaveCount(0);
    await checkout.retryButton.click();
    await checkout.fastForwardTo('success');
    await checkout.finishButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
    expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
    expect(await sandbox.requests('confirm')).toHaveLength(1);
    expect(await sandbox.requests('purchase')).toHaveLength(1);
  },
);

test('a purchase that is never confirmed is never paid twice, however often “Check again” is pressed', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await reach['error, still confirming']({ page, sandbox, checkout, shop });
  for (let press = 1; press <= 3; press += 1) {
    const looks = (await sandbox.requests('getCheckoutStatus')).length;
    await checkout.retryButton.click();
    await expect
      .poll(async () => (await sandbox.requests('getCheckoutStatus')).length)
      .toBeGreaterThan(looks);
    await expect(checkout.retryButton).not.toHaveAttribute('aria-disabled', 'true');
  }
  expect(await sandbox.requests('confirm')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
  await checkout.close();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    detail: expect.stringContaining('may still go through'),
  });
});

test('a card confirmation that never arrives is waited for, and then paid in another way, once', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.fault({ call: 'confirm', kind: 'drop' });
  const sale = await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.pay();
  await checkout.payAnotherWay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
});

test('customer info that can’t be read after a success is reported as bought, not as failed', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('payment');
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'status', status: 400, times: 20 });
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    message: expect.stringContaining('do not sell again'),
  });
});
