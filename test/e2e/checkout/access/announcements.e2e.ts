import type { Page } from 'playwright/test';
import { cards } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { Sandbox } from '../../models/sandbox';
import { Shop } from '../../models/shop';
import { reach } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';

declare global {
  interface Window {
    /**
     * What the live region held, one entry for each change; the first is what it held when it appeared. Between them, what
     * was read because it got the focus: a title, or the error of a field.
     */
    heard: string[];
  }
}

/** Listens as a screen reader does: to changes of a region that is there. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = [];
    let held: string | null = null;
    const hear = (root: ShadowRoot): void => {
      const regions = [...root.querySelectorAll('[role=status], [role=alert], [aria-live]')];
      if (regions.length > 1) window.heard.push('there is more than one region');
      const [region] = regions;
      if (!region) return;
      const words = [...region.children].map((line) => line.textContent).join(' | ');
      if (words === held) return;
      held = words;
      if (words !== '' || window.heard.length === 0) window.heard.push(words);
    };
    const readFocused = (root: ShadowRoot, focused: EventTarget | null): void => {
      if (!(focused instanceof HTMLElement)) return;
      const note = root.getElementById(focused.getAttribute('aria-describedby') ?? '');
      const text = focused.matches('h2') ? focused : focused.matches('[aria-invalid]') ? note : null;
      if (text) window.heard.push(`focus: ${text.textContent}`);
    };
    new MutationObserver((_, observer) => {
      const root = document.querySelector('purchase-checkout')?.shadowRoot;
      if (!root) return;
      observer.disconnect();
      new MutationObserver(() => hear(root)).observe(root, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      root.addEventListener('focusin', ({ target }) => readFocused(root, target));
      hear(root);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Longer than a busy browser needs to draw the screen before. */
const SLOW_MS = 1500;

test('one polite region, empty at first, says each thing that happens in a purchase once', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  for (const call of ['getBrandingInfo', 'purchase', 'confirm', 'getCheckoutStatus'] as const)
    await sandbox.fault({ call, kind: 'latency', ms: SLOW_MS });
  await page.route('**/sandbox/stripe/retrieve', async (route) => {
    await page.waitForTimeout(SLOW_MS);
    await route.continue();
  });
  await openHostPage(page);
  await listen(page);
  await shop.sell();
  // A step that is left within a tenth of a second is not announced.
  await expect(checkout.announcement).toContainText('Billing email address');
  await checkout.typeEmail('ada@example');
  await expect(checkout.email).toBeFocused();
  await expect(checkout.email).toBeFocused();
  await checkout.typeEmail();
  await expect(checkout.announcement).toContainText('Secure checkout');
  await checkout.pay();
  await checkout.expectScreen('success');
  await expect(checkout.announcement).toContainText('Your subscription is now active');
  await expect(checkout.announcement).toHaveAttribute('aria-live', 'polite');
  expect(await page.evaluate(() => window.heard)).toEqual([
    '',
    'Preparing your checkout…',
    'Billing email address',
    'focus: Email is not valid. Please provide a valid email address.',
    'Processing…',
    'focus: Secure checkout',
    'Loading the payment form…',
    'Secure checkout',
    'Processing…',
    'focus: Confirming your payment…',
    'focus: Purchase successful',
    'Your subscription is now active',
  ]);
});

test('what went wrong is said, too, and what is being done about it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await listen(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay(cards.providerError);
  await expect(checkout.notice).toBeVisible();
  await expect(checkout.announcement).toContainText('The payment did not go through');
  await sandbox.neverDone();
  const json = { code: 7877, message: 'planted' };
  await sandbox.fault({ call: 'getCheckoutStatus', kind: 'status', status: 404, json });
  await checkout.notice.getByRole('button').click();
  await checkout.pay();
  await checkout.expectScreen('stillConfirming');
  await expect(checkout.announcement).toContainText('Please do not pay again');
  await sandbox.fault({ call: 'getCheckoutStatus', kind: 'latency', ms: SLOW_MS });
  await checkout.retryButton.click();
  await expect(checkout.retryButton).not.toHaveAttribute('aria-disabled');
  const heard = await page.evaluate(() => window.heard);
  for (const words of ['The payment did not go through', 'still being confirmed'])
    expect(
      heard.filter((line) => line.includes(words)),
      heard.join('\n'),
    ).toHaveLength(1);
});

test('a payment in doubt, another way to pay it, and an order without an answer are said once each', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await listen(page);
  const scene = { page, sandbox, checkout, shop };
  await reach['needs-payment-info, earlier payment'](scene);
  await expect(checkout.announcement).toContainText('Your earlier payment is not confirmed yet');
  const heard = await page.evaluate(() => window.heard);
  await checkout.close();
  await checkout.expectGone();
  await listen(page);
  const another = new Sandbox(sandbox.origin);
  await reach['error, order unknown']({ ...scene, sandbox: another, shop: new Shop(page, another) });
  await expect(checkout.announcement).toContainText('Please do not order again');
  heard.push(...(await page.evaluate(() => window.heard)));
  for (const words of [
    'Your payment is still being confirmed',
    'Your earlier payment is not confirmed yet | You can pay another way here',
    'We are checking your order',
    'We did not get a clear answer when your order was placed',
  ])
    expect(
      heard.filter((line) => line.includes(words)),
      heard.join('\n'),
    ).toHaveLength(1);
});

test('an error screen says its title and its message', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  await listen(page);
  await shop.sell({ email: 'backend-7110@example.org' });
  await checkout.expectScreen('wrong');
  const message = await checkout.element.locator('.step-text').textContent();
  await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toBe(message);
  expect(await page.evaluate(() => window.heard.at(-2))).toBe('focus: Something went wrong');
});

test('an error is tied to its field, which is described, marked and given focus', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell();
  await checkout.expectScreen('email');
  await expect(checkout.email).toHaveAccessibleDescription(/receipt/);
  await expect(checkout.email).toHaveAttribute('autocomplete', 'email');
  await expect(checkout.email).toHaveAttribute('inputmode', 'email');
  await checkout.typeEmail('');
  await expect(checkout.email).toHaveAccessibleDescription(
    'You need to provide your email address to continue.',
  );
  await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.email).toBeFocused();
  await checkout.closeButton.focus();
  await checkout.continueButton.click();
  await expect(checkout.email).toBeFocused();
  await checkout.typeEmail('ada@example.org');
  await checkout.expectScreen('payment');
});
