import type { Locator, Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { EXAMPLES, expectDrawn } from '../models/paywall';
import { expect, test } from '../models/one-page';

/** The words of each example's button, as the customer reads them. */
const examples = {
  hero: 'Continue',
  compare: 'Get Stepwise PRO annual',
  timeline: 'Start my free trial',
  single: 'Try 3 days free',
  student: 'Get PRO for $6.99 a month',
  lifetime: 'Get it for life',
  tabs: 'Continue with $59.99',
  carousel: 'Continue',
  bold: 'Unlock PRO',
  story: 'Try it free',
  film: 'Continue',
  preparing: 'Show every line',
  questions: 'Continue',
  sale: 'Start for $4.99',
  welcome: 'Continue with $59.99/year',
  lengths: 'Take 1 year',
} satisfies Record<(typeof EXAMPLES)[number], string>;

const looks = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
  { width: 375, mode: 'light' },
] as const;

/** What changes with the colors; everything else is the same in the dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on the width of the window. */
const WIDTH_RULES = [
  ...COLOR_RULES,
  'aria-hidden-focus',
  'nested-interactive',
  'scrollable-region-focusable',
  'target-size',
];

/** What the paywall and the browser complain about. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('paywall-error', (event) => seen.push(String((event as CustomEvent).detail)));
  });
  return async () => [
    ...complaints,
    ...(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)),
  ];
}

/** Shows an example in the page that is open; it is there when its words are. */
async function change(paywall: Locator, offering: string, locale: string): Promise<void> {
  await paywall.evaluate(
    (element, wanted) => {
      for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    },
    { offering: `paywall-${offering}`, locale },
  );
}

/** What reaches out of the window to the right or to the left. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const backgroundOf = (paywall: Locator): Promise<string> =>
  paywall.locator('.frame').evaluate((frame) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(frame);
    return `${backgroundColor} ${backgroundImage}`;
  });

/** Those of a part are shown one after the other on one page; no two neighbours have the same words on their button. */
const PART = 4;
const parts = Array.from({ length: EXAMPLES.length / PART }, (_, nth) =>
  EXAMPLES.slice(nth * PART, (nth + 1) * PART),
);

for (const names of parts)
  test(`the examples ${names.join(', ')} have no problems, in light and dark, on large and small screens`, async ({
    page,
    sandbox,
  }) => {
    const complaints = await listen(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const paywall = page.locator('purchase-paywall');
    await page.goto(`${sandbox.demo('paywall-show')}&offering=paywall-${names[0]}&locale=en`);
    for (const name of names)
      await test.step(name, async () => {
        await change(paywall, name, 'en');
        const action = paywall.getByRole('button', { name: examples[name], exact: true });
        await expect(action).toBeVisible();
        await expectDrawn(page, 1);
        const backgrounds = new Set<string>();
        for (const { width, mode } of looks) {
          await page.setViewportSize({ width, height: 720 });
          await page.emulateMedia({ colorScheme: mode });
          await expect(paywall.locator(`.root.${mode}`)).toBeVisible();
          backgrounds.add(await backgroundOf(paywall));
          const rules = mode === 'dark' ? COLOR_RULES : width === looks[0].width ? undefined : WIDTH_RULES;
          expect(await axeComplaints(page, { ...(rules && { rules }) }), `${width} px, ${mode}`).toEqual([]);
        }
        expect(backgrounds.size).toBe(2);
        await action.scrollIntoViewIfNeeded();
        await expect(action).toBeInViewport({ ratio: 0.95 });
        await expect(action).toBeEnabled();
        expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await expect(paywall.locator('h1')).toHaveCount(1);
        await expect(paywall).not.toContainText('N/A');
        await expect(paywall).not.toContainText('{{');
        for (const badge of await paywall.locator('.badge').all()) await expect(badge).not.toHaveText('');
        await expect(paywall.getByRole('radio', { checked: true })).toHaveCount(1);
        expect(await complaints()).toEqual([]);
      });
  });

const translated = [
  { name: 'hero', locale: 'de', direction: 'ltr', words: 'Jeder Schritt, nicht nur das Ergebnis' },
  { name: 'hero', locale: 'ar', direction: 'rtl', words: 'كل خطوة أمامك، لا الجواب وحده' },
  { name: 'timeline', locale: 'de', direction: 'ltr', words: 'So läuft deine Probezeit' },
  { name: 'timeline', locale: 'ar', direction: 'rtl', words: 'كيف تسير تجربتك المجانية' },
  { name: 'student', locale: 'de', direction: 'ltr', words: 'PRO zum Preis für Lernende' },
] as const;

test('examples in German and Arabic have no problems on a small phone', async ({ page, sandbox }) => {
  const complaints = await listen(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const paywall = page.locator('purchase-paywall');
  await page.goto(`${sandbox.demo('paywall-show')}&offering=paywall-hero&locale=de`);
  for (const { name, locale, direction, words } of translated)
    await test.step(`${name}, ${locale}`, async () => {
      await change(paywall, name, locale);
      await expect(paywall.getByRole('heading', { level: 1 })).toHaveText(words);
      await expectDrawn(page, 1);
      await expect(paywall.locator('.frame')).toHaveAttribute('dir', direction);
      expect(await overflow(page)).toBe(0);
      expect(await axeComplaints(page)).toEqual([]);
      expect(await complaints()).toEqual([]);
    });
});
