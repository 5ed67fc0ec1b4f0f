import type { Locator, Page } from 'playwright/test';
import { visit } from '../models/app/app-looks';
import { expect, test } from '../models/app/study-app';

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const PHONE = { width: 375, height: 667 };

test.use({ isAlone: true, viewport: PHONE, hasTouch: true, isMobile: true });

const DEVICE = '.screen-result, .screen-expression, .key, .keypad-modes :is(.chip, .segment)';

const promo = (page: Page) => page.getByRole('region', { name: 'Free trial' });

/** The names of those elements that are not on the screen as a whole, or that something else covers. */
const hiddenParts = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isInside =
          box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return !isInside || !(element.contains(top) || top?.contains(element));
      })
      .map((element) => element.ariaLabel ?? element.textContent ?? element.className),
  );

test.describe('with the banner of the app', () => {
  test.use({ userAgent: agent });
  test('display and keys of a calculator are on one screen, and no banner covers them', async ({ page }) => {
    const expectAllSeen = () =>
      expect.poll(() => hiddenParts(page.locator(DEVICE)), { message: page.url() }).toEqual([]);
    const look = async (): Promise<void> => {
      await expect(page.locator('.screen-result')).toHaveText('84');
      await expectAllSeen();
    };
    const [basic, scientific] = ['/math/basic?e=12*7', '/math/scientific?e=12*7'];
    await page.goto(basic);
    await expect(page.locator('.banner')).toBeAttached();
    await look();
    await visit(page, scientific);
    await expect(page.locator('.banner')).toBeAttached();
    await look();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAllSeen();
    await visit(page, basic);
    await look();
    await page.setViewportSize(PHONE);
    await page.evaluate(() => localStorage.setItem('ios_banner_dismissed', 'true'));
    await page.reload();
    await expect(promo(page)).toBeAttached();
    await look();
    await visit(page, scientific);
    await expect(promo(page)).toBeAttached();
    await look();
  });
});

test('an entry of 200 digits leaves all keys on the screen, and a note covers neither the entry nor the result', async ({
  page,
}) => {
  for (const [nth, path] of ['/math/basic', '/math/scientific'].entries()) {
    const address = `${path}?e=${'1234567890'.repeat(20)}`;
    await (nth === 0 ? page.goto(address) : visit(page, address));
    await expect(page.locator('.screen-result')).toHaveText(/^1\.23456789/);
    expect(await hiddenParts(page.locator('.key, .screen-result'))).toEqual([]);
  }
  await page.goto('/math/scientific?e=5!!');
  await expect(page.locator('.screen-note')).toHaveText('Double factorial: 5!! = 5 × 3 × 1');
  const boxes = await page
    .locator('.screen-expression, .screen-result, .screen-note')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, box] of boxes.slice(1).entries())
    expect(box.top).toBeGreaterThanOrEqual((boxes[index]?.bottom ?? Infinity) - 1);
});

test('a form does not move when the rest of its written page arrives', async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  const top = async (path: string, text: string): Promise<number> => {
    await page.route(`**${path}`, (route) => route.fulfill({ body: text, contentType: 'text/html' }));
    await page.evaluate((to) => location.assign(to), path);
    const form = page.locator('[data-written] form').first();
    await expect(form).toBeVisible();
    // Before its style sheet arrives, the form is laid out without it.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    const box = await form.boundingBox();
    await page.unroute(`**${path}`);
    await page.goto('/healthz');
    return box?.y ?? Number.NaN;
  };
  await page.goto('/healthz');
  for (const path of ['/financial/mortgage', '/financial/loan']) {
    const whole = await (await page.request.get(path)).text();
    const cut = whole.indexOf('<section class="result-panel');
    expect(cut, path).toBeGreaterThan(0);
    expect(await top(path, whole.slice(0, cut)), path).toBe(await top(path, whole));
  }
});

test('the name of the currency is shown as a whole', async ({ page }) => {
  await page.goto('/financial/mortgage');
  for (const path of ['/financial/mortgage', '/financial/loan', '/financial/loan?find=term']) {
    if (path === '/financial/loan') await visit(page, path);
    if (path.includes('term')) await page.getByRole('radio', { name: 'Term' }).check({ force: true });
    const select = page.getByLabel('Currency');
    await expect(select).toHaveValue('USD');
    // A copy that is as wide as its text.
    const cut = await select.evaluate((element: HTMLSelectElement) => {
      const copy = element.cloneNode(true) as HTMLSelectElement;
      copy.replaceChildren(...[...copy.options].filter(({ value }) => value === 'USD'));
      copy.style.cssText = 'inline-size: max-content; position: absolute';
      element.after(copy);
      const missing = copy.offsetWidth - element.offsetWidth;
      copy.remove();
      return missing;
    });
    expect(cut, path).toBeLessThanOrEqual(0);
  }
});

/**
 * What a form asks for first, and its main result; `fields` are names of inputs. They are visited one after the other, within the
 * app: no page comes after itself.
 */
