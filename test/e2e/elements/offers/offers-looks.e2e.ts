import type { Locator } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { openHostPage, SDK, STAND_IN } from '../../models/host/host-page';
import { contrast } from '../../models/looks/look';
import { settled } from '../../models/looks/access';
import { Offers, offersFindings, offersTag, PAGE_OF_BOTH_SCHEMES } from '../../models/offers';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

const INSIDE = `<ul slot="plus_monthly"><li>Ten worked solutions a day</li></ul>
  <p slot="footer"><a href="#terms">Terms</a></p>`;

const boxes = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => card.closest('label')?.getBoundingClientRect().toJSON() as DOMRect),
  );

test('axe finds nothing, light and dark, wide and narrow, in English and Arabic', async ({
  page,
  sandbox,
}) => {
  const body = offersTag(sandbox, 'offering="tiers" recommended="monthly"', INSIDE);
  await openHostPage(page, { head: PAGE_OF_BOTH_SCHEMES, body });
  const found = await offersFindings(new Offers(page), [
    { width: 1280, scheme: 'light', locale: 'en' },
    { width: 375, scheme: 'dark', locale: 'en' },
    { width: 1280, scheme: 'dark', locale: 'ar' },
    { width: 375, scheme: 'light', locale: 'ar' },
  ]);
  expect(found).toEqual([]);
});

test('cards are side by side if there is room, with their prices aligned, otherwise in rows', async ({
  page,
  sandbox,
}) => {
  const offers = await Offers.open(page, sandbox, 'recommended="annual"');
  for (const [width, columns] of [
    [1200, 4],
    [600, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => new Set((await boxes(offers.cards)).map(({ left }) => left)).size)
      .toBe(columns);
    if (columns !== 4) continue;
    const tops = await offers.element
      .locator('[part="price"]')
      .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  }
  const [first] = await boxes(offers.cards);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('long prices and words are not broken and stay inside the card, from 320 pixels on', async ({
  page,
  sandbox,
}) => {
  await sandbox.productDetails((product) => {
    product['title'] = 'Familienmitgliedschaftsjahresabonnement';
    product['purchase_options'] = {
      base_option: {
        id: 'base_option',
        price_id: 'x',
        base: {
          period_duration: 'P6M',
          cycle_count: 1,
          price: { amount_micros: 1_234_567_890_000, currency: 'INR' },
        },
        trial: null,
      },
    };
  });
  const offers = await Offers.open(page, sandbox, 'offering="default" locale="de"');
  await offers.expectReady();
  for (const width of [320, 700, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page, 'purchase-offers');
    await expect(offers.button).toContainText('1.234.567,89\u00a0₹');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const broken = await offers.element
      .locator('.amount')
      .evaluateAll((amounts) => amounts.filter((amount) => amount.getClientRects().length !== 1).length);
    expect(broken).toBe(0);
    const outside = await offers.element
      .locator('.offer-card')
      .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length);
    expect(outside).toBe(0);
  }
});

alone('with text of double size, cards become rows before they get too narrow', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const offers = await Offers.open(page, sandbox);
  await offers.expectReady();
  expect(new Set((await boxes(offers.cards)).map(({ left }) => left)).size).toBe(4);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(async () => new Set((await boxes(offers.cards)).map(({ left }) => left)).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
});

test('the selected card is recognisable without colour', async ({ page, sandbox }) => {
  const offers = await Offers.open(page, sandbox, 'offering="tiers"');
  await offers.expectReady();
  const looks = (): Promise<string[]> =>
    offers.cards.evaluateAll((radios) =>
      radios.map((radio) => {
        const card = getComputedStyle(radio.nextElementSibling ?? radio);
        return [getComputedStyle(radio).borderTopWidth, card.boxShadow, card.outlineStyle].join();
      }),
    );
  const [selected, other] = await looks();
  expect(selected?.startsWith('7px')).toBe(true);
  expect(other?.startsWith('2px')).toBe(true);
  await page.emulateMedia({ forcedColors: 'active' });
  const [selectedForced, otherForced] = await looks();
  expect(selectedForced).toContain('solid');
  expect(otherForced).not.toContain('solid');
});

test('every text is readable in a dark element on a light page', async ({ page, sandbox }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const head = `${STAND_IN}${SDK}<style>body { background: #fff; color: #111 }</style>`;
  await openHostPage(page, { head, body: offersTag(sandbox, 'offering="tiers"') });
  const offers = new Offers(page);
  await offers.expectReady();
  const colour = await offers.terms.evaluate((node) => getComputedStyle(node).color);
  expect(contrast(colour, 'rgb(255, 255, 255)')).toBeGreaterThanOrEqual(4.5);
  expect(await axeComplaints(page, { include: 'purchase-offers' })).toEqual([]);
});

test('a skeleton is shown while offers load', async ({ page, sandbox }) => {
  await sandbox.hang('getProducts');
  const offers = await Offers.open(page, sandbox);
  await expect(offers.element.locator('.offer-shape')).toHaveCount(3);
  await expect(offers.element.getByRole('status')).toHaveText('Loading');
  expect(await offers.selectedPackage()).toBeNull();
});
