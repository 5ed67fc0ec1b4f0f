import type { BrowserContext, Page } from 'playwright/test';
import { Checkout } from '../../models/checkout';
import type { Sandbox } from '../../models/sandbox';
import { Shop } from '../../models/shop';
import { expect, test } from '../../models/test';
import { reach } from '../../models/looks/states';

/** Two tabs, one customer: one sale at a time, and never a second payment. */

async function otherTab(
  context: BrowserContext,
  sandbox: Sandbox,
): Promise<{ page: Page; shop: Shop; checkout: Checkout }> {
  const page = await context.newPage();
  await page.goto('/demo/console.html');
  return { page, shop: new Shop(page, sandbox), checkout: new Checkout(page) };
}

/** Browsers without locks, or without anything that tabs could talk through. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  'with locks': [],
  'without locks': ['locks'],
};

for (const [how, missing] of Object.entries(lacking)) {
  test(`${how}: a second tab says that a purchase is open, and goes on with it at the customer’s word`, async ({
    page,
    context,
    sandbox,
    checkout,
    shop,
  }) => {
    for (const name of missing)
      await context.addInitScript(
        (name) => void Object.defineProperty(navigator, name, { value: undefined }),
        name,
      );
    await page.goto('/demo/console.html');
    const sale = await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop });
    const second = await otherTab(context, sandbox);
    const later = await second.shop.sell({ email: 'grace@example.org' });
    await second.checkout.expectScreen('elsewhere');
    await expect(second.checkout.title).toBeFocused();
    await expect(second.checkout.announcement).toContainText('You will not be charged twice.');
    await second.checkout.retryButton.click();
    await checkout.expectScreen('moved');
    await expect(checkout.payButton).toHaveCount(0);
    await second.checkout.pay();
    await second.checkout.expectScreen('success');
    // The receipt goes where the session was started with.
    await expect(second.checkout.element).toContainText('ada@example.org');
    await second.checkout.finishButton.click();
    expect(await later.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
    await checkout.retryButton.click();
    expect(await sale.outcome()).toMatchObject({ code: 1, detail: expect.stringContaining('another tab') });
    expect(await sandbox.requests('purchase')).toHaveLength(1);
    expect(await sandbox.ledger()).toHaveLength(1);
  });

  test(`${how}: a payment that the other tab has sent is looked for, never made again`, async ({
    page,
    context,
    sandbox,
    checkout,
    shop,
  }) => {
    for (const name of missing)
      await context.addInitScript(
        (name) => void Object.defineProperty(navigator, name, { value: undefined }),
        name,
      );
    await page.goto('/demo/console.html');
    await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
    const second = await otherTab(context, sandbox);
    await second.shop.sell({ email: 'ada@example.org' });
    await second.checkout.expectScreen('elsewhere');
    await second.checkout.retryButton.click();
    await second.checkout.expectScreen('confirming');
    await checkout.expectScreen('moved');
    await sandbox.pollsUntilDone(0);
    await second.checkout.expectScreen('success');
    expect(await sandbox.requests('purchase')).toHaveLength(1);
    expect(await sandbox.requests('confirm')).toHaveLength(1);
  });

  test(`${how}: a tab that is closed blocks nobody, and its payment is asked after`, async ({
    page,
    context,
    sandbox,
    checkout,
    shop,
  }) => {
    for (const name of missing)
      await context.addInitScript(
        (name) => void Object.defineProperty(navigator, name, { value: undefined }),
        name,
      );
    await page.goto('/demo/console.html');
    await reach['polling-purchase-status']({ page, sandbox, checkout, shop });
    const second = await otherTab(context, sandbox);
    await page.close();
    // A busy browser releases the locks of a closed page a moment later.
    await expect
      .poll(() => second.page.evaluate(async () => (await navigator.locks?.query())?.held?.length ?? 0))
      .toBe(0);
    await second.shop.sell({ email: 'ada@example.org' });
    await second.checkout.expectScreen('confirming');
    await sandbox.pollsUntilDone(0);
    await second.checkout.expectScreen('success');
    expect(await sandbox.requests('purchase')).toHaveLength(1);
    expect(await sandbox.ledger()).toHaveLength(1);
  });
}

test('going on here with another option starts a session of its own: nobody pays a price that is not shown', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto('/demo/console.html');
  await reach['needs-payment-info, form empty']({ page, sandbox, checkout, shop }, { offering: 'student' });
  const second = await otherTab(context, sandbox);
  await second.shop.sell({ email: 'ada@example.org', offering: 'student', option: 'student_offer' });
  await second.checkout.retryButton.click();
  await checkout.expectScreen('moved');
  await second.checkout.expectScreen('payment');
  await expect(second.checkout.panel).toContainText('$4.99');
  expect(await sandbox.requests('purchase')).toHaveLength(2);
  await second.checkout.pay();
  await second.checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});
