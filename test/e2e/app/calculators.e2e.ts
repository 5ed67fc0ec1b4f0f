import type { Page } from 'playwright/test';
import { expectAccessible, visit } from '../models/app/app-looks';
import { test as onSharedPage } from '../models/one-page';
import { openQuietly } from '../models/app/study-app';
import { expect, test } from '../models/app/app-test';

const open = async (page: Page, path: string, theme = 'light'): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('user_theme', chosen);
    localStorage.setItem('has_seen_welcome_modal', 'true');
  }, theme);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const result = (page: Page) => page.locator('.screen-result');
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the basic calculator works by keyboard, and keeps its tape after a reload', async ({ page }) => {
  await open(page, '/math/basic');
  await page.keyboard.type('12*7');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('84');
  await page.keyboard.type('+0.1');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('84.1');
  await expect(page).toHaveURL(/\?e=84%2B0\.1$/);
  await page.reload();
  await expect(result(page)).toHaveText('84.1');
  await expect(page.getByRole('list', { name: 'Tape' }).getByRole('listitem')).toHaveText(['12×7 = 84']);
});

test('the result of a typed expression is on the screen, and so is the last row of keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/math/scientific');
  await page.getByLabel('Or type an expression').fill('sqrt(16)');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('4');
  // Below the bar.
  const top = async (): Promise<number> => (await result(page).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(64);
  await visit(page, '/math/basic');
  await expect(key(page, 'Equals')).toBeInViewport({ ratio: 1 });
});

test('the basic calculator works by mouse, and Enter still means equals after that', async ({ page }) => {
  await open(page, '/math/basic');
  for (const name of ['2', '0', '0', 'Add', '5', 'Percent']) await key(page, name).click();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('210');
  await key(page, 'Clear').click();
  await page.getByRole('button', { name: '200+5% = 210' }).click();
  await expect(result(page)).toHaveText('210');
});

test('the scientific calculator reads angles in degrees and in radians', async ({ page }) => {
  await open(page, '/math/scientific');
  await key(page, 'Sine').click();
  await page.keyboard.type('30)');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('0.5');
  await page.getByRole('radio', { name: 'RAD', exact: true }).check();
  await key(page, 'Clear').click();
  await page.locator('.screen-expression').click();
  // A letter goes into the field of its own accord.
  await page.keyboard.type('sin(pi/6)');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Or type an expression')).toHaveValue('sin(pi/6)');
  await expect(result(page)).toHaveText('0.5');
  await expect(page).toHaveURL(/unit=rad/);
});

test('fractions are added with steps, and a mistake is shown beside its field', async ({ page }) => {
  await open(page, '/math/fraction');
  const line = page.getByLabel('Fractions, mixed numbers and decimals');
  await line.fill('2 1/2 + 3/4 × 0.1(6)');
  await expect(page.locator('.result-large')).toHaveText('218');
  await expect(page.locator('.worked-step h3')).toHaveCount(7);
  await line.fill('1/2 + 3/0');
  await expect(page.getByRole('alert')).toHaveText('You can’t divide by zero.');
  await expect(line).toHaveValue('1/2 + 3/0');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
});

test('a quadratic is solved with its graph, by keyboard alone', async ({ page }) => {
  await open(page, '/math/quadratic');
  await page.getByLabel('a', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-3');
  await expect(page.locator('.root-decimal')).toHaveText(['≈ −0.5811388301', '≈ 2.58113883']);
  await expect(page.getByRole('img', { name: /crosses the x axis at \(−0\.5811, 0\)/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Quadratic formula' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Completing the square' })).toBeChecked();
  await expect(page.locator('.worked-step h3').first()).toHaveText('Divide by the leading coefficient');
});

test('a shared link opens the same calculation in a browser that has nothing stored', async ({ page }) => {
  await open(page, '/math/quadratic');
  await page.getByRole('button', { name: 'Complex' }).click();
  await page.getByRole('radio', { name: 'Completing the square' }).check();
  await expect(page).toHaveURL(/method=/);
  const link = page.url();
  // The app may store something until its page is left.
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await open(page, link);
  await expect(page.getByLabel('b', { exact: true })).toHaveValue('2');
  await expect(page.locator('.discriminant')).toContainText('two complex ones');
  await expect(page.getByRole('radio', { name: 'Completing the square' })).toBeChecked();
});

/** They are visited one after the other, within the app: no page comes after itself. */
const PAGES = [
  '/math/basic?e=12*7',
  '/math/fraction?in=fields&terms=%2B_2_1_2;%C3%B7__3_',
  '/math/scientific?e=25!',
  '/math/fraction?mode=compare',
  '/math/quadratic?a=2&b=-4&c=-3',
];

onSharedPage(
  'axe finds nothing on the calculators in either theme, and they fit a phone of 320 px',
  async ({ page }) => {
    test.slow();
    for (const [nth, path] of PAGES.entries())
      await test.step(path, async () => {
        if (nth === 0) await openQuietly(page, path);
        else await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, 'main');
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 1280, height: 720 });
      });
  },
);
