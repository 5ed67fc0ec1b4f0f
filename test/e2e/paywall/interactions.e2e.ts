import { axeComplaints } from '../models/looks/axe';
import { openHostPage } from '../models/host/host-page';
import { button, buy, paywallData, plan, stack, text } from '../models/paywall';
import type { Shop } from '../models/shop';
import { expect, test } from '../models/one-page';

const TEXTS = {
  year: 'Yearly',
  month: 'Monthly',
  back: 'Go back',
  gift: 'Redeem a gift code',
  link: 'Read [the terms](https://example.org/terms)',
  one: 'First page',
  two: 'Second page',
  buy: 'Continue',
};

const carousel = {
  type: 'carousel',
  name: 'Benefits',
  pages: [stack([text('one')]), stack([text('two')])],
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  page_control: {
    position: 'bottom',
    active: { width: 10, height: 10, color: { light: { type: 'hex', value: '#111111' } } },
    default: { width: 10, height: 10, color: { light: { type: 'hex', value: '#777777' } } },
  },
};

const data = paywallData(
  [
    plan('$rc_annual', 'year', true),
    plan('$rc_monthly', 'month'),
    carousel,
    text('link'),
    button({ type: 'navigate_to', destination: 'offer_code' }, 'gift'),
    button({ type: 'navigate_back' }, 'back'),
    { ...buy('buy'), method: { type: 'web_checkout' } },
  ],
  TEXTS,
);

/** Calls `presentPaywall` with a listener, and returns what the listener was called with. */
const present = async (shop: Shop, more: object = {}) => {
  const instance = await shop.instance();
  const seen = await instance.evaluateHandle(
    async ({ purchases }, { data, more }) => {
      const seen: unknown[][] = [];
      const found = (await purchases.getOfferings()).all['default'];
      if (!found) throw new Error('The sandbox has no default offering.');
      purchases
        .presentPaywall({
          offering: { ...found, paywall_components: data },
          onNavigateToUrl: () => {},
          listener: {
            onPurchaseStarted: ({ identifier }) => void seen.push(['started', identifier]),
            onPurchaseCancelled: () => void seen.push(['cancelled']),
            onPurchaseError: ({ errorCode }) => void seen.push(['error', errorCode]),
            onInteraction: (interaction) => void seen.push(['interaction', interaction]),
          },
          ...more,
        })
        .catch(() => {});
      return seen;
    },
    { data, more },
  );
  await expect(shop.page.locator('purchase-paywall .frame:not([aria-busy])')).toBeVisible();
  return () => seen.jsonValue();
};

test('a listener gets what the customer does, and how each purchase went', async ({
  page,
  shop,
  checkout,
}) => {
  await openHostPage(page);
  const seen = await present(shop);
  const paywall = page.locator('purchase-paywall');
  await expect(paywall.getByText('Redeem a gift code')).toHaveCount(0);
  expect(await seen()).toEqual([]);
  await paywall.getByRole('radio', { name: 'Monthly' }).click();
  await paywall.getByRole('link', { name: 'the terms' }).click();
  await paywall.getByRole('button', { name: /2.*2/ }).click();
  await expect.poll(async () => (await seen()).length).toBe(3);
  await paywall.getByRole('button', { name: 'Continue' }).click();
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await expect.poll(async () => (await seen()).length).toBe(6);
  expect(await seen()).toMatchObject([
    [
      'interaction',
      {
        component_type: 'package',
        component_value: '$rc_monthly',
        component_name: '$rc_monthly',
        origin_package_id: '$rc_annual',
        origin_product_id: 'annual',
        destination_package_id: '$rc_monthly',
        destination_product_id: 'monthly',
        default_package_id: '$rc_annual',
      },
    ],
    ['interaction', { component_type: 'text', component_url: 'https://example.org/terms' }],
    [
      'interaction',
      {
        component_type: 'carousel',
        component_value: '1',
        component_name: 'Benefits',
        origin_index: 0,
        destination_index: 1,
      },
    ],
    [
      'interaction',
      {
        component_type: 'purchase_button',
        component_value: 'web_checkout',
        current_package_id: '$rc_monthly',
      },
    ],
    ['started', '$rc_monthly'],
    ['cancelled'],
  ]);
});

test('a failed purchase is an error for the listener, and the paywall stays', async ({
  page,
  shop,
  checkout,
}) => {
  await openHostPage(page);
  const seen = await present(shop, { customerEmail: 'ada@example.org' });
  const alreadyPurchased = { status: 400, json: { code: 7772, message: 'planted' } };
  await page.route(/rcbilling\/v1\/(purchase|checkout\/start)$/, (route) => route.fulfill(alreadyPurchased));
  const paywall = page.locator('purchase-paywall');
  await paywall.getByRole('button', { name: 'Continue' }).click();
  await expect(checkout.title).toContainText(/already/i);
  await checkout.retryButton.click();
  await expect
    .poll(async () => (await seen()).slice(1))
    .toEqual([
      ['started', '$rc_annual'],
      ['error', 6],
    ]);
  await expect(paywall.locator('.frame')).toBeVisible();
});

test('back buttons can be hidden, by a call and by an attribute', async ({ page, shop, sandbox }) => {
  await openHostPage(page);
  await present(shop, { hideBackButtons: true });
  const paywall = page.locator('purchase-paywall');
  await expect(paywall.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(paywall.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  expect(await axeComplaints(page)).toEqual([]);
  await page.goto(`${sandbox.demo('paywall-show')}&offering=paywall-single&locale=en`);
  await expect(paywall.getByRole('button', { name: 'Not now' })).toBeVisible();
  await paywall.evaluate((element) => element.toggleAttribute('hide-back-buttons', true));
  await expect(paywall.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await expect(paywall.getByRole('button', { name: 'Other plans' })).toBeVisible();
});
