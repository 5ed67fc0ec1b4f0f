import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { cards, Checkout } from '../checkout';
import type { Sandbox } from '../sandbox';
import { Shop } from '../shop';
import type { RunningSale, Wanted } from '../shop';

export interface Scene {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly checkout: Checkout;
  readonly shop: Shop;
}

/** Brings a checkout into a state, and leaves it there. */
type Reach = (scene: Scene, wanted?: Wanted) => Promise<RunningSale>;

const FORM_CALLS = '**/sandbox/stripe/retrieve';

const toPayment: Reach = async ({ checkout, shop }, wanted) => {
  const sale = await shop.sell({ email: 'ada@example.org', ...wanted });
  await checkout.expectScreen('payment');
  return sale;
};

/** A status read fails after the card was confirmed, and later ones find nothing settled. */
const toStillConfirming: Reach = async (scene, wanted) => {
  const { sandbox, checkout } = scene;
  await sandbox.neverDone();
  const json = { code: 7877, message: 'planted' };
  await sandbox.fault({ call: 'getCheckoutStatus', kind: 'status', status: 404, json });
  const sale = await toPayment(scene, wanted);
  await checkout.pay();
  await checkout.expectScreen('stillConfirming');
  return sale;
};

/** The start is answered by something that is not the server, and nothing of it is found. */
const toChecking: Reach = async ({ sandbox, checkout, shop }, wanted) => {
  await sandbox.fault({ call: 'purchase', kind: 'status', status: 403, html: '<h1>Denied</h1>' });
  const sale = await shop.sell({ email: 'ada@example.org', ...wanted });
  await checkout.expectScreen('checking');
  return sale;
};

/** The confirmation is lost on its way, so that the card provider knows of no payment. */
const toAnotherWay: Reach = async (scene, wanted) => {
  const { sandbox, checkout } = scene;
  await sandbox.fault({ call: 'confirm', kind: 'drop' });
  const sale = await toPayment(scene, wanted);
  await checkout.pay();
  await checkout.expectScreen('stillConfirming');
  await expect(checkout.otherButton).toBeVisible();
  return sale;
};

/** The same customer buys the same in another tab. */
const sellInAnotherTab = async ({ page, sandbox }: Scene): Promise<Checkout> => {
  const other = await page.context().newPage();
  await other.goto('/demo/console.html');
  await new Shop(other, sandbox).sell({ email: 'ada@example.org' });
  return new Checkout(other);
};

/** Every state of spec section 4, with those of the card form inside `needs-payment-info`. */
const states = {
  'present-offer': async ({ sandbox, checkout, shop }, wanted) => {
    await sandbox.hang('getBrandingInfo');
    const sale = await shop.sell(wanted);
    await expect(checkout.element).toContainText('Preparing your checkout…');
    return sale;
  },
  'needs-auth-info': async ({ checkout, shop }, wanted) => {
    const sale = await shop.sell(wanted);
    await checkout.expectScreen('email');
    return sale;
  },
  'needs-auth-info with an error': async ({ checkout, shop }, wanted) => {
    const sale = await shop.sell(wanted);
    await checkout.typeEmail('ada@example');
    await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
    return sale;
  },
  'processing-auth-info': async ({ sandbox, checkout, shop }, wanted) => {
    await sandbox.hang('purchase');
    const sale = await shop.sell(wanted);
    await checkout.typeEmail();
    await expect(checkout.continueButton).toHaveAttribute('aria-disabled', 'true');
    await sandbox.holdsCall('purchase');
    return sale;
  },
  loading: async ({ sandbox, checkout, shop }, wanted) => {
    await sandbox.hang('purchase');
    const sale = await shop.sell({ email: 'ada@example.org', ...wanted });
    await expect(checkout.panel).toBeVisible();
    await expect(checkout.element).toContainText('Preparing your checkout…');
    await sandbox.holdsCall('purchase');
    return sale;
  },
  'needs-payment-info, form loading': async (scene, wanted) => {
    await scene.page.route(FORM_CALLS, () => {});
    const sale = await toPayment(scene, wanted);
    await expect(scene.checkout.element).toContainText('Loading the payment form…');
    return sale;
  },
  'needs-payment-info, form empty': async (scene, wanted) => {
    const sale = await toPayment(scene, wanted);
    await scene.checkout.expectCardForm();
    return sale;
  },
  'needs-payment-info, form ready': async (scene, wanted) => {
    const sale = await toPayment(scene, wanted);
    await scene.checkout.typeCard();
    await expect(scene.checkout.payButton).toBeEnabled();
    return sale;
  },
  'needs-payment-info, processing': async (scene, wanted) => {
    await scene.sandbox.hang('confirm');
    const sale = await toPayment(scene, wanted);
    await scene.checkout.pay();
    await expect(scene.checkout.payButton).toHaveAttribute('aria-disabled', 'true');
    await scene.sandbox.holdsCall('confirm');
    return sale;
  },
  'needs-payment-info, error panel': async (scene, wanted) => {
    const sale = await toPayment(scene, wanted);
    await scene.checkout.pay(cards.providerError);
    await expect(scene.checkout.notice).toBeVisible();
    return sale;
  },
  'needs-payment-info, earlier payment': async (scene, wanted) => {
    const sale = await toAnotherWay(scene, wanted);
    await scene.checkout.otherButton.click();
    await expect(scene.checkout.notice).toContainText('Your earlier payment is not confirmed yet');
    return sale;
  },
  'needs-payment-info, form unavailable': async (scene, wanted) => {
    await scene.page.route(FORM_CALLS, (route) => route.abort());
    const sale = await toPayment(scene, wanted);
    await expect(scene.checkout.notice).toContainText('The payment form could not be loaded');
    return sale;
  },
  'polling-purchase-status': async (scene, wanted) => {
    await scene.sandbox.neverDone();
    const sale = await toPayment(scene, wanted);
    await scene.checkout.pay();
    await scene.checkout.expectScreen('confirming');
    return sale;
  },
  success: async (scene, wanted) => {
    const sale = await toPayment(scene, wanted);
    await scene.checkout.pay();
    await scene.checkout.expectScreen('success');
    return sale;
  },
  error: async ({ checkout, shop }, wanted) => {
    const sale = await shop.sell({ email: 'backend-7110@example.org', ...wanted });
    await checkout.expectScreen('wrong');
    return sale;
  },
  'error, still confirming': toStillConfirming,
  'error, still confirming, another way': toAnotherWay,
  'error, order unknown': toChecking,
  'open-elsewhere': async (scene, wanted) => {
    const other = await sellInAnotherTab(scene);
    await other.expectScreen('payment');
    const sale = await scene.shop.sell({ email: 'ada@example.org', ...wanted });
    await scene.checkout.expectScreen('elsewhere');
    return sale;
  },
  'moved-elsewhere': async (scene, wanted) => {
    const sale = await toPayment(scene, wanted);
    const other = await sellInAnotherTab(scene);
    await other.expectScreen('elsewhere');
    await other.retryButton.click();
    await scene.checkout.expectScreen('moved');
    return sale;
  },
} satisfies Record<string, Reach>;

export type StateName = keyof typeof states;
export const reach: Readonly<Record<StateName, Reach>> = states;
export const stateNames = Object.keys(states) as StateName[];
