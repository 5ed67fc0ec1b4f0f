import { findingsWhenEnlarged } from '../../models/looks/access';
import { Centre } from '../../models/customer-centre';
import { findingsInEveryLook, LOOKS_OF_A_PAYWALL } from '../../models/looks/every-look';
import { expect, test } from '../../models/one-page';
import type { Sandbox } from '../../models/sandbox';

const everything = async (sandbox: Sandbox): Promise<void> => {
  await sandbox.grant('monthly', { trial: true });
  await sandbox.grant('lifetime', { store: 'play_store' });
  await sandbox.grant('annual');
  await sandbox.grant('coins');
  await sandbox.grant('quarterly');
  await sandbox.happen('expire', 'quarterly');
};

const PROBLEM = async (sandbox: Sandbox): Promise<void> => {
  await sandbox.grant('annual');
  await sandbox.happen('billing-issue');
};

const STATES = {
  'with everything': everything,
  'with a payment problem': PROBLEM,
  'with nothing': async () => {},
  'that could not be read': (sandbox: Sandbox) =>
    sandbox.fault({ call: 'getCustomerInfo', kind: 'status', status: 404, times: 50 }),
} as const;

for (const [what, make] of Object.entries(STATES))
  test(`a customer centre ${what} has no axe finding and no layout finding, in ${LOOKS_OF_A_PAYWALL} looks and enlarged`, async ({
    page,
    sandbox,
  }) => {
    await make(sandbox);
    const centre = new Centre(page);
    await centre.open(sandbox);
    await page.keyboard.press('Tab');
    const past = centre.element.locator('[part="past-button"]');
    await expect(centre.element.locator('.restore, .notice')).toHaveCount(1);
    if (await past.count()) await past.click();
    await expect(centre.element.locator('[data-due]')).toHaveCount(0);
    const turn = async (locale: string): Promise<void> => {
      await centre.element.evaluate((node, locale) => node.setAttribute('locale', locale), locale);
      await expect(centre.element.locator(`.root[lang="${locale}"]`)).toHaveCount(1);
    };
    const found = await findingsInEveryLook(page, { tag: 'purchase-customer', turn });
    expect([...found, ...(await findingsWhenEnlarged(page, 'purchase-customer'))]).toEqual([]);
  });

test('the keyboard reaches every control of the customer centre in reading order', async ({
  page,
  sandbox,
}) => {
  await PROBLEM(sandbox);
  await sandbox.grant('quarterly');
  await sandbox.happen('expire', 'quarterly');
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.restore).toBeVisible();
  const reached: string[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Tab');
    reached.push(
      await centre.element.evaluate((node) => node.shadowRoot?.activeElement?.getAttribute('part') ?? ''),
    );
  }
  expect(reached).toEqual(['action update-payment', 'past-button', 'restore']);
});

test('in forced colours links have an edge and badges have visible text', async ({ page, sandbox }) => {
  await PROBLEM(sandbox);
  await page.emulateMedia({ forcedColors: 'active' });
  const centre = new Centre(page);
  await centre.open(sandbox);
  const link = centre.element.getByRole('link', { name: 'Update payment method' });
  await expect(link).toHaveCSS('border-top-width', '2px');
  await expect(link).toHaveCSS('border-top-style', 'solid');
  await expect(centre.element.locator('[part="badge"]')).toHaveText('Payment problem');
});

test('dates have the format of the language and the calendar of the user', async ({ page, sandbox }) => {
  await sandbox.grant('monthly');
  const centre = new Centre(page);
  await centre.open(sandbox, 'locale="de"');
  const next = centre.element.locator('[part="next"]');
  await expect(next).toHaveText(/\d{1,2}\. [A-Z]\p{L}+ \d{4}/u);
  await centre.element.evaluate((node) => node.setAttribute('locale', 'fa'));
  await expect(next).toHaveText(/[۰-۹]{1,2} \p{L}+ [۰-۹]{4}/u);
  await expect(centre.element.locator('.root')).toHaveAttribute('dir', 'rtl');
});

test('a slow answer shows a skeleton and is announced', async ({ page, sandbox }) => {
  await sandbox.hang('getCustomerInfo');
  const centre = new Centre(page);
  await centre.open(sandbox);
  await expect(centre.element.locator('.card .skeleton')).toBeVisible();
  await expect(centre.said).toHaveText('Loading your purchases…');
  await sandbox.release();
  await expect(centre.element).toContainText('No active purchases');
});
