import { elementTag, openHostPage } from '../models/host-page';
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
