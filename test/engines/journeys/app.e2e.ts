import { EngineCheckout } from '../checkout';
import { until } from '../engine-page';
import type { EnginePage } from '../engine-page';
import { expect, test } from '../test';

/** The page that was written at build time hears no keys and no clicks. */
const started = (page: EnginePage): Promise<boolean> =>
  until('the app has not started', () =>
    page.browser.evaluate(() => document.querySelector('[data-written], #app [inert]') === null, null),
  );

/** The study app, for a visitor who has been there before. */
async function arrive(page: EnginePage, origin: string, path: string): Promise<void> {
  const { browser } = page;
  await browser.open(`${origin}/healthz`);
  await browser.evaluate(() => {
    localStorage.setItem('has_seen_welcome_modal', 'true');
    localStorage.setItem('promo_dismissed_at', String(Date.now()));
  }, null);
  await browser.open(origin + path);
  await page.see('h1');
  await started(page);
  // A window that has just been opened may not have the keyboard yet.
  await page.click('h1');
}

/** The prerendered calculator hears no keys until the script of its page has arrived. */
const pressFirst = (page: EnginePage, key: string): Promise<unknown> =>
  until('no key is heard', async () => {
    await page.press(key);
    return (await page.find('.screen-expression', key)).length > 0;
  });

test('a solved equation', async ({ tab: page, sandbox }) => {
  await arrive(page, sandbox.origin, '/ai');
  await page.type('textarea', 'x^2 - 5x + 6 = 0');
  await page.press('Enter');
  await page.see('article', 'Verified');
  expect((await page.see('.ai-exact')).text).toMatch(/2.*3/);
  await page.click('article label', 'Quadratic formula');
  await page.see('.ai-step');
});

test('a calculator', async ({ tab: page, sandbox }) => {
  await arrive(page, sandbox.origin, '/math/basic');
  await pressFirst(page, '1');
  await page.typeKeys('2*7');
  await page.press('Enter');
  await page.see('.screen-result', '84');
  await page.browser.reload();
  await page.see('.screen-result', '84');
  await page.browser.open(`${sandbox.origin}/financial/mortgage`);
  await page.see('main', '$1,');
});

test('formulas keep within their place', async ({ tab: page, sandbox }) => {
  await arrive(page, sandbox.origin, '/math/quadratic');
  await page.see('main math mo', '(');
  const tooWide = await page.browser.evaluate(
    () =>
      [...document.querySelectorAll('main dd math')]
        .filter((maths) => {
          const place = maths.closest('dd')?.getBoundingClientRect();
          const { left, right } = maths.getBoundingClientRect();
          return !place || left < place.left - 1 || right > place.right + 1;
        })
        .map((maths) => maths.getAttribute('alttext')),
    null,
  );
  expect(tooWide).toEqual([]);
});

test('Arabic as the language of the system', async ({ openPage, sandbox }) => {
  const page = await openPage({ language: 'ar' });
  await arrive(page, sandbox.origin, '/financial/mortgage');
  expect(await page.browser.evaluate(() => navigator.language, null)).toMatch(/^ar/);
  await page.see('main', '$');
  await page.browser.open(sandbox.origin + sandbox.demo('script-tag'));
  await page.click('#buy');
  await page.see('[part~="title"]', 'عنوان البريد الإلكتروني للفوترة');
});

test('sign-in and PRO', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await arrive(page, sandbox.origin, '/checkout');
  await page.click('[part~="button"]', 'Start Trial');
  await page.click('dialog button', 'Continue with Google');
  await page.type('dialog input[type="email"]', 'ada@example.org');
  await page.click('dialog button[type="submit"]');
  await checkout.pay();
  await checkout.finish();
  await page.see('h1, h2', 'You are PRO');
});

test('offline, a visited page opens again', async ({ tab: page, openSite }) => {
  const site = await openSite();
  await arrive(page, site.url, '/math/basic');
  const title = (await page.see('h1')).text;
  await page.browser.evaluate(async () => {
    await navigator.serviceWorker.ready;
  }, null);
  await page.browser.reload();
  await page.see('h1', title);
  await site.goAway();
  await page.browser.reload();
  await page.see('h1', title);
  await pressFirst(page, '2');
  await page.typeKeys('+3');
  await page.press('Enter');
  await page.see('.screen-result', '5');
});
