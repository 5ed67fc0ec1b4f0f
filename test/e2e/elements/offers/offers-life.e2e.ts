import type { PurchaseOffersElement } from '../../../../elements/offers/purchase-offers.types';
import { openHostPage } from '../../models/host/host-page';
import { Offers } from '../../models/offers';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

const setAttribute = (offers: Offers, name: string, value: string): Promise<void> =>
  offers.element.evaluate((element, [name, value]) => element.setAttribute(name, value), [
    name,
    value,
  ] as const);

test('offerings that can’t be read show a friendly error; after “Try again” keyboard focus is in the table', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ call: 'getOfferings', kind: 'drop', times: 3 });
  const offers = await Offers.open(page, sandbox, 'package="annual"');
  const retry = offers.element.getByRole('button', { name: 'Try again' });
  await expect(offers.element).toContainText('Check your internet connection and try again.');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(offers.card('Stepwise PRO annual')).toBeFocused();
});

alone(
  'a read that failed offline is repeated when the device is online',
  async ({ page, sandbox, context }) => {
    const offers = await Offers.open(page, sandbox);
    await offers.expectReady();
    await context.setOffline(true);
    await setAttribute(offers, 'currency', 'EUR');
    await expect(offers.element).toContainText('Check your internet connection and try again.');
    await context.setOffline(false);
    await expect(offers.card('Stepwise PRO weekly €2.99')).toBeChecked();
  },
);

test('removing an element while it loads leaves nothing in the page; inserted again, it shows its offers', async ({
  page,
  sandbox,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await sandbox.hang('getProducts');
  const offers = await Offers.open(page, sandbox);
  await expect(offers.element.locator('.offer-shape').first()).toBeVisible();
  const element = await offers.element.elementHandle();
  await element?.evaluate((node) => node.remove());
  await sandbox.release();
  // An answer that comes now must change nothing.
  await page.waitForTimeout(300);
  expect(await element?.evaluate((node) => (node as PurchaseOffersElement).selectedPackage)).toBeNull();
  await element?.evaluate((node) => document.querySelector('main')?.append(node));
  await offers.expectReady();
  expect(errors).toEqual([]);
});

test('an element that is moved keeps the selected package', async ({ page, sandbox }) => {
  const offers = await Offers.open(page, sandbox);
  await offers.card('Stepwise PRO monthly').check();
  await offers.element.evaluate((node) => document.body.prepend(node));
  await expect(offers.card('Stepwise PRO monthly')).toBeChecked();
  expect(await offers.selectedPackage()).toBe('$rc_monthly');
});

test('attributes that change take effect at once', async ({ page, sandbox }) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers"');
  const set = (name: string, value: string) => setAttribute(offers, name, value);
  await offers.card('Stepwise PRO monthly').check();
  await set('package', 'plus_annual');
  await expect(offers.card('Stepwise Plus annual')).toBeChecked();
  await set('periods', 'never');
  await expect(offers.cards).toHaveCount(4);
  await set('currency', 'JPY');
  await expect(offers.card('Stepwise Plus annual ¥6,000')).toBeChecked();
  await set('offering', 'one_time');
  await expect(offers.cards).toHaveCount(2);
  expect(await offers.selectedPackage()).toBe('coins');
});

test('the language follows the attribute, and the page’s texts replace the library’s', async ({
  page,
  sandbox,
}) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers" recommended="monthly"');
  await offers.expectReady();
  await offers.element.evaluate((element) => {
    (element as PurchaseOffersElement).texts = { de: { 'offers.recommended': 'Der Renner' } };
    element.setAttribute('locale', 'de');
  });
  await expect(offers.element.getByRole('radio', { name: 'Monatlich' })).toBeChecked();
  await expect(offers.element.locator('[part~="badge"]')).toHaveText('Der Renner');
  await expect(offers.element.locator('[part~="period-saving"]')).toContainText('49 %');
  expect(await offers.element.locator('.root').getAttribute('lang')).toBe('de');
});

test('an integration error is shown to the integrator, and the customer sees a friendly text', async ({
  page,
  sandbox,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const offers = await Offers.open(page, sandbox, 'offering="winter"');
  await expect(offers.element).toContainText('No plans are available right now.');
  await expect(offers.element.locator('[part="problem"]')).toContainText('There is no offering "winter"');
  await offers.element.evaluate((element) => element.setAttribute('offering', 'tiers'));
  await expect(offers.cards).toHaveCount(2);
  await expect(offers.element.locator('[part="problem"]')).toHaveCount(0);
  for (const [name, value, words] of [
    ['periods', 'yes', 'The attribute periods can be'],
    ['package', 'weekly', 'The attribute package names no package'],
    ['recommended', 'gold', 'The attribute recommended names no package'],
  ] as const) {
    await setAttribute(offers, name, value);
    await expect(offers.element.locator('[part="problem"]')).toContainText(words);
    await offers.element.evaluate((element, name) => element.removeAttribute(name), name);
    await expect(offers.element.locator('[part="problem"]')).toHaveCount(0);
  }
  expect(said.filter((line) => line.includes('<purchase-offers>'))).toHaveLength(3);
});

test('an offering without packages is an integration error', async ({ page, sandbox, shop }) => {
  await openHostPage(page);
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }) => {
    const { all } = await purchases.getOfferings();
    const element = document.createElement('purchase-offers');
    Object.assign(element, { purchases, offering: { ...all['one_time'], availablePackages: [] } });
    document.body.append(element);
  });
  const offers = new Offers(page);
  await expect(offers.element).toContainText('No plans are available right now.');
  await expect(offers.element.locator('[part="problem"]')).toContainText('has no packages');
  expect(await sandbox.requests('purchase')).toHaveLength(0);
});
