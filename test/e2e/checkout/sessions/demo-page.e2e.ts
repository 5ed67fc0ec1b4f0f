import { axeComplaints } from '../../models/looks/axe';
import { expect, test } from '../../models/one-page';

/** The demo page of checkout sessions, as `npm start` serves it. */

test('the demo page sells with a code and a wallet, and changes the plan', async ({
  page,
  sandbox,
  checkout,
}) => {
  await page.goto(sandbox.demo('sessions'));
  const status = page.locator('#status');
  await expect(status).toHaveText('No active entitlement.');
  await expect(page.frameLocator('#wallets iframe').getByRole('button', { name: /Apple Pay/ })).toBeVisible();
  expect(await axeComplaints(page)).toEqual([]);

  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await checkout.typeEmail();
  await checkout.expectCardForm();
  await checkout.element.locator('[part~="promo-add"]').click();
  await checkout.element.getByLabel('Promo code').fill('SAVE20');
  await checkout.element.locator('[part~="promo-apply"]').click();
  await expect(checkout.element.locator('[part~="totals"]')).toContainText('$7.99');
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await expect(status).toContainText('pro: active');

  await page.getByLabel('Product').selectOption('PRO for three months');
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(checkout.title).toHaveText('Change your plan');
  await checkout.element.locator('[part~="confirm-plan"]').click();
  await expect(checkout.title).toHaveText('Your plan has changed.');
  await expect(checkout.element.locator('[part~="details"]')).toHaveText(/Renews every 3 months at \$24\.99/);
});

test('taxes and terms of the demo page survive a reload', async ({ page, sandbox, checkout }) => {
  await page.goto(sandbox.demo('sessions'));
  await page.getByLabel('Taxes').check();
  await page.waitForURL(/taxes=on/);
  await page.getByLabel('Terms to agree to').check();
  await page.waitForURL(/terms=on/);
  await expect(page.getByLabel('Taxes')).toBeChecked();
  await expect(page.locator('#status')).toHaveText('No active entitlement.');
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await checkout.typeEmail();
  await expect(checkout.panel.getByText('Enter your billing address to calculate tax')).toBeVisible();
  await expect(checkout.element.getByRole('checkbox')).toBeVisible();
});

test('a demo page says what is wrong with a key', async ({ page }) => {
  await page.goto('/demo/script-tag.html?key=sk_live_abc');
  await expect(page.locator('#status')).toContainText('it is a secret key, which must never be in a page');
});
