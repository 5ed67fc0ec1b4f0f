import { cards } from '../../models/checkout';
import { expect, test } from '../../models/one-page';

/** A sale on the wire of checkout sessions: the intent is created when the customer pays. */

test('a session is started, completed and paid, after a declined card, and the result names it', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  const sale = await sellInSession({ more: { metadata: { campaign: 'spring' } } });
  await checkout.pay(cards.declined);
  await expect(checkout.card.getByText('Your card was declined.')).toBeVisible();
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

test('a trial stores the card and charges nothing', async ({ sandbox, checkout, sellInSession }) => {
  const sale = await sellInSession({ offering: 'default', email: '' });
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'trial' }]);
});
