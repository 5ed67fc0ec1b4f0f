import type { Page } from 'playwright/test';
import { arrive, heard } from '../../models/app/arrival';
import { Checkout } from '../../models/checkout';
import { expectOnePurchase, newScene, PAGE } from '../../models/faults/left';
import { Shop } from '../../models/shop';
import { reach } from '../../models/looks/states';
import type { Scene } from '../../models/looks/states';
import { expect, test } from '../../models/test';

/** Browsers that lack what resuming relies on: nothing hangs, and nobody pays twice. */

test.setTimeout(60_000);

/** As before 2022: two tabs have nothing to talk through but the storage they share. */
const withoutTalk = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'locks');
  Reflect.deleteProperty(window, 'BroadcastChannel');
};

async function secondTab(scene: Scene): Promise<Scene> {
  const page = await scene.page.context().newPage();
  await page.goto(PAGE);
  return { ...scene, page, checkout: new Checkout(page), shop: new Shop(page, scene.sandbox) };
}

test('without locks and channels a second tab asks after the payment of the first one, and both end well', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(withoutTalk);
  await page.goto(PAGE);
  const first = await newScene(page, baseURL ?? '');
  await reach['polling-purchase-status'](first);
  const second = await secondTab(first);
  await second.shop.sell({ email: 'ada@example.org' });
  await second.checkout.expectScreen('confirming');
  await first.sandbox.pollsUntilDone(0);
  await second.checkout.expectScreen('success');
  await first.checkout.expectScreen('success');
  expect(await first.sandbox.requests('confirm')).toHaveLength(1);
  await expectOnePurchase(first);
});

test('without locks and channels a second tab at the form sells, and the first one has nothing to take up', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addInitScript(withoutTalk);
  await page.goto(PAGE);
  const first = await newScene(page, baseURL ?? '');
  const { sandbox } = first;
  await reach['needs-payment-info, form ready'](first);
  const second = await secondTab(first);
  await second.shop.sell({ email: 'ada@example.org' });
  await second.checkout.pay();
  await second.checkout.expectScreen('success');
  await second.checkout.finishButton.click();
  await page.reload();
  await arrive(page, sandbox);
  await expect(first.checkout.element).toHaveCount(0);
  expect(await sandbox.ledger()).toHaveLength(1);
});

/** The tab's storage fails from its `after`th use on, as when site data is cleared or the disk is full. */
async function failAfter(page: Page, after: number): Promise<void> {
  await page.addInitScript((after) => {
    if (window !== top) return;
    let uses = 0;
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const real = Storage.prototype[name] as (this: Storage, ...args: string[]) => string | null;
      const failing = function failing(this: Storage, ...args: string[]): string | null {
        if (this === sessionStorage && uses++ >= after) throw new DOMException('Gone.', 'SecurityError');
        return real.apply(this, args);
      };
      Object.defineProperty(Storage.prototype, name, { value: failing });
    }
  }, after);
}

test('storage that fails in the middle of taking up a payment loses nothing, and pays nothing twice', async ({
  context,
  baseURL,
}) => {
  for (const after of [0, 1, 2, 4])
    await test.step(`after ${after} uses`, async () => {
      const page = await context.newPage();
      await page.goto(PAGE);
      const scene = await newScene(page, baseURL ?? '');
      const { sandbox, checkout } = scene;
      await reach['polling-purchase-status'](scene);
      await sandbox.pollsUntilDone(0);
      await failAfter(page, after);
      await page.reload();
      const events = await heard(page);
      const shop = await arrive(page, sandbox);
      // Without its storage a tab knows what all tabs know, and is asked for it by the next purchase.
      if (after === 0) await shop.sell({ email: 'ada@example.org' });
      await checkout.expectScreen('success');
      await checkout.finishButton.click();
      await expect(checkout.element).toHaveCount(0);
      if (after > 0) await expect.poll(() => events.jsonValue()).toEqual(['purchase-finished pro']);
      await expectOnePurchase(scene);
      await page.close();
    });
});
