import { Centre } from '../../models/customer-centre';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

alone(
  '“Manage subscription” opens the page behind it in a new tab, and what was changed there shows on coming back',
  async ({ page, context, sandbox }) => {
    await sandbox.grant('monthly');
    const centre = new Centre(page);
    await centre.open(sandbox);
    const opened = context.waitForEvent('page');
    await centre.element.getByRole('link', { name: 'Manage subscription' }).click();
    const manage = await opened;
    expect(await manage.evaluate(() => window.opener === null)).toBe(true);
    await manage.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(manage.getByRole('status')).toBeVisible();
    await manage.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(centre.element.locator('[part="badge"]')).toHaveText('Cancelled');
  },
);

alone('a page that prevents customer-manage opens its own page', async ({ page, context, sandbox }) => {
  await sandbox.grant('monthly');
  const centre = new Centre(page);
  await centre.open(sandbox);
  const events = await centre.events();
  await page.evaluate(() => document.addEventListener('customer-manage', (event) => event.preventDefault()));
  const link = centre.element.getByRole('link', { name: 'Manage subscription' });
  await link.click();
  await expect.poll(() => events.jsonValue()).toHaveLength(1);
  const [event] = await events.jsonValue();
  expect(event).toMatchObject({ type: 'customer-manage', url: await link.getAttribute('href') });
  expect(context.pages()).toHaveLength(1);
});

test('restoring reads the purchases again, shows the result, and fires an event', async ({
  page,
  sandbox,
}) => {
  const centre = new Centre(page);
  await centre.open(sandbox);
  const events = await centre.events();
  await centre.restore.click();
  await expect(centre.said).toHaveText('No active purchases were found.');
  await sandbox.grant('annual');
  await centre.restore.click();
  await expect(centre.said).toHaveText('Your purchases are up to date.');
  await expect(centre.cards).toHaveCount(1);
  await expect(centre.restore).toBeFocused();
  expect(await events.jsonValue()).toMatchObject([
    { type: 'customer-restored', found: false },
    { type: 'customer-restored', found: true },
  ]);
});

test('a failed read shows an error with “Try again”; a later failed read keeps the known purchases on screen', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('monthly');
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'status', status: 404, times: 1 });
  const centre = new Centre(page);
  await centre.open(sandbox);
  const events = await centre.events();
  await expect(centre.element.locator('.notice')).toContainText('Your purchases could not be loaded');
  await expect(centre.said).toContainText('Your purchases could not be loaded');
  await centre.element.getByRole('button', { name: 'Try again' }).click();
  await expect(centre.cards).toHaveCount(1);
  await expect(centre.element.getByRole('heading', { level: 2 })).toBeFocused();
  const before = (await events.jsonValue()).length;
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'status', status: 404, times: 1 });
  await centre.element.evaluate((node: HTMLElement & { refresh(): Promise<void> }) => node.refresh());
  await expect(centre.element.locator('[part="stale"]')).toContainText('This may be out of date');
  await expect(centre.cards).toHaveCount(1);
  const told = async (): Promise<unknown> => (await events.jsonValue()).slice(before);
  await expect.poll(told).toMatchObject([{ type: 'customer-error', found: null }]);
  await centre.restore.click();
  await expect(centre.element.locator('[part="stale"]')).toHaveCount(0);
});

test('a purchase on the page appears in the customer centre', async ({ page, sandbox, checkout }) => {
  const centre = new Centre(page);
  await centre.open(sandbox, '', {
    content: `<purchase-button slot="empty" api-key="${sandbox.key}" app-user-id="${sandbox.user}"
      proxy-url="${sandbox.origin}/sandbox" asset-base-url="${sandbox.origin}/sandbox/assets"
      package="lifetime" email="completed@example.org">Buy</purchase-button>`,
  });
  await page.getByRole('button', { name: 'Buy' }).click();
  await checkout.finishButton.click();
  await expect(centre.card('Stepwise PRO for life')).toContainText('Lifetime access');
});

test('after a change of the customer, the purchases of the two customers are never shown together', async ({
  page,
  sandbox,
  shop,
}) => {
  await sandbox.grant('monthly');
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.cards).toHaveCount(1);
  const instance = await shop.instance();
  // The element asks the new instance before the next call hangs.
  await sandbox.hang('getCustomerInfo');
  await centre.element.evaluate((node, { purchases }) => Object.assign(node, { purchases }), instance);
  await sandbox.release();
  await expect(centre.cards).toHaveCount(1);
  await sandbox.hang('getCustomerInfo');
  await instance.evaluate(({ purchases }) => void purchases.changeUser('someone-else'));
  await expect(centre.element.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  await expect(centre.cards).toHaveCount(0);
  await sandbox.release();
  await expect(centre.element).toContainText('No active purchases');
});

for (const [product, line, name] of [
  ['lifetime', 'Lifetime access', 'Pro'],
  ['monthly', 'Renews on', 'Stepwise PRO monthly'],
] as const)
  test(`if titles can’t be loaded, ${product} is called “${name}” without a delay, by its entitlement or its own record`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.grant(product);
    await sandbox.hang('getOfferings');
    const centre = new Centre(page);
    await centre.open(sandbox);
    await expect(centre.cards).toContainText(line);
    await expect(centre.element.locator('[data-due]')).toHaveCount(0);
    await expect(centre.cards.getByRole('heading')).toHaveText(name);
  });

test('a customer centre that is moved, removed while it reads, and inserted again shows the purchases and reads once each time', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('monthly');
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'latency', ms: 600 });
  const centre = new Centre(page);
  await centre.open(sandbox, '', { before: '<div id="other"></div>' });
  await expect(centre.element.getByRole('region')).toHaveCount(1);
  await page.evaluate(() => {
    const element = document.querySelector('purchase-customer');
    if (element) document.querySelector('#other')?.append(element);
  });
  await expect(centre.cards).toHaveCount(1);
  expect(await sandbox.requests('getCustomerInfo')).toHaveLength(1);
  const kept = await page.evaluateHandle(() => {
    const element = document.querySelector('purchase-customer');
    element?.remove();
    return element;
  });
  // Longer than a store waits for somebody who listens.
  await page.waitForTimeout(1500);
  await sandbox.happen('cancel');
  await kept.evaluate((element) => void (element && document.body.append(element)));
  await expect(centre.element.locator('[part="badge"]')).toHaveText('Cancelled');
  expect(await sandbox.requests('getCustomerInfo')).toHaveLength(2);
});

test('a price that arrives after the purchases moves no line', async ({ page, sandbox }) => {
  await sandbox.grant('monthly');
  await sandbox.hang('getOfferings');
  const centre = new Centre(page);
  await centre.open(sandbox);
  const next = centre.element.locator('[part="next"]');
  const heightOf = async (): Promise<number | undefined> => (await next.boundingBox())?.y;
  await expect(centre.element.locator('.price[data-due]')).toHaveCount(1);
  const before = await heightOf();
  await sandbox.release();
  await expect(centre.element.locator('[part="price"]')).toHaveText('$9.99 / month');
  expect(await heightOf()).toBe(before);
});
