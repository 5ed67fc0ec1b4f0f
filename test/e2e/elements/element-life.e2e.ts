import { elementTag, eventsAt, openHostPage } from '../models/host/host-page';
import { expect, test } from '../models/one-page';
import { test as alone } from '../models/test';

test('a package that is not for sale shows an error screen with a retry button and a close button', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open package="platinum"') });
  const events = await eventsAt(page);
  await expect(checkout.title).toHaveText('This offer could not be loaded');
  await expect(checkout.element).toContainText('This product is not available here.');
  await checkout.element.evaluate((element) => element.setAttribute('package', 'monthly'));
  await checkout.close();
  await checkout.expectGone();
  await expect.poll(() => events.jsonValue()).toMatchObject([{ type: 'purchase-cancelled' }]);
});

test('“Try again” finds a package that is for sale later', async ({ page, sandbox, checkout }) => {
  await sandbox.fault({ call: 'getProducts', kind: 'body', json: { product_details: [] } });
  await openHostPage(page, { body: elementTag(sandbox, 'open package="monthly"') });
  await expect(checkout.element).toContainText('This product is not available here.');
  await checkout.retryButton.click();
  await checkout.expectScreen('email');
});

test('an offering that does not exist shows the same error screen', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open offering="spring_sale"') });
  await expect(checkout.element).toContainText('This product is not available here.');
});

test('“Try again” repeats a failed read of the offerings', async ({ page, sandbox, checkout }) => {
  await sandbox.fault({ call: 'getOfferings', kind: 'drop', times: 3 });
  await openHostPage(page, { body: elementTag(sandbox, 'open package="monthly"') });
  await expect(checkout.element).toContainText('Check your internet connection and try again.');
  await checkout.retryButton.click();
  await checkout.expectScreen('email');
});

test('with a wrong key the customer sees a friendly text, and the console explains the error', async ({
  page,
  checkout,
}) => {
  const explained = page.waitForEvent('console', {
    predicate: (message) => message.type() === 'error' && message.text().includes('Invalid API key'),
  });
  await openHostPage(page, { body: '<purchase-checkout open api-key="sk_live_1"></purchase-checkout>' });
  await expect(checkout.title).toHaveText('This offer could not be loaded');
  await expect(checkout.element).not.toContainText('API key');
  expect((await explained).text()).toContain('Use your Web Billing API key.');
});

test('a checkout that is moved in the page keeps its state', async ({ page, sandbox, checkout }) => {
  const body = `${elementTag(sandbox, 'layout="inline" package="monthly"')}<div id="elsewhere"></div>`;
  await openHostPage(page, { body });
  const events = await eventsAt(page);
  await checkout.expectScreen('email');
  await checkout.email.fill('half@typ');
  await page.evaluate(() => {
    const element = document.querySelector('purchase-checkout');
    if (element) document.querySelector('#elsewhere')?.append(element);
  });
  await expect(page.locator('#elsewhere purchase-checkout')).toHaveCount(1);
  await expect(checkout.email).toHaveValue('half@typ');
  await checkout.buy();
  expect(await events.jsonValue()).toEqual([]);
});

test('removing an element during a purchase cancels the purchase and leaves nothing in the page', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open email="ada@example.org"') });
  const events = await eventsAt(page, 'purchase-checkout');
  await checkout.expectScreen('payment');
  await checkout.element.evaluate((element) => element.remove());
  await expect.poll(() => events.jsonValue()).toMatchObject([{ type: 'purchase-cancelled' }]);
  // The element is unmounted a task after its event.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('removing the element of purchase() rejects with 1', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  const sale = await shop.sell();
  await checkout.expectScreen('email');
  await checkout.element.evaluate((element) => element.remove());
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', code: 1 });
});

test('an element that is removed and inserted again can sell', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'layout="inline" package="monthly"') });
  await checkout.expectScreen('email');
  const element = await checkout.element.elementHandle();
  const events = await eventsAt(page, 'purchase-checkout');
  await element.evaluate((node) => node.remove());
  await expect.poll(() => events.jsonValue()).toMatchObject([{ type: 'purchase-cancelled' }]);
  await element.evaluate((node) => document.body.append(node));
  await checkout.expectScreen('email');
});

alone(
  'properties that were set before the element was defined count',
  async ({ page, sandbox, checkout }) => {
    await openHostPage(page, { head: '<script src="/sandbox/stripe/stripe.js"></script>' });
    await page.evaluate(
      ({ key, user, origin }) => {
        const element = document.createElement('purchase-checkout');
        Object.assign(element, {
          apiKey: key,
          appUserId: user,
          proxyUrl: `${origin}/sandbox`,
          package: 'annual',
          email: 'ada@example.org',
          open: true,
        });
        document.body.append(element);
      },
      { key: sandbox.key, user: sandbox.user, origin: sandbox.origin },
    );
    await page.addScriptTag({ url: '/dist/purchases.js' });
    await expect(checkout.panel).toContainText('Stepwise PRO annual');
    await checkout.expectScreen('payment');
    expect(await checkout.element.evaluate((element) => element.getAttributeNames())).toEqual([]);
  },
);

alone(
  'an element that is added long after the script has loaded comes to life',
  async ({ page, sandbox, checkout }) => {
    await openHostPage(page);
    expect(await page.evaluate(() => customElements.get('purchase-checkout') === undefined)).toBe(true);
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      elementTag(sandbox, 'open'),
    );
    await checkout.expectScreen('email');
  },
);

test('every attribute is also a property, and properties are not written to the DOM', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox, 'package="annual" default-locale="de"') });
  const values = await checkout.element.evaluate(async (element) => {
    await customElements.whenDefined('purchase-checkout');
    const checkout = element as HTMLElementTagNameMap['purchase-checkout'];
    const names = ['package', 'defaultLocale', 'open', 'currency'] as const;
    const read = (): unknown[] => names.map((name) => checkout[name as keyof typeof checkout]);
    const before = read();
    Object.assign(checkout, { package: 'monthly', currency: 'GBP' });
    return { before, after: read(), attribute: checkout.getAttribute('package') };
  });
  expect(values).toEqual({
    before: ['annual', 'de', false, null],
    after: ['monthly', 'de', false, 'GBP'],
    attribute: 'annual',
  });
});
