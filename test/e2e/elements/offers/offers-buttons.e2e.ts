import type { Locator } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { settled } from '../../models/looks/access';
import { Offers, offersFindings, offersTag, PAGE_OF_BOTH_SCHEMES } from '../../models/offers';
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

test('no title needs three lines at 768 and 1024 px', async ({ page, sandbox }) => {
  const offers = await Offers.open(page, sandbox, 'recommended="monthly"');
  const linesOf = (): Promise<number[]> =>
    offers.element.locator('[part="title"] > bdi').evaluateAll((all) =>
      all.map((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  for (const [offering, one] of [
    ['default', 'Stepwise PRO for life'],
    ['no_trial', 'Stepwise PRO for a term'],
    ['tiers', 'Stepwise Plus monthly'],
  ] as const) {
    await offers.element.evaluate((node, name) => node.setAttribute('offering', name), offering);
    await expect(offers.element.locator('[part="title"]', { hasText: one })).toBeVisible();
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page, 'purchase-offers');
      expect(Math.max(...(await linesOf())), `${offering}, ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});

test('axe finds nothing with a button in each card, in every width and colour scheme', async ({
  page,
  sandbox,
}) => {
  await openHostPage(page, { head: PAGE_OF_BOTH_SCHEMES, body: offersTag(sandbox, 'buttons="each"') });
  const found = await offersFindings(new Offers(page), [
    { width: 1280, scheme: 'light', locale: 'en', attributes: { recommended: 'annual' } },
    {
      width: 375,
      scheme: 'dark',
      locale: 'ar',
      attributes: { offering: 'tiers', recommended: 'monthly' },
    },
    {
      width: 320,
      scheme: 'light',
      locale: 'de',
      attributes: { recommended: '', offering: 'reduced', package: 'sale_monthly' },
    },
  ]);
  expect(found).toEqual([]);
});
