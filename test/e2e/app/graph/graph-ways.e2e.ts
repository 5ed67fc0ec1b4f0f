import type { Page } from 'playwright/test';
import { expectAccessible } from '../../models/app/app-looks';
import { expect, test } from '../../models/app/study-app';

const curve = (page: Page) => page.locator('.graph .graph-curve').first();
const openGraph = async (page: Page, f: string): Promise<void> => {
  await page.goto(`/math/graph?f=${encodeURIComponent(f)}`);
  await expect(curve(page)).toHaveAttribute('d', /^M/);
};

/** Two fingers on the middle of the graph that part. */
async function partFingers(page: Page): Promise<void> {
  const box = await page.locator('.graph-area').boundingBox();
  if (!box) throw new Error('There is no graph.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await fingers('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
}

test('on paper the graph and its description stay; forced colors draw it in colors of the system; two fingers zoom in about their middle', async ({
  page,
}) => {
  await openGraph(page, 'x^2 - 4');
  await page.emulateMedia({ media: 'print' });
  await expect(curve(page)).toBeVisible();
  await expect(page.locator('.graph-summary')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();

  await page.emulateMedia({ media: null, forcedColors: 'active' });
  const text = await page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.cssText = 'color: CanvasText; forced-color-adjust: none';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(curve(page)).toHaveCSS('stroke', text);
  await expect(page.locator('.graph-axes line').first()).toHaveCSS('stroke', text);
  await expect(page.locator('.graph-point circle').first()).toHaveCSS('stroke', text);

  await page.emulateMedia({ forcedColors: 'none' });
  await partFingers(page);
  // The address follows the fingers. They end twice as far apart as they began.
  const range = (): number[] =>
    decodeURIComponent(new URL(page.url()).searchParams.get('view') ?? '')
      .split(',')
      .map(Number);
  const width = (): number => (range()[1] ?? NaN) - (range()[0] ?? NaN);
  await expect.poll(() => Math.abs(width() - 5) < 0.5).toBe(true);
  expect((range()[0] ?? NaN) + (range()[1] ?? NaN)).toBeCloseTo(0, 1);
});

test('a function without real values says so', async ({ page }) => {
  await page.goto(`/math/graph?f=${encodeURIComponent('sqrt(-1 - x^2)')}`);
  await expect(page.locator('.graph-summary')).toContainText('It has no real values here.');
});

test('the graph beside an answer is moved by keyboard, and opens on its own page', async ({ page }) => {
  await page.goto(`/ai?q=${encodeURIComponent('x^2 - 5x + 6 = 0')}`);
  const tracer = page.getByRole('slider', { name: 'Trace the curve' });
  await tracer.focus();
  const before = await curve(page).getAttribute('d');
  await page.keyboard.press('+');
  await expect(curve(page)).not.toHaveAttribute('d', before ?? '');
  await page.keyboard.press('0');
  await expect(curve(page)).toHaveAttribute('d', before ?? '');
  await expectAccessible(page, '.answer-graph');
  await page.getByRole('link', { name: 'Open in the graphing calculator' }).click();
  await expect(page.locator('.graph-summary')).toContainText('Roots: x = 2 and x = 3.');
});

test('the unit converter works by keyboard and in every look', async ({ page }) => {
  await page.goto('/math/units?quantity=mass&value=150');
  await expect(page.locator('.result-number')).toContainText('68.0388555');
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(page.locator('.result-number')).toContainText('330.693393277');
  await page.getByLabel('Quantity').selectOption('temperature');
  await expect(page.getByLabel('From')).toHaveValue('°F');
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
