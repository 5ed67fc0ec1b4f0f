import { elementTag, eventsAt, openHostPage } from '../models/host/host-page';
import { expect, test } from '../models/one-page';
import { test as alone } from '../models/test';

for (const { attributes, shows } of [
  { attributes: 'package="monthly"', shows: ['Stepwise PRO monthly', '3 days free', '$9.99'] },
  { attributes: 'package="$rc_annual"', shows: ['Stepwise PRO annual', '$59.99'] },
  { attributes: '', shows: ['Stepwise PRO weekly', '$2.99'] },
  { attributes: 'offering="one_time" package="coins"', shows: ['100 solution coins', '$4.99'] },
  { attributes: 'offering="one_time" package="lifetime"', shows: ['Stepwise PRO for life'] },
  { attributes: 'package="monthly" currency="EUR"', shows: ['€9.99'] },
  { attributes: 'offering="student" option="student_offer"', shows: ['$4.99', '3 days free'] },
  { attributes: 'offering="student"', shows: ['$6.99'] },
])
  test(`the element with ${attributes || 'no package'} offers ${shows.join(', ')}`, async ({
    page,
    sandbox,
    checkout,
  }) => {
    await openHostPage(page, { body: elementTag(sandbox, `layout="inline" ${attributes}`) });
    for (const text of shows) await expect(checkout.panel).toContainText(text);
    await checkout.expectScreen('email');
  });

for (const [attributes, label] of [
  ['order-button="obligation-to-pay"', 'Order with obligation to pay'],
  ['order-button="obligation-to-pay" locale="fr"', 'Commande avec obligation de paiement'],
])
  test(`the button of a trial with ${attributes} is “${label}”`, async ({ page, sandbox, checkout }) => {
    const known = 'layout="inline" package="monthly" email="ada@example.org"';
    await openHostPage(page, { body: elementTag(sandbox, `${known} ${attributes}`) });
    await expect(checkout.payButton).toHaveText(label!);
  });

test('an inline element is open from the start, does not take focus, and fires events with the purchase', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox, 'layout="inline" package="monthly"') });
  const events = await eventsAt(page);
  await checkout.expectScreen('email');
  await expect(page.locator('body')).toBeFocused();
  await expect(checkout.dialog).toHaveCount(0);
  await checkout.buy();
  await expect(checkout.title).toBeFocused();
  await checkout.finishButton.click();
  await checkout.expectGone();
  expect(await events.jsonValue()).toEqual([
    { type: 'purchase-finished', bubbles: true, composed: true, active: ['pro'], code: null },
  ]);
});

test('setting the attribute open opens the dialog, and removing it cancels', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox, 'package="monthly"') });
  const events = await eventsAt(page);
  await checkout.element.evaluate(() => customElements.whenDefined('purchase-checkout').then(() => null));
  await expect(checkout.dialog).toHaveCount(0);
  await checkout.element.evaluate((element) => element.setAttribute('open', ''));
  await checkout.expectScreen('email');
  await expect(checkout.dialog).toBeVisible();
  await checkout.element.evaluate((element) => element.removeAttribute('open'));
  await checkout.expectGone();
  await expect.poll(() => events.jsonValue()).toMatchObject([{ type: 'purchase-cancelled' }]);
});

test('the property open opens and closes the dialog, and changes when the customer closes it', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: elementTag(sandbox) });
  const setOpen = (open: boolean): Promise<void> =>
    checkout.element.evaluate(async (element, open) => {
      await customElements.whenDefined('purchase-checkout');
      Object.assign(element, { open });
    }, open);
  await setOpen(true);
  await checkout.expectScreen('email');
  await setOpen(false);
  await checkout.expectGone();
  await setOpen(true);
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await expect(checkout.element).toHaveJSProperty('open', false);
  await setOpen(true);
  await checkout.expectScreen('email');
});

test('a cancelled purchase fires one event, which crosses shadow roots', async ({
  page,
  sandbox,
  checkout,
}) => {
  await openHostPage(page, { body: '<div id="outer"></div>' });
  const events = await eventsAt(page);
  await page.locator('#outer').evaluate(
    (outer, html) => {
      outer.attachShadow({ mode: 'open' }).innerHTML = html;
      // A tag inside somebody's shadow root is not seen from outside: the page asks for the elements itself.
      document.body.append(document.createElement('purchase-checkout'));
    },
    elementTag(sandbox, 'open'),
  );
  const inner = page.locator('#outer purchase-checkout');
  await expect(inner.locator('[part~="title"]')).toHaveText('Billing email address');
  await inner.locator('[part~="close"]').click();
  await expect
    .poll(() => events.jsonValue())
    .toEqual([{ type: 'purchase-cancelled', bubbles: true, composed: true, active: null, code: null }]);
  await expect(checkout.dialog).toHaveCount(0);
});

