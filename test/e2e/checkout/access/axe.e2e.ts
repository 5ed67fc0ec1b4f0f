import type { Page } from 'playwright/test';
import { axeComplaints } from '../../models/looks/axe';
import { findingsInEveryLook, LOOKS_OF_A_PAYWALL } from '../../models/looks/every-look';
import { elementTag, openHostPage } from '../../models/host/host-page';
import { paywallTag } from '../../models/paywall';
import { expect, test } from '../../models/one-page';

/** The states of a checkout are looked at in `looks/every-state.e2e.ts`. */

/** What axe complains about, once nothing moves or fades any more; nothing is left out. */
async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const root = document.querySelector('purchase-checkout')?.shadowRoot;
    const ending = (root?.getAnimations() ?? []).filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  return axeComplaints(page);
}

const paywalls: Readonly<Record<string, string>> = {
  'that is open': 'offering="paywall-hero"',
  'that can’t be shown': 'offering="there-is-none"',
  'that is on its way': 'offering="paywall-hero"',
};

for (const [what, attributes] of Object.entries(paywalls))
  test(`of a paywall ${what} neither axe nor a measure finds anything, in ${LOOKS_OF_A_PAYWALL} looks`, async ({
    page,
    sandbox,
  }) => {
    const isDue = what === 'that is on its way';
    if (isDue) await page.route('**/offerings', () => {});
    await openHostPage(page, { body: paywallTag(sandbox, attributes) });
    await page.keyboard.press('Tab');
    const paywall = page.locator('purchase-paywall');
    const turn = async (locale: string): Promise<void> => {
      await paywall.evaluate((node, locale) => node.setAttribute('locale', locale), locale);
      const direction = `[dir="${locale === 'ar' ? 'rtl' : 'ltr'}"]`;
      const part =
        { 'that is open': '.frame', 'that can’t be shown': '.before:has(.notice)' }[what] ?? '.before';
      await expect(paywall.locator(part + direction)).toHaveCount(1);
    };
    expect(await findingsInEveryLook(page, { tag: 'purchase-paywall', turn })).toEqual([]);
  });

for (const name of ['index', 'script-tag', 'element', 'console', 'inline', 'single-file'])
  test(`axe finds nothing on the ${name} demo page`, async ({ page, sandbox, checkout }) => {
    await page.goto(sandbox.demo(name));
    if (name === 'element' || name === 'inline') await checkout.expectScreen('email');
    expect(await complaints(page)).toEqual([]);
  });

test('axe finds nothing while an element prepares its offer, nor when the offer can’t be had', async ({
  page,
  sandbox,
  checkout,
}) => {
  await sandbox.hang('getOfferings');
  await openHostPage(page, { body: elementTag(sandbox, 'open package="platinum"') });
  await expect(checkout.element).toContainText('Preparing your checkout…');
  expect(await complaints(page)).toEqual([]);
  await sandbox.release();
  await expect(checkout.title).toHaveText('This offer could not be loaded');
  expect(await complaints(page)).toEqual([]);
});

test('axe finds nothing in the challenge of the bank', async ({ page, checkout, shop }) => {
  await openHostPage(page);
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay('4000000000003220');
  await expect(checkout.challenge.getByRole('button', { name: 'Complete' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});
