import type { Page } from 'playwright/test';
import { elementTag, eventsAt, openHostPage } from '../../models/host/host-page';
import { readHostState } from '../../models/host/host-state';
import { expect, test } from '../../models/test';

/** Changes the browser before any script of the page has run; the card provider's frames stay as they are. */
const worlds: Readonly<Record<string, () => void>> = {
  'of before crypto.randomUUID, adopted style sheets, Web Locks and BroadcastChannel': () => {
    if (window !== top) return;
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(Navigator.prototype, 'connection');
  },
  'that refuses every storage': () => {
    if (window !== top) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    LockManager.prototype.request = () => Promise.reject(new DOMException('No storage.', 'SecurityError'));
  },
  'whose storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'that has storage in name only': () => {
    if (window !== top) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null, configurable: true });
  },
};

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

for (const [what, change] of Object.entries(worlds))
  test(`a browser ${what} sells, to a customer without an account, and leaves the page as it was`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    await page.addInitScript(change);
    const errors = errorsOf(page);
    const anonymous = elementTag(sandbox, 'package="monthly"').replace(/app-user-id="[^"]*"/, '');
    await openHostPage(page, { body: anonymous });
    const events = await eventsAt(page);
    await checkout.element.evaluate(async (element) => {
      await customElements.whenDefined('purchase-checkout');
      (element as HTMLElementTagNameMap['purchase-checkout']).show();
    });
    await checkout.expectScreen('email');
    // The look is there, by whatever way: without it the backdrop would not cover anything.
    await expect(checkout.element.locator('[part="backdrop"]')).toHaveCSS('position', 'fixed');
    await checkout.buy();
    await checkout.finishButton.click();
    await expect
      .poll(() => events.jsonValue())
      .toMatchObject([{ type: 'purchase-finished', active: ['pro'] }]);
    expect(await sandbox.ledger()).toHaveLength(1);

    const before = await readHostStateOf(page);
    const id = await page.evaluate(() => window.Purchases.generateRevenueCatAnonymousAppUserId());
    expect(id).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
    const sale = await shop.sell();
    await expect(checkout.title.last()).toHaveText('Billing email address');
    await page.keyboard.press('Escape');
    expect(await sale.outcome()).toMatchObject({ code: 1 });
    await expect.poll(() => readHostStateOf(page)).toEqual(before);
    expect(errors).toEqual([]);
  });

/** Storage can’t be listed in these browsers. */
const readHostStateOf = async (page: Page) => {
  const { html, scroll } = await readHostState(page).catch(() =>
    page.evaluate(() => ({ html: document.documentElement.outerHTML, scroll: window.scrollY })),
  );
  return { html, scroll };
};

test('a checkout that is moved in the page at the payment step opens its card form anew, and sells once', async ({
  page,
  sandbox,
  checkout,
}) => {
  const body = `${elementTag(sandbox, 'layout="inline" package="monthly" email="ada@example.org"')}<div id="elsewhere"></div>`;
  await openHostPage(page, { body });
  const events = await eventsAt(page);
  await checkout.typeCard();
  await expect(checkout.payButton).toBeEnabled();
  await page.evaluate(() => {
    const element = document.querySelector('purchase-checkout');
    if (element) document.querySelector('#elsewhere')?.append(element);
  });
  // The browser empties frames that are moved: what was typed is gone, and nothing may be paid with it.
  await expect(checkout.payButton).toBeDisabled();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
  expect(await sandbox.requests('purchase')).toHaveLength(1);
  expect(await events.jsonValue()).toEqual([]);
});

test('a checkout that is moved while the payment is confirmed goes on where it was', async ({
  page,
  sandbox,
  checkout,
}) => {
  const body = `${elementTag(sandbox, 'layout="inline" package="monthly" email="ada@example.org"')}<div id="elsewhere"></div>`;
  await openHostPage(page, { body });
  await sandbox.neverDone();
  await checkout.pay();
  await checkout.expectScreen('confirming');
  await page.evaluate(() => {
    const element = document.querySelector('purchase-checkout');
    if (element) document.querySelector('#elsewhere')?.append(element);
  });
  await sandbox.pollsUntilDone(0);
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('no key, no secret and no address is in the page, in its addresses or in the console', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/demo/console.html');
  await page.evaluate(() => window.Purchases.setLogLevel(window.Purchases.LogLevel.Verbose));
  const secrets: string[] = [sandbox.key, sandbox.key.slice(4)];
  page.on('response', (response) => {
    if (!response.url().endsWith('/v1/purchase')) return;
    const read = response.json() as Promise<{ data?: { client_secret: string } }>;
    void read.then(({ data }) => data && secrets.push(data.client_secret));
  });
  const expectNone = async (): Promise<void> => {
    const held = await page.evaluate(() => {
      const written: string[] = [location.href, document.cookie, document.title];
      const visit = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) written.push(`${name}=${value}`);
          if (element instanceof HTMLInputElement) written.push(`value=${element.value}`);
          if (element.shadowRoot) visit(element.shadowRoot);
        }
        written.push(root instanceof Document ? root.documentElement.innerHTML : root.innerHTML);
      };
      visit(document);
      return written.join('\n');
    });
    for (const secret of secrets) expect(held).not.toContain(secret);
    // What outlives the tab holds no card secret and no address. (The key is the page's own, and public.)
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    for (const secret of [...secrets.slice(2), 'ada@example.org']) expect(kept).not.toContain(secret);
  };
  const sale = await shop.sell();
  await checkout.typeEmail('backend-7105@example.org');
  await checkout.expectScreen('wrong');
  await expectNone();
  await checkout.retryButton.click();
  expect(JSON.stringify(await sale.outcome())).not.toContain(sandbox.key.slice(4));

  await shop.sell({ email: 'ada@example.org' });
  await checkout.typeCard();
  await expectNone();
  await sandbox.fault({
    call: 'getCheckoutStatus',
    kind: 'status',
    status: 404,
    json: { message: sandbox.key },
  });
  await checkout.payButton.click();
  await checkout.expectScreen('stillConfirming');
  await expectNone();
  await expect(checkout.title).toHaveText('Purchase successful', { timeout: 15_000 });
  await expectNone();
  expect(secrets).toHaveLength(3);
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of [...secrets, 'ada@example.org', 'backend-7105@example.org'])
    expect(lines.join('\n')).not.toContain(secret);
});
