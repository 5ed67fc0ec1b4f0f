import type { Page } from 'playwright/test';
import { expect, test } from '../../models/app/study-app';

const open = async (page: Page, question: string): Promise<void> => {
  await page.goto(`/ai?q=${encodeURIComponent(question)}`);
  await expect(page.locator('.ai-answer')).toHaveCount(1);
};
const steps = (page: Page) => page.locator('.ai-steps').first().locator('> .ai-step');

test('a step that goes on from the line above shows its new line alone', async ({ page }) => {
  await open(page, '2x + 3 = 11');
  await expect(steps(page)).not.toHaveCount(0);
  await expect(page.locator('.ai-start')).toHaveCount(0);
});

test('a step that begins anew shows where it begins', async ({ page }) => {
  await open(page, 'local extrema of x^3 - 3x');
  const places = steps(page).nth(1);
  await expect(places.locator('.ai-start')).toHaveText('3\u2062x2−3=0');
  await expect(places.locator('.ai-line').last()).toContainText('x=1');
});

test('smaller steps begin with their own line', async ({ page }) => {
  await open(page, 'lim x->0 cos(x)^(1/x^2)');
  await page.getByText('In smaller steps').first().click();
  await expect(page.locator('.ai-substeps .ai-start').first()).toBeVisible();
});

test('a yes-or-no answer is the word alone', async ({ page }) => {
  await open(page, 'Is 3 a root of x^2 - 4 = 0?');
  await expect(page.locator('.ai-answer .ai-exact')).toHaveText('no');
  await expect(page.locator('.ai-answer math')).toHaveCount(0);
});
