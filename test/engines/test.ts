import { firefox, test as base, webkit } from 'playwright/test';
import { findEngines } from '../../scripts/support/engines.mjs';
import { Sandbox } from '../e2e/models/sandbox';
import type { Engine, PageOptions } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startWithPlaywright } from './drivers/playwright';
import { startWebKit } from './drivers/webkit';
import { EnginePage } from './engine-page';
import { Site } from './site';
import type { WrittenPage } from './site';

export { expect } from 'playwright/test';

interface Fixtures {
  readonly sandbox: Sandbox;
  readonly tab: EnginePage;
  /** A further page, for a user with other settings. */
  readonly openPage: (options: PageOptions) => Promise<EnginePage>;
  /** An origin with pages of the test, and the sandbox behind them. */
  readonly openSite: (pages?: Readonly<Record<string, WrittenPage>>) => Promise<Site>;
}

interface WorkerFixtures {
  readonly engine: Engine;
}

async function start(name: string, launchOptions: object): Promise<Engine> {
  const { firefox: ownFirefox, webkit: ownWebKit } = findEngines();
  if (name === 'firefox')
    return ownFirefox.path ? startFirefox(ownFirefox.path) : startWithPlaywright(firefox, {});
  if (name === 'webkit') return ownWebKit.path ? startWebKit() : startWithPlaywright(webkit, {});
  const { chromium } = await import('playwright/test');
  return startWithPlaywright(chromium, launchOptions);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({ browserName: _browserName }, use, { project }) => {
      const engine = await start(project.name, project.use.launchOptions ?? {});
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ baseURL }, use) => {
    const sandbox = new Sandbox(baseURL ?? '');
    await sandbox.pollsUntilDone(0);
    await use(sandbox);
  },
  openPage: async ({ engine }, use) => {
    const opened: EnginePage[] = [];
    await use(async (options) => {
      const page = new EnginePage(await engine.newPage(options));
      opened.push(page);
      return page;
    });
    for (const { browser } of opened) await browser.close();
  },
  tab: async ({ openPage }, use) => {
    await use(await openPage({}));
  },
  openSite: async ({ baseURL }, use) => {
    const sites: Site[] = [];
    await use(async (pages) => {
      const site = await Site.open(baseURL ?? '', pages);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.goAway().catch(() => undefined);
  },
});
