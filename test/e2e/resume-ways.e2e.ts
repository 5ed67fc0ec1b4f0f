import type { Page } from 'playwright/test';
import { Checkout } from './models/checkout';
import { begun, buysAgain, isShown, newScene, PAGE, sent } from './models/left';
import { Shop } from './models/shop';
import { reach } from './models/states';
import type { Scene } from './models/states';
import { test } from './models/test';

/** Ways to leave a purchase and to come back; `resume.e2e.ts` has the reload, `resume.window.e2e.ts` kept pages. */
const ways: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  'away to another page and back': async (page) => {
    await page.goto('/healthz');
    await page.goBack();
    return page;
  },
  // Browsers bring back the address and the session storage of a tab; nothing else of it has outlived the tab.
  'a tab that is closed and opened again': async (page) => {
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const address = page.url();
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/healthz');
    await next.evaluate((kept) => {
      for (const [name, value] of kept) sessionStorage.setItem(name, value);
    }, kept);
    await next.goto(address);
    return next;
  },
};

const at = (page: Page, { sandbox }: Scene): Scene => ({
  page,
  sandbox,
  checkout: new Checkout(page),
  shop: new Shop(page, sandbox),
});

for (const [how, comeBack] of Object.entries(ways)) {
  test(`${how}: what was only begun is not shown uninvited, and is bought once`, async ({
    page,
    baseURL,
  }) => {
    let current = page;
    for (const state of begun)
      await test.step(state, async () => {
        await current.goto(PAGE);
        const left = await newScene(current, baseURL ?? '');
        await reach[state](left);
        current = await comeBack(current);
        await buysAgain(at(current, left));
      });
  });

  test(`${how}: a payment that was sent is shown at once, and is made once`, async ({ page, baseURL }) => {
    let current = page;
    for (const state of sent)
      await test.step(state, async () => {
        await current.goto(PAGE);
        const left = await newScene(current, baseURL ?? '');
        await reach[state](left);
        current = await comeBack(current);
        await isShown(at(current, left), state);
      });
  });
}
