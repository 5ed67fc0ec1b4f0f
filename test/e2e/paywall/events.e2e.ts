import type { Page } from 'playwright/test';
import { openHostPage } from '../models/host/host-page';
import { button, buy, paywallData, plan, stack, text } from '../models/paywall';
import type { Shop } from '../models/shop';
import { expect, test } from '../models/one-page';

const words = {
  week: 'Week',
  month: 'Month',
  buy: 'Buy',
  site: 'Site',
  back: 'Back',
  centre: 'Manage',
  restore: 'Restore',
  left: '{{ count_seconds_without_zero }} seconds left',
  over: 'Too late',
  line: 'A line',
  address: 'https://example.org/',
};
const actions = paywallData(
  [
    plan('$rc_weekly', 'week', true),
    plan('$rc_monthly', 'month'),
    buy('buy'),
    button(
      { type: 'navigate_to', destination: 'url', url: { url_lid: 'address', method: 'deep_link' } },
      'site',
    ),
    button({ type: 'navigate_back' }, 'back'),
    button({ type: 'navigate_to', destination: 'customer_center' }, 'centre'),
    button({ type: 'restore_purchases' }, 'restore'),
  ],
  words,
);

/** Puts an element with this paywall on the page; its events are noted, and prevented where the test says so. */
const put = async (shop: Shop, data: object, isPrevented = false) => {
  const instance = await shop.instance();
  const seen = await instance.evaluateHandle(
    async ({ purchases }, { data, isPrevented }) => {
      const seen: string[] = [];
      const element = document.createElement('purchase-paywall');
      const main = document.querySelector('main');
      for (const name of 'select purchase purchased navigate back customer-center restore restored closed error'.split(
        ' ',
      ))
        main?.addEventListener(`paywall-${name}`, (event) => {
          const flags = [event.bubbles, event.composed].every(Boolean) ? '' : ' kept inside';
          seen.push(`${name}${event.cancelable ? ' cancelable' : ''}${flags}`);
          if (isPrevented) event.preventDefault();
        });
      const found = (await purchases.getOfferings()).all['default'];
      Object.assign(element, { offering: { ...found, paywall_components: data } });
      main?.append(element);
      return seen;
    },
    { data, isPrevented },
  );
  await expect(shop.page.locator('purchase-paywall .frame:not([aria-busy])')).toBeVisible();
  return () => seen.jsonValue();
};

const press = async (page: Page, names: readonly string[]): Promise<void> => {
  for (const name of names) await page.locator('purchase-paywall').getByText(name, { exact: true }).click();
};

const noticeOf = (page: Page) => page.locator('purchase-paywall').getByRole('status');

test.beforeEach(async ({ page }) => openHostPage(page));

test('each action fires an event that the page can cancel', async ({ page, shop, context }) => {
  const seen = await put(shop, actions, true);
  await press(page, ['Month', 'Buy', 'Site', 'Back', 'Manage', 'Restore']);
  expect(await seen()).toEqual([
    'select',
    'purchase cancelable',
    'navigate cancelable',
    'back cancelable',
    'customer-center cancelable',
    'restore cancelable',
  ]);
  await expect(page.locator('purchase-checkout')).toHaveCount(0);
  await expect(noticeOf(page)).toHaveText('');
  await expect(page.locator('purchase-paywall .frame')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('a purchase and closing fire events, and the paywall can be shown again', async ({
  page,
  shop,
  checkout,
}) => {
  const seen = await put(shop, actions);
  await press(page, ['Back']);
  await expect(page.locator('purchase-paywall .frame')).toHaveCount(0);
  await page
    .locator('purchase-paywall')
    .evaluate((element) => (element as HTMLElement & { show(): void }).show());
  await press(page, ['Buy']);
  await checkout.buy();
  await checkout.finishButton.click();
  await expect(page.locator('purchase-paywall .frame')).toHaveCount(0);
  expect(await seen()).toEqual(['back cancelable', 'closed', 'purchase cancelable', 'purchased']);
});

test('a customer without purchases sees that there is nothing to manage; another opens the management page', async ({
  page,
  shop,
  sandbox,
  context,
}) => {
  await put(shop, actions);
  await press(page, ['Manage']);
  await expect(noticeOf(page)).toContainText('Nothing to manage yet');
  await page.keyboard.press('Escape');
  await sandbox.grant('monthly');
  const opened = context.waitForEvent('page');
  await press(page, ['Manage']);
  await (await opened).waitForURL('**/sandbox/manage**');
});

test('a countdown counts down, and shows its end content after that', async ({ page, shop }) => {
  await page.clock.install({ time: new Date('2031-05-04T10:00:00Z') });
  await put(
    shop,
    paywallData(
      [
        {
          type: 'countdown',
          style: { type: 'date', date: '2031-05-04T10:00:30Z' },
          countdown_stack: stack([text('left')]),
          end_stack: stack([text('over')]),
        },
      ],
      words,
    ),
  );
  const element = page.locator('purchase-paywall');
  const seconds = async (): Promise<number> => parseInt(await element.locator('.text').innerText(), 10);
  const before = await seconds();
  expect(before).toBeGreaterThan(5);
  await page.clock.runFor(3_000);
  expect(await seconds()).toBeLessThanOrEqual(before - 3);
  await page.clock.runFor(30_000);
  await expect(element).toContainText('Too late');
});

test('header and footer stay visible, and the small picture is shown until the large one has loaded', async ({
  page,
  shop,
}) => {
  let send = (): void => {};
  const released = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/pictures/**', async (route) => {
    if (route.request().url().includes('large')) await released;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  const at = (name: string): string => `${new URL(page.url()).origin}/pictures/${name}`;
  const large = { original: at('large.svg'), webp_low_res: at('small.svg') };
  const { components_config: config, ...rest } = paywallData(
    [
      {
        type: 'image',
        source: { light: large },
        size: { width: { type: 'fill' }, height: { type: 'fixed', value: 90 } },
      },
      ...Array.from({ length: 60 }, () => text('line')),
    ],
    words,
  ) as { components_config: { base: object } };
  const bar = (lid: string): object => ({ stack: stack([text(lid)]) });
  await put(shop, {
    ...rest,
    components_config: {
      base: {
        ...config.base,
        header: { type: 'header', ...bar('week') },
        sticky_footer: { type: 'footer', ...bar('month') },
      },
    },
  });
  const paywall = page.locator('purchase-paywall');
  const frame = paywall.locator('.image-frame');
  await expect(frame).toHaveCSS('background-image', /small\.svg/);
  send();
  await expect(frame).toHaveCSS('background-image', 'none');
  await page.evaluate(() => scrollTo(0, 700));
  await expect(paywall.getByText('Week', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(paywall.getByText('Month', { exact: true })).toBeInViewport({ ratio: 1 });
});
