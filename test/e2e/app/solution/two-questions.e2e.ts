import { expect, test } from '../../models/app/study-app';

/** The solver is loaded first, which takes a busy machine long. */
const PATIENCE = { timeout: 30_000 };

test('two things that one sentence asks get an answer each', async ({ page }) => {
  const question = 'A circle has radius 5. Find its area and circumference.';
  await page.goto(`/ai?q=${encodeURIComponent(question)}`);
  await expect(page.locator('.ai-exact')).toHaveText([/^25.?π$/u, /^10.?π$/u], PATIENCE);
});

test('mean and variance of listed values are answered one after the other', async ({ page }) => {
  const question = 'X has P(X=1)=0.2, P(X=2)=0.5, P(X=3)=0.3, find E(X) and Var(X)';
  await page.goto(`/ai?q=${encodeURIComponent(question)}`);
  await expect(page.locator('.ai-answer')).toHaveCount(2, PATIENCE);
  await expect(page.locator('.ai-approx')).toHaveText(['= 2.1', '= 0.49']);
});
