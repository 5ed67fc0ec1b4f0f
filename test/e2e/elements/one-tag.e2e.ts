import type { Page } from 'playwright/test';
import { openHostPage, STAND_IN } from '../models/host/host-page';
import { expect, test } from '../models/one-page';
import type { Sandbox } from '../models/sandbox';

/** The whole integration of a page: one script tag. */
const oneTag = (sandbox: Sandbox, { file = 'purchases.js', more = '', key = sandbox.key } = {}): string =>
  `${STAND_IN}<script src="/dist/${file}" data-api-key="${key}" data-proxy-url="/sandbox"
    data-asset-base-url="/sandbox/assets" ${more}></script>`;

const SHOP = `<purchase-button package="weekly"></purchase-button>
  <purchase-gate entitlement="pro"><p>Inside</p><p slot="fallback">Outside</p></purchase-gate>`;

const openShop = async (page: Page, sandbox: Sandbox, file: string, more: string): Promise<void> => {
  const user = `data-app-user-id="${sandbox.user}"`;
  await openHostPage(page, { head: oneTag(sandbox, { file, more: `${user} ${more}` }), body: SHOP });
  await expect(page.getByText('Outside')).toBeVisible();
  await expect(page.getByText('Inside')).toBeHidden();
  await page.getByRole('button', { name: 'Subscribe for $2.99 / week' }).click();
};

for (const [file, more] of [
  ['purchases.js', ''],
  ['purchases.full.js', 'async'],
] as const)
  test(`${file} with data attributes${more && `, ${more},`} sells without a line of JavaScript`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    await openShop(page, sandbox, file, more);
    await checkout.buy();
    await checkout.finishButton.click();
    await checkout.expectGone();
    await expect(page.getByText('Inside')).toBeVisible();
    await expect(page.getByText('Outside')).toBeHidden();
    expect((await sandbox.ledger()).map(({ appUserId }) => appUserId)).toEqual([sandbox.user]);
  });

for (const [file, more] of [
  ['purchases.js', 'async'],
  ['purchases.js', 'defer'],
  ['purchases.full.js', ''],
  ['purchases.full.js', 'defer'],
] as const)
  test(`${file} with data attributes${more && `, ${more},`} opens the checkout of its customer`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    await openShop(page, sandbox, file, more);
    await checkout.typeEmail();
    await checkout.expectCardForm();
    const [purchase] = await sandbox.requests('purchase');
    expect(purchase?.body).toMatchObject({ app_user_id: sandbox.user });
  });

test('without a user id the customer is anonymous, and this browser stores the id', async ({
  page,
  sandbox,
}) => {
  const written = { head: oneTag(sandbox) };
  const id = () => page.evaluate(() => window.Purchases.getSharedInstance().getAppUserId());
  await openHostPage(page, written);
  const first = await id();
  expect(first).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
  await page.reload();
  expect(await id()).toBe(first);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await id()).not.toBe(first);
});

for (const { title, more, key, says } of [
  { title: 'an invalid key', key: 'abc', more: '', says: /data attributes: .*Invalid API key/ },
  {
    title: 'an invalid user id',
    key: undefined,
    more: 'data-app-user-id="null"',
    says: /data attributes: .*App user id "null" is not valid/,
  },
])
  test(`${title} is reported on the console, and the page still works`, async ({ page, sandbox }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await openHostPage(page, { head: oneTag(sandbox, { more, ...(key ? { key } : {}) }) });
    expect(await page.evaluate(() => window.Purchases.isConfigured())).toBe(false);
    expect(said.filter((line) => says.test(line))).toHaveLength(1);
    expect(faults).toEqual([]);
  });

test('a script tag without data attributes configures nothing and logs nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openHostPage(page, { head: '<script src="/dist/purchases.js" data-other="1"></script>' });
  expect(await page.evaluate(() => window.Purchases.isConfigured())).toBe(false);
  expect(said).toEqual([]);
});

test('the appearance of the script tag is applied', async ({ page, sandbox }) => {
  const appearance = JSON.stringify({ colors: { primary: '#0f766e' }, theme: 'light' });
  await openHostPage(page, {
    head: oneTag(sandbox, { more: `data-appearance='${appearance}'` }),
    body: '<purchase-button package="annual">Go</purchase-button>',
  });
  const button = page.getByRole('button', { name: 'Go' });
  await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
});

test('a page without tags fetches only the script', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHostPage(page, { head: oneTag(sandbox) });
  await page.waitForTimeout(300);
  expect(asked.filter((path) => path !== '/sandbox/stripe/stripe.js').toSorted()).toEqual([
    '/dist/purchases.js',
    '/host.html',
  ]);
});
