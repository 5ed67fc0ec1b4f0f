import { elementTag, openHostPage, SDK, STAND_IN } from '../models/host/host-page';
import { expect, test } from '../models/one-page';

const paywallTag = (key: string, origin: string, attributes: string): string =>
  `<purchase-paywall api-key="${key}" proxy-url="${origin}/sandbox" ${attributes}></purchase-paywall>`;

for (const { attributes, says } of [
  {
    attributes: 'package="yearly"',
    says: /no package "yearly" in offering "default"\. Packages: .*\$rc_monthly/,
  },
  { attributes: 'offering="nope"', says: /no offering "nope"\. Offerings that can be sold: .*default/ },
  { attributes: 'package="monthly" option="nope"', says: /no option "nope" of package "\$rc_monthly"/ },
])
  test(`a checkout with ${attributes} lists the available values in sandbox mode, and does not sell another product`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await openHostPage(page, { body: elementTag(sandbox, `layout="inline" ${attributes}`) });
    await expect(checkout.element.getByRole('note')).toContainText(says);
    await expect(checkout.element).toContainText('This product is not available here.');
    expect(said.filter((line) => line.startsWith('<purchase-checkout>: ') && says.test(line))).toHaveLength(
      1,
    );
    expect(await sandbox.requests('purchase')).toEqual([]);
  });

test('with a live key the customer does not see the integration error', async ({
  page,
  sandbox,
  checkout,
}) => {
  const key = sandbox.key.replace('rcb_sb_', 'rcb_');
  const body = elementTag(sandbox, 'layout="inline" package="yearly"').replace(sandbox.key, key);
  const asked = page.waitForEvent('console', (message) => message.text().startsWith('<purchase-checkout>: '));
  await openHostPage(page, { body });
  await asked;
  await expect(checkout.element).toContainText('This product is not available here.');
  await expect(checkout.element.getByRole('note')).toHaveCount(0);
});

test('a paywall of an offering that does not exist reports this in sandbox mode', async ({
  page,
  sandbox,
}) => {
  await openHostPage(page, { body: paywallTag(sandbox.key, sandbox.origin, 'offering="nope"') });
  const paywall = page.locator('purchase-paywall');
  await expect(paywall.getByRole('note')).toContainText(
    'There is no offering "nope". Offerings that can be sold:',
  );
  await expect(paywall).toContainText('This offer could not be loaded');
});

test('an invalid key with the sandbox prefix is explained in the page', async ({ page }) => {
  await openHostPage(page, {
    body: '<purchase-checkout layout="inline" api-key="rcb_sb_not a key"></purchase-checkout>',
  });
  await expect(page.getByRole('note')).toContainText('Invalid API key. Use your Web Billing API key.');
});

test('a misspelt attribute is explained in the element and on the console, and repaired', async ({
  page,
  sandbox,
}) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await openHostPage(page, {
    body: `<purchase-button class="x" data-y v-z api-key="${sandbox.key}" proxy-url="${sandbox.origin}/sandbox" pakage="monthly"></purchase-button>`,
  });
  const button = page.locator('purchase-button');
  await expect(button.getByRole('note')).toHaveText(
    'purchase-button There is no attribute "pakage"; it is ignored. Did you mean "package"?',
  );
  await page.waitForTimeout(100);
  expect(warned.filter((line) => line.includes('pakage'))).toHaveLength(1);
  await button.evaluate((element) => element.removeAttribute('pakage'));
  await expect(button.getByRole('note')).toHaveCount(0);
});

/** Another head loads the page again: what an earlier test has configured is gone. */
const fresh = `${STAND_IN}${SDK}<meta name="fresh">`;

test('a misplaced proxyURL is explained on the console', async ({ page, sandbox }) => {
  await openHostPage(page, { head: `${fresh}<meta name="configured">`, body: '<p>Shop</p>' });
  const warned = page.waitForEvent('console', (message) => message.text().includes('proxyURL'));
  await page.evaluate(
    ({ apiKey, proxyURL }) => {
      const { Purchases } = window as never as { Purchases: { configure(config: object): unknown } };
      Purchases.configure({ apiKey, appUserId: 'ada', proxyURL });
    },
    { apiKey: sandbox.key, proxyURL: `${sandbox.origin}/sandbox` },
  );
  expect((await warned).text()).toContain('It belongs to configure({ httpConfig: { proxyURL } })');
});

test('an element without a key is explained on the console after three seconds', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('waits for a key'));
  await openHostPage(page, { head: fresh, body: '<purchase-button package="monthly"></purchase-button>' });
  expect((await warned).text()).toContain('set the attribute api-key');
});
