import type { Page } from 'playwright/test';
import { expect, test } from '../models/app/app-test';
import { expectAccessible, visit } from '../models/app/app-looks';
import { test as onSharedPage } from '../models/one-page';
import { openQuietly } from '../models/app/study-app';

/** A visitor who has been here before, and whatever the console complains about. */
const arrive = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem('has_seen_welcome_modal', 'true');
    localStorage.setItem('promo_dismissed_at', String(Date.now()));
  });
  return complaints;
};

const structuredData = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');

test('search, subject and topic filter the formulas, and the address contains the filters', async ({
  page,
}) => {
  const complaints = await arrive(page);
  await page.goto('/formulas');
  await expect(page.getByRole('heading', { level: 1, name: 'Formulas' })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search formulas' });
  await expect(box).toBeFocused();
  await box.pressSequentially('pythagorian theorm');
  const cards = page.locator('.formula-card');
  await expect(cards.first()).toContainText('Pythagorean theorem');
  await expect(cards.first().locator('math').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'formula' })).toContainText(
    'for “pythagorian theorm”',
  );
  await expect(page).toHaveURL('/formulas?q=pythagorian+theorm');
  await box.press('Escape');
  await page.getByRole('button', { name: /^Geometry/ }).click();
  await expect(page).toHaveURL('/formulas?subject=geometry');
  await expect(page.getByRole('heading', { level: 1, name: 'Geometry formulas' })).toBeVisible();
  await page.getByLabel('Topic').selectOption({ label: 'Circles' });
  await expect(page.getByRole('status').filter({ hasText: 'formula' })).toContainText('in Circles');
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue('geometry/circles');
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'formula' })).toContainText('in Geometry');
  await box.fill('xylophone');
  await expect(page.getByText('No formula found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all formulas' }).click();
  await expect(page).toHaveURL('/formulas');
  await expect(box).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a visitor who clicks the heart signs in, and the favorite is then saved', async ({ page }) => {
  await arrive(page);
  await page.goto('/formulas?q=quadratic+formula');
  const heart = page.getByRole('button', { name: 'Favorite: Quadratic formula', exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(/mail/i).fill('ada@example.org');
  await dialog
    .getByRole('button', { name: /continue|sign in|use this/i })
    .last()
    .click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/formulas/quadratic-formula');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a formula is solved for each of its variables, and its link contains the values', async ({ page }) => {
  const complaints = await arrive(page);
  await page.goto('/formulas/pythagorean-theorem');
  await expect(page).toHaveTitle('Pythagorean theorem · Stepwise');
  const result = page.locator('.result');
  await expect(result).toContainText('4.8');
  await page.getByRole('radio', { name: 'c, hypotenuse' }).check();
  await page.getByRole('textbox', { name: 'first leg' }).fill('6 cm');
  await page.getByRole('textbox', { name: 'second leg' }).fill('16/2');
  await expect(result).toContainText('10');
  await expect(page).toHaveURL(/a=6\+cm&.*solve=c/);
  await page.reload();
  await expect(result).toContainText('10');
  await page.getByRole('textbox', { name: 'first leg' }).fill('-6');
  await expect(page.getByText('This must be greater than 0.')).toBeVisible();
  await page.getByRole('radio', { name: 'a, first leg' }).check();
  await page.getByRole('textbox', { name: 'hypotenuse' }).fill('3');
  await expect(result).toContainText('A negative number has no real square root.');
  await page.getByText('Why it is true').click();
  await expect(page.locator('.derivation math').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try it in the solver' })).toHaveAttribute(
    'href',
    /^\/ai\?q=hypo/,
  );
  expect(await structuredData(page)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { name: 'Pythagorean theorem', learningResourceType: 'Formula' },
      { '@type': 'BreadcrumbList' },
    ],
  });
  await page.locator('.neighbours').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pythagorean theorem');
  await page.goto('/formulas/no-such-formula');
  await page.getByLabel('Search formulas').fill('heron');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formulas?q=heron');
  expect(complaints).toEqual([
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ]);
});

