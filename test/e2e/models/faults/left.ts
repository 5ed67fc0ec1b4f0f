import { expect } from 'playwright/test';
import { heard } from '../app/arrival';
import { Checkout } from '../checkout';
import { Sandbox } from '../sandbox';
import { Shop } from '../shop';
import type { Scene, StateName } from '../looks/states';

/** A purchase that was left where it stood, and what the page that comes next owes to its customer. */

/** Nothing was paid: nothing is shown uninvited. */
export const begun = [
  'present-offer',
  'loading',
  'needs-auth-info',
  'processing-auth-info',
  'needs-payment-info, form ready',
  'error',
] as const satisfies readonly StateName[];

/** Money may have moved: it is shown at once. */
export const sent = [
  'needs-payment-info, processing',
  'polling-purchase-status',
  'success',
  'error, still confirming',
] as const satisfies readonly StateName[];

export const PAGE = '/demo/console.html';

/** A tenant of its own for each purchase of a test: faults, ledger and customer meet no other. */
export async function newSandbox(origin: string): Promise<Sandbox> {
  const sandbox = new Sandbox(origin);
  await sandbox.pollsUntilDone(0);
  return sandbox;
}

export async function newScene(page: Scene['page'], origin: string): Promise<Scene> {
  const sandbox = await newSandbox(origin);
  return { page, sandbox, checkout: new Checkout(page), shop: new Shop(page, sandbox) };
}

/** One session was started and one payment made, whatever happened on the way. */
export async function expectOnePurchase({ sandbox }: Scene): Promise<void> {
  const starts = await sandbox.requests('purchase');
  expect(starts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(1);
}

/** The start was sent and has no answer: the checkout looks for it until it can't arrive any more. */
export const unheard: readonly StateName[] = ['loading', 'processing-auth-info'];

/** On a page that has just been loaded, with an installed clock: nothing is shown, and the customer can buy. */
export async function buysAgain(scene: Scene, state: (typeof begun)[number]): Promise<void> {
  const { checkout, shop, sandbox } = scene;
  const starts = (await sandbox.requests('purchase')).length;
  await sandbox.noMoreFaults();
  await shop.configure();
  // Something that was shown uninvited, or is about to be, would be in the way of this sale.
  const sale = await shop.sell({ email: 'ada@example.org' });
  if (unheard.includes(state)) {
    await checkout.expectScreen('checking');
    expect(await sandbox.requests('purchase')).toHaveLength(starts);
    await checkout.waitForLostStart();
    await checkout.expectScreen('email');
    await checkout.continueButton.click();
  }
  await checkout.expectScreen('payment');
  // An open form keeps its session. A start without an answer is waited for before it is sent again.
  const isOpen = state === 'needs-payment-info, form ready';
  expect(await sandbox.requests('purchase')).toHaveLength(isOpen ? 1 : starts + 1);
  await checkout.pay();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  await expectOnePurchase(scene);
}

/** On a page that has just been loaded, with an installed clock: the payment is shown by itself, and comes to its end. */
export async function isShown(scene: Scene, state: (typeof sent)[number]): Promise<void> {
  const { page, checkout, shop, sandbox } = scene;
  await sandbox.noMoreFaults();
  await sandbox.pollsUntilDone(0);
  const events = await heard(page);
  await shop.configure();
  if (state === 'needs-payment-info, processing') {
    await checkout.expectScreen('confirming');
    await checkout.fastForwardTo('stillConfirming');
    await checkout.payAnotherWay();
  }
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await expect.poll(() => events.jsonValue()).toEqual(['purchase-finished pro']);
  await expectOnePurchase(scene);
}
