import type { Locator, Page } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { findingsInEveryLook } from '../../models/looks/every-look';
import type { Checkout } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { Offers } from '../../models/offers';
import { expect, test } from '../../models/one-page';
import type { Sandbox } from '../../models/sandbox';

/** A change of plan: the customer confirms it, and the method on file is charged. */

const UPGRADE = { packageId: '$rc_annual' } as const;
const DOWNGRADE = { packageId: '$rc_monthly' } as const;
const TITLE = 'Change your plan';

const confirmButton = ({ element }: Checkout): Locator => element.locator('[part~="confirm-plan"]');

/** The customer has a plan, and the page a token for it. */
const openWith = async (page: Page, sandbox: Sandbox, product: string): Promise<string> => {
  await sandbox.sessions(false);
  await sandbox.grant(product);
  await openHostPage(page);
  return sandbox.subscriberToken();
};

const chargesOf = async (sandbox: Sandbox): Promise<readonly string[]> =>
  (await sandbox.ledger()).map(({ productId }) => productId);

test('an upgrade shows both plans and what is due, is charged once, and the result says that it was immediate', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'monthly');
  const sale = await shop.sell({ ...UPGRADE, more: { productChangeInfo: { subscriberToken } } });
  await expect(checkout.title).toHaveText(TITLE);
  await expect(checkout.element.locator('[part~="plan"]')).toHaveText([
    /Current plan.*Stepwise PRO monthly.*\$9\.99/,
    /New plan.*Stepwise PRO annual.*\$59\.99/,
  ]);
  // The new plan's trial is not given to customers who change their plan.
  await expect(checkout.panel).not.toContainText(/free|today/i);
  await expect(checkout.element.locator('[part~="totals"]')).toHaveCount(0);
  await expect(confirmButton(checkout)).toHaveText(/^Change plan and pay \$\d+\.\d\d$/);
  await confirmButton(checkout).click();
  await expect(checkout.title).toHaveText('Your plan has changed.');
  await checkout.finishButton.click();
  const session = await sandbox.newestSession();
  expect(await sale.outcome()).toMatchObject({
    type: 'resolved',
    changeType: 'immediate',
    sessionId: session,
    transactionId: session,
  });
  expect(await chargesOf(sandbox)).toEqual(['annual']);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    subscriberToken,
  );
});

test('a downgrade charges nothing and is scheduled, with the token of configure', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'annual');
  await shop.configure(sandbox.user, { subscriberToken });
  const sale = await shop.sell({ ...DOWNGRADE, more: { productChangeInfo: {} } });
  await expect(confirmButton(checkout)).toHaveText('Schedule change');
  await expect(checkout.element.locator('[part~="plan-totals"]')).toHaveText(
    /Estimated at next renewal.*\$9\.99/,
  );
  await confirmButton(checkout).click();
  await expect(checkout.title).toHaveText('The change is scheduled.');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ changeType: 'deferred' });
  expect(await chargesOf(sandbox)).toEqual([]);
});

test('a token of configure alone changes nothing: the sale is an ordinary one', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'monthly');
  await shop.configure(sandbox.user, { subscriberToken });
  await shop.sell(UPGRADE);
  await checkout.expectScreen('email');
  expect(await sandbox.requests('startCheckout')).toHaveLength(0);
});

test('where no plan can be changed, the server sells instead: the address is asked for, and the trial is shown', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page);
  const subscriberToken = await sandbox.subscriberToken();
  const sale = await shop.sell({ more: { productChangeInfo: { subscriberToken } } });
  await checkout.typeEmail();
  await expect(checkout.panel).toContainText('3 days free');
  await checkout.pay();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', changeType: null });
});

test('an expired token ends in an error with its number, and nothing is changed', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openWith(page, sandbox, 'monthly');
  const subscriberToken = await sandbox.subscriberToken(1);
  const sale = await shop.sell({ ...UPGRADE, more: { productChangeInfo: { subscriberToken } } });
  await expect(checkout.title).toHaveText('Something went wrong');
  await expect(checkout.element.locator('[part~="message"]')).toContainText('7224');
  await checkout.retryButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'rejected', backendCode: 7224 });
  expect(await chargesOf(sandbox)).toEqual([]);
});

