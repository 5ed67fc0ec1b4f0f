import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../models/app/app-test';
import { expectAccessible, visit } from '../models/app/app-looks';
import { test as onSharedPage } from '../models/one-page';
import { openQuietly } from '../models/app/study-app';

/** A visitor who has been here before, and whatever the console complains about. */
const arrive = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem('has_seen_welcome_modal', 'true');
    localStorage.setItem('promo_dismissed_at', String(Date.now()));
  });
  return complaints;
};

const result = (page: Page) => page.getByRole('region', { name: 'Result' }).getByRole('status');

test('a mortgage is calculated, shared by its address, opened by year and saved as CSV', async ({ page }) => {
  const complaints = await arrive(page);
  await page.goto('/financial/mortgage?start=2026-11');
  await page.getByLabel('Home price').fill('$ 400,000');
  await page.getByLabel('Down payment', { exact: true }).fill('80k $');
  await page.getByLabel('Property tax a year', { exact: true }).fill('');
  await page.getByLabel('Home insurance a year', { exact: true }).fill('0');
  await page.getByLabel('Interest rate').fill('6.5 %');
  await expect(result(page)).toContainText('$2,022.62');
  await page.getByLabel('Home price').fill('four hundred');
  await expect(page.getByLabel('Home price')).toHaveAccessibleDescription(/“four hundred” is not a number/);
  await expect(result(page)).toContainText('$2,022.62');
  await page.getByLabel('Home price').fill('400000');
  await page.getByLabel('Home price').blur();
  await expect(page.getByLabel('Home price')).toHaveValue('400,000');
  await expect(page).toHaveURL(/down=80000/);
  // The address follows the typing a moment later.
  await expect(page).not.toHaveURL(/four/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(page.url());
  await expect(result(page)).toContainText('$2,022.62');
  await page.getByRole('button', { name: '2027' }).click();
  await expect(page.getByRole('row', { name: /^Dec/ })).toContainText('$1,713.96');
  const chart = page.getByRole('slider', { name: /What you still owe/ });
  await chart.focus();
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', 'November 2056, Balance $0.00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mortgage-schedule.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(361);
  expect(lines[1]).toBe('1,2026-12-01,2022.62,1733.33,289.29,319710.71');
  expect(complaints).toEqual([]);
});

test('a loan is solved for its term, and a payment that is too small shows an error', async ({ page }) => {
  await arrive(page);
  await page.goto('/financial/loan');
  await page.getByRole('radio', { name: 'Term' }).check();
  const payment = page.getByLabel('Payment each time');
  await payment.fill('400.76');
  await expect(result(page)).toContainText('5 years');
  await payment.fill('100');
  await expect(payment).toHaveAccessibleDescription(/does not cover the monthly interest of \$125\.00/);
  await expect(result(page)).toContainText('5 years');
});

test('a percentage question is a sentence with fields', async ({ page }) => {
  await arrive(page);
  await page.goto('/math/percentage');
  await page.getByRole('textbox', { name: 'Percentage' }).fill('30%');
  await expect(result(page)).toContainText('72');
  await page.getByRole('radio', { name: 'Tip, and split' }).check();
  await expect(result(page)).toContainText('$11.61');
  await expect(page.locator('.rule math').last()).toContainText('64.5');
});

/** They are visited one after the other, within the app: no page comes after itself. */
const PAGES = [
  '/financial/mortgage?extra=200&down=10&term=10',
  '/financial/loan?find=term&payment=400',
  '/financial/mortgage?price=none&extra=1',
  '/financial/loan?kind=deferred',
  '/math/percentage?kind=tip',
];

onSharedPage('axe finds nothing on the calculators of money, and they fit 320 px', async ({ page }) => {
  // axe looks at every cell of a schedule, which a busy machine takes its time for.
  test.slow();
  for (const [nth, path] of PAGES.entries())
    await test.step(path, async () => {
      if (nth === 0) await openQuietly(page, path);
      else await visit(page, path);
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      await expectAccessible(page, 'main');
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
});
