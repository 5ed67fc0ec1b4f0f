import { openHostPage } from '../../models/host-page';
import { expect, test } from '../../models/one-page';

/** A sale on the wire of checkout sessions: the intent is created when the customer pays. */

const NO_TRIAL = { offering: 'no_trial', email: 'ada@example.org' } as const;

test('a session is started, completed and paid, and the result names it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page);
  const sale = await shop.sell({ ...NO_TRIAL, more: { metadata: { campaign: 'spring' } } });
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  const outcome = await sale.outcome();
  expect(outcome).toMatchObject({ type: 'resolved', entitlements: ['pro'], email: 'ada@example.org' });
  const session = await sandbox.newestSession();
  expect(outcome).toMatchObject({ sessionId: session, transactionId: expect.stringMatching(/./) });

  expect(await sandbox.requests('purchase')).toHaveLength(0);
  const [start] = await sandbox.requests('startCheckout');
  expect(start?.body).toMatchObject({
    email: 'ada@example.org',
    locale: 'en',
    metadata: { campaign: 'spring' },
  });
  const [completed] = await sandbox.requests('completeCheckout');
  expect(completed?.body).toEqual({ email: 'ada@example.org', locale: 'en' });
  expect(await sandbox.requests('priceCheckout')).toHaveLength(0);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a trial stores the card and charges nothing', async ({ page, sandbox, checkout, shop }) => {
  await sandbox.sessions(false);
  await openHostPage(page);
  const sale = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'trial' }]);
});

test('a declined card can be replaced, and is charged once', async ({ page, sandbox, checkout, shop }) => {
  await sandbox.sessions(false);
  await openHostPage(page);
  const sale = await shop.sell(NO_TRIAL);
  await checkout.pay('4000000000000002');
  await expect(checkout.card.getByText('Your card was declined.')).toBeVisible();
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  expect(await sandbox.ledger()).toHaveLength(1);
});
