import type { Page } from 'playwright/test';
import { arrive } from '../../models/app/arrival';
import { Checkout } from '../../models/checkout';
import { begun, buysAgain, isShown, newScene, PAGE, sent } from '../../models/faults/left';
import { Shop } from '../../models/shop';
import { reach } from '../../models/looks/states';
import type { Scene } from '../../models/looks/states';
import { expect, test } from '../../models/test';

/** Ways to leave a purchase and to come back; `resume.window.e2e.ts` has kept pages, `resume.e2e.ts` the reload of what was sent. */
async function awayAndBack(page: Page): Promise<Page> {
  await page.goto('/healthz');
  await page.goBack();
  return page;
}

/** Browsers bring back the address and the session storage of a closed tab; nothing else of it has outlived it. */
async function reopened(page: Page): Promise<Page> {
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
}

test.setTimeout(60_000);

const at = (page: Page, { sandbox }: Scene): Scene => ({
  page,
  sandbox,
  checkout: new Checkout(page),
  shop: new Shop(page, sandbox),
});

async function reloaded(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

const ways: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  'a reload': reloaded,
  'back from another page': awayAndBack,
  'in a tab that was closed and is opened again': reopened,
};

/**
 * Every state is left in two of the three ways, every way with four of the states; each way is the last one, after which the customer
 * buys, for two of the states.
 */
for (const [half, states] of [begun.slice(0, 3), begun.slice(3)].entries())
  test(`what was only begun (${states.join('; ')}) is not shown uninvited, however the customer comes back, and is bought once`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    let current = page;
    for (const [nth, state] of states.entries())
      await test.step(state, async () => {
        await current.goto(PAGE);
        const left = await newScene(current, baseURL ?? '');
        await reach[state](left);
        const turned = Object.entries(ways);
        turned.splice((nth + half) % turned.length, 1);
        if (half) turned.reverse();
        for (const [number, [way, comeBack]] of turned.entries())
          await test.step(way, async () => {
            current = await comeBack(current);
            const scene = at(current, left);
            if (number === turned.length - 1) return;
            await arrive(current, left.sandbox);
            // Long enough for what would be shown by mistake; the sale of `buysAgain` tells whether the way is free.
            await current.waitForTimeout(150);
            await expect(scene.checkout.element).toHaveCount(0);
          });
        await buysAgain(at(current, left), state);
      });
  });

/** Two of the states in each way: what a page finds in its storage does not depend on the way. */
test('back from another page and in a tab that is opened again, a payment that was sent is shown at once, and is made once', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  let current = page;
  for (const [nth, state] of sent.entries())
    await test.step(state, async () => {
      await current.goto(PAGE);
      const left = await newScene(current, baseURL ?? '');
      await reach[state](left);
      current = await (nth % 2 ? reopened : awayAndBack)(current);
      await isShown(at(current, left), state);
    });
});
