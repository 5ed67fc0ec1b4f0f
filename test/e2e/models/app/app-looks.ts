import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { axeComplaints } from '../looks/axe';

/** axe finds nothing in this part of the page (all of it when left out), in either theme. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      const ending = () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      // What a colour has when its transition ends may start the transition of what inherits it.
      do {
        for (const animation of ending()) animation.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (ending().length > 0);
    }, theme);
    const found = await axeComplaints(page, {
      ...(part !== undefined && { include: part }),
      // The themes differ in colours only.
      ...(theme === 'dark' && { rules: ['color-contrast'] }),
    });
    expect(found, theme).toEqual([]);
  }
}
