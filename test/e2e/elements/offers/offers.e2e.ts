import { openHostPage } from '../../models/host/host-page';
import { Offers } from '../../models/offers';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

test('a customer selects a tier and the yearly period and buys; the events fire, and the plan is marked as theirs', async ({
  page,
  sandbox,
  checkout,
}) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers" recommended="monthly"');
  const told = await offers.listen();
  await expect(offers.card('Stepwise PRO monthly')).toBeChecked();
  await expect(offers.button).toHaveText('Start Trial');
  await offers.periods.and(page.getByRole('radio', { name: 'Yearly' })).check();
  await expect(offers.card('Stepwise PRO annual')).toBeChecked();
  await offers.card('Stepwise Plus annual').check();
  await expect(offers.button).toHaveText('Subscribe for $39.99 / year');
  await offers.button.click();
  await expect(checkout.panel).toContainText('Stepwise Plus annual');
  await expect(offers.button).toHaveAttribute('aria-disabled', 'true');
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  await expect(offers.button).toBeDisabled();
  await expect(offers.button).toHaveText('Your plan');
  await expect(offers.card('Stepwise Plus annual')).toHaveAccessibleDescription(/Your plan/);
  expect(await told.jsonValue()).toEqual([
    { type: 'offers-select', packageId: '$rc_annual', selected: '$rc_annual' },
    { type: 'offers-select', packageId: 'plus_annual', selected: 'plus_annual' },
    { type: 'purchase-requested', packageId: 'plus_annual', selected: 'plus_annual' },
    { type: 'purchase-finished', packageId: null, selected: 'plus_annual' },
  ]);
  expect(await sandbox.ledger()).toMatchObject([{ productId: 'plus_annual' }]);
  await offers.card('Stepwise PRO annual').check();
  await expect(offers.button).toBeEnabled();
});

test('every card has its price, saving, trial and terms, in text for screen readers', async ({
  page,
  sandbox,
}) => {
  const offers = await Offers.open(page, sandbox, 'recommended="annual"');
  await expect(offers.cards).toHaveCount(4);
  await expect(offers.card('Stepwise PRO annual $59.99 / year')).toBeChecked();
  await expect(offers.card('Stepwise PRO annual')).toHaveAccessibleDescription(
    /Recommended.*\$4\.99 \/ month.*Save 61%.*3 days free/,
  );
  await expect(offers.card('Stepwise PRO for life')).toHaveAccessibleDescription(/One-time payment/);
  await expect(offers.periods).toHaveCount(0);
  await expect(offers.terms).toHaveText('3 days freeThen $59.99 / yearCancel anytime');
});

test('with the keyboard each group is one tab stop, arrows select, and a change of the period is announced', async ({
  page,
  sandbox,
  checkout,
}) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers"');
  await offers.expectReady();
  await page.keyboard.press('Tab');
  await expect(offers.periods.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(offers.periods.last()).toBeChecked();
  await expect(offers.element.getByRole('status')).toHaveText(/Stepwise Plus annual.*\$39\.99 \/ year/);
  await page.keyboard.press('Tab');
  await expect(offers.card('Stepwise Plus annual')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(offers.card('Stepwise PRO annual')).toBeChecked();
  expect(await offers.selectedPackage()).toBe('$rc_annual');
  await page.keyboard.press('Tab');
  await expect(offers.button).toBeFocused();
  await page.keyboard.press('Enter');
  await checkout.expectScreen('email');
  // It listens to keys from the moment in which it takes the focus.
  await expect(checkout.email).toBeFocused();
  await page.keyboard.press('Escape');
  await checkout.expectGone();
  await expect(offers.button).toBeFocused();
});

alone(
  'a prevented request opens nothing, and the button can be pressed again',
  async ({ page, sandbox, checkout }) => {
    const offers = await Offers.open(page, sandbox);
    const told = await offers.listen();
    await page.evaluate(() =>
      document.addEventListener('purchase-requested', (event) => event.preventDefault()),
    );
    await offers.button.click();
    await offers.button.click();
    await expect
      .poll(async () => (await told.jsonValue()).map(({ type }) => type))
      .toEqual(['purchase-requested', 'purchase-requested']);
    await expect(checkout.element).toHaveCount(0);
    expect(await sandbox.requests('purchase')).toHaveLength(0);
  },
);

test('closing the checkout fires an event, and a known address skips the e-mail step', async ({
  page,
  sandbox,
  checkout,
}) => {
  const offers = await Offers.open(page, sandbox, 'email="ada@example.org" package="monthly" locale="de"');
  const told = await offers.listen();
  await expect(offers.element.locator('[part~="offer-selected"]')).toContainText('9,99 $ / Monat');
  await offers.button.click();
  await expect(checkout.element.locator('[part="payment-form"][data-open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await checkout.expectGone();
  await expect
    .poll(async () => (await told.jsonValue()).map(({ type }) => type))
    .toEqual(['purchase-requested', 'purchase-cancelled']);
});

test('the table does not wait for the customer info', async ({ page, sandbox }) => {
  await sandbox.hang('getCustomerInfo');
  const offers = await Offers.open(page, sandbox);
  await offers.expectReady();
  await expect(offers.button).toBeEnabled();
  await expect(offers.element.getByRole('alert')).toHaveCount(0);
});

test('the offering and the instance can be objects of the page', async ({ page, sandbox, shop }) => {
  await openHostPage(page);
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }) => {
    const { all } = await purchases.getOfferings();
    const element = document.createElement('purchase-offers');
    Object.assign(element, { purchases, offering: all['one_time'], package: 'coins' });
    document.body.append(element);
  });
  const offers = new Offers(page);
  await expect(offers.button).toHaveText('Buy for $4.99');
  expect(await offers.element.evaluate((element) => element.getAttributeNames())).toEqual([]);
  expect(await sandbox.requests('getOfferings')).toHaveLength(1);
});

test('another open purchase on the page shows a message', async ({ page, checkout, shop }) => {
  await openHostPage(page, { body: '<div id="place"></div>' });
  const instance = await shop.instance();
  await instance.evaluate(({ purchases }) => {
    const element = Object.assign(document.createElement('purchase-offers'), { purchases });
    document.body.append(element);
  });
  const offers = new Offers(page);
  await shop.sell({ target: '#place' });
  await checkout.expectScreen('email');
  // A checkout that the customer has not used would make room.
  await checkout.email.fill('ada@');
  await offers.button.click();
  await expect(offers.element.getByRole('alert')).toContainText(
    'Another checkout is already open on this page.',
  );
  await expect(offers.button).toBeEnabled();
});

test('lists of the page are inside the cards: a click selects the card, and links work', async ({
  page,
  sandbox,
}) => {
  const inside = `<ul slot="plus_monthly"><li>Ten a day</li><li><a href="#more">More about Plus</a></li></ul>
    <p slot="footer"><a href="#terms">Terms</a></p>`;
  const offers = await Offers.open(page, sandbox, 'offering="tiers" package="monthly"', inside);
  await expect(offers.card('Stepwise PRO monthly')).toBeChecked();
  await page.getByRole('link', { name: 'More about Plus' }).click();
  await expect(page).toHaveURL(/#more$/);
  await expect(offers.card('Stepwise PRO monthly')).toBeChecked();
  await page.getByText('Ten a day').click();
  await expect(offers.card('Stepwise Plus monthly')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
});
