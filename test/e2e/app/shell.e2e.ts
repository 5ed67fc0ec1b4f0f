import { expect, test } from '../models/app/app-test';
import { expectAccessible, visit } from '../models/app/app-looks';
import { accountOf, arrive } from '../models/app/app-visitor';
import { scrolled, scrollWhenLaidOut } from '../models/host/scrolling';

test('every address opens its page, and an unknown address shows the not-found page', async ({ page }) => {
  await arrive(page);
  for (const [from, to] of [
    ['/', '/ai'],
    ['/financial', '/financial/mortgage'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeAttached();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('when the script of an answer does not arrive, the message says that the connection failed', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/ai');
  await page.route(/\/assets\/exchange-card\./, (route) => route.abort());
  const box = page.getByLabel('Your problem');
  await box.fill('2x = 6');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not arrive');
  await page.unroute(/\/assets\/exchange-card\./);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByLabel('Your problem')).toBeVisible();
});

test('a calculator works without the script of its explanation', async ({ page }) => {
  await arrive(page);
  await page.goto('/tiktok');
  await page.route(/\/assets\/prose\./, (route) => route.abort());
  await page.evaluate(() => history.pushState(null, '', '/math/units'));
  await page.getByLabel('Value').fill('2');
  await expect(page.locator('.result-number')).toContainText('3.218688 km');
  await page.unroute(/\/assets\/prose\./);
});

test('what is copied is confirmed, and a browser that forbids copying is named as the reason', async ({
  page,
}) => {
  await arrive(page);
  for (const [path, button, done] of [
    ['/math/basic?e=2*3', 'Copy the result', 'Result copied'],
    ['/math/basic?e=2*3', 'Share', 'Link copied: it opens this calculation.'],
    ['/formulas/quadratic-formula', 'Copy LaTeX', 'LaTeX copied'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('.toast').first()).toContainText(done);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('.toast', { hasText: 'does not allow copying' })).toBeVisible();
  }
});

test('a link opens a page at its top and focuses its heading; Back restores the scroll position', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/tiktok');
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(page.getByRole('heading', { level: 1, name: 'Homework, one step at a time' })).toBeVisible();
  const place = await scrollWhenLaidOut(page, 200);
  // Playwright's own click scrolls first.
  const link = page.getByRole('banner').getByRole('link', { name: 'AI Solver' });
  await link.evaluate((element: HTMLElement) => element.click());
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('What are we solving?');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('AI problem solver · Stepwise');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://stepwise.example/ai');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  // The browser keeps the text in view where it is when fonts change the heights above it.
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(2);
});

test('menus work by keyboard, and close on Escape, outside and on navigation', async ({ page }) => {
  await arrive(page);
  await page.goto('/tiktok');
  const opener = page.getByRole('button', { name: 'Calculators' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Fraction' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basic' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Units', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(entry).toBeHidden();
  await opener.click();
  await expect(entry).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '3-Day Free Trial', exact: true })).toBeVisible();
});

test('a signed-in user has account links in the menu, and no trial button', async ({ page }) => {
  await arrive(page, accountOf('menu-ada'));
  await page.goto('/tiktok');
  await page.getByRole('button', { name: 'Account' }).click();
  const bar = page.getByRole('banner');
  await expect(bar.getByText('ada@example.org')).toBeVisible();
  for (const name of [
    'My Profile',
    'Calculation History',
    'Favorite Formulas',
    'Learning Progress',
    'Account Settings',
  ])
    await expect(bar.getByRole('link', { name })).toBeVisible();
  await expect(bar.getByRole('link', { name: '3-Day Free Trial' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('link', { name: '3-Day Free Trial', exact: true })).toBeVisible();
});

test('on a phone the navigation is in a drawer', async ({ page }) => {
  await arrive(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/tiktok');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Start Your 3-Day Free Trial', 'Basic', 'Mortgage', 'AI Solver', 'Formulas', 'Blog'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Sign In / Create Account' })).toBeVisible();
  await drawer.getByRole('link', { name: 'AI Solver' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/ai');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a problem is solved step by step, its answer is verified, and the question is counted', async ({
  page,
}) => {
  const complaints = await arrive(page);
  await page.goto('/ai');
  const box = page.getByLabel('Your problem');
  await box.fill('x^2 - 5x + 6 = 0');
  await expect(page.locator('.composer-preview math')).toBeVisible();
  await box.press('Enter');
  const solution = page.getByRole('article');
  await expect(solution.getByText('Verified')).toBeVisible();
  await expect(solution.locator('.ai-exact')).toHaveText(/2.*3/);
  await expect(box).toHaveValue('');
  await expect(page.getByText('4 of 5 free answers left')).toBeVisible();
  await solution.getByRole('radio', { name: 'Quadratic formula' }).check();
  await solution.getByRole('button', { name: 'Hide' }).click();
  await expect(solution.locator('.ai-step')).toHaveCount(0);
  await solution.getByRole('button', { name: 'Hint' }).click();
  await expect(solution.locator('.ai-step')).toHaveCount(1);
  await box.fill('3x + 1 =');
  await page.reload();
  await expect(page.getByRole('article').getByText('Verified')).toBeVisible();
  await expect(box).toHaveValue('3x + 1 =');
  await expect(page.getByText('4 of 5 free answers left')).toBeVisible();
  await box.fill('2x + = 3');
  await box.press('Enter');
  await expect(page.locator('.ai-typed mark')).toBeVisible();
  await expect(page.getByText('4 of 5 free answers left')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('steps are shown one by one, a visitor signs in to save, and a similar problem can be asked', async ({
  page,
}) => {
  const complaints = await arrive(page, accountOf(`saver-${Date.now()}`));
  await page.goto('/ai?q=x%5E2-5x%2B6%3D0');
  const solution = page.getByRole('article');
  await solution.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(solution.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await solution.getByRole('button', { name: 'Try a similar one' }).click();
  await expect(page.getByLabel('Your problem')).toHaveValue(/^x\^2 .* = 0$/);
  await page.goto('/profile/favorite');
  await expect(page.getByRole('main').getByRole('link', { name: /Solved problem/ })).toHaveAttribute(
    'href',
    /^\/ai\?q=x%5E2/,
  );
  expect(complaints).toEqual([]);
});

test('an inequality has a number line, and a physics question explains what is missing', async ({ page }) => {
  await arrive(page);
  await page.goto('/ai?q=x%5E2%20%3E%3D%204');
  await expect(
    page.getByRole('img', { name: /Number line: x is at most -2, or x is at least 2/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByRole('link', { name: 'Physics' }).click();
  await expect(page.getByText('Physics needs a language model')).toBeVisible();
  expect((await page.request.get('/ai/physics')).status()).toBe(200);
});

/** They are visited one after the other, within the app: no page comes after itself. */
const PAGES = ['/ai', '/tiktok', '/ai?q=x%5E2-5x%2B6%3D0', '/checkout', '/nowhere'];

test('axe finds nothing on the main pages, navigation and footer included, in either theme', async ({
  page,
}) => {
  test.slow();
  await arrive(page);
  for (const [nth, path] of PAGES.entries())
    await test.step(path, async () => {
      if (nth === 0) await page.goto(path);
      else await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      if (path.includes('?q=')) await expect(page.getByText('Verified')).toBeVisible();
      await expectAccessible(page);
    });
});

test('the bar fits every width, and no entry of it has two lines', async ({ page }) => {
  await arrive(page);
  await page.goto('/formulas');
  for (const width of [320, 375, 480, 600, 768, 860, 900, 960, 1059, 1060, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const bar = await page.getByRole('banner').evaluate((header) => {
      const parts = [...header.querySelectorAll('a, button')].filter(
        (part) => part.getClientRects().length > 0,
      );
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return {
        right: Math.max(...boxes.map(({ right }) => right)),
        height: Math.max(...boxes.map(({ height }) => height)),
        room: document.documentElement.clientWidth,
      };
    });
    expect(bar.right, `${width} px`).toBeLessThanOrEqual(bar.room);
    expect(bar.height, `${width} px`).toBeLessThanOrEqual(48);
  }
});
