import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import type { Shop } from '../../models/shop';
import { expect, test } from '../../models/test';

/** The code of paywalls: the core asks for it while products are read, if the offering has a paywall. */
const PAYWALL = '**/dist/purchases-present.*.js';
const SCREENS = '**/dist/purchases-ui.*.js';

/** Reads the offering and shows its paywall. Gives the code of the error; `null` when the paywall was closed without one. */
const present = async (shop: Shop): Promise<number | null> =>
  (await shop.instance()).evaluate(async ({ purchases }) => {
    const { all } = await purchases.getOfferings({ offeringIdentifier: 'paywall-hero' });
    const offering = all['paywall-hero']!;
    const error: unknown = await purchases.presentPaywall({ offering }).catch((reason: unknown) => reason);
    return (error as { errorCode?: number }).errorCode ?? null;
  });

const expectShown = async (page: Page): Promise<void> => {
  await expect(page.locator('purchase-paywall').getByRole('radio', { name: /^Weekly/ })).toBeVisible();
};

test('the code of paywalls and the screens are asked for together', async ({ page, shop }) => {
  const started: string[] = [];
  let releaseScreens = (): void => {};
  const released = new Promise<void>((resolve) => (releaseScreens = resolve));
  await page.route(SCREENS, async (route) => {
    started.push('screens');
    await released;
    await route.continue();
  });
  await page.route(PAYWALL, async (route) => {
    started.push('paywall');
    await route.continue();
  });
  await openHostPage(page);
  void present(shop).catch(() => {}); // It is still open when the test ends.
  // The screens' file is held: that of paywalls does not wait for it.
  await expect.poll(() => started.toSorted()).toEqual(['paywall', 'screens']);
  releaseScreens();
  await expectShown(page);
  expect(started.filter((file) => file === 'paywall')).toHaveLength(1);
});

test('code of paywalls that was tampered with is refused, and not run', async ({ page, shop }) => {
  await page.route(PAYWALL, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
  });
  await openHostPage(page);
  expect(await present(shop)).toBe(10);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(page.locator('purchase-paywall')).toHaveCount(0);
});

test('code of paywalls that can’t be had rejects, and the paywall can be shown when it can', async ({
  page,
  shop,
}) => {
  let isLost = true;
  await page.route(PAYWALL, (route) => (isLost ? route.abort() : route.continue()));
  await openHostPage(page);
  expect(await present(shop)).toBe(10);
  await expect(page.locator('purchase-paywall')).toHaveCount(0);
  isLost = false;
  void present(shop).catch(() => {}); // It is still open when the test ends.
  await expectShown(page);
});
