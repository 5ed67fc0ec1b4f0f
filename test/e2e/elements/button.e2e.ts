import { axeComplaints } from '../models/looks/axe';
import { familyTag, listenFor } from '../models/family';
import { openHostPage } from '../models/host/host-page';
import { expect, test } from '../models/one-page';
import { test as alone } from '../models/test';

const PURCHASE_EVENTS = ['purchase-requested', 'purchase-finished', 'purchase-cancelled', 'purchase-failed'];

const LABELS = [
  { attributes: 'package="weekly"', content: '', says: 'Subscribe for $2.99 / week' },
  { attributes: 'package="monthly"', content: ' \n ', says: 'Start Trial' },
  { attributes: 'offering="one_time" package="coins"', content: '', says: 'Buy for $4.99' },
  { attributes: 'package="weekly" currency="EUR"', content: '', says: 'Subscribe for €2.99 / week' },
  { attributes: 'package="weekly" locale="de"', content: '', says: /2,99.\$/ },
  { attributes: 'package="annual"', content: 'Go <em>PRO</em>', says: 'Go PRO' },
  { attributes: 'offering="student" option="student_offer"', content: '', says: 'Start Trial' },
];

test('the label of a button is its content, or else says what is sold', async ({ page, sandbox }) => {
  const tags = LABELS.map(({ attributes, content }) =>
    familyTag(sandbox, 'purchase-button', attributes, content),
  );
  await openHostPage(page, { body: tags.join('') });
  for (const [at, { attributes, says }] of LABELS.entries())
    await test.step(`${attributes}: ${String(says)}`, () =>
      expect(page.locator('purchase-button').nth(at).getByRole('button', { name: says })).toBeVisible());
});

alone(
  'a button sells unless the page prevents it, fires its events, and gets the focus back',
  async ({ page, sandbox, checkout }) => {
    const heard = await listenFor(page, ...PURCHASE_EVENTS);
    await openHostPage(page, { body: familyTag(sandbox, 'purchase-button', 'package="weekly"') });
    const button = page.getByRole('button', { name: 'Subscribe' });
    await test.step('a page that prevents purchase-requested sells itself', async () => {
      await page.evaluate(() =>
        document
          .querySelector('purchase-button')
          ?.addEventListener('purchase-requested', (event) => event.preventDefault(), { once: true }),
      );
      await button.click();
      await expect
        .poll(heard)
        .toEqual([{ type: 'purchase-requested', tag: 'purchase-button', detail: { package: '$rc_weekly' } }]);
      await expect(button).not.toHaveAttribute('aria-disabled');
      await checkout.expectGone();
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await checkout.expectScreen('email');
    await expect(checkout.email).toBeFocused();
    await page.keyboard.press('Escape');
    await checkout.expectGone();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await checkout.buy();
    await checkout.finishButton.click();
    await checkout.expectGone();
    await expect(button).toBeFocused();
    expect((await heard()).map(({ type, tag }) => `${tag} ${type}`)).toEqual([
      'purchase-button purchase-requested',
      'purchase-button purchase-requested',
      'purchase-button purchase-cancelled',
      'purchase-button purchase-requested',
      'purchase-button purchase-finished',
    ]);
  },
);

test('a button that is pressed before the instance is ready opens the checkout later', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.hang('getBrandingInfo');
  await openHostPage(page, { body: familyTag(sandbox, 'purchase-button', 'package="annual"', 'Buy') });
  await page.getByRole('button', { name: 'Buy' }).click();
  await sandbox.holdsCall('getBrandingInfo');
  await sandbox.release();
  await checkout.expectScreen('email');
});

test('offline, a pressed button shows an error, and the next press tries again', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.fault({ call: 'getOfferings', kind: 'drop', times: 99 });
  await openHostPage(page, { body: familyTag(sandbox, 'purchase-button', 'package="annual"', 'Buy') });
  const button = page.getByRole('button', { name: 'Buy' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('This offer could not be loaded', { timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('Check your internet connection');
  await sandbox.noMoreFaults();
  await button.click();
  await checkout.expectScreen('email');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const MISTAKES = [
  {
    attributes: 'package="yearly"',
    says: /no package "yearly" in offering "default"\. Packages: .*\$rc_annual/,
  },
  { attributes: 'offering="nope"', says: /no offering "nope"\. Offerings that can be sold: .*default/ },
  {
    attributes: 'package="monthly" option="nope"',
    says: /no option "nope" of package "\$rc_monthly"\. Options: /,
  },
];

test('a button that can sell nothing reports the available values on the console and in sandbox mode', async ({
  page,
  sandbox,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const tags = MISTAKES.map(({ attributes }) => familyTag(sandbox, 'purchase-button', attributes, 'Buy'));
  await openHostPage(page, { body: tags.join('') });
  for (const [at, { attributes, says }] of MISTAKES.entries())
    await test.step(attributes, async () => {
      const button = page.locator('purchase-button').nth(at);
      await button.getByRole('button', { name: 'Buy' }).click();
      await expect(button.getByRole('note')).toContainText(says);
      await expect(button.getByRole('alert')).toContainText('have not been charged');
      expect(said.filter((line) => says.test(line) && line.startsWith('<purchase-button>'))).toHaveLength(1);
    });
});

test('a disabled button does not react to a press', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, {
    body: familyTag(sandbox, 'purchase-button', 'package="annual" disabled', 'Buy'),
  });
  const button = page.getByRole('button', { name: 'Buy' });
  await expect(button).toBeDisabled();
  await page.evaluate(() => document.querySelector('purchase-button')?.click());
  await checkout.expectGone();
  await page.evaluate(() => document.querySelector('purchase-button')?.removeAttribute('disabled'));
  await expect(button).toBeEnabled();
  await page.evaluate(() => document.querySelector('purchase-button')?.click());
  await checkout.expectScreen('email');
});

test('axe finds nothing on a button in any of its states', async ({ page, sandbox }) => {
  await sandbox.fault({ call: 'getOfferings', kind: 'drop', times: 99 });
  await openHostPage(page, {
    body:
      familyTag(sandbox, 'purchase-button', 'package="annual"', 'Buy') +
      familyTag(sandbox, 'purchase-button', 'package="annual" disabled', 'Later') +
      familyTag(sandbox, 'purchase-button', 'package="annual"'),
  });
  const expectNothingFound = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeComplaints(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeComplaints(page, { rules: ['color-contrast'] })).toEqual([]);
  };
  await expectNothingFound();
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expectNothingFound();
});