const FORMS: readonly { path: string; fields: RegExp; result: string }[] = [
  {
    path: '/financial/mortgage',
    fields: /^(Home price|Down payment|Interest rate|Loan term)$/,
    result: '.result-number',
  },
  {
    path: '/financial/loan',
    fields: /^(Loan amount|Interest rate a year|Payments|Term)$/,
    result: '.result-number',
  },
  { path: '/math/percentage', fields: /^(Question|Percentage|Whole)$/, result: '.result-number' },
  { path: '/math/fraction', fields: /^Fractions, mixed/, result: '.result-large' },
  {
    path: '/math/percentage?kind=discountThenTax',
    fields: /^(Question|Price|Percentage|Tax|Currency)$/,
    result: '.result-number',
  },
  { path: '/math/quadratic', fields: /^[abc]$/, result: '.root-exact' },
  { path: '/math/units', fields: /^(Quantity|Value|From|To)$/, result: '.result-number' },
  { path: '/math/graph', fields: /Function 1$/, result: '.graph' },
];

test('a home price of seven digits is not cut off beside the currency', async ({ page }) => {
  await page.goto('/financial/mortgage');
  const price = page.getByLabel('Home price');
  await price.fill('1250000');
  await price.blur();
  await expect(price).toHaveValue('1,250,000');
  expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
});

test('the first fields and the result of a form are on one screen', async ({ page }) => {
  for (const [nth, { path, fields, result }] of FORMS.entries())
    await test.step(path, async () => {
      await (nth === 0 ? page.goto(path) : visit(page, path));
      await expect(page.locator(result).first()).toBeVisible();
      const inputs = page.getByRole('main').getByLabel(fields);
      expect(await inputs.count()).toBeGreaterThan(0);
      expect(await hiddenParts(inputs.or(page.locator(result)))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });
});

test('the result stays on the screen while the last field is filled in, and covers none', async ({
  page,
}) => {
  await page.goto('/financial/mortgage');
  const result = page.locator('.result-number');
  await page.getByLabel('PMI a year').fill('1');
  await page.getByLabel('HOA fees').focus();
  await expect(result).toBeInViewport({ ratio: 1 });
  expect(await hiddenParts(result.or(page.getByLabel('HOA fees')))).toEqual([]);
});

test('the promo banner covers nothing at 375 and at 1280 px', async ({ page }) => {
  for (const [nth, path] of ['/ai', '/math/fraction', '/financial/mortgage'].entries())
    await test.step(path, async () => {
      await (nth === 0 ? page.goto(path) : visit(page, path));
      await expect(promo(page)).toBeAttached();
      for (const size of [PHONE, { width: 1280, height: 720 }]) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        const covered = await promo(page).evaluate((banner) => {
          const box = banner.getBoundingClientRect();
          const parts = [
            ...document.querySelectorAll('main button, main input, main output, main [role=status]'),
          ];
          return parts.filter((part) => {
            const { top, bottom, height } = part.getBoundingClientRect();
            // The composer is pinned to the lower edge, in front of the page.
            return height > 0 && !part.closest('.ai-dock') && bottom > box.top && top < box.bottom;
          }).length;
        });
        expect(covered, `${size.width} px`).toBe(0);
        await promo(page).scrollIntoViewIfNeeded();
        await expect(promo(page)).toBeInViewport();
      }
    });
});

test.describe('an iPhone', () => {
  test.use({ userAgent: agent });
  test('sees the app banner at once, and two offers at most before the first answer', async ({ page }) => {
    await page.goto('/ai');
    const app = page.getByRole('region', { name: 'Our app' });
    await expect(app).toBeInViewport();
    await expect(promo(page)).toHaveCount(0);
    const offers = await page
      .locator('a[href="/checkout"], .banner')
      .evaluateAll(
        (elements) => elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
      );
    expect(offers).toBeLessThanOrEqual(2);
    await app.getByRole('button', { name: 'Close' }).tap();
    await expect(promo(page)).toContainText('Unlock Stepwise PRO Now!');
  });
});

test('an answer that is wider than the screen fades where there is more, until it is scrolled to', async ({
  page,
}) => {
  await page.goto(`/ai?q=${encodeURIComponent('expand (x + 2y - 3)^4')}`);
  const answer = page.locator('.ai-exact').last();
  const fades = () =>
    answer.evaluate((line) => {
      const look = getComputedStyle(line);
      return [look.getPropertyValue('--fade-before'), look.getPropertyValue('--fade-after')];
    });
  await expect.poll(fades).toEqual(['0px', '32px']);
  await answer.evaluate((line) => line.scrollTo({ left: line.scrollWidth }));
  await expect.poll(fades).toEqual(['32px', '0px']);
  await page.goto(`/ai?q=${encodeURIComponent('2x = 8')}`);
  await expect(answer).toHaveText(/x\s*=\s*4/);
  expect(await fades()).toEqual(['0px', '0px']);
});
