import { Centre, DATE } from './models/customer-centre';
import { expect, test } from './models/test';
import type { Sandbox } from './models/sandbox';

interface Case {
  readonly what: string;
  readonly make: (sandbox: Sandbox) => Promise<void>;
  readonly name: string;
  readonly badge: string | null;
  /** Every line below the name, as patterns. */
  readonly lines: readonly string[];
  readonly link: string | null;
}

const CASES: readonly Case[] = [
  {
    what: 'a subscription that goes on',
    make: (sandbox) => sandbox.grant('monthly'),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [`Renews on ${DATE}`, `Last payment on ${DATE}`],
    link: 'Manage subscription',
  },
  {
    what: 'a free trial',
    make: (sandbox) => sandbox.grant('annual', { trial: true }),
    name: 'Stepwise PRO annual',
    badge: 'Free trial',
    lines: [`Free trial until ${DATE}, then it renews`, `Bought on ${DATE}`],
    link: 'Manage subscription',
  },
  {
    what: 'a free trial that was cancelled',
    make: async (sandbox) => {
      await sandbox.grant('annual', { trial: true });
      await sandbox.happen('cancel');
    },
    name: 'Stepwise PRO annual',
    badge: 'Cancelled',
    lines: [`Free trial until ${DATE}, then it ends`, `Bought on ${DATE}`],
    link: 'Manage subscription',
  },
  {
    what: 'a subscription that was cancelled',
    make: async (sandbox) => {
      await sandbox.grant('monthly');
      await sandbox.happen('cancel');
    },
    name: 'Stepwise PRO monthly',
    badge: 'Cancelled',
    lines: [`Ends on ${DATE}`, `Last payment on ${DATE}`],
    link: 'Manage subscription',
  },
  {
    what: 'a payment that failed',
    make: async (sandbox) => {
      await sandbox.grant('monthly');
      await sandbox.happen('billing-issue');
    },
    name: 'Stepwise PRO monthly',
    badge: 'Payment problem',
    lines: [
      `Ends on ${DATE}`,
      `Last payment on ${DATE}`,
      'The last payment did not go through. Update your payment method to keep your access.',
    ],
    link: 'Update payment method',
  },
  {
    what: 'a purchase for life',
    make: (sandbox) => sandbox.grant('lifetime'),
    name: 'Stepwise PRO for life',
    badge: 'Active',
    lines: ['Yours without an end date', `Bought on ${DATE}`],
    link: null,
  },
  {
    what: 'coins, which may be spent',
    make: (sandbox) => sandbox.grant('coins'),
    name: '100 solution coins',
    badge: null,
    lines: [`Bought on ${DATE}`],
    link: null,
  },
  {
    what: 'a gift',
    make: (sandbox) => sandbox.grant('half_year', { store: 'promotional' }),
    name: 'Stepwise PRO half-year',
    badge: 'Active',
    lines: [`Ends on ${DATE}`, 'Given to you.'],
    link: null,
  },
  ...(
    [
      ['app_store', 'App Store'],
      ['play_store', 'Google Play'],
      ['amazon', 'Amazon Appstore'],
    ] as const
  ).map(([store, name]) => ({
    what: `a subscription from ${name}`,
    make: (sandbox: Sandbox) => sandbox.grant('monthly', { store }),
    name: 'Stepwise PRO monthly',
    badge: 'Active',
    lines: [`Renews on ${DATE}`, `Last payment on ${DATE}`, `Bought in ${name} and managed there.`],
    link: null,
  })),
];

for (const { what, make, name, badge, lines, link } of CASES)
  test(`${what} is shown as what it is`, async ({ page, sandbox }) => {
    await make(sandbox);
    const centre = new Centre(page);
    await centre.open(sandbox);
    await expect(centre.cards).toHaveCount(1);
    const card = centre.cards;
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.locator('[part="badge"]')).toHaveText(badge ? [badge] : []);
    await expect(card.locator('p')).toHaveText(lines.map((line) => new RegExp(`^${line}$`)));
    await expect(card.getByRole('link')).toHaveCount(link ? 1 : 0);
    if (!link) return;
    const anchor = card.getByRole('link', { name: `${link} ${name} (opens in a new tab)`, exact: true });
    await expect(anchor).toHaveAttribute('target', '_blank');
    await expect(anchor).toHaveAttribute('rel', 'noopener');
  });

