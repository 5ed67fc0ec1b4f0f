import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { Paywall, paywallData, text } from '../../models/paywall';
import type { Shop } from '../../models/shop';
import { expect, test } from '../../models/one-page';

const FILE = 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';
const uiConfig = (host: string): object => ({
  app: {
    fonts: Object.fromEntries(
      ['used', 'unused'].map((name) => [
        name,
        { web: { family: 'Georgia', url: `${host}/${name}.woff2`, style: 'normal', weight: 400 } },
      ]),
    ),
  },
});
const data = paywallData([text('hello', { font_name: 'used' })], { hello: 'hello' });

const open = async (page: Page, shop: Shop, host: string): Promise<Paywall> => {
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data, uiConfig: uiConfig(host), callbacks: ['onError'] });
  return paywall;
};
const familiesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family));

test('a font is loaded under a private name, once, when a paywall uses it', async ({ page, shop }) => {
  const asked: string[] = [];
  await page.route('https://once.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ path: FILE, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openHostPage(page);
  const paywall = await open(page, shop, 'https://once.example');
  const words = paywall.element.getByText('hello');
  await expect.poll(() => familiesOf(page)).toEqual([expect.stringMatching(/^"?purchase-font-/)]);
  await expect(words).toHaveCSS('font-family', /^"?purchase-font-[^,]+, .*sans-serif$/);
  await open(page, shop, 'https://once.example');
  await expect(words.first()).toBeVisible();
  expect(asked).toEqual(['https://once.example/used.woff2']);
  await page.evaluate(() => document.fonts.clear());
});

test('a font that can’t be loaded leaves the text readable, with one warning', async ({ page, shop }) => {
  const said: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await openHostPage(page, {
    head: `<meta http-equiv="Content-Security-Policy" content="font-src 'none'">
      <script src="/sandbox/stripe/stripe.js"></script><script src="/dist/purchases.js" async></script>`,
  });
  const paywall = await open(page, shop, 'https://refused.example');
  await open(page, shop, 'https://refused.example');
  await expect(paywall.element.getByText('hello').first()).toBeVisible();
  await expect
    .poll(() => said.filter((line) => line.includes('font-src of the page')))
    .toEqual([expect.stringContaining('The font "Georgia" of the paywall was not loaded')]);
  // Nothing that is not encrypted is asked for.
  await open(page, shop, 'http://plain.example');
  await expect.poll(() => said.filter((line) => line.includes('not https'))).toHaveLength(1);
  expect(errors).toEqual([]);
  expect(await familiesOf(page)).toEqual([]);
  expect(await paywall.called()).toEqual([]);
});
