import type { Locator, Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { openHostPage } from '../models/host/host-page';
import { button, buy, Paywall, paywallData, plan, stack, text } from '../models/paywall';
import { expect, test } from '../models/one-page';

const sheet = (components: readonly object[], more: object = {}): object => ({
  type: 'navigate_to',
  destination: 'sheet',
  sheet: {
    name: 'internal',
    stack: stack(components, { background_color: { light: { type: 'hex', value: '#ffffff' } } }),
    size: { width: { type: 'fill' }, height: { type: 'fit' } },
    background_blur: true,
    position: 'bottom',
    ...more,
  },
});
const close = button({ type: 'navigate_to', destination: 'sheet', sheet: null }, 'close');

const TEXTS = {
  year: 'Yearly',
  month: 'Monthly',
  week: 'Weekly',
  plans: 'All plans',
  title: 'Choose a plan',
  about: 'About',
  facts: 'Cancel at any time.',
  buy: 'Continue',
  close: 'Close the plans',
  restore: 'Restore',
};

const data = (): object =>
  paywallData(
    [
      plan('$rc_annual', 'year', true),
      button(
        sheet([
          text('title', { font_size: 'heading_l' }),
          plan('$rc_monthly', 'month'),
          plan('$rc_weekly', 'week', true),
          buy('buy'),
          button({ type: 'restore_purchases' }, 'restore'),
          close,
        ]),
        'plans',
      ),
      button(sheet([text('facts')], { position: 'right' }), 'about'),
      buy('buy'),
    ],
    TEXTS,
  );

const dialogOf = (page: Page): Locator => page.locator('purchase-paywall').getByRole('dialog');
const opener = (page: Page, name = 'All plans'): Locator =>
  page.locator('purchase-paywall').getByRole('button', { name, exact: true });

/** The words of the focused control. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.innerText.trim() ?? '',
  );

test('a sheet takes the keyboard, keeps it, and gives it back with the package of before', async ({
  page,
  shop,
}) => {
  await openHostPage(page, { body: '<button>Of the page</button><div id="here"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data: data(), target: '#here' });
  await expect(paywall.package('Yearly')).toBeChecked();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Choose a plan');
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expect(paywall.frame).toHaveAttribute('inert', '');
  expect(await axeComplaints(page)).toEqual([]);
  const seen: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen).toEqual(['Weekly', 'Continue', 'Restore', 'Close the plans', 'Weekly', 'Continue']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(paywall.package('Yearly')).toBeChecked();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: 'Close the plans' }).press('Enter');
  await expect(opener(page)).toBeFocused();
  expect(await paywall.called()).toEqual([]);
});

test('a press beside a sheet closes it, a press that began inside does not', async ({ page, shop }) => {
  await openHostPage(page, { body: '<div id="here"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data: data(), target: '#here' });
  await opener(page, 'About').click();
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Cancel at any time.');
  expect(await axeComplaints(page)).toEqual([]);
  await dialog.getByText('Cancel at any time.').hover();
  await page.mouse.down();
  await page.mouse.move(10, 300);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 300);
  await expect(dialog).toHaveCount(0);
  await opener(page, 'About').click();
  // Nothing in the data closes this sheet: it gets a button.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a notice of a sheet is read in the sheet, and Escape closes the notice first', async ({
  page,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="here"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data: data(), target: '#here' });
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: 'Restore' }).click();
  await expect(dialogOf(page).getByRole('status')).toContainText(/\w/);
  await expect(dialogOf(page).getByRole('status').getByRole('button')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page).getByRole('status')).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
});

for (const { where, style } of [
  { where: 'on a plain page', style: '' },
  // Here the dialog needs the top layer, which would cover the checkout.
  { where: 'inside a box with a transform', style: 'transform: translate(20px, 20px); width: 400px' },
])
  test(`the checkout opens in front of the sheet, and closing it leads back to the sheet, ${where}`, async ({
    page,
    shop,
    checkout,
  }) => {
    await openHostPage(page, { body: `<div id="here" style="${style}"></div>` });
    const paywall = new Paywall(page);
    await paywall.open(shop, { offering: 'default', data: data(), target: '#here' });
    await opener(page).click();
    const place = await dialogOf(page).evaluate((dialog) => {
      const { left, bottom } = dialog.parentElement!.getBoundingClientRect();
      return [left, bottom - innerHeight];
    });
    expect(place).toEqual([0, 0]);
    await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
    await expect(checkout.email).toBeFocused();
    await checkout.email.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('purchase-checkout')).toHaveCount(0);
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => focused(page)).toBe('Continue');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  });

test('a sheet makes room for a checkout in the page', async ({ page, shop, checkout }) => {
  await openHostPage(page, { body: '<div id="here"></div><div id="pay"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data: data(), target: '#here', purchaseTarget: '#pay' });
  await opener(page).click();
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await paywall.end()).toMatchObject({ type: 'resolved', packageId: '$rc_weekly' });
});
