import { AxeBuilder } from '@axe-core/playwright';
import { openHostPage } from './models/host-page';
import { paywallTag } from './models/paywall';
import { expect, test } from './models/test';

const EXAMPLES = [
  'hero',
  'compare',
  'timeline',
  'single',
  'student',
  'lifetime',
  'tabs',
  'carousel',
  'bold',
  'story',
];

for (const name of EXAMPLES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the paywall "${name}" in ${colorScheme} mode`, async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openHostPage(page, { body: paywallTag(sandbox, `offering="paywall-${name}"`) });
      await expect(page.locator('purchase-paywall .body')).toBeVisible();
      // The host page's own heading and landmarks are not what is looked at.
      const { violations } = await new AxeBuilder({ page })
        .include('purchase-paywall')
        .disableRules(['heading-order', 'page-has-heading-one'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
      ).toEqual([]);
    });

for (const width of [320, 768, 1920])
  test(`no paywall is wider than a window of ${width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHostPage(page, {
      body: EXAMPLES.map((name) => paywallTag(sandbox, `offering="paywall-${name}"`)).join(''),
    });
    await expect(page.locator('purchase-paywall .body')).toHaveCount(EXAMPLES.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('the colour mode follows the system while it is shown, unless the page says otherwise', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-compare"') });
  const background = (): Promise<string> =>
    page.locator('purchase-paywall .frame').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  await expect(page.locator('purchase-paywall .body')).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.locator('purchase-paywall').evaluate((element) => element.setAttribute('color-mode', 'light'));
  await expect.poll(background).toBe(light);
});

test('tabs are a tab list: arrows change them and focus follows', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-tabs"') });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  const selected = page.getByRole('tab', { selected: true });
  const before = await selected.textContent();
  await selected.focus();
  await page.keyboard.press('ArrowRight');
  await expect(selected).not.toHaveText(before!);
  await expect(selected).toBeFocused();
});

test('a carousel turns to the page of a dot', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-carousel"') });
  await page.getByRole('button', { name: '3 of 4' }).click();
  await expect(page.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.page').nth(2)).toBeInViewport({ ratio: 0.6 });
});

test('right to left in Arabic', async ({ page, sandbox }) => {
  await openHostPage(page, { body: paywallTag(sandbox, 'offering="paywall-hero" locale="ar"') });
  await expect(page.locator('purchase-paywall .frame')).toHaveAttribute('dir', 'rtl');
  const radios = page.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radios.nth(1)).toBeFocused();
});
