import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { focusedPart } from '../../models/host/host-state';
import { expect, test } from '../../models/one-page';

const LINKS = '<a href="#a" id="before">Before</a> <button id="opener">Buy</button> <a href="#b">After</a>';

async function openFrom(page: Page): Promise<void> {
  await openHostPage(page, { body: LINKS });
  await page.locator('#opener').focus();
}

/** The places that Tab visits, until it is back at the first. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<string[]> {
  const visited: string[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    visited.push(await focusedPart(page));
  }
  return visited;
}

test('focus goes into the dialog when it opens and back to the opener when it closes', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openFrom(page);
  await sandbox.fault({ call: 'getBrandingInfo', kind: 'latency', ms: 400 });
  await shop.sell();
  await expect(checkout.dialog).toBeFocused();
  await expect(checkout.email).toBeFocused();
  await checkout.typeEmail('backend-7101@example.org');
  await expect(checkout.title).toHaveText('Something went wrong');
  await expect(checkout.title).toBeFocused();
  await checkout.retryButton.click();
  await expect(page.locator('#opener')).toBeFocused();
});

test('Tab and Shift+Tab go round inside each step, and through the card form’s frame', async ({
  page,
  checkout,
  shop,
}) => {
  await openFrom(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.email).toBeFocused();
  expect(await round(page, 'Tab', 4)).toEqual(['button continue', 'close', 'input', 'button continue']);
  expect(await round(page, 'Shift+Tab', 4)).toEqual(['input', 'close', 'button continue', 'input']);

  await test.step('focus that a script takes to the page behind comes back into the dialog', async () => {
    // Before that its first field would take it, which is inside as well.
    await page.locator('#before').focus();
    await expect(checkout.dialog).toBeFocused();
  });

  await checkout.typeEmail();
  await checkout.typeCard();
  await expect(checkout.payButton).toBeEnabled();
  await checkout.closeButton.focus();
  const forward = await round(page, 'Tab', 12);
  expect(new Set(forward)).toEqual(new Set(['address-change', 'iframe', 'button pay', 'close']));
  expect(forward.filter((part) => part === 'button pay').length).toBeGreaterThan(0);
  await checkout.closeButton.focus();
  const backward = await round(page, 'Shift+Tab', 12);
  expect(backward[0]).toBe('button pay');
  expect(backward[1]).toBe('iframe');
  expect(new Set(backward)).toEqual(new Set(['address-change', 'iframe', 'button pay', 'close']));

  await test.step('from the first and the last field of the card form it leads to our own buttons', async () => {
    await checkout.card.getByRole('tab', { name: 'Card' }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await focusedPart(page)).toBe('address-change');
    await checkout.card.getByRole('button', { name: 'Use a test card' }).focus();
    await page.keyboard.press('Tab');
    expect(await focusedPart(page)).toBe('button pay');
  });
});

test('each step that appears tells its title to a screen reader', async ({ page, checkout, shop }) => {
  await openFrom(page);
  await shop.sell();
  await expect(checkout.announcement).toHaveText('Billing email address');
  await checkout.typeEmail();
  await expect(checkout.title).toHaveText('Secure checkout');
  await expect(checkout.title).toBeFocused();
  await checkout.pay();
  // The title that takes the focus is read for that, and not announced beside it.
  await expect(checkout.announcement.locator('p')).toHaveText(['Your subscription is now active']);
  await expect(checkout.title).toHaveText('Purchase successful');
  await expect(checkout.title).toBeFocused();
});

const INLINE = '<div id="place"></div><label>Notes <input id="notes"></label>';

test('the next step of an inline checkout leaves the focus in a field of the page', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page, { body: INLINE });
  await sandbox.fault({ call: 'purchase', kind: 'latency', ms: 600 });
  await shop.sell({ target: '#place' });
  await checkout.typeEmail();
  await page.locator('#notes').click();
  await checkout.expectCardForm();
  await expect(page.locator('#notes')).toBeFocused();
});

test('a step of an inline checkout that came without the focus does not take it later', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page, { body: INLINE });
  await shop.sell({
    target: '#place',
    offering: 'no_trial',
    email: 'ada@example.org',
    more: { showDiscountCode: true },
  });
  await checkout.expectCardForm();
  await checkout.element.locator('[part~="promo-add"]').click();
  const code = checkout.element.getByLabel('Promo code');
  await code.fill('NOTHING');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid');
  await expect(code).toBeFocused();
});
