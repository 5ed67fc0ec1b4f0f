import { axeComplaints } from '../../models/looks/axe';
import { familyTag, listenFor } from '../../models/family';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

const TITLE = 'You already have access';

test('a subscriber is asked before a second plan, by keyboard; buying anyway goes on, and a consumable is sold without a question', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.grant('annual');
  await openHostPage(page, {
    body:
      familyTag(sandbox, 'purchase-button', 'package="monthly"', 'Buy') +
      familyTag(sandbox, 'purchase-button', 'offering="one_time" package="coins"', 'Coins'),
  });
  const button = page.getByRole('button', { name: 'Buy' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(checkout.title).toHaveText(TITLE);
  await expect(checkout.element.locator('[part="owned"]')).toContainText(/You have .*annual.*\d{4}/);
  expect(await axeComplaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await checkout.expectGone();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.title).toHaveText(TITLE);
  const anyway = checkout.element.getByRole('button', { name: 'Buy anyway' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(anyway).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await checkout.expectScreen('email');
  expect(await sandbox.ledger()).toEqual([]);
  await checkout.close();
  await checkout.expectGone();
  await page.getByRole('button', { name: 'Coins' }).click();
  await checkout.expectScreen('email');
  await expect(checkout.panel).toContainText('100 solution coins');
});

test('a checkout tells the page what is owned, and the page can prevent the sale', async ({
  page,
  sandbox,
  checkout,
}) => {
  const heard = await listenFor(page, 'purchase-requested', 'purchase-cancelled');
  await page.addInitScript(() => {
    document.addEventListener('purchase-requested', (event) => {
      const { owned } = (event as CustomEvent<{ owned: { productIdentifier: string } | null }>).detail;
      Object.assign(window, { owned: owned?.productIdentifier });
      event.preventDefault();
    });
  });
  await sandbox.grant('annual');
  await openHostPage(page, {
    body: `<purchase-checkout open package="monthly" api-key="${sandbox.key}" app-user-id="${sandbox.user}"
      proxy-url="${sandbox.origin}/sandbox"></purchase-checkout>`,
  });
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toEqual(['purchase-requested']);
  expect(await page.evaluate(() => (window as unknown as { owned: string }).owned)).toBe('annual');
  await checkout.expectGone();
});

test('a button asks before it sells a second plan, and switches the plan that the customer has', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await sandbox.grant('monthly');
  const body = '<purchase-button package="annual">Go yearly</purchase-button>';
  await openHostPage(page, { body });
  await shop.configure(sandbox.user, { subscriberToken: await sandbox.subscriberToken() });
  await page.getByRole('button', { name: 'Go yearly' }).click();
  await expect(checkout.title).toHaveText(TITLE);
  expect(await axeComplaints(page, { include: 'purchase-checkout' })).toEqual([]);
  await checkout.element.getByRole('button', { name: 'Switch plan' }).click();
  await expect(checkout.title).toHaveText('Change your plan');
  expect(await sandbox.ledger()).toEqual([]);
  await checkout.element.locator('[part~="confirm-plan"]').click();
  await expect(checkout.title).toHaveText('Your plan has changed.');
  expect(await sandbox.ledger()).toMatchObject([{ productId: 'annual' }]);
});
