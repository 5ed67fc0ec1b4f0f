import type { Page } from 'playwright/test';
import { axeComplaints } from './models/axe';
import { elementTag, openHostPage } from './models/host-page';
import { reach, stateNames } from './models/states';
import type { StateName } from './models/states';
import { expect, test } from './models/test';

/** What axe complains about, once nothing moves or fades any more; nothing is left out. */
async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const root = document.querySelector('purchase-checkout')?.shadowRoot;
    const ending = (root?.getAnimations() ?? []).filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  return axeComplaints(page);
}

const PHONE = { width: 375, height: 760 };

const atPhone: readonly StateName[] = [
  'needs-auth-info',
  'needs-auth-info with an error',
  'needs-payment-info, form ready',
  'needs-payment-info, error panel',
  'success',
  'error',
];

/** The dark colours of what holds most different parts; the parts are the same in the other states. */
const inTheDark: readonly StateName[] = [
  'needs-auth-info with an error',
  'needs-payment-info, form ready',
  'needs-payment-info, error panel',
  'success',
  'error',
];

for (const branding of ['default', 'dark'] as const)
  for (const state of branding === 'default' ? stateNames : inTheDark)
    test(`axe finds nothing in ${state} with the ${branding} branding`, async ({
      page,
      sandbox,
      checkout,
      shop,
    }) => {
      await openHostPage(page);
      await sandbox.branding(branding);
      await reach[state]({ page, sandbox, checkout, shop });
      expect(await complaints(page)).toEqual([]);
      if (branding === 'dark' || !atPhone.includes(state)) return;
      await page.setViewportSize(PHONE);
      expect(await complaints(page), 'at 375 px').toEqual([]);
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
  await sandbox.fault({ call: 'getOfferings', kind: 'latency', ms: 2500 });
  await openHostPage(page, { body: elementTag(sandbox, 'open package="platinum"') });
  await expect(checkout.announcement).toHaveText('Preparing your checkout…');
  expect(await complaints(page)).toEqual([]);
  await expect(checkout.title).toHaveText('This offer could not be loaded');
  expect(await complaints(page)).toEqual([]);
});

test('axe finds nothing in the challenge of the bank', async ({ page, checkout, shop }) => {
  await page.goto('/demo/console.html');
  await shop.sell({ email: 'ada@example.org' });
  await checkout.pay('4000000000003220');
  await expect(checkout.challenge.getByRole('button', { name: 'Complete' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});
