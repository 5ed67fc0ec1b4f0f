import type { Page } from 'playwright/test';
import { expectAccessible } from '../models/app/app-looks';
import { AppOrigin } from '../models/app/app-origin';
import { expect, test as base } from '../models/test';

const test = base.extend<{ app: AppOrigin }>({
  app: async ({ baseURL, page }, use) => {
    const app = await AppOrigin.open(baseURL ?? '');
    await page.addInitScript(() => localStorage.setItem('has_seen_welcome_modal', 'true'));
    await use(app);
    await app.goAway().catch(() => undefined);
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Files of the app that the page has loaded, and that no cache has yet. */
const loadedButNotKept = async (page: Page): Promise<string[]> => {
  const kept = await keptPaths(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return loaded.filter((path) => /^\/assets\/.*\.js$/.test(path) && !kept.includes(path));
};

/** The worker serves the page, and what the page had loaded before is kept. */
const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('landing-page'));
  // The files that the page shares with others are kept one by one, too.
  await expect.poll(() => loadedButNotKept(page)).toEqual([]);
};

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** A mark that a reload wipes out. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.has(window, 'mark'));

test('offline, a visited page opens and another shows an error; billing answers are never cached', async ({
  page,
  app,
}) => {
  await visit(page, `${app.url}/tiktok`);
  await expect(page.locator('.banner')).toBeVisible();
  const title = await heading(page).textContent();
  expect((await keptPaths(page)).filter((path) => /^\/(sandbox|dist|demo)/.test(path))).toEqual([]);
  await app.goAway();
  await page.reload();
  await expect(heading(page)).toHaveText(title ?? '');
  await page.goto(`${app.url}/checkout`);
  await expect(heading(page)).toHaveText('This page did not arrive');
});

test('the installed app opens calculators, formulas and lessons offline that were never visited', async ({
  page,
  app,
}) => {
  await visit(page, `${app.url}/tiktok`);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  // Files are fetched one after the other, in the order of their names; this article is the last one.
  await expect
    .poll(() => keptPaths(page), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('why-you-cannot-divide-by-zero'));
  await app.goAway();
  for (const [path, title] of [
    ['/math/percentage', 'Percentage calculator'],
    ['/math/quadratic', 'Quadratic'],
    ['/financial/mortgage', 'Mortgage'],
    ['/formulas/quadratic-formula', 'Quadratic formula'],
    ['/formulas/z-score', 'score'],
    ['/learning/calculus/limits', 'Limits'],
  ] as const) {
    await page.goto(app.url + path);
    await expect(heading(page)).toContainText(title);
  }
  await page.goto(`${app.url}/ai?q=x%5E2%3D9`);
  await expect(page.locator('.ai-exchange').first()).toContainText('x=3');
});

test('on a page that has been open for a while, a new version asks before it takes over', async ({
  page,
  app,
}) => {
  await visit(page, `${app.url}/tiktok`);
  const [before] = await cacheNames(page);
  await mark(page);
  await page.clock.install();
  await page.clock.fastForward(5000);
  app.publish('another');
  await lookForUpdate(page);
  const question = page.getByRole('region', { name: 'New version' });
  await expect(question).toContainText(
    'A new version of the product is available with improved features and bug fixes. Update now for the best experience?',
  );
  await expectAccessible(page, '.banner');
  expect(await isMarked(page)).toBe(true);
  await question.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toBeVisible();
  expect(await cacheNames(page)).toEqual([before, expect.stringMatching(/^stepwise-.*-another$/)]);
});

test('on a page that was just opened, a new version takes over without a question', async ({ page, app }) => {
  await visit(page, `${app.url}/tiktok`);
  app.publish('another');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'New version' })).toHaveCount(0);
});

test('on localhost a worker without its script is unregistered, and the page reloads', async ({
  page,
  app,
}) => {
  await visit(page, `${app.url}/tiktok`);
  app.removeWorker();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
