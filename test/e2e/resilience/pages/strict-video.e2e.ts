import { Paywall } from '../../models/paywall';
import { atStrictShop, serveStripe, watchViolations } from '../../models/host/strict-page';
import { expect, test } from '../../models/test';

const SCRIPT_TAG = '<script src="/dist/purchases.js" async></script>';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('a strict page that allows the host of the videos plays them, and violates nothing', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const violations = await watchViolations(page);
  await serveStripe(page, sandbox);
  const more = { 'media-src': sandbox.origin };
  await atStrictShop(sandbox, { scripts: [SCRIPT_TAG], more }, async (address) => {
    await page.goto(address);
    const paywall = new Paywall(page);
    await paywall.open(shop, { offering: 'paywall-film' });
    const video = paywall.element.locator('video');
    await expect
      .poll(() => video.evaluate((node) => (node as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await paywall.buyButton.click();
    await checkout.typeEmail();
    await checkout.pay();
    await checkout.expectScreen('success');
  });
  expect(await violations()).toEqual([]);
});

test('a strict page that does not allow videos shows the picture in their place, and sells', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const violations = await watchViolations(page);
  await serveStripe(page, sandbox);
  await atStrictShop(sandbox, { scripts: [SCRIPT_TAG] }, async (address) => {
    await page.goto(address);
    const paywall = new Paywall(page);
    await paywall.open(shop, { offering: 'paywall-film' });
    await expect(paywall.element.locator('video')).toHaveCount(0);
    await expect(paywall.frame).toHaveCSS('background-image', new RegExp(`url\\("${sandbox.origin}/`));
    await expect(paywall.element.locator('.motion-dock')).toHaveCount(0);
    await paywall.buyButton.click();
    await checkout.typeEmail();
    await checkout.pay();
    await checkout.expectScreen('success');
  });
  const blocked = await violations();
  expect(blocked.length).toBeGreaterThan(0);
  for (const line of blocked) expect(line).toMatch(/^media-src /);
});
