import { elementTag, openHostPage } from './models/host-page';
import { holdReact, REACT } from './models/late-react';
import { expect, test } from './models/test';

test('where React can’t be had the checkout goes away, the purchase says why, and the next one tries again', async ({
  page,
  checkout,
  shop,
}) => {
  let isBlocked = true;
  await page.route(REACT, (route) => (isBlocked ? route.abort() : route.continue()));
  await openHostPage(page);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    code: 10,
    message: 'The checkout could not be loaded.',
    detail: expect.stringMatching(/purchases-react\..*\.js is missing, blocked or changed/),
  });
  await expect(checkout.element).toHaveCount(0);
  isBlocked = false;
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
  const react = await holdReact(page);
  await openHostPage(page);
  const sale = await shop.sell();
  await expect(checkout.email).toBeVisible();
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
  let isBlocked = true;
  await page.route(REACT, (route) => (isBlocked ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('purchases-react'));
  await openHostPage(page, { body: elementTag(sandbox) });
  await refused;
  isBlocked = false;
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
});
