import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cards } from '../../models/checkout';
import { openHostPage } from '../../models/host/host-page';
import { Offers } from '../../models/offers';
import { Paywall } from '../../models/paywall';
import { faultsOf, listen, AS_FOR_A_SCREEN_READER, readThrough } from '../../models/spoken';
import { expect, test } from '../../models/one-page';

/**
 * What a screen reader says, as scripts that a person can read: `fixtures/spoken`. After a wanted change the run with
 * `UPDATE_SPOKEN=1` writes them anew; read the difference aloud.
 */
const FOLDER = 'test/e2e/fixtures/spoken';
const TODAY = new Date('2026-03-02T09:00:00Z');
/** Long enough for a step to be announced. */
const STEP_MS = 400;
/** By then a line is in the live region. */
const SAID_MS = 300;
/** By then it has left the region again. */
const CLEARED_MS = 7500;

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...AS_FOR_A_SCREEN_READER] }),
    { scope: 'worker' },
  ],
});

type Part = readonly [heading: string, lines: readonly string[]];

/** The date of the next payment comes from the server, whose clock goes on: in the script it is in words. */
const withoutDate = (script: string, locale: string): string => {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const written = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long' }).format(inThreeDays);
  return script.replaceAll(written, '[in three days]');
};

function expectScript(name: string, parts: readonly Part[]): void {
  const file = `${FOLDER}/${name}.txt`;
  const said = parts.map(([heading, lines]) => `# ${heading}\n${lines.join('\n')}\n`).join('\n');
  const script = withoutDate(said, name.split('.').at(-1) ?? '');
  if (process.env['UPDATE_SPOKEN']) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, script);
  }
  for (const [heading, lines] of parts) expect(faultsOf(lines), `${name}: ${heading}`).toEqual([]);
  expect(script).toBe(readFileSync(file, 'utf8'));
}

const isLive = (line: string): boolean => line.startsWith('polite:');

for (const locale of ['en', 'de', 'ar']) {
  test(`a whole purchase: ${locale}`, async ({ page, sandbox, checkout, shop }) => {
    for (const call of ['getBrandingInfo', 'purchase', 'retrieve', 'confirm', 'getCheckoutStatus'] as const)
      await sandbox.fault({ call, kind: 'latency', ms: STEP_MS });
    await page.clock.install({ time: TODAY });
    await openHostPage(page);
    const heard = await listen(page, () => shop.sell({ locale }));
    const email = checkout.element.locator('input[type=email]');
    const card = checkout.element.frameLocator('iframe').first();
    const region = checkout.announcement;
    /** The region is empty by then: a customer who reads has listened before. */
    const read = async (): Promise<readonly string[]> => {
      await page.clock.runFor(CLEARED_MS);
      await expect(region).toHaveText('');
      return await readThrough(checkout.element);
    };
    await expect(checkout.continueButton).toBeVisible();
    await expect(region).toHaveText((await checkout.title.textContent()) ?? '');
    // On a slow machine the line before these is said before the reader listens; announcements.e2e.ts has a test for it.
    // The field takes the focus and the region is filled independently of each other, in either order.
    const opening = (await heard()).slice(-2).toSorted((a, b) => Number(isLive(a)) - Number(isLive(b)));
    const parts: Part[] = [['Said when it is open', opening]];
    parts.push(['Read: the e-mail step', await read()]);
    await email.fill('ada@example');
    await heard();
    await checkout.continueButton.click();
    await expect(checkout.element.locator('[aria-invalid=true]')).toBeFocused();
    await page.clock.runFor(SAID_MS);
    parts.push(['Said after a mistyped address', await heard()]);
    parts.push(['Read: the e-mail step with the error', await read()]);
    await email.fill('ada@example.org');
    await heard();
    await checkout.continueButton.click();
    await expect(checkout.element.locator('[part="payment-form"][data-open]')).toBeVisible();
    await expect(region).toHaveText((await checkout.title.textContent()) ?? '');
    parts.push(['Said on the way to the card form', await heard()]);
    await card.locator('[autocomplete=cc-number]').fill(cards.good);
    await card.locator('[autocomplete=cc-exp]').fill('12 / 34');
    await card.locator('[autocomplete=cc-csc]').fill('123');
    await expect(checkout.payButton).toBeEnabled();
    parts.push(['Read: the card form, filled in', await read()]);
    await heard();
    await checkout.payButton.click();
    await expect(checkout.finishButton).toBeVisible();
    await expect(region).not.toHaveText('');
    parts.push(['Said while the payment is made', await heard()]);
    parts.push(['Read: success', await read()]);
    expectScript(`purchase.${locale}`, parts);
  });

  test(`the card form on a phone: ${locale}`, async ({ page, checkout, shop }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.clock.install({ time: TODAY });
    await openHostPage(page);
    await shop.sell({ locale, email: 'ada@example.org' });
    await expect(checkout.element.locator('[part="payment-form"][data-open]')).toBeVisible();
    await page.clock.runFor(CLEARED_MS);
    const folded = await readThrough(checkout.element);
    await checkout.element.locator('.summary-bar').click();
    const unfolded = await readThrough(checkout.element);
    expectScript(`phone.${locale}`, [
      ['Read: the order folded', folded],
      ['Read: the order unfolded', unfolded],
    ]);
  });

  test(`a price table: ${locale}`, async ({ page, sandbox }) => {
    const attributes = `offering="default" recommended="$rc_annual" locale="${locale}"`;
    const offers = await Offers.open(page, sandbox, attributes);
    await offers.expectReady();
    expectScript(`price-table.${locale}`, [['Read: the price table', await readThrough(offers.element)]]);
  });

  test(`a paywall: ${locale}`, async ({ page, shop }) => {
    await openHostPage(page);
    const paywall = new Paywall(page);
    await paywall.open(shop, { offering: 'paywall-hero', locale });
    expectScript(`paywall.${locale}`, [['Read: the paywall', await readThrough(paywall.element)]]);
  });
}
