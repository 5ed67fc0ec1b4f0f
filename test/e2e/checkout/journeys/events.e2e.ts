import type { JSHandle, Page } from 'playwright/test';
import { cards } from '../../models/checkout';
import { elementTag, openHostPage } from '../../models/host/host-page';
import { buy, paywallData, plan } from '../../models/paywall';
import { expect, test } from '../../models/one-page';
import type { Sandbox } from '../../models/sandbox';

/** Notes the events of the funnel where they arrive: at the window. */
const funnelAt = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const name of ['opened', 'step', 'submitted', 'error', 'succeeded'])
      window.addEventListener(`purchase-${name}`, (event) => {
        const { detail } = event as CustomEvent<Record<string, unknown>>;
        const what = detail['step'] ?? detail['kind'] ?? detail['productIdentifier'];
        const flags = event.bubbles && event.composed ? '' : ' kept inside';
        seen.push(`${name} ${String(what)}${flags}`);
      });
    return seen;
  });

const namesOf = async (sandbox: Sandbox): Promise<readonly unknown[]> =>
  (await sandbox.events()).map((event) => event['event_name'] ?? event['type']);

const isEventsCode = (url: string): boolean => /purchases-events\.\w+\.js$/.test(url);

test('a dialog announces its funnel at the window, with events off, and sends nothing', async ({
  page,
  sandbox,
  shop,
  checkout,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHostPage(page);
  const funnel = await funnelAt(page);
  const sale = await shop.sell();
  await checkout.buy();
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  expect(await funnel.jsonValue()).toEqual([
    'opened monthly',
    'step email',
    'step payment',
    'submitted monthly',
    'step confirming',
    'succeeded monthly',
    'step success',
  ]);
  expect(requested.filter((url) => isEventsCode(url) || url.endsWith('/v1/events'))).toEqual([]);
  expect(await sandbox.events()).toEqual([]);
});

test('an element announces a refused card and a refused address', async ({ page, sandbox, checkout }) => {
  await openHostPage(page, { body: elementTag(sandbox, 'layout="inline" package="monthly"') });
  const funnel = await funnelAt(page);
  await checkout.typeEmail('ada@nowhere.invalid');
  await expect.poll(() => funnel.jsonValue()).toContain('error invalid-email');
  await checkout.typeEmail();
  await checkout.pay(cards.declined);
  await expect.poll(() => funnel.jsonValue()).toContain('error payment-refused');
  const seen = await funnel.jsonValue();
  expect(seen.filter((line) => line.startsWith('submitted'))).toHaveLength(1);
  expect(seen).not.toContain('step success');
});

test('with events on, the provider gets those of a purchase, without address or secret', async ({
  page,
  sandbox,
  shop,
  checkout,
}) => {
  await openHostPage(page);
  await shop.configure(sandbox.user, { events: true });
  await expect.poll(() => namesOf(sandbox)).toEqual(['sdk_initialized']);
  const sale = await shop.sell();
  await checkout.buy('ada@example.org');
  await checkout.finishButton.click();
  expect(await sale.outcome()).toMatchObject({ type: 'resolved' });
  await expect
    .poll(() => namesOf(sandbox))
    .toEqual([
      'sdk_initialized',
      'checkout_session_start',
      'checkout_payment_form_impression',
      'checkout_payment_form_submit',
      'checkout_purchase_successful_impression',
      'checkout_purchase_successful_dismiss',
      'checkout_session_end',
    ]);
  const sent = await sandbox.events();
  const text = JSON.stringify(sent);
  expect(text).not.toMatch(/ada@|_secret_|rcb_sb_/);
  expect(new Set(sent.map((event) => event['app_user_id']))).toEqual(new Set([sandbox.user]));
  expect(sent[1]).toMatchObject({
    type: 'web_billing',
    context: { page_url: `${sandbox.origin}/host.html`, page_title: 'Host' },
    properties: { selected_product_id: 'monthly', product_interval: 'P1M', product_currency: 'USD' },
  });
});

test('events that wait are sent when the page is left', async ({ page, sandbox, shop, checkout }) => {
  await openHostPage(page);
  await shop.configure(sandbox.user, { events: true });
  await expect.poll(() => namesOf(sandbox)).toEqual(['sdk_initialized']);
  await shop.sell();
  await checkout.expectScreen('email');
  await page.goto('/healthz');
  await expect.poll(() => namesOf(sandbox)).toContain('checkout_session_start');
});

test('events can be switched on and off later', async ({ page, sandbox, shop, checkout }) => {
  await openHostPage(page);
  const instance = await shop.instance();
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await instance.evaluate(({ purchases }) => purchases.setEvents(true));
  await expect.poll(() => namesOf(sandbox)).toEqual(['sdk_initialized']);
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await expect.poll(() => namesOf(sandbox)).toContain('checkout_session_end');
  const before = await namesOf(sandbox);
  await instance.evaluate(({ purchases }) => purchases.setEvents(false));
  await shop.sell();
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await page.goto('/healthz');
  expect(await namesOf(sandbox)).toEqual(before);
});

test('a paywall sends its events with those of its checkout', async ({ page, sandbox, shop, checkout }) => {
  await openHostPage(page);
  await shop.configure(sandbox.user, { events: true });
  const instance = await shop.instance();
  const data = paywallData([plan('$rc_weekly', 'week', true), plan('$rc_monthly', 'month'), buy('buy')], {
    week: 'Week',
    month: 'Month',
    buy: 'Buy',
  });
  await instance.evaluate(async ({ purchases }, data) => {
    const { current } = await purchases.getOfferings();
    if (!current) throw new Error('The test needs a current offering.');
    const offering = { ...current, paywall_components: data };
    purchases.presentPaywall({ offering }).catch(() => {});
  }, data);
  const paywall = page.locator('purchase-paywall');
  await paywall.getByText('Month', { exact: true }).click();
  await paywall.getByText('Buy', { exact: true }).click();
  await checkout.expectScreen('email');
  await checkout.close();
  await checkout.expectGone();
  await paywall.evaluate((element) => (element as HTMLElement & { close(): void }).close());
  await expect.poll(() => namesOf(sandbox)).toContain('paywall_close');
  const names = await namesOf(sandbox);
  expect(names.filter((name) => String(name).startsWith('paywall'))).toEqual([
    'paywall_impression',
    'paywall_component_interacted',
    'paywall_component_interacted',
    'paywall_cancel',
    'paywall_close',
  ]);
});
