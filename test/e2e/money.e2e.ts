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

test('a duplicated tab buys another pack while the first one still shows its success', async ({
  page,
  sandbox,
}) => {
  const coins = { email: 'ada@example.org', offering: 'one_time', packageId: 'coins' };
  const first = await firstTab(page, sandbox);
  await first.shop.sell(coins);
  await first.checkout.pay();
  await first.checkout.expectScreen('success');
  const second = await duplicated(first, sandbox);
  const events = await heard(second.page);
  await second.shop.configure();
  // The first pack's success is shown by one page: nothing comes up here until somebody buys.
  await second.page.waitForTimeout(1000);
  await second.checkout.expectGone();
  // A tab that is told of another one stays on that screen until a button is pressed: none is.
  await second.shop.sell(coins);
  await second.checkout.pay();
  await second.checkout.expectScreen('success');
  await first.checkout.expectScreen('success');
  expect(await events.jsonValue()).toEqual([]);
  for (const { checkout } of [first, second]) {
    await checkout.finishButton.click();
    await checkout.expectGone();
  }
  expect(await sandbox.requests('purchase')).toHaveLength(2);
  expect(await sandbox.ledger()).toMatchObject([
    { productId: 'coins', kind: 'charge' },
    { productId: 'coins', kind: 'charge' },
  ]);
});

const UNKNOWN_SESSION = { code: 7877, message: 'planted' };

test('a payment whose status is not found, twice, goes on being confirmed, and a new purchase finds it', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox, 8000);
  await sandbox.fault({
    call: 'getCheckoutStatus',
    kind: 'status',
    status: 404,
    json: UNKNOWN_SESSION,
    times: 2,
  });
  const shop = await reload(page, sandbox);
  await tab.checkout.expectScreen('stillConfirming');
  const misses = async (): Promise<number> =>
    (await sandbox.requests('getCheckoutStatus')).filter(({ status }) => status === 404).length;
  await expect.poll(misses).toBe(2);
  // The provider is asked, too: it knows of no payment yet, and one more way to pay the same order is offered.
  await expect(tab.checkout.otherButton).toBeVisible();
  await tab.checkout.expectScreen('stillConfirming');
  await tab.checkout.close();
  await tab.checkout.expectGone();
  await shop.sell(ORDER);
  await tab.checkout.expectScreen('confirming');
  await expectOneCharge(sandbox, tab);
});

test('a payment whose status is never found is called unknown two minutes after it was sent, and not before', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const tab = await firstTab(page, sandbox);
  await sandbox.fault({ call: 'confirm', kind: 'drop' });
  await sandbox.fault({
    call: 'getCheckoutStatus',
    kind: 'status',
    status: 404,
    json: UNKNOWN_SESSION,
    times: 1000,
  });
  await tab.shop.sell(ORDER);
  await tab.checkout.pay();
  await tab.checkout.expectScreen('stillConfirming');
  await page.clock.runFor(90_000);
  await tab.checkout.expectScreen('stillConfirming');
  await page.clock.runFor(60_000);
  await tab.checkout.expectScreen('unresolved');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.requests('confirm')).toHaveLength(1);
  expect(await sandbox.ledger()).toEqual([]);
});

test('a purchase that is called while a page asks for its turn waits, and says that another tab has it', async ({
  page,
  context,
  sandbox,
}) => {
  const first = await firstTab(page, sandbox);
  await payLate(first, sandbox, 8000);
  await context.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    const slowly = async (...all: unknown[]): Promise<unknown> => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return request(...all);
    };
    Object.defineProperty(navigator.locks, 'request', { value: slowly });
  });
  const second = await newTab(context, sandbox);
  // The page would show the payment uninvited, and asks for its turn.
  await second.shop.configure();
  await second.page.waitForTimeout(500);
  await second.checkout.expectGone();
  const sale = await second.shop.sell(ORDER);
  await second.checkout.expectScreen('elsewhere');
  expect(await sale.isOver()).toBe(false);
  await second.checkout.retryButton.click();
  await first.checkout.expectScreen('moved');
  await expectOneCharge(sandbox, second);
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
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
