import { expect } from 'playwright/test';
import type { JSHandle, Page } from 'playwright/test';
import { axeComplaints } from '../looks/axe';

/** Goes to another page within the app: its document stays, and axe in it. */
export async function visit(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}

/** Changes happen at once: they need no frames on their way. */
const withoutTransitions = (page: Page): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });

/** axe finds nothing in this part of the page (all of it when left out), in either theme. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const sheet = await withoutTransitions(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      // Animations that follow the scrolling of a box do not end.
      const ending = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, timeline }) =>
              timeline === document.timeline && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
          );
      // What a colour has when its transition ends may start the transition of what inherits it.
      do {
        for (const animation of ending()) animation.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (ending().length > 0);
    }, theme);
    const found = await axeComplaints(page, {
      ...(part !== undefined && { include: part }),
      contrast: 'of each look',
      // The themes differ in colours only.
      ...(theme === 'dark' && { rules: ['color-contrast'] }),
    });
    expect(found, theme).toEqual([]);
  }
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
  await sheet.dispose();
}
