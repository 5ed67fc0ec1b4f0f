import { heard, reload } from '../../models/app/arrival';
import {
  DENIED,
  ORDER,
  duplicated,
  expectOneCharge,
  firstTab,
  hearUntruths,
  newTab,
  payLate,
} from '../../models/faults/money';
import { expect, test } from '../../models/test';

/** Pages that go away while money moves: one order is charged once, and no screen says that it was not. */

let untruths: () => readonly string[] = () => [];
test.beforeEach(async ({ context }) => {
  untruths = await hearUntruths(context);
});
test.afterEach(() => {
  expect(untruths()).toEqual([]);
});

test('a customer who reloads, closes and buys again while Pay is processed comes to the same payment', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox);
  const shop = await reload(page, sandbox);
  await tab.checkout.expectScreen('confirming');
  await tab.checkout.close();
  await tab.checkout.expectGone();
  await shop.sell(ORDER);
  await tab.checkout.expectScreen('confirming');
  await sandbox.release();
  await expectOneCharge(sandbox, tab);
});

test('a second tab that goes on while the first one pays, is closed and buys again, finds the payment', async ({
  page,
  context,
  sandbox,
}) => {
  const first = await firstTab(page, sandbox);
  await payLate(first, sandbox);
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
  await sandbox.release();
  await expectOneCharge(sandbox, second);
});

test('one page that closes and buys again, twice, while Pay is processed starts one purchase', async ({
  page,
  sandbox,
}) => {
  const tab = await firstTab(page, sandbox);
  await payLate(tab, sandbox);
  for (let time = 1; time <= 2; time += 1) {
    await tab.checkout.close();
    await tab.checkout.expectGone();
    await tab.shop.sell(ORDER);
    await tab.checkout.expectScreen('confirming');
  }
  await sandbox.release();
  await expectOneCharge(sandbox, tab);
});

test('a card on file is charged once when the tab is closed before the start is answered', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.completedProducts('monthly_no_trial');
  await sandbox.hang('purchase');
  const first = await firstTab(page, sandbox);
  await first.shop.sell(ORDER);
  await sandbox.holdsCall('purchase');
  const second = await newTab(context, sandbox);
  await page.close();
  await second.shop.sell(ORDER);
  await second.checkout.expectScreen('checking');
  await sandbox.release();
  await expectOneCharge(sandbox, second);
});

/** `test/sdk/faults/late` has thirteen statuses. */
test('a start that acts and is answered with 404 and HTML is a success, and sent once', async ({
  page,
  sandbox,
}) => {
  await sandbox.completedProducts('monthly_no_trial');
  await sandbox.fault({ call: 'purchase', kind: 'status-after', status: 404, html: DENIED });
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
  // One page shows the first pack's success: nothing comes up here before the next purchase.
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
