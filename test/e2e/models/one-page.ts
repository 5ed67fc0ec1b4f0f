import type { Page } from 'playwright/test';
import { cleanHostPage } from './host/host-page';
import { test as base } from './test';

export { expect } from 'playwright/test';

/** What a new page has, for a page that other tests have used. */
async function reset(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.context().setOffline(false);
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const size = page.viewportSize();
  if (size?.width !== 1280 || size.height !== 720) await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  await page.mouse.move(0, 0);
}

/**
 * Tests of this kind share one page: what they look at needs no navigation of its own. `openHostPage` empties the document
 * and its storage instead of loading it again. A test that installs a clock, adds scripts to new documents, or needs
 * the first moments of a page, takes `test` of `models/test` instead.
 */
export const test = base.extend({
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage, sandbox }, use) => {
    await reset(sharedPage);
    await use(sharedPage);
    await cleanHostPage(sharedPage, sandbox);
  },
});
