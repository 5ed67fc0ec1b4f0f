import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

test('a plan with a trial is bought with e-mail and card, and the ledger has the trial', async ({
  page,
  sandbox,
  checkout,
}) => {
  await page.goto(sandbox.demo('script-tag'));
  await expect(page.locator('#status')).toHaveText('No active entitlement.');
  await page.locator('#buy').click();
  await expect(checkout.panel).toContainText('3 days free');
  await expect(checkout.panel).toContainText('Due today$0.00');
  await checkout.typeEmail();
  await checkout.expectScreen('payment');
  await expect(checkout.payButton).toHaveText('Start Trial');
  await expect(checkout.payButton).toBeDisabled();
  await checkout.pay();
  await checkout.expectScreen('success');
  await expect(checkout.element).toContainText('Your subscription is now active');
  await checkout.finishButton.click();
  await expect(checkout.element).toHaveCount(0);
  await expect(page.locator('#status')).toContainText('pro: active, until');
  expect(await sandbox.ledger()).toMatchObject([
    { kind: 'trial', productId: 'monthly', appUserId: sandbox.user },
  ]);
});

test('a plan without a trial is paid at once, and the ledger has the charge', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ offering: 'no_trial' });
  await expect(checkout.panel).toContainText('$9.99 / month');
  await expect(checkout.panel).toContainText('Due today$9.99');
  await expect(checkout.panel).not.toContainText('free');
  await checkout.typeEmail();
  await expect(checkout.payButton).toHaveText('Pay $9.99');
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'], redeemUrl: null });
  expect(await sandbox.ledger()).toMatchObject([
    { kind: 'charge', productId: 'monthly_no_trial', amountMicros: 9_990_000, currency: 'USD' },
  ]);
});

test('the option and the currency that were asked for are the ones that are charged', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ offering: 'student', option: 'student_offer', currency: 'EUR' });
  await expect(checkout.panel).toContainText('€4.99 / month');
  await checkout.buy();
  const [purchase] = await sandbox.requests('purchase');
  expect(purchase?.body).toMatchObject({
    app_user_id: sandbox.user,
    product_id: 'student',
    price_id: 'prc_student_student_offer_eur',
    offer_id: 'student_offer',
    email: 'ada@example.org',
    presented_offering_identifier: 'student',
    supports_direct_payment: true,
  });
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'trial', productId: 'student', currency: 'EUR' }]);
});

test('a known e-mail address skips its step', async ({ page, checkout, shop, sandbox }) => {
  await openHostPage(page);
  await shop.sell({ email: 'grace@example.org' });
  await checkout.expectScreen('payment');
  await checkout.pay();
  await checkout.expectScreen('success');
  await expect(checkout.element).toContainText('Your receipt will be sent to grace@example.org.');
  expect((await sandbox.requests('purchase')).map(({ body }) => body)).toMatchObject([
    { email: 'grace@example.org' },
  ]);
});

test('a purchase that needs no payment goes from the e-mail step to success without a card form', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell();
  await checkout.typeEmail('completed@example.org');
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  expect(await sandbox.requests('getCheckoutStatus')).toEqual([]);
});

for (const { packageId, title, price, entitlements } of [
  { packageId: 'coins', title: '100 solution coins', price: '$4.99', entitlements: [] },
  { packageId: '$rc_lifetime', title: 'Stepwise PRO for life', price: '$149.00', entitlements: ['pro'] },
])
  test(`${title}: a one-time product is never called a subscription`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    await openHostPage(page);
    const sale = await shop.sell({ offering: 'one_time', packageId });
    await checkout.typeEmail();
    await checkout.expectScreen('payment');
    await expect(checkout.panel).toContainText(price);
    await expect(checkout.panel).not.toContainText(/renews|cancel|free/i);
    await expect(checkout.payButton).toHaveText(`Pay ${price}`);
    await checkout.pay();
    await checkout.expectScreen('success');
    await expect(checkout.element).toContainText(`You bought ${title}.`);
    await expect(checkout.element).not.toContainText(/subscription|renews/i);
    await checkout.finishButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements });
    expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
  });
