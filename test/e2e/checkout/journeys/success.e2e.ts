import { axeComplaints } from '../../models/looks/axe';
import { openHostPage } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

test('the success screen says what was charged, until when, how to cancel, and where the receipt goes', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@lime.example', offering: 'no_trial' });
  await checkout.pay();
  await checkout.expectScreen('success');
  const details = checkout.element.locator('[part~="details"]');
  await expect(details).toContainText('Charged: $9.99.');
  await expect(details).toContainText(/Next payment: \w+ \d+, \d{4}\./);
  await expect(details).toContainText('ada@lime.example');
  await expect(checkout.element.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    /^http/,
  );
});

test('a purchase that can be redeemed has a link, a code for the phone on wide screens, and its link in the result', async ({
  page,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  const sale = await shop.sell({ email: 'redeem@lime.example' });
  await checkout.pay();
  await checkout.expectScreen('success');
  await expect(checkout.element.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
    'href',
    /^rc-stepwise:\/\/redeem_web_purchase\?redemption_token=/,
  );
  await expect(checkout.element.locator('[part~="redemption-code"] path')).toHaveAttribute('d', /^M/);
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({
    type: 'resolved',
    redeemUrl: expect.stringContaining('://'),
  });
});

test('on a phone there is only the link', async ({ page, checkout, shop }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('qr-code')) codes.push(request.url());
  });
  await openHostPage(page);
  await shop.sell({ email: 'redeem@lime.example' });
  await checkout.pay();
  await checkout.expectScreen('success');
  await expect(checkout.element.getByRole('link', { name: 'Open the app' })).toBeVisible();
  await expect(checkout.element.locator('[part~="redemption-code"]')).toHaveCount(0);
  expect(codes).toEqual([]);
});

test('the seller’s terms, privacy policy and own slots are beside the card form', async ({
  page,
  checkout,
  shop,
}) => {
  // An element without a key takes the first instance of its document.
  await openHostPage(page, {
    isReloaded: true,
    body: `<purchase-checkout layout="inline" package="monthly" email="ada@lime.example"
      terms-url="https://shop.example/terms" privacy-url="https://shop.example/privacy">
      <p slot="assurance">Money back for 30 days</p><p slot="footer">Shop Ltd, Lime Street 1</p></purchase-checkout>`,
  });
  await shop.configure();
  await checkout.expectCardForm();
  await expect(checkout.element.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    'https://shop.example/privacy',
  );
  await expect(checkout.element.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    'https://shop.example/terms',
  );
  await expect(page.getByText('Money back for 30 days')).toBeVisible();
  await expect(page.getByText('Shop Ltd, Lime Street 1')).toBeVisible();
  await expect(checkout.element.getByText('until you cancel')).toBeVisible();
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
});

test('a customer who has already subscribed is offered to manage it', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.grant('monthly');
  await openHostPage(page);
  await sandbox.fault({
    call: 'purchase',
    kind: 'status',
    status: 409,
    json: { code: 7772, message: 'owned' },
  });
  await shop.sell({ email: 'ada@lime.example' });
  await expect(checkout.title).toHaveText('Already Subscribed');
  await expect(checkout.element.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  expect(await axeComplaints(page, { include: 'purchase-checkout', frames: false })).toEqual([]);
});
