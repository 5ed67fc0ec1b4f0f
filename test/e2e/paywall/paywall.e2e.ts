import { openHostPage } from '../models/host/host-page';
import { Paywall, button, buy, paywallData, plan, text } from '../models/paywall';
import { expect, test } from '../models/one-page';

const words = {
  title: 'Choose **well**',
  week: 'Week {{ price }}',
  month: 'Month {{ price }}',
  chosen: 'You pay {{ price }}',
  go: 'Buy it',
  back: 'Back',
  site: 'Site',
  centre: 'My purchases',
  restore: 'Restore',
};
const url = {
  type: 'navigate_to',
  destination: 'url',
  url: { url_lid: 'address', method: 'external_browser' },
};
const simple = (isSelected = true): object =>
  paywallData(
    [
      text('title', { font_size: 'heading_xl' }),
      plan('$rc_weekly', 'week', isSelected),
      plan('$rc_monthly', 'month'),
      text('chosen'),
      buy('go'),
      button({ type: 'navigate_back' }, 'back'),
      button(url, 'site'),
      button({ type: 'navigate_to', destination: 'customer_center' }, 'centre'),
      button({ type: 'restore_purchases' }, 'restore'),
    ],
    { ...words, address: 'https://example.org/more' },
  );
const shown = { offering: 'default', data: simple() };

test.beforeEach(async ({ page }) =>
  openHostPage(page, { body: '<div id="here"></div><div id="till"></div>' }),
);

test('a purchase opens the checkout above the paywall and resolves with the package', async ({
  page,
  shop,
  checkout,
}) => {
  const paywall = new Paywall(page);
  await paywall.open(shop, shown);
  await expect(page.locator('body > #rcb-ui-pw-root')).toHaveCount(1);
  await paywall.package('Month').click();
  await expect(paywall.element).toContainText('You pay $9.99');
  await paywall.buyButton.click();
  await expect(checkout.dialog).toBeVisible();
  await expect(paywall.frame).toBeVisible();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await paywall.end()).toEqual({ type: 'resolved', packageId: '$rc_monthly', active: ['pro'] });
  await expect(page.locator('#rcb-ui-pw-root')).toHaveCount(0);
});

test('a cancelled checkout returns to the paywall, and Back closes the paywall', async ({
  page,
  shop,
  checkout,
}) => {
  const paywall = new Paywall(page);
  await paywall.open(shop, { ...shown, target: '#here', purchaseTarget: '#till', email: 'ada@example.org' });
  await expect(page.locator('#here > purchase-paywall')).toHaveCount(1);
  await paywall.buyButton.click();
  await expect(page.locator('#till > purchase-checkout')).toHaveCount(1);
  await checkout.expectScreen('payment');
  await checkout.close();
  await checkout.expectGone();
  await expect(paywall.buyButton).toBeEnabled();
  await paywall.element.getByRole('button', { name: 'Back' }).click();
  expect(await paywall.end()).toMatchObject({ type: 'rejected', code: 1 });
  expect(await page.locator('#here').innerHTML()).toBe('');
});

test('the page’s callbacks replace the paywall’s actions', async ({ page, shop }) => {
  const paywall = new Paywall(page);
  await paywall.open(shop, { ...shown, callbacks: ['onNavigateToUrl', 'onBack', 'onVisitCustomerCenter'] });
  await paywall.element.getByRole('link', { name: 'Site' }).click();
  await paywall.element.getByRole('button', { name: 'Back' }).click();
  await paywall.element.getByRole('button', { name: 'My purchases' }).click();
  expect(await paywall.called()).toEqual([
    'onNavigateToUrl "https://example.org/more"',
    'onBack',
    'onVisitCustomerCenter',
  ]);
  await expect(paywall.frame).toBeVisible();
});

test('a link opens in a new tab without access to the page', async ({ page, shop, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'there' }));
  const paywall = new Paywall(page);
  await paywall.open(shop, shown);
  const opened = context.waitForEvent('page');
  await paywall.element.getByRole('link', { name: 'Site' }).click();
  const tab = await opened;
  await tab.waitForURL('https://example.org/more');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

test('restoring shows its result', async ({ page, sandbox, shop }) => {
  const paywall = new Paywall(page);
  await paywall.open(shop, shown);
  await paywall.element.getByRole('button', { name: 'Restore' }).click();
  await expect(paywall.notice).toContainText('No purchases found');
  await page.keyboard.press('Escape');
  await expect(paywall.notice).toHaveText('');
  await sandbox.grant('monthly');
  await paywall.element.getByRole('button', { name: 'Restore' }).click();
  await expect(paywall.notice).toContainText('Purchases restored');
  await paywall.element.getByRole('button', { name: 'Close' }).click();
  await expect(paywall.notice).toHaveText('');
});

test('packages are radio buttons: one tab stop, arrow keys select, and the first one is selected when none is ticked', async ({
  page,
  shop,
}) => {
  const paywall = new Paywall(page);
  await paywall.open(shop, { ...shown, data: simple(false) });
  await expect(paywall.package('Week')).toHaveAttribute('aria-checked', 'true');
  await expect(paywall.buyButton).toBeEnabled();
  await paywall.packages.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(paywall.package('Month')).toBeFocused();
  await expect(paywall.package('Month')).toHaveAttribute('aria-checked', 'true');
  await expect(paywall.package('Week')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowDown');
  await expect(paywall.package('Week')).toBeFocused();
  await paywall.package('Month').focus();
  await page.keyboard.press('Space');
  await expect(paywall.package('Month')).toHaveAttribute('aria-checked', 'true');
  await paywall.package('Week').focus();
  expect(await paywall.package('Week').evaluate((radio) => getComputedStyle(radio).outlineStyle)).toBe(
    'solid',
  );
});

test('an offering without a paywall rejects with the message of the reference client', async ({
  page,
  shop,
}) => {
  const paywall = new Paywall(page);
  await paywall.present(shop, { offering: 'default', data: null });
  expect(await paywall.end()).toEqual({
    type: 'rejected',
    code: 23,
    message: 'You cannot use paywalls yet, they are coming soon!',
  });
  await expect(page.locator('#rcb-ui-pw-root')).toHaveCount(0);
});

test('an error in the data is reported, and the rest is shown', async ({ page, shop }) => {
  const paywall = new Paywall(page);
  const data = paywallData(
    [{ type: 'hologram' }, { type: 'hologram', fallback: text('spare') }, text('title')],
    { spare: 'Instead', title: 'Still here' },
  );
  await paywall.open(shop, { offering: 'default', data, callbacks: ['onError'] });
  await expect(paywall.element).toContainText('Still here');
  await expect(paywall.element).toContainText('Instead');
  expect((await paywall.called()).join('\n')).toContain('Invalid component type: hologram');
});

test('an error of the element is an instance of the page’s class', async ({ shop }) => {
  const instance = await shop.instance();
  const told = await instance.evaluate(async ({ purchases }) => {
    const { all } = await purchases.getOfferings();
    const element = document.createElement('purchase-paywall');
    const event = new Promise<unknown>((resolve) =>
      element.addEventListener('paywall-error', ({ detail }) => resolve(detail)),
    );
    Object.assign(element, { offering: { ...all['default'], paywall_components: null } });
    document.body.append(element);
    const error = await event;
    return error instanceof window.Purchases.PurchasesError
      ? { code: error.errorCode, message: error.message }
      : String(error);
  });
  expect(told).toEqual({ code: 23, message: 'You cannot use paywalls yet, they are coming soon!' });
});
