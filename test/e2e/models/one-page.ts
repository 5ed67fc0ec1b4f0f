import type { BrowserContext, Page } from 'playwright/test';
import { cleanHostPage, forgetDocument } from './host/host-page';
import { test as base } from './test';

export { expect } from 'playwright/test';

/** Closes what a test has opened beside the page. */
async function closeOthers(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page);
  for (const other of others) await other.close();
  // A page behind another one has no focus.
  if (others.length > 0) await page.bringToFront();
}

/** What a new page has, for a page that other tests have used. */
async function reset(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(false);
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const size = page.viewportSize();
  if (size?.width !== 1280 || size.height !== 720) await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: 'reduce',
  });
  await page.mouse.move(0, 0);
}

interface Watched {
  /** What the next test must not have: scripts for new documents are taken away again, a clock can't be. */
  readonly leave: () => Promise<{ readonly hasClock: boolean; readonly hasScripts: boolean }>;
}

/** Notes what a test puts on the page for good. */
function watch(page: Page, context: BrowserContext): Watched {
  const { addInitScript } = page;
  const { install } = context.clock;
  const scripts: Awaited<ReturnType<typeof addInitScript>>[] = [];
  let hasClock = false;
  Object.assign(page, {
    async addInitScript(...script: Parameters<typeof addInitScript>) {
      // A document that is there already does not run it.
      forgetDocument(page);
      const added = await addInitScript.apply(page, script);
      scripts.push(added);
      return added;
    },
  });
  context.clock.install = async (...options) => {
    hasClock = true;
    await install.apply(context.clock, options);
  };
  return {
    async leave() {
      page.addInitScript = addInitScript;
      context.clock.install = install;
      for (const script of scripts) await script.dispose();
      return { hasClock, hasScripts: scripts.length > 0 };
    },
  };
}

/**
 * Tests of this kind share one page: what they look at needs no process of its own. `openHostPage` empties the document and its
 * storage instead of loading it again. A page with an installed clock is closed after its test. A test with `isAlone` gets a new
 * page with its own options. A test that needs an empty cache imports `test` from `models/test` instead.
 */
export const test = base.extend<{ readonly isAlone: boolean }>({
  isAlone: [false, { option: true }],
  context: async ({ browser, sharedPage, isAlone }, use) => {
    const context = isAlone ? await browser.newContext() : (await sharedPage.current()).context();
    await use(context);
    if (isAlone) await context.close();
  },
  page: async ({ context, sharedPage, sandbox, isAlone }, use) => {
    if (isAlone) {
      await use(await context.newPage());
      return;
    }
    const page = await sharedPage.current();
    await reset(page);
    const watched = watch(page, context);
    await use(page);
    const { hasClock, hasScripts } = await watched.leave();
    if (hasClock || page.isClosed()) {
      await sharedPage.retire();
      return;
    }
    // Other tabs could write to the storage after it has been emptied.
    await closeOthers(page);
    await cleanHostPage(page, sandbox);
    // The scripts have run in this document.
    if (hasScripts) forgetDocument(page);
  },
});
