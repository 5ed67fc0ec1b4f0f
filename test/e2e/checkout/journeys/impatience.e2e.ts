import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

test('a double click starts one purchase, pays once, and ends the purchase once', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.fault({ call: 'purchase', kind: 'latency', ms: 300 });
  await sandbox.fault({ call: 'confirm', kind: 'latency', ms: 300 });
  const sale = await shop.sell({ offering: 'no_trial' });
  await test.step('on Continue, with Enter after it', async () => {
    await checkout.expectScreen('email');
    await checkout.email.fill('ada@example.org');
    await checkout.continueButton.click({ clickCount: 4 });
    await page.keyboard.press('Enter');
    await checkout.expectScreen('payment');
    expect(await sandbox.requests('purchase')).toHaveLength(1);
  });
  await test.step('on Pay', async () => {
    await checkout.typeCard();
    await expect(checkout.payButton).toBeEnabled();
    await checkout.payButton.click({ clickCount: 4 });
    await checkout.expectScreen('success');
    expect(await sandbox.requests('confirm')).toHaveLength(1);
    expect(await sandbox.ledger()).toHaveLength(1);
  });
  await test.step('on the last button, which presses nothing behind it', async () => {
    await checkout.finishButton.dblclick();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
    await expect(checkout.element).toHaveCount(0);
  });
});

test('Close pressed together with Pay cancels, and says that the payment may go through', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@example.org' });
  await checkout.typeCard();
  await expect(checkout.payButton).toBeEnabled();
  await checkout.element.evaluate((host) => {
    for (const part of ['pay', 'close'])
      host.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`)?.click();
  });
  expect(await sale.outcome()).toMatchObject({
    code: 1,
    detail: expect.stringContaining('may still go through'),
  });
});
