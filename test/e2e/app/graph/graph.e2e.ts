import type { Page } from 'playwright/test';
import { expectAccessible, visit } from '../../models/app/app-looks';
import { expect, test } from '../../models/app/study-app';

const summary = (page: Page) => page.locator('.graph-summary');
const tracer = (page: Page) => page.getByRole('slider', { name: 'Trace the curve' });
const openGraph = async (page: Page, f: string): Promise<void> => {
  await page.goto(`/math/graph?f=${encodeURIComponent(f)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Graphing calculator' })).toBeVisible();
};

test('curves from a shared address are drawn and described', async ({ page }) => {
  await openGraph(page, 'x^2 - 4;x + 2');
  await expect(page.locator('.graph .graph-curve[d^="M"]')).toHaveCount(2);
  await expect(summary(page)).toContainText('Roots: x = −2 and x = 2.');
  await expect(summary(page)).toContainText('Minimum: (0, −4).');
  await expect(summary(page)).toContainText('Meets y = x + 2 at (−2, 0) and (3, 5).');
  await expectAccessible(page, 'main');
});

test('a circle and a vertical line are drawn, described, and traced', async ({ page }) => {
  await openGraph(page, 'x^2 + y^2 = 25;x = 3');
  await expect(page.locator('.graph .graph-curve.curve-1[d^="M"]')).toHaveCount(2);
  await expect(page.locator('.graph .graph-curve.curve-2[d*="V"]')).toHaveCount(1);
  await expect(summary(page)).toContainText('Circle with center (0, 0) and radius 5.');
  await expect(summary(page)).toContainText('Meets x = 3 at (3, −4).');
  await expect(summary(page)).toContainText('x = 3 Vertical line.');
  await tracer(page).focus();
  await page.keyboard.press('PageUp');
  await expect(tracer(page)).toHaveAttribute('aria-valuetext', 'x^2 + y^2 = 25, upper half: x = 3, y = 4');
  await page.keyboard.press('ArrowDown');
  await expect(tracer(page)).toHaveAttribute('aria-valuetext', 'x^2 + y^2 = 25, lower half: x = 3, y = −4');
  await expectAccessible(page, 'main');
});

test('the graph is read, moved and zoomed by keyboard alone', async ({ page }) => {
  await openGraph(page, 'x^2 - 4');
  await tracer(page).focus();
  await page.keyboard.press('PageUp');
  await expect(tracer(page)).toHaveAttribute('aria-valuetext', 'y = x^2 − 4: x = 2, y = 0');
  await page.keyboard.press('ArrowRight');
  await expect(tracer(page)).toHaveAttribute('aria-valuetext', 'y = x^2 − 4: x = 2.2, y = 0.84');
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/view=-3\.33333%2C3\.33333/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/view=-2\.6666\d%2C4/);
  await expect(summary(page)).toContainText('x from −2.6667 to 4');
  await page.keyboard.press('0');
  await expect(page).not.toHaveURL(/view=/);
});

test('a mouse drags the graph, and the wheel zooms only with a modifier', async ({ page }) => {
  await openGraph(page, 'x');
  const box = await page.locator('.graph-area').boundingBox();
  if (!box) throw new Error('There is no graph.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await expect(page.locator('.graph-reading')).toContainText('y = x: x =');
  await page.mouse.wheel(0, -60);
  await expect(page).not.toHaveURL(/view=/);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect(page).toHaveURL(/view=/);
  const zoomed = page.url();
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(zoomed);
});

test('bad input is explained beside its field and stays, and the other curves stay', async ({ page }) => {
  await openGraph(page, 'x');
  await page.getByRole('button', { name: 'Add a function' }).click();
  await page.getByLabel('Function 2', { exact: true }).fill('(x + 1');
  await expect(page.getByRole('alert')).toHaveText('This parenthesis is never closed.');
  await expect(page.getByLabel('Function 2', { exact: true })).toHaveValue('(x + 1');
  await expect(summary(page)).toContainText('y = x');
  await expect(page).toHaveURL(/\?f=x%3B%28x/);
  await page.reload();
  await expect(page.getByLabel('Function 2', { exact: true })).toHaveValue('(x + 1');
  await page.getByRole('button', { name: 'Remove function 2' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('poles are not joined by a line, and the table has the values', async ({ page }) => {
  await openGraph(page, '1/x');
  const path = await page.locator('.graph .graph-curve').getAttribute('d');
  expect(path?.match(/M/g)).toHaveLength(2);
  await expect(summary(page)).toContainText('Vertical asymptote: x = 0.');
  await page.getByText('Table of values').click();
  await expect(page.getByRole('row', { name: '0 not defined' })).toBeVisible();
});

const ASKED = [
  ['graph y = x^2 - 4', 'Minimum: (0, −4).'],
  ['plot sin(x)', '≈ (−4.7124, 1), ≈ (1.5708, 1)'],
  ['y = 2x + 1', 'Root: x = −0.5.'],
] as const;

test('the solver answers a question about a graph with the graph, which opens in the calculator', async ({
  page,
}) => {
  const box = page.getByLabel('Your problem');
  for (const [nth, [question, described]] of ASKED.entries())
    await test.step(question, async () => {
      if (nth === 0) await page.goto(`/ai?q=${encodeURIComponent(question)}`);
      else {
        await visit(page, '/ai');
        await page.getByRole('button', { name: 'New conversation' }).click();
        await box.fill(question);
        await box.press('Enter');
      }
      await expect(summary(page)).toContainText(described);
      await expectAccessible(page, '.ai-solution');
      await page.getByRole('link', { name: 'Open in the graphing calculator' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphing calculator');
      await expect(summary(page)).toContainText(described);
    });
});

test.describe('on a phone', () => {
  test.use({ isAlone: true, viewport: { width: 320, height: 640 }, hasTouch: true });
  test('nothing is wider than the screen, and a touch reads the curve', async ({ page }) => {
    await openGraph(page, 'x^2 - 4;1000*x;sin(x)');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.locator('.graph-area').tap();
    await expect(page.locator('.graph-reading')).toContainText('x =');
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(page).toHaveURL(/view=/);
  });
});
