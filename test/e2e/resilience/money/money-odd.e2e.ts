import type { BrowserContext } from 'playwright/test';
import { heard, reload } from '../../models/app/arrival';
import {
  ORDER,
  UNKNOWN_SESSION,
  expectOneCharge,
  firstTab,
  hearUntruths,
  newTab,
  payLate,
} from '../../models/faults/money';
import type { Tab } from '../../models/faults/money';
import { axeComplaints } from '../../models/looks/axe';
import { expect, test } from '../../models/test';

/** The same where something odd happens: sessions that are not found, slow locks, a crash. */

let untruths: () => readonly string[] = () => [];
test.beforeEach(async ({ context }) => {
  untruths = await hearUntruths(context);
});
test.afterEach(() => {
  expect(untruths()).toEqual([]);
});

test('a payment whose status is not found, twice, goes on being confirmed, and a new purchase finds it', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox);
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
  await sandbox.release();
  await expectOneCharge(sandbox, tab);
});

test('a payment whose session the server does not know is neither given up nor paid again', async ({
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
  await page.clock.runFor(600_000);
  await tab.checkout.expectScreen('stillConfirming');
  await expect(tab.checkout.otherButton).toHaveCount(0);
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.requests('confirm')).toHaveLength(1);
  expect(await sandbox.ledger()).toEqual([]);
});

test('a payment that the bank holds for three days keeps its session, and is one charge in the end', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox);
  const days = 3 * 24 * 3600;
  await page.clock.setSystemTime(Date.now() + days * 1000);
  const shop = await reload(page, sandbox);
  await tab.checkout.fastForwardTo('unresolved');
  await expect(tab.checkout.retryButton).toHaveText('Check again');
  await expect(tab.checkout.payButton).toHaveCount(0);
  expect(await axeComplaints(page)).toEqual([]);
  await tab.checkout.close();
  await tab.checkout.expectGone();
  await shop.sell(ORDER);
  await tab.checkout.fastForwardTo('unresolved');
  await sandbox.release();
  await tab.checkout.fastForwardTo('success');
  await expectOneCharge(sandbox, tab);
});

test('a purchase that is called while a page asks for its turn waits, and says that another tab has it', async ({
  page,
  context,
  sandbox,
}) => {
  const first = await firstTab(page, sandbox);
  await payLate(first, sandbox);
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
  await sandbox.release();
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
  await payLate(first, sandbox);
  // The next page must not share the process of the one that crashes.
  await crash(context, first);
  const second = await newTab(context, sandbox);
  await second.shop.configure();
  await second.checkout.expectScreen('confirming');
  await sandbox.release();
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
