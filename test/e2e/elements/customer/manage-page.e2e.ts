import type { Page } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import type { Sandbox } from '../../models/sandbox';
import { expect, test } from '../../models/one-page';

const DAY = 86_400_000;

const failedPayment = async (sandbox: Sandbox): Promise<void> => {
  await sandbox.grant('weekly');
  await sandbox.advance(8 * DAY);
  // The first renewal is made when the customer is read.
  await sandbox.managePage();
  await sandbox.happen('billing-issue');
};

const SIGHTS = {
  'a failed payment and an invoice': failedPayment,
  'a trial, and a subscription of another store': async (sandbox) => {
    await sandbox.grant('annual', { trial: true });
    await sandbox.grant('monthly', { store: 'app_store' });
  },
  'a cancelled subscription': async (sandbox) => {
    await sandbox.grant('monthly');
    await sandbox.happen('cancel');
  },
} satisfies Record<string, (sandbox: Sandbox) => Promise<void>>;

async function typeCard(page: Page, number: string): Promise<void> {
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
}

/** What axe finds, in both colour schemes, and what is wider than the window at two widths. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await axeComplaints(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await axeComplaints(page, { rules: ['color-contrast'] })));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWider) found.push(`scrolls sideways at ${width} px`);
  }
  return found;
}

for (const [what, make] of Object.entries(SIGHTS))
  test(`the manage page with ${what} has no axe finding and fits`, async ({ page, sandbox }) => {
    await make(sandbox);
    await page.goto(await sandbox.managePage());
    await page.getByText('Sandbox tools').click();
    expect(await findings(page)).toEqual([]);
  });

test('a failed payment is paid with another card, by keyboard', async ({ page, sandbox }) => {
  await failedPayment(sandbox);
  await page.goto(await sandbox.managePage());
  await expect(page.getByText('Visa ending in 4242 was refused.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pay with another card' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await typeCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText('The card was not saved. Your plan is unchanged.');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/^Your card was declined\./);
  expect(await findings(page)).toEqual([]);
  await typeCard(page, '5555 5555 5555 4444');
  const notice = page.getByRole('status');
  await expect(notice).toHaveText('Your new card is saved, and the payment problem is solved.');
  await expect(notice).toBeFocused();
  await expect(page.getByText('Mastercard ending in 4444, expires 12/2040')).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
});

test('every payment has an invoice that can be printed', async ({ page, sandbox }) => {
  await failedPayment(sandbox);
  await page.goto(await sandbox.managePage());
  await page.getByRole('link', { name: /^Invoice of .*, \$2\.99$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice');
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Total')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Stepwise plan');
});

test('cancelling and resuming need one press each', async ({ page, sandbox }) => {
  await sandbox.grant('monthly');
  await page.goto(await sandbox.managePage());
  await page.getByRole('button', { name: 'Cancel subscription Stepwise PRO monthly' }).click();
  await expect(page.getByRole('status')).toHaveText('Your subscription will not renew.');
  await page.getByRole('button', { name: 'Resume subscription Stepwise PRO monthly' }).click();
  await expect(page.getByRole('status')).toHaveText('Your subscription will renew again.');
});
