import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { axeComplaints } from '../models/axe';
import { atStaticHost } from '../models/static-host';
import { watchViolations } from '../models/strict-page';
import { expect, test } from '../models/test';

const open = (page: Page, path: string) => page.goto(`/docs/${path}`);
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const chosen = (page: Page) => page.locator('#found [aria-selected="true"]');

test.describe('search', () => {
  test('goes by keyboard alone: slash, words, arrows, Enter; what is found is announced', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, 'theming.html');
    expect(asked).not.toContain('/docs/search.json');

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('getcust');
    await expect(chosen(page)).toContainText('getCustomerInfo()');
    await expect(page.locator('.search [role=status]')).toHaveText(/^\d+ results?$/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#found [role=option]').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'found-1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/reference-purchases\.html#getcustomerinfo$/);
    expect(asked.filter((path) => path === '/docs/search.json')).toHaveLength(1);
  });

  test('forgives a slip, says when nothing is found, and Escape clears and leaves it', async ({ page }) => {
    await open(page, 'index.html');
    await field(page).fill('accesibility');
    await expect(chosen(page)).toContainText('Accessibility');
    await field(page).fill('zeppelin');
    await expect(page.locator('.found .none')).toHaveText('Nothing found for “zeppelin”.');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page.locator('.found')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(field(page)).not.toBeFocused();
  });

  test('an index that can’t be had is said, and asked for again at the next focus', async ({ page }) => {
    await page.route('**/docs/search.json', (route) => route.abort(), { times: 1 });
    await open(page, 'index.html');
    await field(page).fill('theming');
    await expect(page.locator('.found .none')).toHaveText('The search index could not be loaded.');
    await field(page).fill('themin');
    await expect(chosen(page)).toContainText('Theming');
  });
});

/** What changes with the colours; everything else is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const name of ['index', 'theming', 'elements', 'reference-purchases', 'errors'])
  for (const width of [1280, 375])
    test(`axe finds nothing on ${name}, light and dark, at ${width} px, and nothing is wider than the window`, async ({
      page,
    }) => {
      // Long pages, and every rule.
      test.setTimeout(60_000);
      // Live examples are pages of their own, with tests of their own.
      await page.route('**/healthz', (route) => route.abort());
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, `${name}.html`);
      expect(await axeComplaints(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeComplaints(page, { rules: COLOUR_RULES })).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });

test('the search list has nothing for axe to complain about', async ({ page }) => {
  await open(page, 'index.html');
  await field(page).fill('purchase');
  await expect(chosen(page)).toBeVisible();
  expect(await axeComplaints(page)).toEqual([]);
});

test('pages are served with a policy of their own files only, and no page violates it', async ({ page }) => {
  const violations = await watchViolations(page);
  const answer = await open(page, 'elements.html');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self'; base-uri 'none'/);
  await page.keyboard.press('/');
  await page.keyboard.type('gate');
  await expect(chosen(page)).toBeVisible();
  await page.getByRole('button', { name: /^Colours/ }).click();
  for (const name of ['theming', 'screens', 'reference-headless']) await open(page, `${name}.html`);
  expect(await violations()).toEqual([]);
});

test('the chosen colours are there before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'index.html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const button = page.getByRole('button', { name: /^Colours/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName(/dark/);
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.addInitScript(() => {
    // The body's first frame: what was set before it, and not what a later script sets.
    requestAnimationFrame(() => {
      Reflect.set(window, 'firstScheme', document.documentElement.dataset['scheme']);
    });
  });
  await open(page, 'theming.html');
  expect(await page.evaluate(() => Reflect.get(window, 'firstScheme') as unknown)).toBe('dark');
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: /^Colours/ }).click();
  expect(await background()).toBe(light);
});

test('a block of code is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'start-api.html');
  const block = page.locator('.code').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('npm install purchase-elements react react-dom');
});

test('on a phone the pages are behind a button, which Escape closes again', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, 'theming.html');
  const list = page.getByRole('navigation', { name: 'Pages' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await list.getByRole('link', { name: 'Going live' }).click();
  await expect(page).toHaveURL(/going-live\.html$/);
});

test('all scripts of the site together are under 10 kB, and all of its styles, packed', () => {
  const packed = (ending: string): number =>
    readdirSync('build/docs/assets')
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(`build/docs/assets/${name}`)).length, 0);
  expect(packed('.js')).toBeGreaterThan(1_000);
  expect(packed('.js')).toBeLessThan(10_000);
  expect(packed('.css')).toBeLessThan(10_000);
});

test('the contents beside the page follow what is read', async ({ page }) => {
  await open(page, 'theming.html');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Parts' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Parts');
});

test('below any path of a plain host pages, search and links work, and live examples say what runs them', async ({
  page,
}) => {
  const lost: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) lost.push(new URL(answer.url()).pathname);
  });
  await atStaticHost('build/docs', '/of/somebody/', async (address) => {
    await page.goto(address);
    await field(page).fill('the elements');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}elements.html`);
    await expect(page.locator('.live-note').first()).toContainText('npm start');
    await page.getByRole('link', { name: 'Next Paywalls' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paywalls');
    // The one question whether there is a sandbox, and nothing else.
    expect([...new Set(lost)]).toEqual(['/of/healthz']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and reached; what needs a script is not shown', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    await open(page, 'elements.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The elements');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('.live-note').first()).toContainText('npm start');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Error codes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error codes');
  });
});
