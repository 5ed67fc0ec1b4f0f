import type { Page } from 'playwright/test';
import { elementTag, openHostPage, SDK, STAND_IN } from '../../models/host/host-page';
import { expect, test } from '../../models/test';

/**
 * What the page calls its images: under these names `document` has the images then, and not its own. The two methods with
 * which the renderer makes nodes (createElementNS, createTextNode) are not among them: it can't do without.
 */
const NAMES =
  `currentScript defaultView adoptedStyleSheets addEventListener removeEventListener head body hidden baseURI scripts
  createDocumentFragment createRange importNode getElementById getElementsByTagName
  querySelector querySelectorAll activeElement documentElement forms`.split(/\s+/);
/** What the page calls its forms. Of window's names a page can have those that are free. */
const IDS = ['Stripe', 'Purchases', 'trustedTypes'];

const image = (name: string): string => `<img name="${name}" alt="">`;
const form = (id: string): string =>
  `<form id="${id}" hidden><input name="Purchases"><input name="createPolicy"></form>`;
const named = (...names: string[]): string =>
  `<div hidden>${names.map(image).join('')}</div>${IDS.map(form).join('')}`;

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

for (const layout of ['inline', 'modal'])
  test(`a page whose images and forms are called like parts of the browser sells, ${layout}`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    const errors = errorsOf(page);
    const tag = elementTag(sandbox, `package="monthly" layout="${layout}" open`);
    await openHostPage(page, { head: '', body: named(...NAMES) + SDK + tag + STAND_IN });
    await checkout.buy();
    await checkout.finishButton.click();
    expect(errors).toEqual([]);
    expect(await sandbox.ledger()).toHaveLength(1);
  });

test('the card provider’s script is fetched although an element of the page has the name of its class', async ({
  page,
  sandbox,
  checkout,
}) => {
  const errors = errorsOf(page);
  const script = await (await page.request.get(`${sandbox.origin}/sandbox/stripe/stripe.js`)).text();
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const tag = elementTag(sandbox, 'package="monthly" layout="inline" email="ada@example.org"');
  await openHostPage(page, { head: '', body: named(...NAMES) + SDK + tag });
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(errors).toEqual([]);
});

// The card provider makes its own frames with it, so that nothing can be paid there.
test('a page that takes the name with which elements are made sees the checkout', async ({
  page,
  sandbox,
  checkout,
}) => {
  const errors = errorsOf(page);
  const body = named('createElement') + SDK + elementTag(sandbox, 'package="monthly" layout="inline"');
  await openHostPage(page, { head: '', body });
  await checkout.typeEmail('ada');
  await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
  expect(errors).toEqual([]);
});
