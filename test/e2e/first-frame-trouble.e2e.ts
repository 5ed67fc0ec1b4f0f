import { listenFor } from './models/family';
import { elementTag, openHostPage } from './models/host-page';
import { cutReact, REACT, sellWithoutReact } from './models/late-react';
import { expect, test } from './models/test';

test('where React can’t be had the checkout goes away, the purchase says why, and the next one tries again', async ({
  page,
  checkout,
  shop,
}) => {
  const line = await cutReact(page);
  await openHostPage(page);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    code: 10,
    message: 'The checkout could not be loaded.',
    detail: expect.stringMatching(/purchases-react\..*\.js is missing, blocked or changed/),
  });
  await expect(checkout.element).toHaveCount(0);
  line.mend();
  const second = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await second.outcome()).toMatchObject({ type: 'resolved' });
});

test('a renderer that was tampered with is refused, and not run', async ({ page, checkout, shop }) => {
  await page.route(REACT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
  });
  await openHostPage(page);
  expect(await (await shop.sell()).outcome()).toMatchObject({ type: 'rejected', code: 10 });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(checkout.element).toHaveCount(0);
});

test('an element that is closed before React has come leaves nothing behind', async ({
  page,
  checkout,
  shop,
}) => {
  const { react, sale } = await sellWithoutReact({ page, checkout, shop });
  await checkout.element.evaluate((element) => (element as HTMLElement & { close(): void }).close());
  expect(await sale.outcome()).toMatchObject({ code: 1 });
  react.release();
  await expect.poll(() => react.asked()).toBeGreaterThan(0);
  await expect(checkout.element).toHaveCount(0);
  // The page can be scrolled and used again.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('an element that was closed while React could not be had opens later all the same', async ({
  page,
  sandbox,
  checkout,
}) => {
  const line = await cutReact(page);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('purchases-react'));
  await openHostPage(page, { body: elementTag(sandbox) });
  await refused;
  line.mend();
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
});

test('an open element whose renderer can’t be had says so, takes its frame away, and opens again', async ({
  page,
  sandbox,
  checkout,
}) => {
  const heard = await listenFor(page, 'purchase-failed', 'purchase-cancelled');
  const line = await cutReact(page);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('purchases-react'));
  await openHostPage(page, { body: `<button id="buy">Buy</button>${elementTag(sandbox)}` });
  await refused;
  await page.locator('#buy').focus();
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await expect
    .poll(heard)
    .toEqual([{ type: 'purchase-failed', tag: 'purchase-checkout', detail: { errorCode: 10 } }]);
  await checkout.expectGone();
  await expect(checkout.dialog).toHaveCount(0);
  await expect(page.locator('#buy')).toBeFocused();
  line.mend();
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.buy();
});

test('a paywall whose renderer can’t be had rejects, and can be shown when it can', async ({
  page,
  shop,
}) => {
  const line = await cutReact(page);
  await openHostPage(page);
  const present = async (): Promise<number | null> =>
    (await shop.instance()).evaluate(async ({ purchases }) => {
      const offering = (await purchases.getOfferings()).all['paywall-hero']!;
      const error: unknown = await purchases.presentPaywall({ offering }).catch((reason: unknown) => reason);
      return (error as { errorCode?: number }).errorCode ?? null;
    });
  expect(await present()).toBe(10);
  await expect(page.locator('purchase-paywall')).toHaveCount(0);
  line.mend();
  void present().catch(() => {}); // It is still open when the test ends.
  await expect(page.locator('purchase-paywall').getByRole('radio', { name: /^Weekly/ })).toBeVisible();
});
