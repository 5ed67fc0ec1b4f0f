import { test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Checkout } from './checkout';
import { Sandbox } from './sandbox';
import { Shop } from './shop';

export { expect } from 'playwright/test';

interface Models {
  readonly sandbox: Sandbox;
  readonly checkout: Checkout;
  readonly shop: Shop;
}

interface WorkerModels {
  /** For the tests of `models/one-page`. */
  readonly sharedPage: Page;
}

/** Each test is a tenant of its own; the operation is done with the first look, which saves two seconds. */
export const test = base.extend<Models, WorkerModels>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, serviceWorkers, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(serviceWorkers === undefined ? {} : { serviceWorkers }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ baseURL }, use) => {
    const sandbox = new Sandbox(baseURL ?? '');
    await sandbox.pollsUntilDone(0);
    await use(sandbox);
  },
  checkout: async ({ page }, use) => {
    await use(new Checkout(page));
  },
  shop: async ({ page, sandbox }, use) => {
    await use(new Shop(page, sandbox));
  },
});
