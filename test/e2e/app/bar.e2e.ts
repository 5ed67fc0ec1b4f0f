import { expect, test } from '../models/app/study-app';

test('the bar fits every width, and no entry of it has two lines', async ({ page }) => {
  await page.goto('/formulas');
  for (const width of [320, 375, 480, 600, 768, 860, 900, 960, 1059, 1060, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const bar = await page.getByRole('banner').evaluate((header) => {
      const parts = [...header.querySelectorAll('a, button')].filter(
        (part) => part.getClientRects().length > 0,
      );
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return {
        right: Math.max(...boxes.map(({ right }) => right)),
        height: Math.max(...boxes.map(({ height }) => height)),
        room: document.documentElement.clientWidth,
      };
    });
    expect(bar.right, `${width} px`).toBeLessThanOrEqual(bar.room);
    expect(bar.height, `${width} px`).toBeLessThanOrEqual(48);
  }
});
