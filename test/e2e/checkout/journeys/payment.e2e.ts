import { cards } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

for (const { card, field, says } of [
  { card: 'declined', field: 'Card number', says: 'Your card was declined.' },
  { card: 'noFunds', field: 'Card number', says: 'Your card has insufficient funds.' },
  { card: 'expired', field: 'Expiration date', says: 'Your card has expired.' },
  { card: 'wrongCvc', field: 'Security code', says: "Your card's security code is incorrect." },
  { card: 'wrongNumber', field: 'Card number', says: 'Your card number is incorrect.' },
] as const)
  test(`“${says}” is said by the card form alone, and another card succeeds`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    await openHostPage(page);
    await shop.sell({ email: 'ada@example.org' });
    await checkout.pay(cards[card]);
    await expect(checkout.card.getByLabel(field)).toHaveAccessibleDescription(says);
    await expect(checkout.notice).toHaveCount(0);
    await checkout.expectScreen('payment');
    expect(await sandbox.ledger()).toEqual([]);
    await checkout.pay();
    await checkout.expectScreen('success');
    expect(await sandbox.ledger()).toHaveLength(1);
  });

test('what the card form does not say itself is said in an error panel, and “Try again” leads back', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.providerError);
  await expect(checkout.notice).toContainText('The payment did not go through');
  await expect(checkout.announcement).toContainText('The payment did not go through');
  await expect(checkout.payButton).toBeDisabled();
  await checkout.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout.notice).toHaveCount(0);
  await expect(checkout.payButton).toBeEnabled();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a completed 3-D Secure challenge ends in success', async ({ page, sandbox, checkout, shop }) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.challenge);
  await checkout.challenge.getByRole('button', { name: 'Complete' }).click();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a failed 3-D Secure challenge charges nothing and can be tried again', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.challenge);
  await checkout.challenge.getByRole('button', { name: 'Fail' }).click();
  await expect(checkout.notice).toBeVisible();
  expect(await sandbox.ledger()).toEqual([]);
  await checkout.notice.getByRole('button', { name: 'Try again' }).click();
  await checkout.payButton.click();
  await checkout.challenge.getByRole('button', { name: 'Complete' }).click();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('focus goes into a 3-D Secure challenge, stays there, and the keyboard completes it', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.challenge);
  const complete = checkout.challenge.getByRole('button', { name: 'Complete' });
  await expect(complete).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.challenge.getByRole('button', { name: 'Fail' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(complete).toBeFocused();
  await page.keyboard.press('Enter');
  await checkout.expectScreen('success');
  await expect(checkout.title).toBeFocused();
});

test('Escape in a 3-D Secure challenge fails the challenge, not the purchase', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.challenge);
  await expect(checkout.challenge.getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkout.notice).toBeVisible();
  expect(await sale.isOver()).toBe(false);
});

test('a card that takes its time brings a line that says so, and the button keeps its width', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.typeCard(cards.slow);
  await expect(checkout.payButton).toBeEnabled();
  const before = await checkout.payButton.boundingBox();
  await checkout.payButton.click();
  await expect(checkout.payButton).toHaveAccessibleName('Processing…');
  expect(await checkout.payButton.boundingBox()).toEqual(before);
  await expect(checkout.element.getByText('This can take a moment.')).toBeVisible();
  await checkout.expectScreen('success');
});

test('a method that redirects takes the customer to the bank’s page', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.card.getByRole('tab', { name: 'Sandbox Bank' }).click();
  await expect(checkout.payButton).toBeEnabled();
  await checkout.payButton.click();
  await page.waitForURL(/redirect\.html/);
  await expect(page.getByRole('heading', { name: 'Authorise this payment?' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return_url')).toBe(`${sandbox.origin}/host.html`);
});

test('a card form that can’t reach its provider says so, and opens when it can', async ({
  page,
  checkout,
  shop,
}) => {
  const pattern = '**/sandbox/stripe/retrieve';
  await openHostPage(page);
  await page.route(pattern, (route) => route.abort());
  await shop.sell({ email: 'ada@example.org' });
  await expect(checkout.notice).toContainText('The payment form could not be loaded');
  await expect(checkout.notice).toContainText('have not been charged.');
  await expect(checkout.payButton).toBeDisabled();
  await page.unroute(pattern);
  await checkout.notice.getByRole('button', { name: 'Load again' }).click();
  await expect(checkout.notice).toHaveCount(0);
  await checkout.pay();
  await checkout.expectScreen('success');
});
