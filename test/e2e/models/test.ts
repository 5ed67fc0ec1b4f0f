import { test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Checkout } from './checkout';
import { openHostPage } from './host/host-page';
import { Sandbox } from './sandbox';
import { Shop } from './shop';
import type { RunningSale, Wanted } from './shop';

export { expect } from 'playwright/test';

/** What is sold in a checkout session, and where. */
interface SessionSale extends Wanted {
  readonly hasTaxes?: boolean;
  /** Where the customer is by the IP address. */
  readonly country?: string;
  /** Further fields of the branding. */
  readonly branding?: Readonly<Record<string, unknown>>;
  /** The head of the page that sells. */
  readonly head?: string;
}

interface Models {
  /** Opens a page and sells the monthly plan without a trial in a checkout session. */
  readonly sellInSession: (sale?: SessionSale) => Promise<RunningSale>;
  readonly sandbox: Sandbox;
  readonly checkout: Checkout;
  readonly shop: Shop;
}

interface WorkerModels {
  /** For the tests of `models/one-page`. */
  readonly sharedPage: SharedPage;
}

/** The page that the tests of a worker have one after the other. */
export interface SharedPage {
  current(): Promise<Page>;
  /** The next test gets another page. */
  retire(): Promise<void>;
}

const sharedPage = (open: () => Promise<Page>): SharedPage => {
  let page: Promise<Page> | null = null;
  return {
    current: () => (page ??= open()),
    async retire() {
      const old = await page;
      page = null;
      await old?.context().close();
    },
  };
};

/** Each test is a tenant of its own; the operation is done with the first look, which saves two seconds. */
export const test = base.extend<Models, WorkerModels>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, serviceWorkers, contextOptions } = project.use;
      const shared = sharedPage(async () => {
        const context = await browser.newContext({
          ...contextOptions,
          ...(baseURL === undefined ? {} : { baseURL }),
          ...(locale === undefined ? {} : { locale }),
          ...(serviceWorkers === undefined ? {} : { serviceWorkers }),
        });
        return context.newPage();
      });
      await use(shared);
      await shared.retire();
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
  sellInSession: async ({ page, sandbox, shop }, use) => {
    await use(async ({ hasTaxes = false, country, branding = {}, head, ...wanted } = {}) => {
      await sandbox.sessions(hasTaxes, branding);
      if (country) await sandbox.config({ ipCountry: country });
      await openHostPage(page, head === undefined ? {} : { head });
      return shop.sell({ offering: 'no_trial', email: 'ada@example.org', ...wanted });
    });
  },
});
