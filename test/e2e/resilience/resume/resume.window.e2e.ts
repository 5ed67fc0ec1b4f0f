import type { Page } from 'playwright/test';
import { arrive, heard } from '../../models/app/arrival';
import { cards } from '../../models/checkout';
import { expectKept, inSight, noteKept } from '../../models/faults/kept';
import { begun, expectOnePurchase, newScene, PAGE, sent } from '../../models/faults/left';
import { reach } from '../../models/looks/states';
import type { Scene, StateName } from '../../models/looks/states';
import type { RunningSale } from '../../models/shop';
import { expect, test } from '../../models/test';

/** The browser keeps the page as it is while the customer is away: its promises, its timers and its locks. */

test.setTimeout(60_000);

/** The page itself notes what becomes of it. */
async function notePage(page: Page, sale: RunningSale): Promise<void> {
  await sale.noteOnPage();
  await noteKept(page);
}

/** The call has come back before the page goes. */
const goBack = (page: Page, steps = 1): Promise<void> =>
  page.evaluate((steps) => void setTimeout(() => history.go(-steps)), steps);

async function expectBought(scene: Scene): Promise<void> {
  await scene.checkout.expectScreen('success');
  await scene.checkout.finishButton.click();
  await expect(scene.page.locator('html')).toHaveAttribute('data-outcome', 'resolved pro');
  await expectOnePurchase(scene);
}

/** What the customer finds and does on the page that was put away, until the card form or the success is there. */
const goOn: Readonly<Partial<Record<StateName, (scene: Scene) => Promise<void>>>> = {
  'present-offer': ({ checkout }) => checkout.typeEmail(),
  'needs-auth-info': ({ checkout }) => checkout.typeEmail(),
  'needs-payment-info, form ready': ({ checkout }) => checkout.payButton.click(),
  'needs-payment-info, processing': async ({ checkout }) => {
    await checkout.expectScreen('confirming');
    await checkout.fastForwardTo('stillConfirming');
    await checkout.payAnotherWay();
  },
};
const isPaid: readonly StateName[] = [...sent, 'needs-payment-info, form ready'];

for (const [what, states] of Object.entries({
  begun: begun.filter((state) => state !== 'error'),
  'paid for': sent,
}))
  test(`a purchase that was ${what} goes on where it stood, on the page that was put away`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    let current = page;
    for (const state of states)
      await test.step(state, async () => {
        current = await inSight(current, async (page) => {
          await page.goto(PAGE);
          const scene = await newScene(page, baseURL ?? '');
          await notePage(page, await reach[state](scene));
          await page.goto('/healthz');
          await scene.sandbox.pollsUntilDone(0);
          await goBack(page);
          await expectKept(page);
          // The page waits again for its answer; a payment is left without one.
          if (state !== 'needs-payment-info, processing') await scene.sandbox.release();
          await goOn[state]?.(scene);
          if (!isPaid.includes(state)) await scene.checkout.pay();
          await expectBought(scene);
        });
      });
  });

test('a purchase that went wrong is still said to, ends with its error, and can be made again', async ({
  page,
  baseURL,
}) => {
  await inSight(page, async (page) => {
    await page.goto(PAGE);
    const scene = await newScene(page, baseURL ?? '');
    const { checkout, sandbox } = scene;
    await notePage(page, await reach.error(scene));
    await page.goto('/healthz');
    await goBack(page);
    await expectKept(page);
    await checkout.expectScreen('wrong');
    await checkout.retryButton.click();
    await expect(page.locator('html')).toHaveAttribute('data-outcome', /^rejected/);
    const shop = await arrive(page, sandbox);
    await (await shop.sell({ email: 'ada@example.org' })).noteOnPage();
    await checkout.pay();
    await expectBought(scene);
  });
});

test('the bank’s page and back: the payment is waited for, or paid in another way with the same session', async ({
  page,
  baseURL,
}) => {
  await inSight(page, async (page) => {
    await page.goto(PAGE);
    const scene = await newScene(page, baseURL ?? '');
    const { checkout, shop } = scene;
    const sale = await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
    await checkout.typeCard(cards.redirect);
    await notePage(page, sale);
    await checkout.payButton.click();
    await page.getByRole('button', { name: 'Authorise' }).waitFor();
    await goBack(page);
    await expectKept(page);
    await checkout.payAnotherWay();
    await expectBought(scene);
  });
});

test('what a later page has finished is not sold again by the page that was put away', async ({
  page,
  baseURL,
}) => {
  await page.goto(PAGE);
  const scene = await newScene(page, baseURL ?? '');
  const { checkout, sandbox, shop } = scene;
  await shop.sell({ email: 'ada@example.org', offering: 'no_trial' });
  await checkout.typeCard(cards.redirect);
  await checkout.payButton.click();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await page.waitForURL(/redirect_status/);
  const events = await heard(page);
  await arrive(page, sandbox);
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await expect.poll(() => events.jsonValue()).toEqual(['purchase-finished pro']);
  await page.evaluate(() => document.documentElement.setAttribute('data-later', ''));
  await goBack(page, 2);
  // The browser gives up a page that it keeps when a later one takes its turn; it is loaded anew.
  await expect(page.locator('html')).not.toHaveAttribute('data-later');
  await page.waitForFunction(() => 'Purchases' in window);
  const again = await (await arrive(page, sandbox)).instance();
  expect(await again.evaluate(({ purchases }) => purchases.resumePurchase())).toBeNull();
  await expect(checkout.element).toHaveCount(0);
  await expectOnePurchase(scene);
});
