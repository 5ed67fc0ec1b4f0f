import type { BrowserContext } from 'playwright/test';
import { heard, reload } from './models/arrival';
import { PAGE } from './models/left';
import { duplicated, expectOneCharge, hearUntruths, newTab, tabOf } from './models/money';
import type { Tab } from './models/money';
import type { Sandbox } from './models/sandbox';
import { expect, test } from './models/test';

/** Pages that go away while money moves: one order is charged once, and nobody is told that it was not. */

const ORDER = { email: 'ada@example.org', offering: 'no_trial' };
const LATE_MS = 4000;
const DENIED = '<h1>Denied</h1>';

let untruths: () => readonly string[] = () => [];
test.beforeEach(async ({ context }) => {
  untruths = await hearUntruths(context);
});
test.afterEach(() => {
  expect(untruths()).toEqual([]);
});

/** Pay is pressed, and its request is on the way to a provider who takes its time. */
async function payLate(tab: Tab, sandbox: Sandbox, ms = LATE_MS): Promise<void> {
  const { page, checkout, shop } = tab;
  await sandbox.fault({ call: 'confirm', kind: 'late', ms });
  await shop.sell(ORDER);
  const confirm = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/stripe/confirm'));
  await checkout.pay();
  await confirm;
  // Sent is not yet received.
  await page.waitForTimeout(200);
}

const firstTab = async (page: Tab['page'], sandbox: Sandbox): Promise<Tab> => {
  await page.goto(PAGE);
  return tabOf(page, sandbox);
};

test('a reload while Pay is processed goes on confirming, and the success comes by itself', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox);
  await reload(page, sandbox);
  await tab.checkout.expectScreen('confirming');
  await expectOneCharge(sandbox, tab);
});

test('a customer who reloads, closes and buys again while Pay is processed comes to the same payment', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox, 6000);
  const shop = await reload(page, sandbox);
  await tab.checkout.expectScreen('confirming');
  await tab.checkout.close();
  await tab.checkout.expectGone();
  await shop.sell(ORDER);
  await tab.checkout.expectScreen('confirming');
  await expectOneCharge(sandbox, tab);
});

test('a second tab that goes on while the first one pays, is closed and buys again, finds the payment', async ({
  page,
  context,
  sandbox,
}) => {
  const first = await firstTab(page, sandbox);
  await payLate(first, sandbox, 8000);
  const second = await newTab(context, sandbox);
  await second.shop.sell(ORDER);
  await second.checkout.expectScreen('elsewhere');
  await second.checkout.retryButton.click();
  await first.checkout.expectScreen('moved');
  await second.checkout.expectScreen('confirming');
  await second.checkout.close();
  await second.checkout.expectGone();
  await second.shop.sell(ORDER);
  await second.checkout.expectScreen('confirming');
  await expectOneCharge(sandbox, second);
});

test('one page that closes and buys again, twice, while Pay is processed starts one purchase', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox, 6000);
  for (let time = 1; time <= 2; time += 1) {
    await tab.checkout.close();
    await tab.checkout.expectGone();
    await tab.shop.sell(ORDER);
    await tab.checkout.expectScreen('confirming');
  }
  await expectOneCharge(sandbox, tab);
});

test('a card on file is charged once when the tab is closed before the start is answered', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.completedProducts('monthly_no_trial');
  await sandbox.fault({ call: 'purchase', kind: 'late', ms: LATE_MS });
  const first = await firstTab(page, sandbox);
  const sent = page.waitForRequest((request) => request.url().endsWith('/purchase'));
  await first.shop.sell(ORDER);
  await sent;
  await page.waitForTimeout(200);
  const second = await newTab(context, sandbox);
  await page.close();
  await second.shop.sell(ORDER);
  await second.checkout.expectScreen('checking');
  await expectOneCharge(sandbox, second);
});

for (const status of [403, 404, 429])
  test(`a start that acts and is answered with ${status} and HTML is a success, and sent once`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.completedProducts('monthly_no_trial');
    await sandbox.fault({ call: 'purchase', kind: 'status-after', status, html: DENIED });
    const tab = await firstTab(page, sandbox);
    await tab.shop.sell(ORDER);
    await expectOneCharge(sandbox, tab);
  });

test('a duplicated tab buys another pack of coins, and is not shown the first one', async ({
  page,
  sandbox,
}) => {
  const coins = { email: 'ada@example.org', offering: 'one_time', packageId: 'coins' };
  const first = await firstTab(page, sandbox);
  await first.shop.sell(coins);
  await first.checkout.pay();
  await first.checkout.expectScreen('success');
  const second = await duplicated(first, sandbox);
  await first.checkout.finishButton.click();
  await first.checkout.expectGone();
  await second.shop.sell(coins);
  await second.checkout.expectScreen('payment');
  await second.checkout.pay();
  await second.checkout.expectScreen('success');
  expect(await sandbox.requests('purchase')).toHaveLength(2);
  expect(await sandbox.ledger()).toMatchObject([
    { productId: 'coins', kind: 'charge' },
    { productId: 'coins', kind: 'charge' },
  ]);
});

/** The tab's process dies: no event is fired and nothing is written any more. */
async function crash(context: BrowserContext, { page }: Tab): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await gone;
}

test('a tab that crashes while Pay is processed leaves the payment to the next page', async ({
  page,
  context,
  sandbox,
}) => {
  const first = await firstTab(page, sandbox);
  await payLate(first, sandbox, 6000);
  // The next page must not share the process of the one that crashes.
  await crash(context, first);
  const second = await newTab(context, sandbox);
  await second.shop.configure();
  await second.checkout.expectScreen('confirming');
  await expectOneCharge(sandbox, second);
});

test('the window hears of a success before its screen is closed', async ({ page, sandbox }) => {
  const tab = await firstTab(page, sandbox);
  const events = await heard(page);
  const succeeded = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    window.addEventListener('purchase-succeeded', ({ detail }) => seen.push(detail));
    return seen;
  });
  await tab.shop.sell(ORDER);
  await tab.checkout.pay();
  await tab.checkout.expectScreen('success');
  expect(await succeeded.jsonValue()).toMatchObject([
    { productIdentifier: 'monthly_no_trial', operationSessionId: expect.stringMatching(/^ops_/) },
  ]);
  expect(await events.jsonValue()).toEqual([]);
  await expectOneCharge(sandbox, tab);
  expect(await succeeded.jsonValue()).toHaveLength(1);
});
