import { cards, CHALLENGE, EngineCheckout, EMAIL, PAY } from '../checkout';
import type { EnginePage } from '../engine-page';
import { hostPage, ownStandIn, tag } from '../site';
import { expect, test } from '../test';

/** Pages that are hard on what is embedded in them. */

const BUTTON = '[part~="button"]';

test('inline', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('inline'));
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.finish();
  await page.see('#status', 'pro: active');
});

test('a page with hostile CSS', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(sandbox.origin + sandbox.demo('hostile'));
  await page.click('#buy');
  await page.see('[part~="form"]');
  const [dialog] = await page.find('[part~="dialog"]');
  expect(dialog?.box.width).toBe(880);
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.finish();
  expect(await sandbox.ledger()).toHaveLength(1);
});

/** Everything of the page may come from its own origin or the sandbox only, and no text becomes code. */
const policyFor = (origin: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${origin}`,
    `frame-src ${origin}`,
    `connect-src 'self' ${origin}`,
    `img-src 'self' ${origin} data:`,
    "style-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types purchase-elements',
  ].join('; ');

const WATCH = `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push([event.effectiveDirective, event.blockedURI, event.sample].join(' ')));`;

test('a strict policy with Trusted Types', async ({ tab: page, sandbox, openSite }) => {
  const head = '<script src="/watch.js"></script>';
  const body = tag(sandbox, 'purchase-button', 'package="$rc_monthly"');
  const site = await openSite({
    '/shop.html': {
      html: hostPage({ head, body }),
      headers: { 'Content-Security-Policy': policyFor(sandbox.origin) },
    },
    '/watch.js': { html: WATCH, type: 'text/javascript' },
  });
  const checkout = new EngineCheckout(page);
  await page.browser.open(`${site.url}/shop.html`);
  await page.click(BUTTON);
  await checkout.typeEmail();
  await checkout.typeCardByKeys();
  await page.click(PAY);
  await checkout.finish();
  const violations = await page.browser.evaluate(() => Reflect.get(window, 'violations') as unknown, null);
  expect(violations).toEqual([]);
});

const boxOf = async (page: EnginePage, css: string) => (await page.see(css)).box;

for (const { what, style } of [
  { what: 'a transform', style: 'body { transform: translateX(10px) }' },
  { what: 'a filter', style: 'body { filter: saturate(1) }' },
])
  test(`a body with ${what}`, async ({ tab: page, sandbox, openSite }) => {
    const sold = tag(sandbox, 'purchase-checkout', 'package="$rc_monthly" open');
    const body = `<p style="height: 300px"></p>${sold}<p style="height: 2000px"></p>`;
    const site = await openSite({
      '/shop.html': { html: hostPage({ head: `<style>${style}</style>`, body }) },
      '/sandbox/stripe/stripe.js': await ownStandIn(sandbox.origin),
    });
    const checkout = new EngineCheckout(page);
    await page.browser.open(`${site.url}/shop.html`);
    await page.see(EMAIL);
    const viewport = await page.browser.evaluate(
      () => ({ x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight }),
      null,
    );
    expect(await boxOf(page, '[part="backdrop"]')).toEqual(viewport);
    await checkout.typeEmail();
    await checkout.pay(cards.challenge);
    // The bank's window is above the dialog.
    expect(await boxOf(page, CHALLENGE)).toMatchObject({ x: 0, y: 0 });
    await page.click('#complete');
    await checkout.finish();
    expect(await sandbox.ledger()).toHaveLength(1);
  });

test('gate and price table', async ({ tab: page, sandbox, openSite }) => {
  const gate = '<template><p id="inside">Inside</p></template><p slot="fallback" id="outside">Outside</p>';
  const body =
    tag(sandbox, 'purchase-offers', 'offering="no_trial"') +
    tag(sandbox, 'purchase-gate', 'entitlement="pro"', gate);
  const site = await openSite({ '/shop.html': { html: hostPage({ body }) } });
  const checkout = new EngineCheckout(page);
  await page.browser.open(`${site.url}/shop.html`);
  await page.see('#outside');
  await page.click(BUTTON);
  await checkout.typeEmail();
  await checkout.typeCardByKeys();
  await page.click(PAY);
  await checkout.finish();
  await page.see('#inside');
  await page.see(BUTTON, 'Your plan');
});

test('paywall', async ({ tab: page, sandbox }) => {
  const checkout = new EngineCheckout(page);
  await page.browser.open(`${sandbox.origin}${sandbox.demo('paywall-show')}&offering=paywall-hero`);
  await page.click('[data-part="purchase"]');
  await checkout.typeEmail();
  await checkout.pay();
  await checkout.expectScreen('success');
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('Arabic in dark', async ({ tab: page, sandbox, openSite }) => {
  const body = tag(
    sandbox,
    'purchase-checkout',
    `package="$rc_monthly" locale="ar" appearance='{ "theme": "dark" }' open`,
  );
  const site = await openSite({ '/shop.html': { html: hostPage({ body }) } });
  const checkout = new EngineCheckout(page);
  await page.browser.open(`${site.url}/shop.html`);
  await page.see('[part~="title"]', 'عنوان البريد الإلكتروني للفوترة');
  await page.type(EMAIL, 'ada@example.org');
  const form = await boxOf(page, '[part~="form"]');
  const panel = await boxOf(page, '[part~="panel"]');
  expect(form.x).toBeLessThan(panel.x);
  await page.click('[part~="continue"]');
  await checkout.typeCardByKeys();
  await page.click(PAY);
  await page.see('[part~="finish"]');
});
