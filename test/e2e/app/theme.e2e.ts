import type { Page } from 'playwright/test';
import { expect, test } from '../models/app/app-test';
import { arrive } from '../models/app/app-visitor';

const isDark = (page: Page, css: string): Promise<boolean> =>
  page
    .locator(css)
    .first()
    .evaluate((element) => {
      const [red = 255] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red < 128;
    });
const barColor = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => matchMedia(media).matches)?.content ?? null;
  });

test('dark follows the system before any script, and the switch in the bar overrides it for good', async ({
  page,
}) => {
  // A page on which the app never starts.
  const written = await page.context().newPage();
  await written.route('**/assets/*.js', (route) => route.abort());
  for (const one of [page, written]) await one.emulateMedia({ colorScheme: 'dark' });
  await written.goto('/blog');
  expect(await isDark(written, 'body')).toBe(true);
  await arrive(page);
  await page.goto('/blog');
  const change = page.getByRole('button', { name: 'Dark theme' });
  await expect(change).toHaveAttribute('aria-pressed', 'true');
  expect(await barColor(page)).toBe('#14111c');
  await change.click();
  await expect(change).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isDark(page, 'body')).toBe(false);
  expect(await barColor(page)).toBe('#fbfafd');
  await written.reload();
  expect(await isDark(written, 'body')).toBe(false);
  expect(await barColor(written)).toBe('#fbfafd');
});

for (const [system, chosen] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`the elements are ${chosen} where the app is, in a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await arrive(page, { user_theme: chosen });
    await page.goto('/checkout');
    const price = page.locator('purchase-offers').getByText('$59.99').first();
    await expect(price).toBeVisible();
    const [red = 0] = await price.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red > 128 ? 'dark' : 'light').toBe(chosen);
    expect(await price.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Inter');
  });
