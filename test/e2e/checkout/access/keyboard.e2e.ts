import type { Page } from 'playwright/test';
import { cards } from '../../models/checkout';
import type { Checkout } from '../../models/checkout';
import { focusedPart } from '../../models/host/host-state';
import { openHostPage } from '../../models/host/host-page';
import { Paywall } from '../../models/paywall';
import { expect, test } from '../../models/one-page';

/** Presses Tab until the part has focus; more presses than there are stops means that it can't be reached. */
async function tabTo(page: Page, part: string, most = 20): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if ((await focusedPart(page)) === part) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to "${part}".`);
}

const isFocused = ({ buyButton }: Paywall): Promise<boolean> =>
  buyButton.evaluate((node) => node.matches(':focus'));

/** Types a card number, expiry and code where the caret is; each full field passes the caret on. */
async function typeCard(page: Page, checkout: Checkout, number: string): Promise<void> {
  const field = checkout.card.getByLabel('Card number');
  await checkout.expectCardForm();
  for (let press = 0; press < 20 && !(await field.evaluate((node) => node.matches(':focus'))); press += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(number);
  if (!(await checkout.card.getByLabel('Security code').inputValue())) await page.keyboard.type('1234123');
  await expect(checkout.payButton).toBeEnabled();
  await tabTo(page, 'button pay');
}

test('a purchase is completed without a mouse, after a mistyped address and a declined card', async ({
  page,
  sandbox,
  checkout,
}) => {
  await page.goto(sandbox.demo('script-tag'));
  await page.locator('#buy').focus();
  await page.keyboard.press('Enter');
  await expect(checkout.email).toBeFocused();
  await page.keyboard.type('ada@example');
  await page.keyboard.press('Enter');
  await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.email).toBeFocused();
  await page.keyboard.type('.org');
  await page.keyboard.press('Enter');
  await checkout.expectScreen('payment');
  await typeCard(page, checkout, cards.declined);
  await page.keyboard.press('Space');
  await expect(checkout.card.getByText('Your card was declined.')).toBeVisible();
  await typeCard(page, checkout, cards.good);
  await page.keyboard.press('Enter');
  await checkout.expectScreen('success');
  await tabTo(page, 'button finish');
  await page.keyboard.press('Space');
  await expect(checkout.element).toHaveCount(0);
  await expect(page.locator('#buy')).toBeFocused();
  await expect(page.locator('#status')).toContainText('pro: active');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('what the card form does not say itself is said in an error panel, which is left, and the payment tried again, without a mouse', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.expectScreen('payment');
  await typeCard(page, checkout, cards.providerError);
  await page.keyboard.press('Enter');
  await expect(checkout.notice).toContainText('The payment did not go through');
  await expect(checkout.announcement).toContainText('The payment did not go through');
  await expect(checkout.payButton).toBeDisabled();
  await expect(checkout.notice.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.notice).toHaveCount(0);
  await expect(checkout.title).toBeFocused();
  await expect(checkout.payButton).toBeEnabled();
  await typeCard(page, checkout, cards.good);
  await page.keyboard.press('Enter');
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('an error screen is left, and a purchase cancelled, without a mouse; every button and field shows where focus is', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const failing = await shop.sell({ email: 'backend-7101@example.org' });
  await checkout.expectScreen('wrong');
  await tabTo(page, 'button retry');
  await page.keyboard.press('Enter');
  expect(await failing.outcome()).toMatchObject({ code: 2 });
  const cancelled = await shop.sell();
  await checkout.expectScreen('email');
  for (const part of ['button continue', 'close', 'input']) {
    await tabTo(page, part);
    const outline = (): Promise<string> =>
      checkout.element.locator(`[part="${part}"]`).evaluate((node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return `${outlineStyle} ${outlineWidth}`;
      });
    await expect.poll(outline, part).toBe('solid 2px');
  }
  await tabTo(page, 'close');
  await page.keyboard.press('Enter');
  expect(await cancelled.outcome()).toMatchObject({ code: 1 });
});

test('from a paywall a plan is chosen, its purchase left and completed, without a mouse', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'paywall-compare', email: 'ada@example.org' });
  await paywall.element.getByRole('radio', { checked: true }).focus();
  const chosen = (): Promise<number> =>
    paywall.packages.evaluateAll((all) => all.findIndex(({ ariaChecked }) => ariaChecked === 'true'));
  const before = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(before);
  for (let press = 0; press < 10 && !(await isFocused(paywall)); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await checkout.expectScreen('payment');
  await page.keyboard.press('Escape');
  await expect(checkout.element).toHaveCount(0);
  await expect.poll(() => isFocused(paywall), 'focus comes back to the button').toBe(true);
  await page.keyboard.press('Space');
  await checkout.expectScreen('payment');
  await typeCard(page, checkout, cards.good);
  await page.keyboard.press('Enter');
  await checkout.expectScreen('success');
  await tabTo(page, 'button finish');
  await page.keyboard.press('Enter');
  expect(await paywall.end()).toMatchObject({ type: 'resolved', active: ['pro'] });
});
