import { expect, test } from '../models/app/app-test';
import { accountOf, arrive } from '../models/app/app-visitor';
import { Checkout } from '../models/checkout';

test('after five answers a sixth question opens the paywall, and its text stays', async ({ page }) => {
  await arrive(page, { usageCount: '5', usageStart: String(Date.now() - 3_600_000) });
  await page.goto('/ai');
  const box = page.getByLabel('Your problem');
  await box.fill('2 + 2');
  await box.press('Enter');
  const wall = page.getByRole('dialog', { name: 'You solved 5 problems today' });
  await expect(wall).toContainText('in about 22 hours');
  await wall.getByRole('radio', { name: /Monthly/ }).click();
  await wall.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Sign in to complete your purchase')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('2 + 2');
  await expect(page.getByText('Your 5 free answers are used up.')).toBeVisible();
});

test('a signed-in user buys PRO after the free answers, and continues at once', async ({ page }) => {
  const usage = { usageCount: '5', usageStart: String(Date.now() - 3_600_000) };
  const complaints = await arrive(page, { ...accountOf(`wall-${Date.now()}`), ...usage });
  await page.goto('/ai');
  const box = page.getByLabel('Your problem');
  await box.fill('3x = 12');
  await box.press('Enter');
  const wall = page.getByRole('dialog', { name: 'You solved 5 problems today' });
  const monthly = wall.getByRole('radio', { name: /Monthly/ });
  await expect(monthly).not.toBeChecked();
  await monthly.click();
  await wall.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(wall).toHaveCount(0);
  // The choice and the address of the account are handed over.
  const checkout = new Checkout(page);
  await expect(checkout.element.getByText('Stepwise PRO monthly').first()).toBeVisible();
  await checkout.pay();
  await checkout.finishButton.click();
  await expect(page.getByText('free answers')).toHaveCount(0);
  await box.press('Enter');
  await expect(page.getByRole('article').getByText('Verified')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('PRO is bought through the checkout element, and every page shows it at once', async ({ page }) => {
  const complaints = await arrive(page, accountOf(`buyer-${Date.now()}`));
  const checkout = new Checkout(page);
  await page.goto('/checkout');
  const offers = page.locator('purchase-offers');
  await expect(offers.getByRole('radio', { name: /annual.*\$59\.99.*year/ })).toBeChecked();
  await offers.getByRole('radio', { name: /monthly.*\$9\.99.*month/ }).check();
  await offers.getByRole('button', { name: 'Start Trial' }).click();
  await expect(checkout.element.getByText('Stepwise PRO monthly').first()).toBeVisible();
  await checkout.pay();
  await checkout.finishButton.click();
  await expect(page.getByRole('heading', { name: 'You are PRO' })).toBeVisible();
  await page.getByRole('link', { name: 'Solve something' }).click();
  const box = page.getByLabel('Your problem');
  await box.fill('3x = 12');
  await box.press('Enter');
  await expect(page.getByRole('article').getByText('Verified')).toBeVisible();
  await expect(page.getByText('free answers')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
