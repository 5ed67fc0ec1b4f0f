import type { Page } from 'playwright/test';
import { listenFor } from '../../models/family';
import { elementTag, openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/test';

/** The renderer's file, which is fetched beside the screens. */
const RUNTIME = '**/dist/purchases-runtime.*.js';

/** The renderer's file can't be had until `restore` is called. */
async function withoutRenderer(page: Page): Promise<{ restore(): void }> {
  let isLost = true;
  await page.route(RUNTIME, (route) => (isLost ? route.abort() : route.continue()));
  return { restore: () => void (isLost = false) };
}

test('a purchase without the renderer’s file rejects with the reason, and the next one tries again', async ({
  page,
  checkout,
  shop,
}) => {
  const network = await withoutRenderer(page);
  await openHostPage(page);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    code: 10,
    message: 'The checkout could not be loaded.',
    detail: expect.stringMatching(/purchases-runtime\..*\.js is missing, blocked, changed/),
  });
  await expect(checkout.element).toHaveCount(0);
  network.restore();
  const second = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await second.outcome()).toMatchObject({ type: 'resolved' });
});

test('a renderer that was tampered with is refused, and not run', async ({ page, checkout, shop }) => {
  await page.route(RUNTIME, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
  });
  await openHostPage(page);
  expect(await (await shop.sell()).outcome()).toMatchObject({ type: 'rejected', code: 10 });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(checkout.element).toHaveCount(0);
});

test('the screens and the renderer are asked for together', async ({ page, checkout, shop }) => {
  const started: string[] = [];
  let releaseScreens = (): void => {};
  const released = new Promise<void>((resolve) => (releaseScreens = resolve));
  await page.route('**/dist/purchases-ui.*.js', async (route) => {
    started.push('screens');
    await released;
    await route.continue();
  });
  await page.route(RUNTIME, async (route) => {
    started.push('renderer');
    await route.continue();
  });
  await openHostPage(page);
  await shop.sell();
  // The screens' file is held: the renderer's does not wait for it.
  await expect.poll(() => started.toSorted()).toEqual(['renderer', 'screens']);
  releaseScreens();
  await expect(checkout.dialog).toBeVisible();
});

test('an element on the page whose renderer could not be fetched opens after the network is back', async ({
  page,
  sandbox,
  checkout,
}) => {
  const events = await listenFor(page, 'purchase-failed', 'purchase-cancelled');
  const network = await withoutRenderer(page);
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('purchases-runtime'),
  );
  await openHostPage(page, { body: elementTag(sandbox) });
  await refused;
  network.restore();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  expect(await events()).toEqual([]);
});

test('a paywall whose renderer can’t be had rejects, and can be shown when it can', async ({
  page,
  shop,
}) => {
  const network = await withoutRenderer(page);
  await openHostPage(page);
  const present = async (): Promise<number | null> =>
    (await shop.instance()).evaluate(async ({ purchases }) => {
      const offering = (await purchases.getOfferings()).all['paywall-hero']!;
      const error: unknown = await purchases.presentPaywall({ offering }).catch((reason: unknown) => reason);
      return (error as { errorCode?: number }).errorCode ?? null;
    });
  expect(await present()).toBe(10);
  await expect(page.locator('purchase-paywall')).toHaveCount(0);
  network.restore();
  void present().catch(() => {}); // It is still open when the test ends.
  await expect(page.locator('purchase-paywall').getByRole('radio', { name: /^Weekly/ })).toBeVisible();
});
