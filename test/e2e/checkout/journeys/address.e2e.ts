import { cards } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';
import { axeComplaints } from '../../models/looks/axe';

const emailsOf = (requests: readonly { readonly body?: unknown }[]): unknown[] =>
  requests.map(({ body }) => (body as { email?: unknown }).email);

test('the address is shown at the card form, and a correction is what the receipt goes to', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell();
  await checkout.typeEmail('ada@wrong.example');
  await checkout.expectCardForm();
  await expect(checkout.element.locator('[part~="address"]')).toContainText('ada@wrong.example');
  await page.keyboard.press('Shift+Tab');
  await checkout.changeEmail.focus();
  await page.keyboard.press('Enter');
  await expect(checkout.email).toBeFocused();
  await expect(checkout.email).toHaveValue('ada@wrong.example');
  await checkout.email.fill('ada@');
  await page.keyboard.press('Enter');
  await expect(checkout.email).toHaveAccessibleDescription(/not valid/);
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
  await checkout.email.fill('ada@right.example');
  await page.keyboard.press('Enter');
  await checkout.pay();
  await expect(checkout.element.getByText('ada@right.example')).toBeVisible();
  await checkout.expectScreen('success');
  expect(emailsOf(await sandbox.requests('purchase'))).toEqual(['ada@wrong.example', 'ada@right.example']);
  expect(await sandbox.ledger()).toHaveLength(1);
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', email: 'ada@right.example' });
});

test('a running payment can’t change its address any more', async ({ page, sandbox, checkout, shop }) => {
  await sandbox.hang('confirm');
  await openHostPage(page);
  await shop.sell({ email: 'ada@lime.example' });
  await checkout.pay(cards.good);
  await expect(checkout.payButton).toHaveAccessibleName('Processing…');
  await expect(checkout.changeEmail).toBeHidden();
  await sandbox.release();
  await checkout.expectScreen('success');
});

test('a mistyped domain gets a suggestion that a button takes, and never blocks', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.email.fill('ada@gmial.com');
  await expect(checkout.suggestion).toHaveText('ada@gmail.com');
  await expect(checkout.announcement).toContainText('Did you mean ada@gmail.com?');
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(checkout.email).toHaveValue('ada@gmail.com');
  await expect(checkout.email).toBeFocused();
  await expect(checkout.suggestion).toHaveCount(0);
  await checkout.email.fill('ada@gmial.com');
  await page.keyboard.press('Enter');
  await checkout.expectScreen('payment');
  await expect(checkout.suggestion).toHaveText('ada@gmail.com');
});

test('the address is kept when the checkout is closed and opened again', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  const first = await shop.sell();
  await checkout.expectScreen('email');
  await checkout.email.fill('ada@lime.example');
  await checkout.close();
  await first.outcome();
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.email).toHaveValue('ada@lime.example');
});

test('with the payment, the address and the card are on one page', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page);
  await shop.sell({ more: { emailStep: 'with-payment' } });
  await checkout.expectScreen('payment');
  await checkout.typeCard();
  await expect(checkout.email).toBeVisible();
  await checkout.payButton.click();
  await expect(checkout.email).toHaveAccessibleDescription(/You need to provide/);
  await expect(checkout.email).toBeFocused();
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
  await page.keyboard.type('ada@lime.example');
  await page.keyboard.press('Enter');
  await expect(checkout.email).not.toHaveAttribute('aria-invalid');
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  await expect(checkout.element.getByText('ada@lime.example')).toBeVisible();
});
