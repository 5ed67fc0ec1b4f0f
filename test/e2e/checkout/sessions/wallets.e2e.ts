import type { Page } from 'playwright/test';
import type { Shop } from '../../models/shop';
import { openHostPage, SDK, STAND_IN } from '../../models/host/host-page';
import { expect, test } from '../../models/one-page';

/** Wallets: their buttons above the card form, and a button of their own outside the checkout. */

const WALLETS = '<script>self.sandboxWallets = true</script>';

const buttons = (page: Page) => page.frameLocator('iframe[title="Secure express checkout frame"]');
const sheet = (page: Page) => page.frameLocator('iframe[title="Sandbox wallet"]');

test('a wallet pays a session without the card form', async ({ page, sandbox, checkout, sellInSession }) => {
  const sale = await sellInSession({ head: WALLETS + STAND_IN + SDK });
  await checkout.expectCardForm();
  await expect(checkout.element.getByText('Or pay another way')).toBeVisible();
  await buttons(page)
    .getByRole('button', { name: /Apple Pay/ })
    .click();
  await expect(sheet(page).getByText('$9.99').first()).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Pay' }).click();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved', entitlements: ['pro'] });
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('without a wallet there is no room for one', async ({ checkout, sellInSession }) => {
  await sellInSession();
  await checkout.expectCardForm();
  await expect(checkout.element.getByText('Or pay another way')).toHaveCount(0);
  const box = await checkout.element.locator('[part~="wallets"]').boundingBox();
  expect(box?.height ?? 0).toBe(0);
});

test('a sheet that is closed leaves the form, and a card pays', async ({
  page,
  sandbox,
  checkout,
  sellInSession,
}) => {
  await sellInSession({ head: WALLETS + STAND_IN + SDK });
  await checkout.expectCardForm();
  await buttons(page)
    .getByRole('button', { name: /Google Pay/ })
    .click();
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

interface Seen {
  readonly events: string[];
  wallets: boolean | null;
  result: unknown;
}

/** A button of wallets on the page, and what it reports. */
const showButton = async (shop: Shop) => {
  const instance = await shop.instance();
  return instance.evaluateHandle(async ({ purchases }) => {
    const { all } = await purchases.getOfferings();
    const rcPackage = all['no_trial']?.monthly;
    const htmlTarget = document.querySelector<HTMLElement>('#wallets');
    if (!rcPackage || !htmlTarget) throw new Error('The page has no package or no place.');
    const seen: Seen = { events: [], wallets: null, result: null };
    const note = (name: string) => () => void seen.events.push(name);
    purchases
      .presentExpressPurchaseButton({
        rcPackage,
        htmlTarget,
        onButtonReady: (_updater, walletsAvailable) => (seen.wallets = walletsAvailable),
        listener: {
          onPurchaseStarted: note('started'),
          onPurchaseCancelled: note('cancelled'),
          onPurchaseError: note('error'),
        },
      })
      .then(
        ({ customerEmail, operationSessionId }) => (seen.result = { customerEmail, operationSessionId }),
        (error: unknown) => (seen.result = String(error)),
      );
    return seen;
  });
};

test('a button of wallets sells outside the checkout, after a cancelled sheet too', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(false);
  await openHostPage(page, { head: WALLETS + STAND_IN + SDK, body: '<div id="wallets"></div>' });
  const seen = await showButton(shop);
  const press = () =>
    buttons(page)
      .getByRole('button', { name: /Apple Pay/ })
      .click();
  await press();
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => seen.evaluate(({ events }) => events)).toEqual(['started', 'cancelled']);
  expect(await sandbox.ledger()).toHaveLength(0);

  await press();
  await sheet(page).getByRole('button', { name: 'Pay' }).click();
  await checkout.expectScreen('success');
  await checkout.finishButton.click();
  await expect
    .poll(() => seen.evaluate(({ result }) => result))
    .toMatchObject({
      customerEmail: expect.stringContaining('@'),
      operationSessionId: expect.stringMatching(/./),
    });
  expect(await seen.evaluate(({ wallets }) => wallets)).toBe(true);
  expect(await sandbox.ledger()).toHaveLength(1);
  expect(await sandbox.requests('prepareCheckout')).toHaveLength(1);
  await expect(buttons(page).getByRole('button')).toHaveCount(0);
});

test('with a tax the sheet is pressed a second time, and the total with the tax is charged', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await sandbox.sessions(true);
  await openHostPage(page, { head: WALLETS + STAND_IN + SDK, body: '<div id="wallets"></div>' });
  await showButton(shop);
  const press = () =>
    buttons(page)
      .getByRole('button', { name: /Apple Pay/ })
      .click();
  const pay = async (): Promise<void> => {
    await press();
    await sheet(page).getByLabel('Postal code').fill('10001');
    await sheet(page).getByRole('button', { name: 'Pay' }).click();
  };
  await pay();
  await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
  expect(await sandbox.ledger()).toHaveLength(0);
  await pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toMatchObject([{ amountMicros: 10_880_000 }]);
});
