import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import { Offers, offersFindings, offersTag, PAGE_OF_BOTH_SCHEMES } from '../../models/offers';
import type { Sandbox } from '../../models/sandbox';
import { expect, test } from '../../models/one-page';

/** The offering with six periods. */
const SIX = 'offering="everything" package="monthly"';

const openSix = (page: Page, sandbox: Sandbox, locale: string): Promise<Offers> =>
  Offers.open(page, sandbox, `${SIX} locale="${locale}"`);

test('six periods are a select with their savings where they do not fit into one line', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const offers = await openSix(page, sandbox, 'en');
  await expect(offers.periods).toHaveCount(6);
  await expect(offers.periodSelect).toHaveCount(0);
  const tops = await offers.periods.evaluateAll((all) =>
    all.map((radio) => radio.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(offers.periods).toHaveCount(0);
  await expect(offers.periodSelect).toHaveValue('month-1');
  await expect(offers.periodSelect.locator('option')).toHaveText([
    'Weekly',
    'Monthly',
    'Every 3 months',
    'Every 6 months – Save 48%',
    'Yearly – Save up to 61%',
    'One-time payment',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('two periods stay buttons at every width', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const offers = await Offers.open(page, sandbox, 'offering="tiers"');
  await expect(offers.periods).toHaveCount(2);
  await expect(offers.periodSelect).toHaveCount(0);
});

test('with the keyboard the select changes the period, which is announced, and is one tab stop', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const offers = await openSix(page, sandbox, 'en');
  const told = await offers.listen();
  await offers.expectReady();
  await page.keyboard.press('Tab');
  await expect(offers.periodSelect).toBeFocused();
  await page.keyboard.type('Year');
  await expect(offers.periodSelect).toHaveValue('year-1');
  await expect(offers.card('Stepwise PRO annual')).toBeChecked();
  await expect(offers.element.getByRole('status')).toHaveText(/Stepwise PRO annual.*\$59\.99 \/ year/);
  await expect(offers.periodSelect).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(offers.card('Stepwise PRO annual')).toBeFocused();
  expect(await told.jsonValue()).toEqual([
    { type: 'offers-select', packageId: '$rc_annual', selected: '$rc_annual' },
  ]);
});

test('axe finds nothing in the select, light in German and dark in Arabic', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openHostPage(page, { head: PAGE_OF_BOTH_SCHEMES, body: offersTag(sandbox, SIX) });
  const offers = new Offers(page);
  await expect(offers.element.locator('[part="period-select"]')).toBeVisible();
  const found = await offersFindings(offers, [
    { width: 320, scheme: 'light', locale: 'de' },
    { width: 320, scheme: 'dark', locale: 'ar' },
  ]);
  expect(found).toEqual([]);
  await expect(offers.element.locator('[part="period-select"]')).toBeVisible();
});
