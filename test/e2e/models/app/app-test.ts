import type { Page } from 'playwright/test';
import { test as base } from '../one-page';

export { expect } from '../test';

/** Pages of the study app are there before their scripts. */
const WRITTEN = '[data-written], #app [inert]';

/**
 * Resolves when the app has taken over the page that was written at build time. Before the app's first drawing clears it, the
 * written page has lost its mark for a moment; its controls are inert all the time. A locator waits where all the others look:
 * a function of the page would need Playwright's scripts in its own world, too, which takes as long as a tenth of a page's start.
 */
export const appStarted = (page: Page): Promise<void> =>
  page.locator(WRITTEN).first().waitFor({ state: 'detached', timeout: 30_000 });

/** A test whose page waits for the app after `goto` and `reload`. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const methods = { goto: page.goto, reload: page.reload };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...target) => {
      const answer = await goto(...target);
      await appStarted(page);
      return answer;
    };
    page.reload = async (...options) => {
      const answer = await reload(...options);
      await appStarted(page);
      return answer;
    };
    await use(page);
    Object.assign(page, methods);
  },
});
