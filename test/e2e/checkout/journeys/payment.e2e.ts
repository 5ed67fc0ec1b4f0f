import { cards } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

test('only the card form shows what is wrong with a card, and another card succeeds', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  for (const { card, field, says } of [
    { card: 'declined', field: 'Card number', says: 'Your card was declined.' },
    { card: 'noFunds', field: 'Card number', says: 'Your card has insufficient funds.' },
    { card: 'expired', field: 'Expiration date', says: 'Your card has expired.' },
    { card: 'wrongCvc', field: 'Security code', says: "Your card's security code is incorrect." },
    { card: 'wrongNumber', field: 'Card number', says: 'Your card number is incorrect.' },
  ] as const)
    await test.step(says, async () => {
      await checkout.pay(cards[card]);
      await expect(checkout.card.getByLabel(field)).toHaveAccessibleDescription(says);
      await expect(checkout.notice).toHaveCount(0);
      await checkout.expectScreen('payment');
      expect(await sandbox.ledger()).toEqual([]);
    });
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('a 3-D Secure challenge that fails, or that Escape ends, can be tried again; the keyboard completes it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'ada@example.org' });
  const complete = checkout.challenge.getByRole('button', { name: 'Complete' });
  const fail = checkout.challenge.getByRole('button', { name: 'Fail' });
  const tryAgain = async (): Promise<void> => {
    await expect(checkout.notice).toBeVisible();
    expect(await sandbox.ledger()).toEqual([]);
    expect(await sale.isOver()).toBe(false);
    await checkout.notice.getByRole('button', { name: 'Try again' }).click();
    await checkout.payButton.click();
  };
  await checkout.pay(cards.challenge);
  await test.step('it fails', async () => {
    await fail.click();
    await tryAgain();
  });
  await test.step('Escape fails the challenge, not the purchase', async () => {
    await expect(complete).toBeFocused();
    await page.keyboard.press('Escape');
    await tryAgain();
  });
  await test.step('focus goes into it and stays there', async () => {
    await expect(complete).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(fail).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(complete).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await checkout.expectScreen('success');
  await expect(checkout.title).toBeFocused();
  expect(await sandbox.ledger()).toHaveLength(1);
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
