import type { Page, Route } from 'playwright/test';
import { listenFor } from '../../models/family';
import { elementTag, openHostPage } from '../../models/host/host-page';
import { paywallTag } from '../../models/paywall';
import type { Shop } from '../../models/shop';
import { expect, test } from '../../models/test';

/** The files with the code that reads offerings and customers, and the file that several parts share. */
const CATALOGUE = '**/dist/purchases-catalogue.*.js';
const CUSTOMER = '**/dist/purchases-customer.*.js';
const SHARED = '**/dist/purchases-shared.*.js';
const PAYWALL = '**/dist/purchases-present.*.js';

const tampered = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
};

const isStolen = (page: Page): Promise<boolean> => page.evaluate(() => 'stolen' in window);

test('offerings are asked for side by side with the code that reads them', async ({
  page,
  shop,
  sandbox,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CATALOGUE, async (route) => {
    await held;
    await route.continue();
  });
  await openHostPage(page);
  const instance = await shop.instance();
  const reading = instance.evaluate(async ({ purchases }) =>
    Object.keys((await purchases.getOfferings()).all),
  );
  await expect.poll(async () => (await sandbox.requests('getOfferings')).length).toBe(1);
  release();
  expect(await reading).toContain('default');
});

/** Reads the offerings: whether there are some, or the code of the error. */
const read = async (shop: Shop): Promise<boolean | number | undefined> =>
  (await shop.instance()).evaluate(({ purchases }) =>
    purchases.getOfferings().then(
      ({ all }) => Object.keys(all).length > 0,
      (error: { errorCode?: number }) => error.errorCode,
    ),
  );

test('offerings whose reader can’t be fetched reject with 10, and a later call reads them', async ({
  page,
  shop,
}) => {
  await page.route(CATALOGUE, (route) => route.abort());
  await openHostPage(page);
  expect(await read(shop)).toBe(10);
  await page.unroute(CATALOGUE);
  expect(await read(shop)).toBe(true);
});

test('a changed reader of offerings is refused, and not run', async ({ page, shop }) => {
  await page.route(CATALOGUE, tampered);
  await openHostPage(page);
  expect(await read(shop)).toBe(10);
  expect(await isStolen(page)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [what, file] of [
  ['reads what was bought', CUSTOMER],
  ['later steps share', SHARED],
] as const)
  test(`nothing is sent before the code that ${what} is there`, async ({ page, sandbox, checkout, shop }) => {
    await page.route(file, (route) => route.abort());
    await openHostPage(page);
    await shop.sell();
    await checkout.typeEmail();
    await expect(checkout.email).toHaveAccessibleDescription(
      'Network error. Please check your internet connection.',
    );
    expect(await sandbox.requests('purchase')).toEqual([]);
    await page.unroute(file);
    await checkout.continueButton.click();
    await checkout.pay();
    await checkout.expectScreen('success');
    expect(await sandbox.ledger()).toHaveLength(1);
  });

test('an element whose code can’t be fetched says so, and “Load again” sells', async ({
  page,
  sandbox,
  checkout,
}) => {
  const events = await listenFor(page, 'purchase-failed', 'purchase-cancelled');
  await page.route(SHARED, (route) => route.abort());
  await openHostPage(page, { body: elementTag(sandbox) });
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await expect(checkout.dialog).toContainText('This offer could not be loaded');
  await page.unroute(SHARED);
  await checkout.dialog.getByRole('button', { name: 'Load again' }).click();
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  expect(await events()).toEqual([]);
});

test('a changed file of paywalls is not run for a tag either, which no call has prefetched', async ({
  page,
  sandbox,
}) => {
  await page.route(PAYWALL, tampered);
  const complaint = page.waitForEvent('console', (message) => message.text().includes('purchases-present'));
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-hero"') });
  await complaint;
  expect(await isStolen(page)).toBe(false);
});