test('the lost answer to a change is looked for: it is charged once, and the result says how it changed', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'monthly');
  await sandbox.fault({ call: 'completeCheckout', kind: 'drop-after' });
  await sandbox.hang('getCheckoutStatus');
  const sale = await shop.sell({ ...UPGRADE, more: { productChangeInfo: { subscriberToken } } });
  await confirmButton(checkout).click();
  await checkout.expectScreen('stillConfirming');
  await expect(checkout.panel).not.toContainText(/free|today/i);
  await sandbox.holdsCall('getCheckoutStatus');
  await sandbox.release();
  await expect(checkout.title).toHaveText('Your plan has changed.');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', changeType: 'immediate' });
  expect(await sandbox.requests('completeCheckout')).toHaveLength(1);
  expect(await chargesOf(sandbox)).toEqual(['annual']);
});

test('the terms have to be agreed to before a plan changes; a refused change stays on the screen as text, and the button works again', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'monthly');
  await sandbox.sessions(false, {
    require_checkout_consent: true,
    terms_and_conditions_url: 'https://shop.example/terms',
  });
  await sandbox.fault({
    call: 'completeCheckout',
    kind: 'status',
    status: 400,
    json: { code: 7878, message: 'No.' },
  });
  await shop.sell({ ...UPGRADE, more: { productChangeInfo: { subscriberToken } } });
  await confirmButton(checkout).click();
  await expect(checkout.element.getByText('Please agree to the terms first.')).toBeVisible();
  await expect(checkout.element.getByRole('checkbox')).toBeFocused();
  expect(await sandbox.requests('completeCheckout')).toHaveLength(0);
  await checkout.element.getByRole('checkbox').check();
  await confirmButton(checkout).click();
  await expect(checkout.element.getByRole('alert')).toContainText('The plan could not be changed.');
  expect(await axeComplaints(page, { include: 'purchase-checkout' })).toEqual([]);
  await confirmButton(checkout).click();
  await expect(checkout.title).toHaveText('Your plan has changed.');
  expect(await chargesOf(sandbox)).toEqual(['annual']);
});

test('the screen can be read and used in every size, colour scheme and direction', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const subscriberToken = await openWith(page, sandbox, 'monthly');
  await shop.sell({ ...UPGRADE, more: { productChangeInfo: { subscriberToken } } });
  await expect(confirmButton(checkout)).toBeVisible();
  const turn = async (locale: string): Promise<void> => {
    await checkout.element.evaluate((node, locale) => node.setAttribute('locale', locale), locale);
    await expect(checkout.element.locator(`.root[lang="${locale}"]`)).toHaveCount(1);
  };
  expect(await findingsInEveryLook(page, { tag: 'purchase-checkout', turn })).toEqual([]);
});

test('the price table of a customer with a plan offers to switch, without trials, and marks the new plan', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.sessions(false);
  await sandbox.grant('monthly');
  const subscriberToken = await sandbox.subscriberToken();
  const offers = await Offers.open(page, sandbox, 'package="annual"');
  await offers.expectReady();
  await expect(offers.button).toHaveText('Start Trial');
  await offers.element.evaluate(
    (element, token) => Object.assign(element, { productChangeInfo: { subscriberToken: token } }),
    subscriberToken,
  );
  await expect(offers.button).toHaveText('Switch plan');
  await expect(offers.terms).toHaveText('Cancel anytime');
  await expect(offers.element).not.toContainText('free');
  expect(await offers.element.evaluate((element) => element.outerHTML)).not.toContain(subscriberToken);
  await offers.card('Stepwise PRO monthly').check();
  await expect(offers.button).toHaveText('Your plan');
  await expect(offers.button).toBeDisabled();
  await offers.card('Stepwise PRO for life').check();
  await expect(offers.button).toHaveText(/^Buy for/);
  expect(await axeComplaints(page, { include: 'purchase-offers' })).toEqual([]);
  await offers.card('Stepwise PRO annual').check();
  await offers.button.click();
  await confirmButton(checkout).click();
  await checkout.finishButton.click();
  await expect(offers.button).toHaveText('Your plan');
  const [start] = await sandbox.requests('startCheckout');
  expect(start?.body).toMatchObject({ product_change: { from_product_id: 'monthly' } });
  expect(await chargesOf(sandbox)).toEqual(['annual']);
});