test('problems come first, the past is folded away, and left out where only what is active is wanted', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('coins');
  await sandbox.grant('quarterly');
  await sandbox.happen('expire', 'quarterly');
  await sandbox.grant('weekly');
  await sandbox.grant('annual');
  await sandbox.happen('billing-issue', 'annual');
  const centre = new Centre(page);
  await centre.open(sandbox);
  const names = centre.element.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Stepwise PRO annual', 'Stepwise PRO weekly', '100 solution coins']);
  // Which of the two entitlements' products it is from was not told: neither an end nor a renewal is promised.
  await expect(centre.card('Stepwise PRO weekly')).toContainText('Current period until');
  const past = centre.element.getByRole('button', { name: 'Past purchases' });
  await past.focus();
  await page.keyboard.press('Enter');
  await expect(past).toHaveAttribute('aria-expanded', 'true');
  await expect(names.last()).toHaveText('Stepwise PRO for a term');
  await expect(centre.card('Stepwise PRO for a term')).toContainText('Ended on');
  await expect(centre.card('Stepwise PRO for a term').getByRole('link')).toHaveCount(0);
  await centre.element.evaluate((node) => node.setAttribute('active-only', ''));
  await expect(past).toHaveCount(0);
  await expect(names).toHaveCount(3);
});

test('who has nothing reads so, or what the page says; what was refunded is past', async ({
  page,
  sandbox,
}) => {
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.element).toContainText('No active purchases');
  await sandbox.grant('monthly');
  await sandbox.happen('refund');
  await centre.open(sandbox, '', { content: '<p slot="empty">Nothing here. Buy PRO!</p>' });
  await expect(page.getByText('Nothing here. Buy PRO!')).toBeVisible();
  await expect(centre.element.getByText('No active purchases')).toBeHidden();
  await centre.element.getByRole('button', { name: 'Past purchases' }).click();
  await expect(centre.card('Stepwise PRO monthly')).toContainText('Ended on');
});

test('“Manage subscription” opens the page behind it in a new tab, and what was changed there shows on coming back', async ({
  page,
  context,
  sandbox,
}) => {
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
});

test('a page that prevents customer-manage opens it its own way', async ({ page, context, sandbox }) => {
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

test('restoring looks again, says what was found, and tells the page', async ({ page, sandbox }) => {
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

test('a read that fails is said, and “Try again” goes on; what was known stays when a later one fails', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('monthly');
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'status', status: 404, times: 1 });
  const centre = new Centre(page);
  await centre.open(sandbox);
  const events = await centre.events();
  await expect(centre.element.locator('.notice')).toContainText('Your purchases could not be read');
  await expect(centre.said).toContainText('Your purchases could not be read');
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

test('a purchase on the page shows up by itself', async ({ page, sandbox, checkout }) => {
  const centre = new Centre(page);
  await centre.open(sandbox, '', {
    content: `<purchase-button slot="empty" api-key="${sandbox.key}" app-user-id="${sandbox.user}"
      proxy-url="${sandbox.origin}/sandbox" asset-base-url="${sandbox.origin}/sandbox/assets"
      package="lifetime" email="completed@example.org">Buy</purchase-button>`,
  });
  await page.getByRole('button', { name: 'Buy' }).click();
  await checkout.finishButton.click();
  await expect(centre.card('Stepwise PRO for life')).toContainText('Yours without an end date');
});

test('another customer’s purchases take the place of the first one’s, with nothing of both in between', async ({
  page,
  sandbox,
  shop,
}) => {
  await sandbox.grant('monthly');
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.cards).toHaveCount(1);
  const instance = await shop.instance();
  await centre.element.evaluate((node, { purchases }) => Object.assign(node, { purchases }), instance);
  await expect(centre.cards).toHaveCount(1);
  await sandbox.fault({ call: 'getCustomerInfo', kind: 'latency', ms: 700 });
  await instance.evaluate(({ purchases }) => void purchases.changeUser('someone-else'));
  await expect(centre.element.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  await expect(centre.cards).toHaveCount(0);
  await expect(centre.element).toContainText('No active purchases');
});

test('names that can’t be had are made of the entitlement’s identifier, and hold up nothing', async ({
  page,
  sandbox,
}) => {
  await sandbox.grant('monthly');
  await sandbox.hang('getOfferings');
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.cards).toContainText('Renews on');
  await expect(centre.element.locator('[data-due]')).toHaveCount(0);
  await expect(centre.cards.getByRole('heading')).toHaveText('Pro');
});

test('moved, taken away while it reads, and put back, it shows what there is, and reads for each stay once', async ({
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
