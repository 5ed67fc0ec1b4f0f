import type { Page } from 'playwright/test';
import { expectAccessible } from '../models/app-looks';
import { expect, test } from '../models/study-app';

const graph = (page: Page) => page.getByRole('application', { name: 'Graph' });
const words = (page: Page) => page.locator('.graph-words li');
const numbers = (page: Page): Promise<string[]> => page.locator('.graph-numbers text').allTextContents();

test('functions are drawn with roots, turning points and intersections, in words too', async ({ page }) => {
  await page.goto('/math/graph?f=x^2-4&g=x%2B2');
  await expect(graph(page).locator('.graph-curve')).toHaveCount(2);
  await expect(words(page)).toHaveText([
    'f(x) meets the x axis at x = −2 and 2; meets the y axis at y = −4; has a low point at (0, −4).',
    'g(x) meets the x axis at x = −2; meets the y axis at y = 2.',
    'f(x) and g(x) meet at (−2, 0) and (3, 5).',
  ]);
  await page.getByLabel('g(x)', { exact: true }).fill('a x');
  await expect(page.getByRole('alert')).toContainText('A graph is a function of x alone. What is “a”?');
  await expect(page.getByLabel('g(x)', { exact: true })).toHaveValue('a x');
  await expect(graph(page).locator('.graph-curve')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove g(x)' }).click();
  await expect(page).toHaveURL(/f=x%5E2-4$/);
  await expectAccessible(page, 'main');
});

test('a graph is traced, zoomed and moved with keys alone', async ({ page }) => {
  await page.goto('/math/graph?f=x^2&g=x');
  await expect(words(page)).toHaveCount(3);
  await graph(page).focus();
  const status = page.locator('.graph-box [role=status]');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('x = 0.25, y = 0.0625 on f(x)');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('x = 0.25, y = 0.25 on g(x)');
  await expect(graph(page).locator('.graph-trace text')).toHaveText('x = 0.25, y = 0.25');
  await page.keyboard.press('Escape');
  await expect(graph(page).locator('.graph-trace')).toHaveCount(0);
  const first = await numbers(page);
  for (let time = 0; time < 4; time += 1) await page.keyboard.press('+');
  expect(await numbers(page)).not.toEqual(first);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('0');
  expect(await numbers(page)).toEqual(first);
});

test('a graph is dragged and zoomed with the mouse, and the wheel scrolls the page unless it is asked', async ({
  page,
}) => {
  await page.goto('/math/graph?f=sin(x)');
  const box = (await graph(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const first = await numbers(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 60);
  expect(await numbers(page)).toEqual(first);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => numbers(page)).not.toEqual(first);
  await page.getByRole('button', { name: 'Show the first part again' }).click();
  await expect.poll(() => numbers(page)).toEqual(first);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => numbers(page)).not.toEqual(first);
});

test('a step and a pole are not joined, and the edge of a domain is reached', async ({ page }) => {
  await page.goto('/math/graph?f=floor(x)&g=1/(x-2)&h=sqrt(x)');
  const pieces = (index: number) =>
    graph(page)
      .locator('.graph-curve')
      .nth(index)
      .evaluate((path) => path.getAttribute('d')?.split('M').length ?? 0);
  expect(await pieces(0)).toBeGreaterThan(8);
  expect(await pieces(1)).toBe(3);
  const start = await graph(page).locator('.graph-curve').nth(2).getAttribute('d');
  const [, left = '0', top = '0'] = /^M([\d.]+) ([\d.]+)/.exec(start ?? '') ?? [];
  expect(Math.abs(Number(left) - 320)).toBeLessThan(1);
  expect(Math.abs(Number(top) - 200)).toBeLessThan(4);
});

test('the solver draws what is asked for, for nothing', async ({ page }) => {
  await page.goto('/ai?q=graph%20y%20%3D%20x%5E2%20-%204');
  await expect(graph(page).locator('.graph-curve')).toHaveCount(1);
  await expect(words(page).first()).toContainText('meets the x axis at x = −2 and 2');
  await expect(page.getByText('free answers left')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your problem' }).fill('y = 2x + 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Graph, by Stepwise' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Solve for x instead' }).click();
  await expect(page.locator('.ai-exchange').last().locator('.ai-answer')).toBeVisible();
  await page.getByRole('link', { name: 'Open in the graphing calculator' }).first().click();
  await expect(page).toHaveURL(/\/math\/graph\?f=x/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('two fingers zoom, and nothing is wider than the window', async ({ page }) => {
    await page.goto('/math/graph?f=x^3-3x&g=sin(x)');
    await graph(page).scrollIntoViewIfNeeded();
    const first = await numbers(page);
    const box = (await graph(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 20);
    for (const apart of [40, 70, 100]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect.poll(() => numbers(page)).not.toEqual(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectAccessible(page, 'main');
  });
});
