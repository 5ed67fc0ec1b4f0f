import { expect, test } from '../models/app/study-app';
import type { FrameLocator, Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';

/** Everything that a policy refuses, in the page and in the frame, and every request that leaves our origin. */
const watch = async (page: Page, baseURL: string): Promise<string[]> => {
  const complaints: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(request.url());
  });
  return complaints;
};

const openKeyboard = async (page: Page): Promise<FrameLocator> => {
  await page.getByRole('button', { name: 'Math keyboard' }).click();
  const frame = page.frameLocator('iframe[title="Math keyboard"]');
  await expect(frame.locator('.MLK__keycap').first()).toBeVisible({ timeout: 15_000 });
  return frame;
};

const open = async (page: Page): Promise<FrameLocator> => {
  await page.goto('/ai');
  return openKeyboard(page);
};

/** A key by what it writes, on the layer that is shown. */
const press = async (frame: FrameLocator, ...names: readonly string[]): Promise<void> => {
  for (const name of names)
    await frame.locator(`.MLK__layer.is-visible .MLK__keycap[data-tooltip="${name}"]`).click();
};

/** The frame changes its height when the field is emptied: a click that comes just then misses the field. */
const empty = async (page: Page, frame: FrameLocator): Promise<void> => {
  const field = frame.locator('math-field');
  await page.getByRole('textbox', { name: 'Your problem' }).fill('');
  await expect.poll(() => field.evaluate((element) => Reflect.get(element, 'value'))).toBe('');
  await expect(async () => {
    await field.click();
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
};

test('the keyboard’s files are fetched only when it is opened; a problem is typed with its keys, previewed, and solved', async ({
  page,
  baseURL,
}) => {
  const complaints = await watch(page, baseURL ?? '');
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await page.goto('/ai');
  const button = page.getByRole('button', { name: 'Math keyboard' });
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /keyboard|KaTeX/.test(path))).toEqual([]);
  const frame = await openKeyboard(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await press(frame, 'x', 'squared', 'minus', '5', 'x', 'plus', '6', 'equals', '0');
  const text = page.getByRole('textbox', { name: 'Your problem' });
  await expect(text).toHaveValue('x^2-5x+6=0');
  await expect(page.locator('.composer-preview math')).toBeVisible();
  expect(await axeComplaints(page, { include: '.composer' })).toEqual([]);
  await frame.locator('math-field').press('Enter');
  await expect(text).toHaveValue('');
  await expect(page.locator('.ai-exchange').first()).toContainText('x=2', { timeout: 15_000 });
  await expect
    .poll(() => frame.locator('math-field').evaluate((field) => Reflect.get(field, 'value')))
    .toBe('');
  expect(complaints).toEqual([]);
});

test('the function keys write text that the solver can read; the field takes a draft that it can show, appends to other drafts, and Escape returns the focus to the button', async ({
  page,
  baseURL,
}) => {
  const complaints = await watch(page, baseURL ?? '');
  const frame = await open(page);
  const text = page.getByRole('textbox', { name: 'Your problem' });
  const value = (): Promise<unknown> =>
    frame.locator('math-field').evaluate((field) => Reflect.get(field, 'value'));
  await frame.locator('.MLK__layer.is-visible [data-tooltip="Functions"]').click();
  await press(frame, 'derivative');
  await page.keyboard.type('x^4');
  await expect(text).toHaveValue('d/dx x^4');
  await empty(page, frame);
  await press(frame, 'integral');
  await page.keyboard.type('x');
  await expect(text).toHaveValue('integral of x dx');
  await empty(page, frame);
  await press(frame, 'sine');
  await page.keyboard.type('2x');
  await expect(text).toHaveValue('sin(2x)');
  await expect(page.locator('.composer-preview math')).toBeVisible();
  await text.fill('(x+1)/2 = 3');
  await expect.poll(value).toBe(String.raw`\frac{x+1}{2}=3`);
  await text.fill('simplify');
  await expect.poll(value).toBe('');
  await frame.locator('math-field').click();
  await expect(frame.locator('math-field')).toBeFocused();
  await page.keyboard.type('x+x');
  await expect(text).toHaveValue('simplify x+x');
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe[title="Math keyboard"]')).not.toBeFocused();
  // What comes next has scrolled the page to itself.
  await page.evaluate(() => scrollTo(0, 0));
  await frame.locator('math-field').click();
  await expect(frame.locator('math-field')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[title="Math keyboard"]')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Math keyboard' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(text).toHaveValue('simplify x+x');
  expect(complaints).toEqual([]);
});

test('the keyboard’s document has its own policy', async ({ request }) => {
  const policy = (await request.get('/keyboard.html')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('if the keyboard can’t be loaded, the page shows an error and tries again', async ({ page }) => {
  await page.route('**/assets/keyboard.*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('/ai');
  await page.getByRole('button', { name: 'Math keyboard' }).click();
  await expect(page.locator('.keyboard-skeleton')).toBeVisible();
  await page.clock.fastForward(10_500);
  const alert = page.locator('.keyboard-failed');
  await expect(alert).toContainText('The math keyboard did not load.');
  await page.unroute('**/assets/keyboard.*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  const frame = page.frameLocator('iframe[title="Math keyboard"]');
  await expect(frame.locator('.MLK__keycap').first()).toBeVisible({ timeout: 15_000 });
});