test('practice answers are checked, kept after a reload, and complete the lesson', async ({ page }) => {
  const complaints = await arrive(page);
  await page.goto('/learning/algebra/quadratic');
  const question = (number: number) => page.getByRole('form', { name: `Question ${number}` });
  const answer = async (number: number, text: string): Promise<void> => {
    await question(number).getByRole('textbox').fill(text);
    await question(number).getByRole('textbox').press('Enter');
  };
  await answer(1, '3');
  await expect(question(1)).toContainText('There is more to find.');
  await answer(1, 'x = 4 or x = 3');
  await expect(question(1)).toContainText('Right. Trying again paid off.');
  await question(2).getByRole('button', { name: 'Hint' }).click();
  await expect(question(2)).toContainText('factor');
  await page.reload();
  await expect(question(1)).toContainText('Right.');
  await expect(question(2)).toContainText('factor');
  await question(2).getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('.the-answer')).toContainText(/0.*4/);
  await page.getByRole('button', { name: 'Try it yourself again' }).click();
  await answer(2, '4, 0');
  await answer(3, '-22/2');
  await answer(4, '2.69');
  await expect(page.getByText('4 of 5 right')).toBeVisible();
  await answer(5, '±10');
  await expect(page.getByText('All 5 right.')).toBeVisible();
  await expect(page.getByText('Lesson done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Lesson done')).toBeVisible();
  await page.getByRole('button', { name: 'Not done yet' }).click();
  await expect(page.getByText('Finished with this lesson?')).toBeVisible();
  await page.getByRole('link', { name: /Next lesson/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Functions' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an article has its title and links to others; feed and sitemap contain it', async ({
  page,
  request,
}) => {
  await arrive(page);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Math explained' }).click();
  await expect(page).toHaveURL('/blog/category/math-explained');
  await page.getByRole('link', { name: 'Where the quadratic formula comes from' }).click();
  await expect(page).toHaveTitle('Where the quadratic formula comes from · Stepwise');
  const address = 'https://stepwise.example/blog/where-the-quadratic-formula-comes-from';
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  expect(await structuredData(page)).toMatchObject({
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: 'Where the quadratic formula comes from',
        datePublished: '2026-06-08',
        url: address,
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  await page.getByRole('link', { name: /Next article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Where the quadratic formula comes from',
  );
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('xml');
  const text = await feed.text();
  const items = text.match(/<item>[\s\S]*?<\/item>/g) ?? [];
  expect(items.length).toBeGreaterThanOrEqual(10);
  expect(items.some((item) => item.includes(`<link>${address}</link>`))).toBe(true);
  // A browser shows an error in the place of XML that is not well-formed.
  await page.goto('/feed.xml');
  await expect(page.locator('parsererror')).toHaveCount(0);
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/formulas/quadratic-formula', '/learning/algebra/quadratic', '/blog', '/privacy'])
    expect(map).toContain(`<loc>https://stepwise.example${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://stepwise.example/sitemap.xml',
  );
});

/** Mathematics has the colours of the text around it, and thousands of elements. The attribute `hidden` is for HTML only. */
const withoutMaths = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const maths of document.querySelectorAll<MathMLElement>(':is(.prose, .formula-card) math'))
      maths.style.display = 'none';
  });

/** Those of a group are visited one after the other, within the app. */
const PAGES = [
  [
    '/formulas?subject=algebra&topic=algebra/quadratic',
    '/formulas/quadratic-formula',
    '/formulas/nothing',
    '/privacy',
  ],
  ['/learning/algebra/basics', '/blog', '/blog/where-the-quadratic-formula-comes-from'],
];

for (const paths of PAGES)
  onSharedPage(`axe finds nothing on ${paths.join(', ')}, which fit 320 pixels`, async ({ page }) => {
    // Long texts keep axe busy on a busy machine.
    test.slow();
    for (const [nth, path] of paths.entries())
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 740 });
        if (nth === 0) await openQuietly(page, path);
        else await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 1280, height: 800 });
        await withoutMaths(page);
        await expectAccessible(page, 'main');
      });
  });