test('a failed purchase fires an event with its error', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, {
    body: elementTag(sandbox, 'open package="monthly" email="backend-7101@example.org"'),
  });
  const events = await eventsAt(page);
  await checkout.expectScreen('wrong');
  await checkout.retryButton.click();
  await checkout.expectGone();
  expect(await events.jsonValue()).toMatchObject([{ type: 'purchase-failed', code: 2 }]);
  await expect(checkout.element).not.toHaveAttribute('open');
});

test('a listener can open the element again', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open package="monthly"') });
  await checkout.element.evaluate((element) =>
    element.addEventListener('purchase-cancelled', () => element.setAttribute('open', ''), { once: true }),
  );
  await checkout.expectScreen('email');
  await checkout.email.fill('typed before');
  await checkout.close();
  // What was typed is kept for the customer.
  await expect(checkout.email).toHaveValue('typed before');
  await checkout.close();
  await checkout.expectGone();
});

test('an attribute that comes after open is used', async ({ page, sandbox, checkout }) => {
  await openHostPage(page);
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), elementTag(sandbox));
  await checkout.element.evaluate(async (element) => {
    await customElements.whenDefined('purchase-checkout');
    for (const [name, value] of [
      ['open', ''],
      ['package', 'annual'],
    ] as const)
      element.setAttribute(name, value);
  });
  await expect(checkout.panel).toContainText('Stepwise PRO annual');
});

test('the attribute email skips the e-mail step', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open email="ada@example.org"') });
  await checkout.expectScreen('payment');
});

test('an unknown locale shows English texts', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'open locale="xx" default-locale="en"') });
  await checkout.expectScreen('email');
  await expect(checkout.element.locator('[lang]').first()).toHaveAttribute('lang', 'en');
});

alone(
  'an element without a key sells with the instance that the page configures, even later',
  async ({ page, sandbox, checkout, shop }) => {
    await openHostPage(page, { body: '<purchase-checkout open package="monthly"></purchase-checkout>' });
    await expect(checkout.element).toContainText('Preparing your checkout…');
    await shop.configure();
    await checkout.buy();
    expect(await sandbox.ledger()).toMatchObject([{ appUserId: sandbox.user }]);
  },
);

test('two inline elements with their own keys sell at the same time', async ({ page, sandbox }) => {
  const body =
    `<div id="a">${elementTag(sandbox, 'layout="inline" package="monthly"')}</div>` +
    `<div id="b">${elementTag(sandbox, 'layout="inline" package="annual"').replace(sandbox.user, 'someone')}</div>`;
  await openHostPage(page, { body });
  for (const [id, text] of [
    ['#a', 'Stepwise PRO monthly'],
    ['#b', 'Stepwise PRO annual'],
  ] as const) {
    await expect(page.locator(`${id} [part~="panel"]`)).toContainText(text);
    await expect(page.locator(`${id} [part~="title"]`)).toHaveText('Billing email address');
  }
});

test('a second element of the same customer shows that a purchase is open, and sells when the customer chooses it', async ({
  page,
  sandbox,
}) => {
  const body =
    `<div id="a">${elementTag(sandbox, 'layout="inline" package="monthly"')}</div>` +
    `<div id="b">${elementTag(sandbox, 'layout="inline" package="annual"')}</div>`;
  await openHostPage(page, { body });
  const waiting = page.locator('purchase-checkout', {
    hasText: 'Another checkout is already open on this page.',
  });
  const selling = page.locator('purchase-checkout', { hasText: 'Billing email address' });
  await expect(waiting).toHaveCount(1);
  await expect(selling).toHaveCount(1);
  const id = (await waiting.locator('xpath=..').getAttribute('id')) ?? '';
  const chosen = page.locator(`#${id} purchase-checkout`);
  const first = page.locator(`#${id === 'a' ? 'b' : 'a'} purchase-checkout`);
  await waiting.locator('[part~="retry"]').click();
  // The customer has not used the first one, so it makes room, and comes back afterwards.
  await expect(chosen.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(chosen).toContainText(`Stepwise PRO ${id === 'a' ? 'monthly' : 'annual'}`);
  await expect(first.getByLabel('Email', { exact: true })).toHaveCount(0);
  await chosen.locator('[part~="close"]').click();
  await expect(first.getByLabel('Email', { exact: true })).toBeVisible();
});
