import { arrive, heard, reload } from '../../models/app/arrival';
import { cards } from '../../models/checkout';
import { expect, test } from '../../models/one-page';

/** The bank's page takes the place of the shop's: whichever way the customer comes back, one payment is made. */

const PAGE = '/demo/console.html';

for (const { how, pay } of [
  { how: 'a bank', pay: 'bank' },
  { how: '3-D Secure on the bank’s page', pay: 'card' },
] as const)
  for (const ending of ['Authorise', 'Fail'] as const)
    test(`back from ${how} (${ending}) the address is clean and the purchase goes on`, async ({
      page,
      sandbox,
      checkout,
      shop,
    }) => {
      // A button of the bank can be pressed when its page can do something about it.
      await page.route('**/redirect.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goto(`${PAGE}?q=a-b&x=1#part`);
      await page.evaluate(() => history.replaceState({ kept: 7 }, ''));
      await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
      if (pay === 'card') await checkout.typeCard(cards.redirect);
      else {
        await checkout.expectCardForm();
        await checkout.card.getByRole('tab', { name: 'Sandbox Bank' }).click();
      }
      await checkout.payButton.click();
      await page.getByRole('button', { name: ending }).click();
      await page.waitForURL(/redirect_status/);
      const events = await heard(page);
      await arrive(page, sandbox);
      if (ending === 'Fail') {
        await expect(checkout.notice).toContainText('have not been charged');
        await checkout.notice.getByRole('button').click();
        await checkout.pay();
      }
      await checkout.expectScreen('success');
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?q=a-b&x=1#part');
      await checkout.finishButton.click();
      await expect.poll(() => events.jsonValue()).toEqual(['purchase-finished pro']);
      expect(await sandbox.requests('purchase')).toHaveLength(1);
      expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
    });

test('the browser’s Back from the bank waits for the payment, and offers another way to pay the same session', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.typeCard(cards.redirect);
  await checkout.payButton.click();
  await page.getByRole('button', { name: 'Authorise' }).waitFor();
  await page.goBack();
  const isKept = await checkout.element.count();
  if (!isKept) await arrive(page, sandbox);
  await checkout.expectScreen('stillConfirming');
  await expect(checkout.retryButton).toHaveText('Check again');
  await checkout.payAnotherWay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
  expect(await sandbox.requests('purchase')).toHaveLength(1);
});

test('Back from the bank, closed and bought again, while the bank approves later in its app, is one charge', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.typeCard(cards.redirect);
  await checkout.payButton.click();
  await page.getByRole('button', { name: 'Authorise' }).waitFor();
  await page.goBack();
  if ((await checkout.element.count()) === 0) await arrive(page, sandbox);
  await checkout.expectScreen('stillConfirming');
  const clientSecret = await page.evaluate(() => {
    const { open } = JSON.parse(sessionStorage.getItem('purchase-elements.open') ?? '{}') as {
      open: readonly { progress: { session: { clientSecret: string } } }[];
    };
    return open[0]?.progress.session.clientSecret;
  });
  await checkout.close();
  const again = await reload(page, sandbox);
  await again.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.expectScreen('stillConfirming');
  // In the bank's app, far from this page.
  const approved = await fetch(`${sandbox.origin}/sandbox/stripe/resolve`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientSecret, outcome: 'complete' }),
  });
  expect(approved.status).toBe(200);
  await checkout.expectScreen('success');
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
});

test('a payment that is cancelled while it waits for the bank ends in words, and can be made again', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.typeCard(cards.redirect);
  await checkout.payButton.click();
  await page.getByRole('button', { name: 'Authorise' }).waitFor();
  const session = await sandbox.newestSession();
  await page.goBack();
  if ((await checkout.element.count()) === 0) await arrive(page, sandbox);
  await checkout.expectScreen('stillConfirming');
  await sandbox.endSession(session, 'cancel');
  await expect(checkout.title).toHaveText('This payment was cancelled');
  await checkout.retryButton.click();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
});

test('a bank that comes back to a new tab finds the purchase there', async ({
  page,
  context,
  sandbox,
  checkout,
  shop,
}) => {
  await page.goto(PAGE);
  await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.typeCard(cards.redirect);
  await checkout.payButton.click();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await page.waitForURL(/redirect_status/);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.close();
  await arrive(other, sandbox);
  await expect(other.locator('purchase-checkout [part~="title"]')).toHaveText('Purchase successful');
  expect(other.url()).not.toContain('intent');
  expect(await sandbox.ledger()).toHaveLength(1);
});
