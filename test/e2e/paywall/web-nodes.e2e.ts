import type { Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { openHostPage, SDK, STAND_IN } from '../models/host/host-page';
import { buy, Paywall, paywallData, plan, stack, text } from '../models/paywall';
import type { Shop } from '../models/shop';
import { expect, test } from '../models/one-page';

/** Nodes that show something from outside the paywall: wallets, the way into an app, another page. */

const WALLETS = '<script>self.sandboxWallets = true</script>';
const TEXTS = {
  month: 'Monthly',
  year: 'Quarterly',
  asking: 'One moment …',
  fast: 'Pay in one step',
  slow: 'Pay by card',
  buy: 'Continue',
  thanks: 'Thank you, {{ success.customer_email }}: {{ success.price }}',
  app: 'Open in the app',
};
const express = {
  type: 'express_purchase_button',
  unknown: stack([text('asking')]),
  available: stack([text('fast'), { type: 'wallet_button', name: 'wallets' }]),
  unavailable: stack([text('slow')]),
};
const field = { type: 'input_text', field_id: 'name', required: true, placeholder_lid: 'month' };

const buttons = (page: Page) => page.frameLocator('iframe[title="Secure express checkout frame"]');
const sheet = (page: Page) => page.frameLocator('iframe[title="Sandbox wallet"]');
const press = (page: Page) =>
  buttons(page)
    .getByRole('button', { name: /Apple Pay/ })
    .click();

const open = async (page: Page, shop: Shop, more: readonly object[] = [], head = WALLETS) => {
  await openHostPage(page, { head: head + STAND_IN + SDK });
  const paywall = new Paywall(page);
  const plans = [plan('$rc_monthly', 'month', true), plan('$rc_three_month', 'year')];
  await paywall.present(shop, {
    offering: 'no_trial',
    data: paywallData([...plans, express, ...more], TEXTS),
  });
  return paywall;
};

test('a wallet buys the selected package, after a cancelled sheet too', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  const paywall = await open(page, shop);
  await expect(paywall.element.getByText('Pay in one step')).toBeVisible();
  await expect(paywall.element.getByText('One moment')).toHaveCount(0);
  expect(await axeComplaints(page)).toEqual([]);
  await press(page);
  await expect(sheet(page).getByText('$9.99').first()).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  // The press comes before the answer for the other package: the sheet waits for it.
  await page.route('**/checkout/prepare', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await paywall.package('Quarterly').click();
  await expect(paywall.package('Quarterly')).toBeChecked();
  await press(page);
  await expect(sheet(page).getByText('$24.99').first()).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Pay' }).click();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await paywall.end()).toMatchObject({
    type: 'resolved',
    packageId: '$rc_three_month',
    active: ['pro'],
  });
  expect(await sandbox.ledger()).toHaveLength(1);
  await expect(buttons(page).getByRole('button')).toHaveCount(0);
});

test('without a wallet the other stack is shown, and a card buys', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  const paywall = await open(page, shop, [buy('buy')], '');
  await expect(paywall.element.getByText('Pay by card')).toBeVisible();
  await expect(paywall.element.getByText('Pay in one step')).toHaveCount(0);
  await paywall.buyButton.click();
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await paywall.end()).toMatchObject({ type: 'resolved' });
});

test('a server without wallets shows the other stack, too', async ({ page, shop }) => {
  await page.route('**/checkout/prepare', (route) => route.fulfill({ status: 404, json: {} }));
  const paywall = await open(page, shop);
  await expect(paywall.element.getByText('Pay by card')).toBeVisible();
});

