import type { Page } from 'playwright/test';
import { elementTag, openHostPage, SDK } from '../../models/host/host-page';
import { newSandbox } from '../../models/faults/left';
import type { Sandbox } from '../../models/sandbox';
import { Shop } from '../../models/shop';
import { expect, test } from '../../models/test';

const STRIPE = 'https://js.stripe.com/**';

/** The addresses a page asks for, as they are asked. */
function addresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  return seen;
}

const foreign = (seen: readonly string[], origin: string): string[] =>
  seen.filter((address) => !address.startsWith(`${origin}/`) && !address.startsWith('data:'));

/** Files of the library. The part that explains faults is left out: it comes with a sandbox key, at any time. */
const files = (seen: readonly string[]): string[] =>
  seen
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith('/dist/') && !path.includes('diagnostics'))
    .map((path) => path.replace(/\.[a-z0-9]{8}\./, '.HASH.'));

/** What reads offerings. */
const CATALOGUE = '/dist/purchases-catalogue.HASH.js';
/** Everything with a face: our part of it, and React's renderer. */
const SCREENS = [CATALOGUE, '/dist/purchases-ui.HASH.js', '/dist/purchases-runtime.HASH.js'];
/** What elements and later steps share. */
const SHARED = '/dist/purchases-shared.HASH.js';
/** What a checkout shows after its first screen, and what reads what was bought. */
const LATER_STEPS = ['/dist/purchases-later-steps.HASH.js', SHARED, '/dist/purchases-customer.HASH.js'];

/** Each file once, in a fixed order. */
const once = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Stripe's own address answers with the stand-in. */
async function standInForStripe(page: Page, origin: string): Promise<void> {
  const body = await (await fetch(`${origin}/sandbox/stripe/stripe.js`)).text();
  await page.route(STRIPE, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

test('no third party hears of the customer before the payment step, and then only Stripe does', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await standInForStripe(page, sandbox.origin);
  const seen = addresses(page);
  await openHostPage(page, { head: SDK });
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.email.fill('ada@example.org');
  expect(foreign(seen, sandbox.origin)).toEqual([]);
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.expectScreen('success');
  const asked = foreign(seen, sandbox.origin);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/js\.stripe\.com\/.*stripe\.js$/);
});

test('a blocked card provider is said to be blocked, and “Load again” works when it is let through', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  let blocked = 0;
  await page.route(STRIPE, async (route) => {
    await route.abort();
    blocked += 1;
  });
  await openHostPage(page, { head: SDK });
  await shop.sell({ email: 'ada@example.org' });
  await expect(checkout.notice).toContainText('The payment form could not be loaded');
  await expect(checkout.notice).toContainText('turn off any content blockers');
  const before = blocked;
  await checkout.notice.getByRole('button', { name: 'Load again' }).click();
  // The second attempt has failed, too: the announcement alone may be that of the first.
  await expect.poll(() => blocked).toBeGreaterThan(before);
  await expect(checkout.announcement).toContainText('The payment form could not be loaded');
  await page.unroute(STRIPE);
  await standInForStripe(page, sandbox.origin);
  await checkout.notice.getByRole('button', { name: 'Load again' }).click();
  await checkout.pay();
  await checkout.expectScreen('success');
});

test('before anybody asks what is for sale nothing is fetched but the one small script', async ({
  page,
  sandbox,
  shop,
}) => {
  const seen = addresses(page);
  await openHostPage(page);
  await shop.configure();
  await page.waitForTimeout(300);
  expect(files(seen)).toEqual(['/dist/purchases.js']);
  expect(await sandbox.requests('getBrandingInfo')).toEqual([]);
});

test('while the offerings are read the screens come, and the branding once; nothing of the card provider', async ({
  page,
  sandbox,
  shop,
}) => {
  const seen = addresses(page);
  await openHostPage(page);
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }) => {
    await purchases.getOfferings();
    await purchases.getOfferings();
  });
  await expect.poll(() => files(seen).sort()).toEqual(once(['/dist/purchases.js', ...SCREENS]));
  expect(await sandbox.requests('getBrandingInfo')).toHaveLength(1);
});

test('with the products of an offering that has a paywall, the code of paywalls is fetched, too', async ({
  page,
  shop,
}) => {
  const seen = addresses(page);
  await openHostPage(page);
  const instance = await shop.instance();
  await instance.evaluate(
    async ({ purchases }) => void (await purchases.getOfferings({ offeringIdentifier: 'paywall-bold' })),
  );
  await expect
    .poll(() => files(seen).sort())
    .toEqual(once(['/dist/purchases.js', ...SCREENS, '/dist/purchases-present.HASH.js', SHARED]));
});

test('a browser that saves data fetches no screens for a look at the prices', async ({
  page,
  sandbox,
  shop,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const seen = addresses(page);
  await openHostPage(page);
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }) => void (await purchases.getOfferings()));
  await page.waitForTimeout(300);
  expect(files(seen)).toEqual(['/dist/purchases.js', CATALOGUE]);
  expect(await sandbox.requests('getBrandingInfo')).toEqual([]);
});

for (const { what, start, ahead } of [
  { what: 'preload', start: 'preload', ahead: LATER_STEPS },
  { what: 'an element', start: 'element', ahead: [SHARED] },
] as const)
  test(`${what} fetches the screens once, and a purchase then fetches what comes after its first screen`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    const seen = addresses(page);
    await openHostPage(page, { body: start === 'element' ? elementTag(sandbox) : '' });
    const instance = await shop.instance();
    if (start === 'preload') await instance.evaluate(({ purchases }) => purchases.preload());
    else await page.evaluate(async () => void (await customElements.whenDefined('purchase-checkout')));
    await expect.poll(() => once(files(seen))).toEqual(once(['/dist/purchases.js', ...SCREENS, ...ahead]));
    await shop.sell();
    const selling = page.locator('purchase-checkout').last();
    await expect(selling.locator('[part~="title"]')).toHaveText('Billing email address');
    await expect
      .poll(() => once(files(seen)))
      .toEqual(once(['/dist/purchases.js', ...SCREENS, ...LATER_STEPS, '/dist/purchases-stripe.HASH.js']));
    await expect(checkout.dialog).toHaveCount(1);
  });

/** How a demo page sells; the others show their checkout by themselves. */
const CLICKS: Readonly<Record<string, (page: Page, sandbox: Sandbox) => Promise<unknown>>> = {
  'script-tag': (page) => page.locator('#buy').click(),
  'single-file': (page) => page.locator('#buy').click(),
  hostile: (page) => page.locator('#buy').dispatchEvent('click'),
  console: (page, sandbox) => new Shop(page, sandbox).sell(),
};

for (const names of [
  ['script-tag', 'single-file', 'inline'],
  ['hostile', 'element', 'console'],
])
  test(`whole purchases on the pages ${names.join(', ')} meet their strict content policy without a complaint`, async ({
    page,
    baseURL,
    checkout,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /policy|trusted/i.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    for (const name of names)
      await test.step(name, async () => {
        const sandbox = await newSandbox(baseURL ?? '');
        const response = await page.goto(sandbox.demo(name));
        expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
        await CLICKS[name]?.(page, sandbox);
        await checkout.buy();
        await checkout.finishButton.click();
        await checkout.expectGone();
        expect(complaints).toEqual([]);
      });
  });
