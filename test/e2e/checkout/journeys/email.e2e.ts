import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

const EMPTY = 'You need to provide your email address to continue.';
const INVALID = 'Email is not valid. Please provide a valid email address.';

test('a wrong address is complained about under the field, and nothing is sent; spaces around a right one are not sent', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell();
  for (const { what, typed, says } of [
    { what: 'an empty address', typed: '', says: EMPTY },
    { what: 'an address without a domain', typed: 'ada', says: INVALID },
    { what: 'an address of spaces', typed: '   ', says: EMPTY },
    { what: 'an address with a broken domain', typed: 'ada@example', says: INVALID },
    { what: 'two addresses', typed: 'ada@example.org, bob@example.org', says: INVALID },
  ])
    await test.step(what, async () => {
      await checkout.typeEmail(typed);
      await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
      await expect(checkout.email).toHaveAccessibleDescription(says);
      await expect(checkout.email).toHaveValue(typed.trim() === '' && typed !== '' ? /^\s*$/ : typed);
      await expect(checkout.email).toBeFocused();
      expect(await sandbox.requests('purchase')).toEqual([]);
    });
  await checkout.typeEmail('  ada@example.org ');
  await checkout.expectScreen('payment');
  expect((await sandbox.requests('purchase'))[0]?.body).toMatchObject({ email: 'ada@example.org' });
});

test('an error is announced when the field had the focus already, and read with the field otherwise', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell();
  await expect(checkout.announcement).toHaveText('Billing email address');
  await checkout.email.fill('ada');
  await checkout.email.press('Enter');
  await expect(checkout.announcement).toHaveText(INVALID);
  await checkout.typeEmail('');
  await expect(checkout.email).toHaveAccessibleDescription(EMPTY);
  await expect(checkout.announcement).toHaveText('');
});

test('an address that the backend refuses stays in the field, which has focus', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell();
  for (const [before, code] of [7012, 7834].entries()) {
    await checkout.typeEmail(`backend-${code}@example.org`);
    await expect.poll(() => sandbox.requests('purchase')).toHaveLength(before + 1);
    await expect(checkout.continueButton).not.toHaveAttribute('aria-disabled');
    await expect(checkout.email).toHaveAccessibleDescription(INVALID);
    await expect(checkout.email).toHaveValue(`backend-${code}@example.org`);
    await expect(checkout.email).toBeFocused();
  }
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
});

test('a known address that is refused can be mended', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@nowhere.invalid' });
  await checkout.expectScreen('email');
  await expect(checkout.email).toHaveValue('ada@nowhere.invalid');
  await expect(checkout.email).toHaveAccessibleDescription(INVALID);
  await expect(checkout.email).toBeFocused();
  await checkout.typeEmail();
  await checkout.expectScreen('payment');
});

alone(
  'a line that breaks while the address is sent is said under the field, and a second try waits for the first',
  async ({ page, sandbox, checkout, shop }) => {
    await page.clock.install();
    await openHostPage(page);
    await sandbox.fault({ call: 'purchase', kind: 'drop' });
    await shop.sell();
    await checkout.typeEmail();
    await expect(checkout.email).toHaveAccessibleDescription(
      'Network error. Please check your internet connection.',
    );
    await expect(checkout.email).toHaveValue('ada@example.org');
    await checkout.continueButton.click();
    await checkout.expectScreen('checking');
    await expect(checkout.element).toContainText('Please do not order again.');
    expect(await sandbox.requests('purchase')).toHaveLength(1);
    await checkout.waitForLostStart();
    await checkout.expectScreen('email');
    await checkout.continueButton.click();
    await checkout.expectScreen('payment');
    expect(await sandbox.requests('purchase')).toHaveLength(2);
  },
);
