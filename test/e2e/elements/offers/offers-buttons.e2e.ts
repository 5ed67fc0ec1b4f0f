import type { Locator } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { openHostPage, SDK, STAND_IN } from '../../models/host/host-page';
import { Offers, offersTag } from '../../models/offers';
import { expect, test } from '../../models/one-page';

const titles = (offers: Offers): Promise<string[]> =>
  offers.element.locator('[part="title"] > bdi').allTextContents();

const inCard = (offers: Offers, title: string): Locator =>
  offers.element.getByRole('listitem').filter({ hasText: title });

test('with a button in each card a keyboard user buys a plan; what is owned is written once below the cards', async ({
  page,
  sandbox,
  checkout,
}) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers" recommended="monthly" buttons="each"');
  const told = await offers.listen();
  await expect(offers.element.getByRole('list', { name: 'Plans' }).getByRole('listitem')).toHaveCount(2);
  await expect(offers.cards).toHaveCount(0);
  await expect(inCard(offers, 'Stepwise PRO monthly')).toContainText(/3 days free.*Then \$9\.99 \/ month/);
  const plus = page.getByRole('button', { name: 'Subscribe for $4.99 / month – Stepwise Plus monthly' });
  const pro = page.getByRole('button', { name: 'Start Trial – Stepwise PRO monthly' });
  await expect(pro).toBeVisible();
  await offers.periods.first().focus();
  await page.keyboard.press('Tab');
  await expect(plus).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pro).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(checkout.panel).toContainText('Stepwise Plus monthly');
  await checkout.buy();
  await checkout.finishButton.click();
  await checkout.expectGone();
  const own = page.getByRole('button', { name: 'Your plan – Stepwise Plus monthly' });
  await expect(own).toBeDisabled();
  await expect(inCard(offers, 'Stepwise Plus monthly').getByText('Your plan')).toHaveCount(1);
  await expect(offers.element.locator('[part="owned"]')).toHaveCount(1);
  await expect(offers.element.locator('[part="owned"]')).toContainText('Stepwise Plus monthly');
  await expect(pro).toBeEnabled();
  expect(await told.jsonValue()).toEqual([
    { type: 'offers-select', packageId: 'plus_monthly', selected: 'plus_monthly' },
    { type: 'purchase-requested', packageId: 'plus_monthly', selected: 'plus_monthly' },
    { type: 'purchase-finished', packageId: null, selected: 'plus_monthly' },
  ]);
});

test('the recommended offer is the first of the rows and raised side by side; a moved card keeps the focus', async ({
  page,
  sandbox,
}) => {
  const offers = await Offers.open(page, sandbox, 'recommended="annual" package="weekly"');
  const sideBySide = [
    'Stepwise PRO weekly',
    'Stepwise PRO monthly',
    'Stepwise PRO annual',
    'Stepwise PRO for life',
  ];
  await offers.expectReady();
  expect(await titles(offers)).toEqual(sideBySide);
  const heights = await offers.element
    .locator('.offer-card')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(heights[2]).toBe((heights[0] ?? 0) + 16);
  await offers.card('Stepwise PRO weekly').focus();
  await page.setViewportSize({ width: 375, height: 900 });
  await expect
    .poll(() => titles(offers))
    .toEqual(['Stepwise PRO annual', 'Stepwise PRO weekly', 'Stepwise PRO monthly', 'Stepwise PRO for life']);
  await expect(offers.card('Stepwise PRO weekly')).toBeFocused();
  await expect(offers.card('Stepwise PRO weekly')).toBeChecked();
  const tops = await offers.element
    .locator('.offer')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => titles(offers)).toEqual(sideBySide);
  await expect(offers.card('Stepwise PRO weekly')).toBeFocused();
});

for (const width of [768, 1024])
  test(`no title needs three lines at ${width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const offering of ['default', 'no_trial', 'tiers']) {
      const offers = await Offers.open(page, sandbox, `offering="${offering}" recommended="monthly"`);
      await offers.expectReady();
      const lines = await offers.element.locator('[part="title"] > bdi').evaluateAll((all) =>
        all.map((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    }
  });

for (const [width, scheme, locale, attributes] of [
  [1280, 'light', 'en', 'recommended="annual"'],
  [375, 'dark', 'ar', 'offering="tiers" recommended="monthly"'],
  [320, 'light', 'de', 'offering="reduced" package="sale_monthly"'],
] as const)
  test(`axe finds nothing with a button in each card: ${width} px, ${scheme}, ${locale}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const head = `${STAND_IN}${SDK}<style>
      body { background: ${scheme === 'dark' ? '#111; color: #eee' : '#fff; color: #111'} }
    </style>`;
    const body = offersTag(sandbox, `${attributes} locale="${locale}" buttons="each"`);
    await openHostPage(page, { head, body });
    const offers = new Offers(page);
    await expect(offers.button.first()).toBeVisible();
    expect(await axeComplaints(page, { include: 'purchase-offers' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
