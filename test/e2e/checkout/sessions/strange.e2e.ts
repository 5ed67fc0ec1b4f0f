import { openHostPage } from '../../models/host/host-page';
import type { Call } from '../../models/sandbox';
import { expect, test } from '../../models/one-page';

/** What goes wrong in a sale with a checkout session: each ends in clear words, and one charge at most. */

const NO_TRIAL = { offering: 'no_trial', email: 'ada@example.org' } as const;
const HTML = { kind: 'status', status: 500, html: '<h1>Internal error</h1>' } as const;

test('a start that answers with HTML ends in an error, and the next purchase opens', async ({
  sandbox,
  checkout,
  shop,
  sellInSession,
}) => {
  await sandbox.fault({ call: 'startCheckout', ...HTML });
  const sale = await sellInSession();
  await checkout.expectScreen('wrong');
  await expect(checkout.element).not.toContainText('<h1>');
  await checkout.retryButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 16 });
  await shop.sell(NO_TRIAL);
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a price that answers with HTML can be asked for again', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sandbox.fault({ call: 'priceCheckout', ...HTML });
  await sellInSession({ hasTaxes: true, country: 'DE' });
  await expect(checkout.notice).toContainText('The price could not be calculated');
  await expect(checkout.payButton).toBeDisabled();
  await checkout.notice.getByRole('button').click();
  await expect(checkout.element.locator('[part~="totals"]')).toContainText('MwSt.');
  await expect(checkout.notice).toHaveCount(0);
});

test('an intent whose answer is HTML is looked for, and the same session is paid once', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sandbox.fault({ call: 'completeCheckout', kind: 'status-after', status: 502, html: '<h1>Bad</h1>' });
  const sale = await sellInSession();
  await checkout.pay();
  await checkout.expectScreen('stillConfirming');
  await checkout.otherButton.click();
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  expect(await sandbox.requests('startCheckout')).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a reload at the form goes on with the same session, and its code stays applied', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page, { isReloaded: true });
  await shop.sell({ ...NO_TRIAL, more: { discountCode: 'SAVE20' } });
  await expect(checkout.element.locator('[part~="promo-code"]')).toContainText('SAVE20');
  await page.reload();
  await shop.configure();
  await shop.sell({ ...NO_TRIAL, more: { discountCode: 'SAVE20' } });
  await expect(checkout.element.locator('[part~="totals"]')).toContainText('$7.99');
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.requests('startCheckout')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ amountMicros: 7_990_000 }]);
});

const hanging: readonly Call[] = ['completeCheckout', 'confirm'];
for (const call of hanging)
  test(`a reload while ${call} runs shows the doubt, and charges once`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    await sandbox.sessions(false);
    await openHostPage(page, { isReloaded: true });
    await shop.sell(NO_TRIAL);
    await checkout.typeCard();
    await sandbox.hang(call);
    await checkout.payButton.click();
    await sandbox.holdsCall(call);
    await page.reload();
    await sandbox.release();
    await shop.configure();
    await expect(checkout.title).toBeVisible();
    const { otherButton, finishButton } = checkout;
    await expect(otherButton.or(finishButton).first()).toBeVisible({ timeout: 15_000 });
    if (await otherButton.isVisible()) {
      await otherButton.click();
      await checkout.pay();
    }
    await checkout.expectScreen('success');
    expect(await sandbox.ledger()).toHaveLength(1);
  });

test('leaving by the Back button during the form leaves nothing charged, and the next visit buys', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await page.goto('/healthz');
  await openHostPage(page, { isReloaded: true });
  await shop.sell(NO_TRIAL);
  await checkout.typeCard();
  await page.goBack();
  // A card was typed, so the checkout asks first.
  await checkout.leaveButton.click();
  await checkout.expectGone();
  await page.goBack();
  await page.goForward();
  await shop.configure();
  await shop.sell(NO_TRIAL);
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('offline, nothing is sent, and the card that was typed stays', async ({
  page,
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession();
  await checkout.typeCard();
  await page.context().setOffline(true);
  await checkout.payButton.click();
  await expect(checkout.notice).toContainText('You are offline');
  expect(await sandbox.requests('completeCheckout')).toHaveLength(0);
  await page.context().setOffline(false);
  await expect(checkout.payButton).toBeEnabled();
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});