test('no sheet opens while an answer is missing', async ({ page, sandbox, shop }) => {
  await sandbox.sessions(false);
  const paywall = await open(page, shop, [field]);
  await press(page);
  await expect(paywall.element.getByRole('textbox')).toBeFocused();
  await expect(sheet(page).getByRole('button')).toHaveCount(0);
  await paywall.element.getByRole('textbox').fill('Ada');
  await press(page);
  await expect(sheet(page).getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('a paywall that is closed takes its wallets away', async ({ page, sandbox, shop }) => {
  await sandbox.sessions(false);
  const paywall = await open(page, shop);
  await expect(buttons(page).getByRole('button', { name: /Apple Pay/ })).toBeVisible();
  await paywall.element.evaluate((element) => element.remove());
  expect(await paywall.end()).toMatchObject({ type: 'rejected', code: 1 });
  await expect(page.locator('iframe[title="Secure express checkout frame"]')).toHaveCount(0);
  await expect(page.locator('[data-purchase-form]')).toHaveCount(0);
});

/** Buys with an address whose purchase can be redeemed, then shows a paywall as the success screen. */
const thank = async (shop: Shop, data: object): Promise<void> => {
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }, data) => {
    const { all } = await purchases.getOfferings();
    const offering = all['no_trial'];
    if (!offering?.monthly) throw new Error('There is no offering.');
    const selectedPackage = offering.monthly;
    const shown = { ...offering, paywall_components: data };
    void purchases
      .purchase({ rcPackage: selectedPackage, customerEmail: 'redeem@example.org', skipSuccessPage: true })
      .then((result) =>
        purchases.presentPaywall({ offering: shown, purchased: { ...result, selectedPackage } }),
      );
  }, data);
};
const thanks = paywallData(
  [text('thanks'), { type: 'redemption_button', name: 'app', stack: stack([text('app')]) }],
  TEXTS,
);
const REDEEM = /^rc-stepwise:\/\/redeem_web_purchase/;

test('a paywall as a success screen has the purchase, and a code for the phone', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await thank(shop, thanks);
  await checkout.pay();
  const paywall = new Paywall(page);
  await expect(paywall.element.getByText('Thank you, redeem@example.org: $9.99')).toBeVisible();
  const link = paywall.element.getByRole('link', { name: /scan this code/ });
  await expect(link).toHaveAttribute('href', REDEEM);
  const box = await link.locator('svg').boundingBox();
  expect(box?.width).toBe(176);
  expect(box?.height).toBe(176);
  expect(await axeComplaints(page)).toEqual([]);
});

test('on a phone it is the button of the paywall', async ({ page, checkout, shop }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openHostPage(page);
  await thank(shop, thanks);
  await checkout.pay();
  const link = new Paywall(page).element.getByRole('link', { name: 'Open in the app' });
  await expect(link).toHaveAttribute('href', REDEEM);
  await expect(link.locator('svg')).toHaveCount(0);
});

test('before a purchase there is nothing to redeem', async ({ page, shop }) => {
  await openHostPage(page);
  const paywall = new Paywall(page);
  await paywall.open(shop, { data: thanks });
  await expect(paywall.frame).toContainText('Thank you, :');
  await expect(paywall.element.getByRole('link')).toHaveCount(0);
});

test('another page is in a sandboxed frame, as high as it says', async ({ page, shop }) => {
  await page.route('https://video.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Film</title><p>A film</p><script>
        parent.postMessage({ type: 'purchase-web-view-size', height: 99999999 }, '*');
        parent.postMessage({ type: 'other', height: 10 }, '*');
        parent.postMessage({ type: 'purchase-web-view-size', height: -4 }, '*');
        setTimeout(() => parent.postMessage({ type: 'purchase-web-view-size', height: 123.4 }, '*'), 50);
        try { top.location = 'https://video.example/away' } catch {}
      </script>`,
    }),
  );
  await openHostPage(page);
  const paywall = new Paywall(page);
  const view = { type: 'web_view', name: 'The film', url: 'https://video.example/film', protocol_version: 1 };
  await paywall.open(shop, { data: paywallData([text('month'), view], TEXTS) });
  await expect(page.frameLocator('iframe[title="The film"]').getByText('A film')).toBeVisible();
  const frame = paywall.element.locator('.web-view');
  await expect(frame).toHaveCSS('height', '124px');
  await page.evaluate(() => postMessage({ type: 'purchase-web-view-size', height: 700 }, '*'));
  await expect(frame).toHaveCSS('height', '124px');
  expect(new URL(page.url()).pathname).toBe('/host.html');
  expect(await axeComplaints(page)).toEqual([]);
});
