import { bundledPackage } from '../../models/host/bundled-package';
import { cards } from '../../models/checkout';
import { Paywall } from '../../models/paywall';
import { atStrictShop, serveStripe, watchViolations } from '../../models/host/strict-page';
import { expect, test } from '../../models/test';

const SCRIPT_TAG = '<script src="/dist/purchases.js" async></script>';
const OWN_STRIPE = '<script src="https://js.stripe.com/endive/stripe.js" async></script>';

for (const { build, scripts, files } of [
  { build: 'script tag', scripts: [SCRIPT_TAG], files: async () => ({}) },
  {
    build: 'bundled package',
    scripts: ['<script type="module" src="/app.js"></script>'],
    files: bundledPackage,
  },
])
  test(`with the ${build} a strict page sells, from the paywall to the challenge of the bank, and violates nothing`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    const violations = await watchViolations(page);
    const fetched = await serveStripe(page, sandbox);
    await atStrictShop(sandbox, { scripts, files: await files() }, async (address) => {
      await page.goto(address);
      await page.waitForFunction(() => 'Purchases' in window);
      const declined = await shop.sell();
      await checkout.typeEmail('ada@example');
      await checkout.typeEmail();
      await checkout.pay(cards.declined);
      await expect(checkout.card.getByText('Your card was declined.')).toBeVisible();
      await checkout.close();
      expect(await declined.outcome()).toMatchObject({ code: 1 });

      const paywall = new Paywall(page);
      await paywall.open(shop, { offering: 'paywall-hero' });
      await paywall.buyButton.click();
      await checkout.typeEmail();
      await checkout.pay(cards.challenge);
      await checkout.challenge.getByRole('button', { name: 'Complete' }).click();
      await checkout.expectScreen('success');
      await checkout.finishButton.click();
      expect(await paywall.end()).toMatchObject({ type: 'resolved', active: ['pro'] });
    });
    expect(fetched).toEqual(['/endive/stripe.js']);
    expect(await violations()).toEqual([]);
  });

test('a page that lists its Trusted Types policies lets the card form in when ours is on the list', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const violations = await watchViolations(page);
  await serveStripe(page, sandbox);
  const more = { 'trusted-types': 'purchase-elements' };
  await atStrictShop(sandbox, { scripts: [SCRIPT_TAG], more }, async (address) => {
    await page.route('https://js.stripe.com/endive/stripe.js', (route) => route.abort(), { times: 1 });
    await page.goto(address);
    await shop.sell({ email: 'ada@example.org' });
    // The second attempt is under the same policy: a name is good for one.
    await checkout.notice.getByRole('button', { name: 'Load again' }).click();
    await checkout.expectCardForm();
  });
  expect(await violations()).toEqual([]);
});

test('where our policy is not on the list the log says what to allow, and no script is added', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const violations = await watchViolations(page);
  const fetched = await serveStripe(page, sandbox);
  const more = { 'trusted-types': 'theirs' };
  await atStrictShop(sandbox, { scripts: [SCRIPT_TAG], more }, async (address) => {
    await page.goto(address);
    await shop.configure();
    await page.evaluate(() => window.Purchases.setLogLevel(window.Purchases.LogLevel.Error));
    const said = page.waitForEvent('console', (message) => message.text().includes('"purchase-elements"'));
    await shop.sell({ email: 'ada@example.org' });
    await expect(checkout.notice).toContainText('The payment form could not be loaded');
    expect((await said).text()).toContain('<script src="https://js.stripe.com/endive/stripe.js"></script>');
  });
  expect(fetched).toEqual([]);
  // That the browser tells these tests of what it blocks.
  expect(await violations()).toEqual([
    expect.stringMatching(/^trusted-types .*purchase-elements/),
    expect.stringMatching(/^require-trusted-types-for .*js\.stripe\.com/),
  ]);
});

test('a page that allows no Trusted Types policy at all sells when it brings Stripe’s script itself', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  const violations = await watchViolations(page);
  const fetched = await serveStripe(page, sandbox);
  const written = { scripts: [OWN_STRIPE, SCRIPT_TAG], more: { 'trusted-types': "'none'" } };
  await atStrictShop(sandbox, written, async (address) => {
    await page.goto(address);
    await shop.sell({ email: 'ada@example.org' });
    await checkout.pay();
    await checkout.expectScreen('success');
  });
  expect(fetched).toEqual(['/endive/stripe.js']);
  expect(await violations()).toEqual([]);
});
