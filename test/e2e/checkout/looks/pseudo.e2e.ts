import type { Page } from 'playwright/test';
import { outsideOfPseudo, pseudo, pseudoMessages } from '../../../support/pseudo-locale';
import { elementTag, openHostPage, STAND_IN } from '../../models/host/host-page';
import { button, buy, Paywall, paywallData, plan } from '../../models/paywall';
import { expect, test } from '../../models/one-page';
import { foreignWords, turnToPseudo } from '../../models/words';

/** What the shop, the customer and the card provider wrote, and amounts. */
const DATA =
  /^(Stepwise|Stepwise PRO \w+|Unlimited step-by-step solutions for all of math\.|ada@example(\.org)?|[$€]?[\d.,]+|help@\S+|support@\S+|An error occurred while processing your card\..*)$/;

test('texts of an element are there from the first moment, also when the offer can’t be had', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.fault({ call: 'getOfferings', kind: 'latency', ms: 1000 });
  await openHostPage(page, { body: elementTag(sandbox, 'package="platinum"') });
  await page
    .locator('purchase-checkout')
    .evaluate((element) => customElements.whenDefined(element.localName));
  await turnToPseudo(page, 'purchase-checkout');
  await page.locator('purchase-checkout').evaluate((element) => element.setAttribute('open', ''));
  await expect(checkout.announcement).toContainText('⟦');
  // With a sandbox key the element shows, in English, the integrator's mistake as soon as the offer is known to be missing.
  const notice = 'There is no package "platinum"';
  const other = new RegExp(`${DATA.source}|^purchase-checkout ${notice}`, DATA.flags);
  await expect.poll(() => foreignWords(page, 'purchase-checkout', other)).toEqual([]);
  await expect(checkout.title).toHaveText(/⟦.*⟧/);
  await expect(checkout.element).toContainText(notice);
  expect(await foreignWords(page, 'purchase-checkout', other)).toEqual([]);
});

/** What a paywall says besides the shop's own texts: names of its parts. */
const partNames = (page: Page): Promise<readonly string[]> =>
  page.locator('purchase-paywall').evaluate((host) => {
    const parts = host.shadowRoot?.querySelectorAll(
      '.frame, .carousel, .page, .dot-button, [role="tablist"], [role="radiogroup"], [role="switch"]',
    );
    return [...(parts ?? [])].flatMap((part) =>
      ['aria-label', 'aria-roledescription'].flatMap((name) => part.getAttribute(name) ?? []),
    );
  });

test('what a paywall says besides its own texts can be translated', async ({ page, shop }) => {
  const paywall = new Paywall(page);
  await openHostPage(page);
  await shop.configure(undefined, { texts: { en: pseudoMessages } });
  for (const offering of ['paywall-carousel', 'paywall-tabs', 'paywall-compare']) {
    await paywall.open(shop, { offering });
    await expect(paywall.element.locator('.frame:not([aria-busy])')).toBeVisible();
    const names = await partNames(page);
    expect(names.length).toBeGreaterThan(offering === 'paywall-carousel' ? 6 : 1);
    expect(names.filter((name) => outsideOfPseudo(name) !== '')).toEqual([]);
  }
  const data = paywallData(
    [plan('$rc_monthly', 'plan', true), buy('buy'), button({ type: 'restore_purchases' }, 'restore')],
    {
      plan: '{{ price_per_period_full }} {{ sub_period }} {{ sub_duration }} {{ sub_relative_discount }}',
      buy: pseudo('Buy'),
      restore: pseudo('Restore'),
    },
  );
  await paywall.open(shop, { data });
  await paywall.element.locator('[data-part="restore-purchases"]').click();
  await expect(paywall.notice).toContainText('⟦');
  expect(await foreignWords(page, 'purchase-paywall', /^[^a-z]*$/i)).toEqual([]);
});

test('the single file fetches a language from beside itself, under the page’s own texts, and runs no changed file', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const head = `${STAND_IN}<script src="/dist/purchases.full.js"></script>`;
  const file = page.waitForResponse(/\/dist\/locales\/de\.[\w-]+\.js$/);
  await openHostPage(page, { head });
  const own = { 'checkout.close': 'Zu' };
  const texts = { de: { ...own, 'checkout.label': 'Kasse' }, 'de-AT': { 'checkout.label': 'Kassa' } };
  await shop.configure(undefined, { texts });
  await shop.sell({ locale: 'de-AT' });
  expect((await file).status()).toBe(200);
  await expect(checkout.element.locator('.root')).toHaveAttribute('lang', 'de');
  await expect(checkout.announcement).toHaveText(/^E-Mail/);
  const dialog = checkout.element.getByRole('dialog', { name: 'Kassa' });
  await expect(dialog.getByRole('button', { name: 'Zu', exact: true })).toBeVisible();
  await page.route('**/locales/fr.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default { "checkout.label": "Changed" };',
    }),
  );
  await openHostPage(page, { head });
  await shop.configure(`${sandbox.user}-fr`);
  await shop.sell({ locale: 'fr' });
  await expect(checkout.announcement).toHaveText('Billing email address');
  await expect(checkout.element.locator('.root')).toHaveAttribute('lang', 'en');
});

test('the single file looks for languages where its tag says, and speaks English when they are not there', async ({
  page,
  checkout,
  shop,
}) => {
  const head = `${STAND_IN}<script src="/dist/purchases.full.js" data-locales-url="/elsewhere"></script>`;
  const asked = page.waitForRequest(/\/elsewhere\/it\.[\w-]+\.js$/);
  await openHostPage(page, { head });
  await shop.sell({ locale: 'it' });
  await asked;
  await expect(checkout.announcement).toHaveText('Billing email address');
});
