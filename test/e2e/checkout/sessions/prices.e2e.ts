import { axeComplaints } from '../../models/looks/axe';
import type { Checkout } from '../../models/checkout';
import { expect, test } from '../../models/one-page';

/** Taxes and discount codes of a session: what the totals show is what is charged. */

const totals = ({ element }: Checkout) => element.locator('[part~="totals"]');

const enterCode = async ({ element }: Checkout, code: string): Promise<void> => {
  const add = element.locator('[part~="promo-add"]');
  if (await add.isVisible()) await add.click();
  await element.getByLabel('Promo code').fill(code);
  await element.locator('[part~="promo-apply"]').click();
};

/** Fills the card form of a customer at this place. */
const typeCardIn = async (checkout: Checkout, country: string, postalCode: string): Promise<void> => {
  await checkout.typeCard();
  await checkout.card.getByLabel('Country').selectOption(country);
  await checkout.card.getByLabel(/Postal code|ZIP/).fill(postalCode);
};

const closed = async (checkout: Checkout): Promise<void> => {
  await checkout.finishButton.click();
  await expect(checkout.element).toHaveCount(0);
};

test('an inclusive tax by the IP address is shown in the total, and two presses of Pay are one payment', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ hasTaxes: true, country: 'DE' });
  await expect(totals(checkout)).toContainText('MwSt.');
  await checkout.typeCard();
  await checkout.card.getByLabel('Country').selectOption('DE');
  await expect(checkout.payButton).toBeEnabled();
  await checkout.payButton.dblclick();
  await checkout.expectScreen('success');
  await closed(checkout);
  expect(await sandbox.requests('completeCheckout')).toHaveLength(1);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 9_990_000 }]);
});

test('a tax is added when the address is complete; a price that changes when the customer pays is shown first, and charged with the second press', async ({
  page,
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ hasTaxes: true });
  await typeCardIn(checkout, 'US', '10001');
  await expect(totals(checkout)).toContainText('$10.88');
  await expect(checkout.payButton).toHaveText('Pay $10.88');
  await expect(checkout.payButton).toBeEnabled();
  // The address changes, and the customer presses before its price is known.
  await checkout.card.getByLabel(/Postal code|ZIP/).fill('90210');
  await checkout.payButton.click();
  await expect(checkout.notice).toContainText('The total is now $10.81');
  expect(await axeComplaints(page)).toEqual([]);
  expect(await sandbox.ledger()).toHaveLength(0);
  expect(await sandbox.requests('completeCheckout')).toHaveLength(0);
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  await expect(totals(checkout)).toContainText('$10.81');
  await closed(checkout);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 10_810_000 }]);
});

test('a code is entered, refused, applied, removed and applied again', async ({
  page,
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ more: { showDiscountCode: true } });
  await checkout.expectCardForm();
  await enterCode(checkout, 'nothing');
  await expect(checkout.panel.getByText("This code can't be applied.")).toBeVisible();
  await expect(checkout.element.getByLabel('Promo code')).toHaveValue('NOTHING');
  expect(await axeComplaints(page)).toEqual([]);
  await enterCode(checkout, 'save20');
  await expect(checkout.element.locator('[part~="promo-code"]')).toContainText('SAVE20');
  expect(await axeComplaints(page)).toEqual([]);
  await expect(totals(checkout)).toContainText('$7.99');
  await checkout.element.getByRole('button', { name: 'Remove code SAVE20' }).click();
  await expect(totals(checkout)).toContainText('$9.99');
  await enterCode(checkout, 'SAVE20');
  await expect(totals(checkout)).toContainText('$7.99');
  await checkout.pay();
  await checkout.expectScreen('success');
  await closed(checkout);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 7_990_000 }]);
});

test('a code of the integrator is applied before the form opens', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ more: { discountCode: 'half3', skipSuccessPage: true } });
  await expect(totals(checkout)).toContainText('50% off for 3 months');
  await checkout.pay();
  await expect(checkout.element).toHaveCount(0);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge' }]);
});

test('a code of the integrator that can’t be applied is shown with its error, at the full price; on phones the summary opens by itself for it', async ({
  page,
  checkout,
  sellInSession,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await sellInSession({ hasTaxes: true, country: 'DE', more: { discountCode: 'GONE' } });
  await expect(checkout.panel.getByText("This code can't be applied.")).toBeVisible();
  await expect(checkout.payButton).toHaveText('Pay $9.99');
  await expect(totals(checkout)).toContainText('$9.99');
  await checkout.expectCardForm();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(checkout.panel.getByText("This code can't be applied.")).toBeVisible();
  await expect(totals(checkout)).toContainText('$9.99');
  await page.setViewportSize({ width: 375, height: 700 });
  await enterCode(checkout, 'half3');
  await expect(checkout.payButton).toHaveText('Pay $4.99');
  await expect(checkout.summaryBar).toContainText('$4.99');
  await expect(checkout.orderTerms).toContainText('$4.99');
});

test('the seller’s terms have to be agreed to', async ({ page, sandbox, checkout, sellInSession }) => {
  await sellInSession({
    branding: {
      require_checkout_consent: true,
      terms_and_conditions_url: 'https://shop.example/terms',
      checkout_footer: 'Sold by Example GmbH.',
    },
  });
  await checkout.pay();
  await expect(checkout.element.getByText('Please agree to the terms first.')).toBeVisible();
  await expect(checkout.element.getByRole('checkbox')).toBeFocused();
  expect(await axeComplaints(page)).toEqual([]);
  expect(await sandbox.requests('completeCheckout')).toHaveLength(0);
  await expect(checkout.element.getByText('Sold by Example GmbH.')).toBeVisible();
  await checkout.element.getByRole('checkbox').check();
  await checkout.payButton.click();
  await checkout.expectScreen('success');
});

test('a country whose tax needs it is asked for the whole address', async ({
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ hasTaxes: true });
  await checkout.typeCard();
  await checkout.card.getByLabel('Country').selectOption('CA');
  const address = checkout.element.frameLocator('iframe[title="Secure address input frame"]');
  await address.getByLabel(/Full name|Name/).fill('Ada Lovelace');
  await address
    .getByLabel(/Address/)
    .first()
    .fill('1 Main Street');
  await address.getByLabel(/City/).fill('Toronto');
  await address.getByLabel(/State|Province/).fill('ON');
  await address.getByLabel(/Postal code/).fill('M5V 2T6');
  await expect(totals(checkout)).toContainText('HST');
  await expect(totals(checkout)).toContainText('$11.29');
  await expect(checkout.payButton).toBeEnabled();
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  await closed(checkout);
  expect(await sandbox.ledger()).toMatchObject([{ kind: 'charge', amountMicros: 11_290_000 }]);
});
