import type { Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { atStaticHost } from '../models/host/static-host';
import { watchViolations } from '../models/host/strict-page';
import { expect, test } from '../models/one-page';
import { test as onNewPage } from '../models/test';

const PURCHASES = 'reference/purchase-elements/classes/Purchases';

const open = (page: Page, path: string) => page.goto(`/docs/${path}`);
const field = (page: Page) => page.locator('#localsearch-input');
const chosen = (page: Page) => page.locator('#localsearch-list [aria-selected="true"]');

/** Before the scripts of the page run, the key does nothing. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
}

/** The box is VitePress's: its options hold links, the box around them has the role of a button, outside of landmarks. */
const RULES_OF_THE_BOX = ['nested-interactive', 'region'];

test.describe('search', () => {
  test('works by keyboard: slash, words, arrows, Enter; its index is fetched when it opens', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const indexes = () => asked.filter((path) => path.includes('localSearchIndex'));
    await open(page, 'theming.html');
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(indexes()).toEqual([]);

    await openSearch(page);
    await page.keyboard.type('getcust');
    await expect(chosen(page)).toContainText('getCustomerInfo()');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#localsearch-list [role=option]').nth(1)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'localsearch-item-1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/${PURCHASES}\\.html#getcustomerinfo$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchases');
    expect(indexes()).toHaveLength(1);
  });

  test('accepts a typing error, shows when nothing is found, and closes on Escape; axe finds nothing in its list except what VitePress decides', async ({
    page,
  }) => {
    await open(page, 'index.html');
    await openSearch(page);
    await field(page).fill('accesibility');
    await expect(chosen(page)).toContainText('Accessibility');
    await field(page).fill('purchase');
    await expect(chosen(page)).not.toContainText('Accessibility');
    const rules = (await axeComplaints(page)).map((complaint) => complaint.split(':')[0]);
    expect(rules.filter((rule) => !RULES_OF_THE_BOX.includes(rule ?? ''))).toEqual([]);
    await field(page).fill('zeppelin');
    await expect(page.locator('.no-results')).toContainText('No results for "zeppelin"');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });
});

/** What changes with the colours; everything else is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What changes on a phone, where the bar and the lists at the sides become menus. */
const RULES_OF_A_WIDTH = [
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'nested-interactive',
  'scrollable-region-focusable',
  'target-size',
];

/** The bar and the list of pages are the same on every page: they are looked at on the first one that has both. */
const REPEATED = '.VPNav, .VPSidebar';

for (const name of ['index', 'theming', 'elements', PURCHASES, 'reference/purchase-checkout', 'errors'])
  test(`axe finds nothing on ${name}, light and dark, large and small, nothing is wider than the window, and its policy refuses nothing`, async ({
    page,
  }) => {
    test.setTimeout(90_000); // Long pages, and every rule.
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    // Live examples are pages of their own, with tests of their own.
    await page.route('**/healthz', (route) => route.abort());
    await open(page, `${name}.html`);
    const scope = name === 'theming' ? {} : { exclude: REPEATED };
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      const isFirst = width === 1280;
      expect(
        await axeComplaints(page, {
          ...scope,
          ...(isFirst ? { contrast: 'of each look' } : { rules: RULES_OF_A_WIDTH }),
        }),
        `${width} px`,
      ).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      if (!isFirst) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(
        await axeComplaints(page, { ...scope, rules: COLOUR_RULES, contrast: 'of each look' }),
        'dark',
      ).toEqual([]);
    }
    expect(refused).toEqual([]);
  });

// It gives the page a function that it can't lose.
onNewPage('pages have a policy for their own files only, and no page violates it', async ({ page }) => {
  const violations = await watchViolations(page);
  const answer = await open(page, 'elements.html');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  await openSearch(page);
  await page.keyboard.type('gate');
  await expect(chosen(page)).toBeVisible();
  await page.getByRole('button', { name: 'Display detailed list' }).click();
  await expect(page.locator('#localsearch-list .excerpt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: /theme/ }).first().click();
  // By links within the site, and as first pages. The longest pages are first pages in the tests above.
  for (const name of [
    'Theming',
    'Screens',
    'Sizes',
    'Going live',
    'purchase-elements/headless',
    'purchase-elements/server',
    'Overview',
  ]) {
    await page
      .getByRole('navigation', { name: 'Sidebar Navigation' })
      .getByRole('link', { name, exact: true })
      .click();
    if (name === 'Overview')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Sell on any web page');
    else await expect(page).not.toHaveTitle(/The elements/);
  }
  for (const name of ['sizes', 'screens']) await open(page, `${name}.html`);
  expect(await violations()).toEqual([]);
});

test('the chosen colour mode is applied before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'theming.html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('switch', { name: 'Switch to dark theme' }).first().click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await page.addInitScript(() => {
    // The body's first frame: what was set before it, and not what a later script sets.
    requestAnimationFrame(() => {
      Reflect.set(window, 'wasDark', document.documentElement.classList.contains('dark'));
    });
  });
  await open(page, 'testing.html');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasDark') as unknown)).toBe(true);
  expect(await background()).toBe(dark);
  await page.getByRole('switch', { name: 'Switch to light theme' }).first().click();
  await expect.poll(background).toBe(light);
});

test('a code block is highlighted, and is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'start-api.html');
  const code = page.locator('.language-ts').first();
  const colours = await code
    .locator('pre span')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
  expect(new Set(colours).size).toBeGreaterThan(2);
  const block = page.locator('.language-sh').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy Code' }).click();
  await expect(block.locator('.copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('npm install purchase-elements react react-dom');
});

test('on a phone a button opens the list of pages, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await open(page, 'theming.html');
  const list = page.getByRole('navigation', { name: 'Sidebar Navigation' });
  await expect(list).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(list).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await list.getByRole('link', { name: 'Going live' }).click();
  await expect(page).toHaveURL(/going-live\.html$/);
});

test('the table of contents marks the current section', async ({ page }) => {
  await open(page, 'theming.html');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Parts' }).click();
  await expect(contents.locator('.outline-link.active')).toHaveText('Parts');
});

test('a static host serves pages and search, and live examples explain how to run them', async ({ page }) => {
  const lost: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) lost.push(new URL(answer.url()).pathname);
  });
  await atStaticHost('build/docs', '/docs/', async (address) => {
    await page.goto(address);
    await openSearch(page);
    await field(page).fill('theming');
    await expect(chosen(page)).toContainText('Theming');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/theming\.html/);
    await expect(page.locator('.live-note').first()).toContainText('npm start');
    await page.getByRole('link', { name: /^Next page/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Languages/);
    // The question whether there is a sandbox, and nothing else.
    expect([...new Set(lost)].filter((path) => path !== '/favicon.ico')).toEqual(['/healthz']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isAlone: true });

  test('every page can be read and reached', async ({ page }) => {
    await open(page, 'elements.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The elements/);
    await expect(page.locator('.live-note').first()).toContainText('npm start');
    await page
      .getByRole('navigation', { name: 'Sidebar Navigation' })
      .getByRole('link', { name: 'Error codes' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error codes/);
  });
});
