import { expect, test } from '../../models/one-page';
import { reach } from '../../models/looks/states';

test('offline before the offer is read: the page gets error 10, and the next try sells', async ({
  page,
  context,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  await shop.configure();
  await context.setOffline(true);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 10 });
  await context.setOffline(false);
  await shop.sell();
  await checkout.buy();
});

test('offline at the e-mail step: the line is named as the reason, and Continue works when it is back', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  await shop.sell();
  await checkout.expectScreen('email');
  await context.setOffline(true);
  await checkout.typeEmail();
  await expect(checkout.email).toHaveAccessibleDescription(
    'You are offline. Nothing has been sent. Continue when you are back online.',
  );
  await context.setOffline(false);
  await checkout.continueButton.click();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('offline with a known address: the e-mail step stands in, filled, and goes on when the line is back', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'drop', times: 1000 });
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('email');
  await expect(checkout.email).toHaveValue('ada@example.org');
  expect(await sandbox.requests('purchase')).toEqual([]);
  await sandbox.noMoreFaults();
  await checkout.continueButton.click();
  await checkout.expectScreen('payment');
});

test('offline when Pay is pressed: nothing is sent, it says so, and the line that comes back does not pay', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop });
  await context.setOffline(true);
  await checkout.payButton.click();
  await expect(checkout.notice).toContainText('You are offline');
  await expect(checkout.notice).toContainText('Nothing has been sent.');
  await context.setOffline(false);
  await expect(checkout.notice).toHaveCount(0);
  await expect(checkout.payButton).toBeEnabled();
  expect(await sandbox.requests('confirm')).toEqual([]);
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('offline while the bank confirms: the payment is found when the line is back', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  const sale = await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
  await context.setOffline(true);
  await checkout.expectScreen('offline');
  await expect(checkout.announcement).toContainText('Please do not pay again.');
  await sandbox.pollsUntilDone(0);
  await context.setOffline(false);
  await expect(checkout.title).toHaveText('Purchase successful', { timeout: 15_000 });
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('offline at the success screen: closing it says that the purchase is complete', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  // The customer is read before the purchase, too, without the entitlement.
  const read = page.waitForResponse(
    async (response) =>
      response.url().endsWith(`/subscribers/${sandbox.user}`) && (await response.text()).includes('"pro"'),
  );
  const sale = await reach.success({ page, sandbox, checkout, shop });
  await (await read).finished();
  await context.setOffline(true);
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
});
