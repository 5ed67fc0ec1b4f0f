import type { Page } from 'playwright/test';
import { Checkout } from '../../models/checkout';
import { elementTag, eventsAt, openHostPage } from '../../models/host/host-page';
import { expectOnePurchase, newScene } from '../../models/faults/left';
import type { Scene } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';

/** Pages that sell with `<purchase-checkout>` take up what was left open in the element, and hear of it there. */

test.setTimeout(60_000);

const PRODUCT = 'package="monthly" email="ada@example.org"';

const layouts = {
  'an inline element': { attributes: 'layout="inline"', isModal: false, isOpen: true },
  'a dialog that the page opens': { attributes: 'open', isModal: true, isOpen: true },
  'a dialog that the customer opens': { attributes: '', isModal: true, isOpen: false },
} as const;

const show = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await customElements.whenDefined('purchase-checkout');
    document.querySelector('purchase-checkout')?.show();
  });

async function toPayment(scene: Scene, attributes: string, isOpen: boolean): Promise<void> {
  const { page, sandbox, checkout } = scene;
  await openHostPage(page, { body: elementTag(sandbox, attributes), isReloaded: true });
  if (!isOpen) await show(page);
  await checkout.typeCard();
}

/** Leaves a payment that the bank has not confirmed. */
async function leavePayment(scene: Scene, attributes: string, isOpen = true): Promise<void> {
  await scene.sandbox.neverDone();
  await toPayment(scene, attributes, isOpen);
  await scene.checkout.payButton.click();
  await scene.checkout.expectScreen('confirming');
}

async function finish({ checkout }: Scene): Promise<void> {
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
}

const finished = { type: 'purchase-finished', bubbles: true, composed: true, active: ['pro'], code: null };

test('a payment that was sent is shown by the element itself, which says how it ended', async ({
  page,
  baseURL,
}) => {
  for (const [what, { attributes, isModal, isOpen }] of Object.entries(layouts))
    await test.step(what, async () => {
      const scene = await newScene(page, baseURL ?? '');
      await leavePayment(scene, `${PRODUCT} ${attributes}`, isOpen);
      await scene.sandbox.pollsUntilDone(0);
      await page.reload();
      const events = await eventsAt(page);
      await scene.checkout.expectScreen('success');
      await expect(scene.checkout.element).toHaveCount(1);
      await expect(scene.checkout.dialog).toHaveCount(isModal ? 1 : 0);
      await finish(scene);
      await scene.checkout.expectGone();
      await expect.poll(() => events.jsonValue()).toEqual([finished]);
      await expectOnePurchase(scene);
    });
});

test('a form that was left is opened again in the same session, once the element is open', async ({
  page,
  baseURL,
}) => {
  // A dialog that the page opens is open at once, as the inline element is.
  for (const what of ['an inline element', 'a dialog that the customer opens'] as const)
    await test.step(what, async () => {
      const { attributes, isOpen } = layouts[what];
      const scene = await newScene(page, baseURL ?? '');
      const { sandbox, checkout } = scene;
      await toPayment(scene, `${PRODUCT} ${attributes}`, isOpen);
      await page.reload();
      const events = await eventsAt(page);
      if (!isOpen) {
        await page.evaluate(() => customElements.whenDefined('purchase-checkout').then(() => null));
        await expect(checkout.dialog).toHaveCount(0);
        await show(page);
      }
      await checkout.expectScreen('payment');
      expect(await sandbox.requests('purchase')).toHaveLength(1);
      await checkout.pay();
      await finish(scene);
      await expect.poll(() => events.jsonValue()).toEqual([finished]);
      await expectOnePurchase(scene);
    });
});

test('closing what was taken up is told by the element as cancelled, and leaves the other elements alone', async ({
  page,
  baseURL,
}) => {
  const scene = await newScene(page, baseURL ?? '');
  const { sandbox } = scene;
  await leavePayment(scene, `${PRODUCT} open`);
  const body = ['monthly', 'annual', 'monthly']
    .map((item, index) => elementTag(sandbox, `package="${item}" id="number-${index}"`))
    .join('');
  await openHostPage(page, { body });
  const events = await eventsAt(page);
  const [first, ...others] = [0, 1, 2].map(
    (index) => new Checkout(page, page.locator(`#number-${index}`)),
  ) as [Checkout, ...Checkout[]];
  await first.expectScreen('confirming');
  for (const other of others) await expect(other.title).toHaveCount(0);
  await first.close();
  await first.expectGone();
  await expect.poll(() => events.jsonValue()).toMatchObject([{ type: 'purchase-cancelled' }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an element that comes while the payment of an earlier page is shown says so, and sells once that is over', async ({
  page,
  baseURL,
}) => {
  const scene = await newScene(page, baseURL ?? '');
  const { sandbox, shop } = scene;
  await leavePayment(scene, `${PRODUCT} open`);
  await openHostPage(page);
  const dialog = new Checkout(page, page.locator('body > purchase-checkout'));
  const late = new Checkout(page, page.locator('main purchase-checkout'));
  await shop.configure();
  await dialog.expectScreen('confirming');
  const events = await eventsAt(page);
  await page.evaluate(
    () =>
      (document.querySelector('main')!.innerHTML += '<purchase-checkout layout="inline" package="annual">'),
  );
  await expect(late.element).toContainText('Another checkout is already open on this page.');
  await sandbox.pollsUntilDone(0);
  await dialog.expectScreen('success');
  await dialog.finishButton.click();
  // The customer has just bought the monthly plan, so the element asks first.
  await expect(late.element.locator('[part~="title"]')).toHaveText('You already have access');
  await late.element.locator('[part~="buy-anyway"]').click();
  await late.expectScreen('email');
  await expect(late.panel).toContainText('Stepwise PRO annual');
  expect(await events.jsonValue()).toEqual([]);
  await expectOnePurchase(scene);
});
