import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** axe finds nothing in this part of the page, in either theme. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map((animation) => animation.finished));
    }, theme);
    const axe = new AxeBuilder({ page }).include(part);
    // The themes differ in colours only.
    if (theme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`);
    expect(found, theme).toEqual([]);
  }
}
