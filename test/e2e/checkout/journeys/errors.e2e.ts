import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

const settingUp = (code: number): string => `Purchase not started due to an error. Error code: ${code}`;
const TITLE = 'Something went wrong';

for (const { email, title = TITLE, says, rejects, isUnsure = false } of [
  { email: 'backend-7101', says: settingUp(7101), rejects: { code: 2, backendCode: 7101 } },
  { email: 'http-500', says: settingUp(16), rejects: { code: 16 }, isUnsure: true },
  {
    email: 'backend-7772',
    title: 'Already Subscribed',
    says: 'You are already subscribed to this product.',
    rejects: { code: 6, backendCode: 7772 },
  },
])
  // A clock is installed for the whole context of a page.
  (isUnsure ? alone : test)(
    `${email}@ shows “${says}”, and “Try again” hands the error to the page`,
    async ({ page, checkout, shop, sandbox }) => {
      if (isUnsure) await page.clock.install();
      await openHostPage(page);
      const sale = await shop.sell();
      await checkout.typeEmail(`${email}@example.org`);
      // The server may have acted: the checkout waits for that before it shows the error.
      if (isUnsure) await checkout.waitForLostStart();
      await expect(checkout.title).toHaveText(title);
      await expect(checkout.element.getByText(says, { exact: true }).first()).toBeVisible();
      // A title that takes the focus is read for that. The check before a doubt had the focus in the same title.
      await expect(checkout.title).toBeFocused();
      await expect(checkout.announcement.locator('p').last()).toHaveText(says);
      if (!isUnsure) await expect(checkout.announcement.locator('p')).toHaveCount(1);
      await expect(checkout.retryButton).toHaveText('Try again');
      await checkout.retryButton.click();
      expect(await sale.outcome()).toMatchObject({ type: 'rejected', name: 'PurchasesError', ...rejects });
      await expect(checkout.element).toHaveCount(0);
      expect(await sandbox.ledger()).toEqual([]);
    },
  );

for (const { email, title = TITLE, says, code } of [
  { email: 'error-3', says: 'Payment failed.', code: 20 },
  {
    email: 'error-5',
    title: 'Already Subscribed',
    says: 'You are already subscribed to this product.',
    code: 6,
  },
])
  test(`an operation that ends with ${email} shows “${says}”`, async ({ page, checkout, shop, sandbox }) => {
    await openHostPage(page);
    const sale = await shop.sell({ email: `${email}@example.org` });
    await checkout.pay();
    await expect(checkout.title).toHaveText(title);
    await expect(checkout.element.getByText(says, { exact: true }).first()).toBeVisible();
    await checkout.retryButton.click();
    expect(await sale.outcome()).toMatchObject({ type: 'rejected', code });
    expect(await sandbox.ledger()).toEqual([]);
  });

test('a one-time product that is owned already is “purchased”, not “subscribed”', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.grant('lifetime');
  await shop.sell({ offering: 'one_time', packageId: '$rc_lifetime', email: 'ada@example.org' });
  await expect(checkout.title).toHaveText('Already Purchased');
  await expect(checkout.announcement).toContainText('You have already purchased this product.');
});

test('a subscription that is owned already is “subscribed”', async ({ page, sandbox, checkout, shop }) => {
  await openHostPage(page);
  await sandbox.grant('monthly');
  await shop.sell({ email: 'ada@example.org' });
  await expect(checkout.title).toHaveText('Already Subscribed');
});

test('the error screen links to the support address of the branding; without such an address it has no link', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.branding('default', { support_email: 'help+shop@stepwise.example' });
  await shop.sell({ email: 'backend-7101@example.org' });
  await expect(checkout.element).toContainText(
    'If the error persists, please contact help+shop@stepwise.example',
  );
  const link = checkout.element.getByRole('link', { name: 'help+shop@stepwise.example' });
  await expect(link).toHaveAttribute('href', 'mailto:help%2Bshop@stepwise.example');
  await checkout.close();
  await checkout.expectGone();

  await sandbox.branding('default', { support_email: null });
  await shop.configure();
  await shop.sell({ email: 'backend-7101@example.org' });
  await checkout.expectScreen('wrong');
  await expect(checkout.element).not.toContainText('please contact');
  await expect(checkout.element.getByRole('link')).toHaveCount(0);
});

test('branding that can’t be read does not stop a purchase', async ({ page, sandbox, checkout, shop }) => {
  await openHostPage(page);
  await sandbox.fault({ call: 'getBrandingInfo', kind: 'status', status: 400, times: 10 });
  await shop.sell();
  await checkout.buy();
});
