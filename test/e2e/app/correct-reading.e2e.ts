import type { Page } from 'playwright/test';
import { expect, test } from '../models/app/study-app';

const QUESTION = 'A $60 jacket is 25% off. What is the sale price?';
const open = async (page: Page): Promise<void> => {
  await page.goto(`/ai?q=${encodeURIComponent(QUESTION)}`);
  await expect(page.locator('.ai-answer')).toHaveCount(1);
  await page.getByText('Not what I meant').click();
};
const answers = (page: Page) => page.locator('.ai-exact');

test('a number that was read wrongly is corrected, and the first question stays', async ({ page }) => {
  await open(page);
  await page.getByLabel('Your problem').fill('my next problem');
  await page.getByLabel('Number for price').fill('80');
  await expect(page.getByLabel('Or write it in other words')).toHaveValue(QUESTION.replace('60', '80'));
  await page.getByRole('button', { name: 'Solve this instead' }).click();
  await expect(answers(page)).toHaveText(['$45', '$60']);
  await expect(page.locator('.ai-question')).toContainText([QUESTION, QUESTION.replace('60', '80')]);
  await expect(page.getByLabel('Your problem')).toHaveValue('my next problem');
});

test('what two numbers stand for is exchanged', async ({ page }) => {
  await open(page);
  await page.getByLabel('What 60 stands for').selectOption('discount');
  await expect(page.getByLabel('Or write it in other words')).toHaveValue(
    'A $25 jacket is 60% off. What is the sale price?',
  );
  await page.getByRole('button', { name: 'Solve this instead' }).click();
  await expect(answers(page)).toHaveText(['$45', '$10']);
});

test('a problem is written in other words; a number that is not there any more can’t be changed', async ({
  page,
}) => {
  await open(page);
  const words = page.getByLabel('Or write it in other words');
  await expect(page.getByRole('button', { name: 'Solve this instead' })).toBeDisabled();
  await words.fill('A $60 jacket is 25% off. How much do you save?');
  await page.getByLabel('Number for discount').fill('50');
  await expect(words).toHaveValue('A $60 jacket is 50% off. How much do you save?');
  await page.getByRole('button', { name: 'Solve this instead' }).click();
  await expect(answers(page)).toHaveText(['$45', '$30']);
});

test('unsent text that another question replaces can be brought back', async ({ page }) => {
  await page.goto('/ai?q=qwertz%20uiop%20asdf');
  await expect(page.locator('.ai-problem')).toBeVisible();
  await page.getByLabel('Your problem').fill('3x = 12');
  await page.getByRole('button', { name: 'Edit the problem' }).click();
  await expect(page.getByLabel('Your problem')).toHaveValue('qwertz uiop asdf');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Your problem')).toHaveValue('3x = 12');
});
