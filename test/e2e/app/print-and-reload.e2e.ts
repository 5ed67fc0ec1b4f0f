import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../models/app/study-app';

/** How many elements of the page are not drawn only because they are far from the screen. */
const undrawn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#app *')].filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('on paper every part of a page and every picture is drawn, on a screen only what is near it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  for (const path of ['/blog', '/formulas', '/formulas/quadratic-formula', '/financial/mortgage'])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect.poll(() => undrawn(page)).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => undrawn(page)).toBe(0);
    });
});

/** Types into a field, and gives the address as it is before any timer can run. */
const addressAfterTyping = (field: Locator, text: string): Promise<string> =>
  field.evaluate(async (input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return location.search;
  }, text);

test('what is typed last is in the address at once, so that a reload keeps it', async ({ page }) => {
  await page.goto('/formulas/pythagorean-theorem?solve=c');
  const [first, second] = ['first leg', 'second leg'].map((name) => page.getByRole('textbox', { name }));
  if (!first || !second) throw new Error('There are no fields.');
  await first.fill('6 cm');
  await expect(page).toHaveURL(/a=6\+cm/);
  expect(new URLSearchParams(await addressAfterTyping(second, '16/2')).get('b')).toBe('16/2');
  await page.reload();
  await expect(second).toHaveValue('16/2');
  await page.goto('/financial/loan');
  const amount = page.getByLabel('Loan amount');
  expect(new URLSearchParams(await addressAfterTyping(amount, '12345')).get('amount')).toBe('12345');
  await page.reload();
  await expect(amount).toHaveValue('12,345');
});
