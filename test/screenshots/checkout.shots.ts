// The pictures of docs/images: four states of the checkout on the built demo.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Checkout, cards } from '../e2e/models/checkout';

/** A picture that is heavier slows the page that shows it. */
const LIMIT = 60_000;

async function openCheckout(page: Page, email: string): Promise<Checkout> {
  const { title, project } = test.info();
  const customer = `${title}_${project.name}`.replaceAll('-', '_');
  await page.goto(`/demo/script-tag.html?key=rcb_sb_test_pictures_${customer}`);
  await page.click('#buy');
  const checkout = new Checkout(page);
  const field = checkout.element.locator('[part~="input"]');
  await field.fill(email);
  await field.press('Enter');
  return checkout;
}

async function fillCard(page: Page): Promise<Checkout> {
  const checkout = await openCheckout(page, 'ada@example.com');
  const card = { number: cards.good, expiry: '12 / 34', cvc: '123' };
  for (const [id, value] of Object.entries(card)) await checkout.card.locator(`#${id}`).fill(value);
  await expect(checkout.payButton).toBeEnabled();
  return checkout;
}

test.afterEach(async ({ page }, { title, project }) => {
  await page.mouse.move(1, 1);
  // Animations and the drawn check come to rest.
  await page.waitForTimeout(600);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThanOrEqual(LIMIT);
  writeFileSync(`docs/images/checkout-${title}-${project.name}.webp`, picture);
});

test('email', async ({ page }) => {
  const { element } = await openCheckout(page, 'ada@example');
  await element.locator('[part~="input"][aria-invalid]').waitFor();
});

test('payment', async ({ page }) => {
  await fillCard(page);
});

test('success', async ({ page }) => {
  const { payButton, finishButton } = await fillCard(page);
  await payButton.click();
  await finishButton.waitFor();
});

test('error', async ({ page }) => {
  const { retryButton } = await openCheckout(page, 'backend-7107@example.com');
  await retryButton.waitFor();
});
