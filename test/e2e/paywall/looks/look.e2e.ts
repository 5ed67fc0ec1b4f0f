import { openHostPage } from '../../models/host/host-page';
import { paywallTag } from '../../models/paywall';
import { expect, test } from '../../models/one-page';

test('the colour mode follows the system while the paywall is shown, unless the page sets it', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-compare"') });
  const background = (): Promise<string> =>
    page.locator('purchase-paywall .frame').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  await expect(page.locator('purchase-paywall .body')).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.locator('purchase-paywall').evaluate((element) => element.setAttribute('color-mode', 'light'));
  await expect.poll(background).toBe(light);
});

test('tabs are a tab list: arrow keys change the tab and move the focus', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-tabs"') });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  const selected = page.getByRole('tab', { selected: true });
  const before = await selected.textContent();
  await selected.focus();
  await page.keyboard.press('ArrowRight');
  await expect(selected).not.toHaveText(before!);
  await expect(selected).toBeFocused();
});

test('a click on a dot shows its carousel page', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-carousel"') });
  await page.getByRole('button', { name: '3 of 4' }).click();
  await expect(page.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.page').nth(2)).toBeInViewport({ ratio: 0.6 });
});

test('the layout is from right to left in Arabic', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-hero" locale="ar"') });
  await expect(page.locator('purchase-paywall .frame')).toHaveAttribute('dir', 'rtl');
  const radios = page.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radios.nth(1)).toBeFocused();
});
