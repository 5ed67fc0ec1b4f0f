import type { Page } from 'playwright/test';
import { newSandbox } from '../../models/faults/left';
import { atAnotherOrigin, openHostPage, STAND_IN } from '../../models/host/host-page';
import { readHostState } from '../../models/host/host-state';
import { Shop } from '../../models/shop';
import { expect, test } from '../../models/test';

const CHUNK = '**/dist/purchases-ui.*.js';

const script = (address: string, how = ''): string => `<script src="${address}" ${how}></script>`;

/** The messages of the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

/** Tests below sell with async, with a script that blocks, and with the single file. */
const TAGS = [
  { what: 'with defer', tag: script('/dist/purchases.js', 'defer') },
  { what: 'from a sub path', tag: script('/sub/path/dist/purchases.js') },
  { what: 'with a query in its address', tag: script('/dist/purchases.js?v=1#x') },
] as const;

test('a script tag with defer, from a sub path and with a query in its address sells', async ({
  page,
  baseURL,
  checkout,
}) => {
  for (const { what, tag } of TAGS)
    await test.step(what, async () => {
      await openHostPage(page, { head: STAND_IN + tag });
      const sale = await new Shop(page, await newSandbox(baseURL ?? '')).sell();
      await checkout.buy();
      await checkout.finishButton.click();
      expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
    });
});

test('a script from another origin than the page’s sells, and fetches its screens from its own', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const { origin } = sandbox;
  const head = script(`${origin}/sandbox/stripe/stripe.js`) + script(`${origin}/dist/purchases.js`);
  await atAnotherOrigin({ head }, async (address) => {
    const chunk = page.waitForRequest(/purchases-ui/);
    await page.goto(address);
    const sale = await shop.sell();
    expect((await chunk).url()).toContain(`${origin}/dist/`);
    await checkout.buy();
    await checkout.finishButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  });
});

test('a second script tag is harmless, of the same file and of the single file', async ({
  page,
  checkout,
  shop,
}) => {
  const lines = consoleOf(page);
  await openHostPage(page, { head: STAND_IN + script('/dist/purchases.js') });
  await shop.configure();
  for (const second of ['/dist/purchases.js', '/dist/purchases.full.js']) {
    await page.addScriptTag({ url: second });
    expect(await page.evaluate(() => window.Purchases.isConfigured()), second).toBe(true);
  }
  await shop.sell();
  await checkout.buy();
  await expect(checkout.element).toHaveCount(1);
  expect(lines).toEqual([]);
});

test('a tag name that the page has taken already does not stop a purchase', async ({ page, shop }) => {
  await openHostPage(page);
  await page.evaluate(() => customElements.define('purchase-checkout', class extends HTMLElement {}));
  const sale = await shop.sell();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await sale.outcome()).toMatchObject({ code: 1 });
});

test('screens that were tampered with are refused with an error that says so, and are not run', async ({
  page,
  checkout,
  shop,
}) => {
  await page.route(CHUNK, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;\n${await response.text()}` });
  });
  await openHostPage(page);
  const sale = await shop.sell();
  expect(await sale.outcome()).toMatchObject({
    type: 'rejected',
    code: 10,
    message: 'The checkout could not be loaded.',
    detail: expect.stringMatching(/purchases-ui\..*\.js is missing, blocked, changed/),
  });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await expect(checkout.element).toHaveCount(0);
});

/** What comes in the place of the screens. */
const WRONG = [
  { what: 'nothing', answer: { status: 404, body: 'no' } },
  { what: 'a page of a captive portal', answer: { contentType: 'text/html', body: '<p>Log in' } },
] as const;

test('screens that are missing or come as a page of a captive portal reject with 10, and a later try sells', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  for (const { what, answer } of WRONG)
    await test.step(what, async () => {
      await page.route(CHUNK, (route) => route.fulfill(answer));
      const sale = await shop.sell();
      expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 10 });
      await page.unroute(CHUNK);
    });
  const sale = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
});

test('screens that can’t be fetched for an element are fetched when a purchase starts', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.route(CHUNK, (route) => route.abort(), { times: 1 });
  const complaint = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await openHostPage(page, {
    body: `<purchase-checkout open package="annual" api-key="${sandbox.key}" proxy-url="/sandbox"></purchase-checkout>`,
  });
  await complaint;
  await shop.sell();
  await expect(page.locator('[part~="title"]')).toHaveCount(2);
  await expect(checkout.element.first().locator('[part~="panel"]')).toContainText('Stepwise PRO annual');
});

test('a card form part that can’t be fetched is said at the payment step, and “Load again” fetches it', async ({
  page,
  checkout,
  shop,
}) => {
  const pattern = '**/dist/purchases-stripe.*.js';
  await page.route(pattern, (route) => route.abort());
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await expect(checkout.notice).toContainText('The payment form could not be loaded');
  await page.unroute(pattern);
  await checkout.notice.getByRole('button', { name: 'Load again' }).click();
  await checkout.pay();
  await checkout.expectScreen('success');
});

for (const file of ['purchases.js', 'purchases.full.js'])
  test(`${file} sells, and adds one global, Purchases, which holds all exports, before and after a purchase`, async ({
    page,
    checkout,
    shop,
  }) => {
    await openHostPage(page, { head: STAND_IN });
    const { globals } = await readHostState(page);
    await page.addScriptTag({ url: `/dist/${file}` });
    expect((await readHostState(page)).globals).toEqual([...globals, 'Purchases'].sort());
    const exported = await page.evaluate(() => Object.getOwnPropertyNames(window.Purchases));
    expect(exported).toEqual(
      expect.arrayContaining([
        'Purchases',
        'PurchasesError',
        'UninitializedPurchasesError',
        'isPurchasesError',
        'ErrorCode',
        'LogLevel',
        'OfferingKeyword',
        'PackageType',
        'ProductType',
        'PeriodUnit',
      ]),
    );
    const sale = await shop.sell();
    await checkout.buy();
    await checkout.finishButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
    await expect(checkout.element).toHaveCount(0);
    expect((await readHostState(page)).globals).toEqual([...globals, 'Purchases'].sort());
  });

test('a global Purchases of somebody else’s is replaced, because the page asked for ours', async ({
  page,
}) => {
  await openHostPage(page, { head: '' });
  await page.evaluate(() => Object.assign(window, { Purchases: { theirs: true } }));
  await page.addScriptTag({ url: '/dist/purchases.js' });
  expect(await page.evaluate(() => typeof window.Purchases.configure)).toBe('function');
});
